import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDate } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { awaitedNavs } from './home.model.ts';
import { homeTexts } from './home.texts.ts';
import { TodoFigure } from './TodoFigure.tsx';
import { todoQueries } from './todo-queries.ts';

const texts = homeTexts.navs;

/** NAVs of the month that should be there, or are due today. */
export function NavsTile() {
  const { queries } = useServices();
  const calendar = useQuery(todoQueries(queries).navs);
  return (
    <Card>
      <QueryView failedTitle={texts.failed} query={calendar} skeleton={<Skeleton height="3.9rem" />}>
        {({ strategies }) => {
          const { count, oldest } = awaitedNavs(strategies);
          return (
            <TodoFigure count={count} href={paths.navs} label={texts.title}>
              {oldest === null ? null : texts.oldest(formatNumericDate(oldest))}
            </TodoFigure>
          );
        }}
      </QueryView>
    </Card>
  );
}
