import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import {
  formatDecimal,
  formatNumericDate,
  formatNumericDateTime,
  formatSignedPercent,
  NBSP,
} from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import { valueSourceTexts } from '@repo/domain/rates';
import { Card } from '@repo/ui/card';
import { Sparkline } from '@repo/ui/charts';
import { Badge, EmptyState, Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { useQuery } from '@tanstack/react-query';
import styles from './latest.module.css';
import { RateTrend } from './RateTrend.tsx';
import { sharedTexts, latestRatesTexts as texts } from './shared.texts.ts';

type RatePair = components['schemas']['RateCalendar']['pairs'][number];
type CurrentRate = NonNullable<RatePair['current']>;

const placeholders = ['a', 'b', 'c', 'd'] as const;

export interface LatestRatesProps {
  /** Of the calendar beside the cards, which the same request returns. */
  readonly month?: string | undefined;
  /** What to do when there is no rate at all; absent for a read-only role. */
  readonly emptyHelp?: string | undefined;
}

/** The last rate of each pair: its source, its hour, its trend, and whether it stands for a day without one. */
export function LatestRates({ month, emptyHelp }: LatestRatesProps) {
  const { queries } = useServices();
  const rates = useQuery(queries.query('getRateCalendar', { query: { month } }));
  return (
    <section aria-label={sharedTexts.latestRates} className={styles.grid}>
      <QueryView
        failedTitle={sharedTexts.ratesFailed}
        query={rates}
        skeleton={placeholders.map((key) => (
          <Card key={key}>
            <Skeleton height="12.5rem" />
          </Card>
        ))}
      >
        {({ pairs }) =>
          pairs.every(({ current }) => current === null) ? (
            <EmptyState title={sharedTexts.noRate}>{emptyHelp}</EmptyState>
          ) : (
            pairs.map((pair) => <LatestRate key={pair.pair} pair={pair} />)
          )
        }
      </QueryView>
    </section>
  );
}

function LatestRate({ pair }: { readonly pair: RatePair }) {
  const { base, quote, current, trend, is_too_old: isTooOld, expected_day: expected } = pair;
  return (
    <Card>
      <div className={styles.rate}>
        {current === null ? (
          <Figure amount={sharedTexts.none} label={`${sharedTexts.onePer(base)} ${texts.in(quote)}`} />
        ) : (
          <RateFigure base={base} current={current} quote={quote} />
        )}
        {isTooOld ? <Badge tone="negative">{texts.tooOld(formatNumericDate(expected))}</Badge> : null}
        {current?.is_fallback === true ? (
          <Badge tone="neutral">{texts.fallback(formatNumericDate(current.date))}</Badge>
        ) : null}
        {trend.length < 2 ? null : (
          <>
            <Sparkline className={styles.trend} values={trend.map(({ rate }) => decimal(rate).toNumber())} />
            <RateTrend pair={pair.pair} trend={trend} />
          </>
        )}
      </div>
    </Card>
  );
}

interface RateFigureProps {
  readonly base: string;
  readonly quote: string;
  readonly current: CurrentRate;
}

function RateFigure({ base, quote, current: { rate, change, source, updated_at } }: RateFigureProps) {
  return (
    <>
      <Figure
        amount={`${formatDecimal(rate)}${NBSP}${quote}`}
        change={change === null ? undefined : formatSignedPercent(change)}
        direction={directionOf(change)}
        label={sharedTexts.onePer(base)}
      />
      <p className={styles.source}>
        {texts.received(valueSourceTexts[source], formatNumericDateTime(updated_at))}
      </p>
    </>
  );
}

function directionOf(change: number | null) {
  if (change === null || change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}
