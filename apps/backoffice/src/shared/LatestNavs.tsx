import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { productTone } from '@repo/client/product';
import { QueryView } from '@repo/client/query-view';
import { formatDecimal, formatLongDate, formatSignedPercent } from '@repo/domain/format';
import { valueSourceTexts } from '@repo/domain/rates';
import { Card } from '@repo/ui/card';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { useQuery } from '@tanstack/react-query';
import styles from './latest.module.css';
import { sharedTexts } from './shared.texts.ts';

const placeholders = ['a', 'b', 'c', 'd'] as const;

/** The latest NAV of each strategy, with its day and source. */
export function LatestNavs() {
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies'));
  return (
    <section aria-label={sharedTexts.latestNavs} className={styles.grid}>
      <QueryView
        failedTitle={sharedTexts.strategiesFailed}
        query={strategies}
        skeleton={placeholders.map((key) => (
          <Card key={key}>
            <Skeleton height="6.6rem" />
          </Card>
        ))}
      >
        {(data) =>
          data.strategies.length === 0 ? (
            <EmptyState title={sharedTexts.noStrategy} />
          ) : (
            data.strategies.map(({ id, title, offer }) => (
              <LatestNav isClosed={offer === 'closed'} key={id} title={title} />
            ))
          )
        }
      </QueryView>
    </section>
  );
}

interface LatestNavProps {
  readonly title: string;
  /** A draft, or archived: nothing is expected of it. */
  readonly isClosed: boolean;
}

function LatestNav({ title, isClosed }: LatestNavProps) {
  const { queries } = useServices();
  const navs = useQuery(queries.query('listNavs', { query: { strategy: title, page_size: 1 } }));
  if (isClosed && navs.data?.items.length === 0) return null;
  return (
    <Card edge={productTone(title)}>
      <QueryView failedTitle={sharedTexts.navsFailed} query={navs} skeleton={<Skeleton height="6.6rem" />}>
        {({ items: [nav] }) =>
          nav === undefined ? (
            <Figure amount={sharedTexts.none} label={title} note={sharedTexts.noNav} />
          ) : (
            <NavFigure nav={nav} />
          )
        }
      </QueryView>
    </Card>
  );
}

function NavFigure({ nav }: { readonly nav: components['schemas']['Nav'] }) {
  const change = nav.rate === null ? {} : { change: formatSignedPercent(nav.rate), ...directionOf(nav.rate) };
  return (
    <Figure
      {...change}
      amount={formatDecimal(nav.value)}
      label={nav.strategy}
      note={`${sharedTexts.publishedOn(formatLongDate(nav.date))} · ${valueSourceTexts[nav.source]}`}
    />
  );
}

function directionOf(rate: number): { direction: 'up' | 'down' | 'flat' } {
  if (rate === 0) return { direction: 'flat' };
  return { direction: rate > 0 ? 'up' : 'down' };
}
