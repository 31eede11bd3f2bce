import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatBookAmount } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { withoutView } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import { homeTexts } from './home.texts.ts';
import { TodoFigure } from './TodoFigure.tsx';
import { todoQueries } from './todo-queries.ts';

const texts = homeTexts.books;

/** What the books await: orders without their NAV, and money without a purpose. */
export function BooksTiles() {
  return (
    <>
      <WaitingOrdersTile />
      <UnattachedTile />
      <CorrectionsTile />
    </>
  );
}

function WaitingOrdersTile() {
  const { queries } = useServices();
  const orders = useQuery(todoQueries(queries).orders);
  return (
    <Card>
      <QueryView failedTitle={texts.ordersFailed} query={orders} skeleton={<Skeleton height="3.9rem" />}>
        {({ total, items: [oldest] }) => (
          <TodoFigure count={total} href={withoutView(paths.waitingOrders)} label={texts.waitingOrders}>
            {oldest === undefined ? null : `· ${texts.oldest(oldest.age_days)}`}
          </TodoFigure>
        )}
      </QueryView>
    </Card>
  );
}

function UnattachedTile() {
  const { queries } = useServices();
  const funds = useQuery(todoQueries(queries).funds);
  return (
    <Card>
      <QueryView failedTitle={texts.unattachedFailed} query={funds} skeleton={<Skeleton height="3.9rem" />}>
        {({ count, sums }) => (
          <TodoFigure
            count={count}
            href={withoutView(paths.receipts)}
            label={texts.unattached}
            open={texts.open(count)}
          >
            {`· ${sums.map(({ asset, amount }) => formatBookAmount(amount, asset)).join(' + ')}`}
          </TodoFigure>
        )}
      </QueryView>
    </Card>
  );
}

function CorrectionsTile() {
  const { queries } = useServices();
  const corrections = useQuery(todoQueries(queries).corrections);
  return (
    <Card>
      <QueryView
        failedTitle={texts.correctionsFailed}
        query={corrections}
        skeleton={<Skeleton height="3.9rem" />}
      >
        {({ required }) => (
          <TodoFigure count={required} href={withoutView(paths.corrections)} label={texts.corrections} />
        )}
      </QueryView>
    </Card>
  );
}
