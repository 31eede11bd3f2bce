import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { withoutView } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import { homeTexts } from './home.texts.ts';
import { TodoFigure } from './TodoFigure.tsx';
import { todoQueries } from './todo-queries.ts';

const texts = homeTexts.requests;

/** Changes of NAVs, rates, products, payments and parameters that await a second person. */
export function RequestsTile() {
  const { queries } = useServices();
  const requests = useQuery(todoQueries(queries).requests);
  return (
    <Card>
      <QueryView failedTitle={texts.failed} query={requests} skeleton={<Skeleton height="3.9rem" />}>
        {({ total }) => (
          <TodoFigure count={total} href={withoutView(paths.changeRequests)} label={texts.title} />
        )}
      </QueryView>
    </Card>
  );
}
