import type { OperationOutput } from '@repo/api-sdk';
import { parisToday } from '@repo/client/clock';
import { QueryView, type QueryViewProps } from '@repo/client/query-view';
import { daysBetween, type IsoDay } from '@repo/domain/dates';
import { formatLongDate, formatPercent } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { useMemo, useState } from 'react';
import { type ClassSum, readGrant, shareOf, sumsByClass, type WireGrant } from '../../shared/grants.model.ts';
import { grantsTexts } from '../../shared/grants.texts.ts';
import { paths } from '../../shared/paths.ts';
import { UnlockChart } from '../../shared/UnlockChart.tsx';
import { useUnits } from '../../shared/use-units.ts';
import styles from './dashboard.module.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.grants;

/** What is unlocked, claimable and next of each class, and the chart of the only grant. */
export function GrantCards({ query }: Pick<QueryViewProps<OperationOutput<'listGrants'>>, 'query'>) {
  const [today] = useState(parisToday);
  return (
    <QueryView
      failedTitle={grantsTexts.chart.failed}
      query={query}
      skeleton={
        <Card>
          <Skeleton height="6rem" />
        </Card>
      }
    >
      {({ items }) => (items.length === 0 ? null : <Cards items={items} today={today} />)}
    </QueryView>
  );
}

interface CardsProps {
  readonly items: readonly WireGrant[];
  readonly today: IsoDay;
}

function Cards({ items, today }: CardsProps) {
  const grants = useMemo(() => items.map(readGrant), [items]);
  const [only, ...others] = grants;
  return (
    <>
      {sumsByClass(grants, today).map((sum) => (
        <ClassCard key={sum.unitClass.id} sum={sum} today={today} />
      ))}
      {only === undefined || others.length > 0 ? null : (
        <Card>
          <UnlockChart
            actions={<TextLink href={paths.vesting}>{texts.openVesting}</TextLink>}
            grant={only}
            today={today}
          />
        </Card>
      )}
    </>
  );
}

function ClassCard({ sum, today }: { readonly sum: ClassSum; readonly today: IsoDay }) {
  const { unitClass, next, total, acquired, unlocked, claimable } = sum;
  const { write, isHidden } = useUnits(unitClass);
  const free = acquired < unlocked ? acquired : unlocked;
  const nextNote =
    next === null ? undefined : texts.nextNote(write(next.units), daysBetween(today, next.day));
  return (
    <Card title={`${unitClass.name} (${unitClass.symbol})`}>
      <div className={styles.figures}>
        <Figure
          amount={write(free)}
          isHidden={isHidden}
          label={unitClass.kind === 'token' ? texts.unlocked : texts.unlockedUnits}
          note={texts.share(formatPercent(shareOf(free, total)), write(total))}
        />
        {unitClass.network === null ? null : (
          <Figure amount={write(claimable)} isHidden={isHidden} label={texts.claimable} />
        )}
        <Figure
          amount={next === null ? texts.noNext : formatLongDate(next.day)}
          label={texts.next}
          note={nextNote}
        />
      </div>
    </Card>
  );
}
