import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { monthKey } from '@repo/domain/dates';
import { Card } from '@repo/ui/card';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { NavGrid, type NavGridProps } from './NavGrid.tsx';
import { joinMonths } from './nav-entry.model.ts';
import { navEntryTexts as texts } from './nav-entry.texts.ts';

const skeleton = <Skeleton height="16rem" />;

/** The grid, once what its days have is loaded. */
export function EntryCard({ days, ...grid }: Omit<NavGridProps, 'strategies'>) {
  const { queries } = useServices();
  const [first, last] = [days.at(0), days.at(-1)];
  // The same query twice, unless the days begin in the month before.
  const firstMonth = useQuery(
    queries.query('getNavCalendar', { query: { month: first && monthKey(first) } }),
  );
  const lastMonth = useQuery(queries.query('getNavCalendar', { query: { month: last && monthKey(last) } }));
  return (
    <Card padding="none">
      <QueryView failedTitle={texts.failed} query={firstMonth} skeleton={skeleton}>
        {(before) => (
          <QueryView failedTitle={texts.failed} query={lastMonth} skeleton={skeleton}>
            {(month) =>
              month.strategies.length === 0 ? (
                <EmptyState title={texts.empty} />
              ) : (
                <NavGrid {...grid} days={days} strategies={joinMonths(before, month)} />
              )
            }
          </QueryView>
        )}
      </QueryView>
    </Card>
  );
}
