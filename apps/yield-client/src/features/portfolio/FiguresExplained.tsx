import { formatChangePercent, formatDecimal, formatLongDate } from '@repo/domain/format';
import { decimal, roundTo } from '@repo/domain/money';
import { IconButton } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Dialog } from '@repo/ui/dialog';
import { type ReactNode, useState } from 'react';
import { Amount } from './Amount.tsx';
import styles from './balance.module.css';
import { explainedFigures, type HeadlineFigures, type Position } from './explained.model.ts';
import type { Portfolio } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.explained;

/** Enough to check an amount by hand; the server keeps eighteen. */
const SHOWN_UNIT_DECIMALS = 6;

interface FiguresExplainedProps {
  readonly portfolio: Portfolio;
  readonly figures: HeadlineFigures;
  /** What is held of one product. */
  readonly position?: Position;
}

/** How the figures are made, for who wants to check them: the sum behind the yield, the rates and days it rests on. */
export function FiguresExplained({ portfolio, figures, position }: FiguresExplainedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="info" label={texts.open} onPress={() => setOpen(true)} size="sm" variant="quiet" />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <div className={styles.explained}>
          <p className={styles.muted}>{texts.intro}</p>
          <YieldSum figures={figures} portfolio={portfolio} />
          <DefinitionList items={restsOn(portfolio, figures, position)} />
        </div>
      </Dialog>
    </>
  );
}

function YieldSum({
  figures,
  portfolio: { currency },
}: Pick<FiguresExplainedProps, 'figures' | 'portfolio'>) {
  const { lines, total } = explainedFigures(figures, currency);
  return <DefinitionList items={lines.map(hideable)} total={hideable(total)} />;
}

function hideable({ term, value }: { readonly term: string; readonly value: string }) {
  return { term, value: <Amount>{value}</Amount> };
}

function restsOn(
  { freshness }: Portfolio,
  { money_weighted_rate: rate }: HeadlineFigures,
  position: Position | undefined,
): { readonly term: string; readonly value: ReactNode }[] {
  return [
    ...(typeof rate === 'number' ? [{ term: texts.moneyWeighted, value: formatChangePercent(rate) }] : []),
    ...(position === undefined
      ? []
      : [
          {
            term: texts.units,
            value: <Amount>{formatDecimal(roundTo(decimal(position.units), SHOWN_UNIT_DECIMALS))}</Amount>,
          },
        ]),
    ...(typeof position?.nav === 'string' && typeof position.nav_date === 'string'
      ? [{ term: texts.nav(formatLongDate(position.nav_date)), value: formatDecimal(position.nav) }]
      : []),
    ...freshness.fx_dates.map(({ pair, date }) => ({ term: texts.fx(pair), value: formatLongDate(date) })),
  ];
}
