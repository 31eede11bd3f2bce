import { useBalanceHidden } from '@repo/client/balance';
import type { IsoDay } from '@repo/domain/dates';
import { LineChart } from '@repo/ui/charts';
import { type ReactNode, useMemo, useState } from 'react';
import type { ReadGrant } from './grants.model.ts';
import { grantsTexts } from './grants.texts.ts';
import { unlockLine } from './unlock-line.model.ts';

interface UnlockChartProps {
  readonly grant: ReadGrant;
  readonly today: IsoDay;
  /** The day of the cursor, where the page shows figures of it. */
  readonly chosen?: { readonly day: IsoDay; readonly onChange: (day: IsoDay) => void } | undefined;
  readonly actions?: ReactNode;
}

/** « Déblocages cumulés » of one grant. */
export function UnlockChart({ grant, today, chosen, actions }: UnlockChartProps) {
  const isHidden = useBalanceHidden();
  const day = chosen?.day ?? today;
  // A day between two tranches stays a point while the cursor is elsewhere: moving it must not redraw.
  const [extra, setExtra] = useState(day);
  const data = useMemo(() => unlockLine(grant, today, extra), [grant, today, extra]);
  if (data.days.length > 0 && !data.days.includes(day)) setExtra(day);
  const { symbol } = grant.unitClass;
  const unit = useMemo(() => ({ kind: 'units', symbol }) as const, [symbol]);
  return (
    <LineChart
      actions={actions}
      cursor={chosen}
      data={data}
      emptyText={grantsTexts.chart.empty}
      isHidden={isHidden}
      title={grantsTexts.chart.title}
      unit={unit}
    />
  );
}
