import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatBookAmount, formatDecimal } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { useQuery } from '@tanstack/react-query';
import { withoutView } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import { homeTexts } from './home.texts.ts';

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
  // The oldest one, whose age the tile shows.
  const orders = useQuery(queries.query('listWaitingOrders', { query: { page_size: 1 } }));
  return (
    <Card>
      <QueryView failedTitle={texts.ordersFailed} query={orders} skeleton={<Skeleton height="3.9rem" />}>
        {({ total, items: [oldest] }) => (
          <Figure
            amount={formatDecimal(String(total))}
            label={texts.waitingOrders}
            note={
              oldest === undefined ? (
                homeTexts.nothing
              ) : (
                <>
                  <TextLink href={withoutView(paths.waitingOrders)}>{homeTexts.open}</TextLink> ·{' '}
                  {texts.oldest(oldest.age_days)}
                </>
              )
            }
            size="large"
          />
        )}
      </QueryView>
    </Card>
  );
}

function UnattachedTile() {
  const { queries } = useServices();
  const funds = useQuery(queries.query('getUnattachedFunds'));
  return (
    <Card>
      <QueryView failedTitle={texts.unattachedFailed} query={funds} skeleton={<Skeleton height="3.9rem" />}>
        {({ count, sums }) => (
          <Figure
            amount={formatDecimal(String(count))}
            label={texts.unattached}
            note={
              count === 0 ? (
                homeTexts.nothing
              ) : (
                <>
                  <TextLink href={withoutView(paths.receipts)}>{texts.open(count)}</TextLink> ·{' '}
                  {sums.map(({ asset, amount }) => formatBookAmount(amount, asset)).join(' + ')}
                </>
              )
            }
            size="large"
          />
        )}
      </QueryView>
    </Card>
  );
}

function CorrectionsTile() {
  const { queries } = useServices();
  const corrections = useQuery(queries.query('listCorrections', { query: { page_size: 1 } }));
  return (
    <Card>
      <QueryView
        failedTitle={texts.correctionsFailed}
        query={corrections}
        skeleton={<Skeleton height="3.9rem" />}
      >
        {({ required }) => (
          <Figure
            amount={formatDecimal(String(required))}
            label={texts.corrections}
            note={
              required === 0 ? (
                homeTexts.nothing
              ) : (
                <TextLink href={withoutView(paths.corrections)}>{homeTexts.open}</TextLink>
              )
            }
            size="large"
          />
        )}
      </QueryView>
    </Card>
  );
}
