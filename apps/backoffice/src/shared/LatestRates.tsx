import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatDecimal, formatLongDate, NBSP } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { useQuery } from '@tanstack/react-query';
import styles from './latest.module.css';
import { sharedTexts, sourceTexts } from './shared.texts.ts';

const placeholders = ['a', 'b', 'c', 'd'] as const;

export interface LatestRatesProps {
  /** What to do when there is no rate at all; absent for a read-only role. */
  readonly emptyHelp?: string | undefined;
}

/** The latest quote of each pair, with its source and its actual day. */
export function LatestRates({ emptyHelp }: LatestRatesProps) {
  const { queries } = useServices();
  const rates = useQuery(queries.query('listFxRates', { query: { page_size: 1 } }));
  return (
    <section aria-label={sharedTexts.latestRates} className={styles.grid}>
      <QueryView
        failedTitle={sharedTexts.ratesFailed}
        query={rates}
        skeleton={placeholders.map((key) => (
          <Card key={key}>
            <Skeleton height="5.2rem" />
          </Card>
        ))}
      >
        {({ latest }) =>
          latest.length === 0 ? (
            <EmptyState title={sharedTexts.noRate}>{emptyHelp}</EmptyState>
          ) : (
            latest.map((rate) => <LatestRate key={rate.id} rate={rate} />)
          )
        }
      </QueryView>
    </section>
  );
}

function LatestRate({ rate }: { readonly rate: components['schemas']['FxRate'] }) {
  return (
    <Card>
      <Figure
        amount={`${formatDecimal(rate.rate)}${NBSP}${rate.quote}`}
        label={sharedTexts.onePer(rate.base)}
        note={`${sharedTexts.quotedOn(formatLongDate(rate.date))} · ${sourceTexts[rate.source]}`}
      />
    </Card>
  );
}
