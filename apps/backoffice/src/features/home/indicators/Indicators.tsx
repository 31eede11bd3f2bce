import { useServices } from '@repo/auth';
import { filterChoices, usePortfolioFilters } from '@repo/client/portfolio';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDate, formatTime } from '@repo/domain/format';
import { SegmentedControl } from '@repo/ui/choices';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { FilterSelect } from '@repo/ui/select';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IndicatorCard } from './IndicatorCard.tsx';
import { ChartsSkeleton, IndicatorCharts } from './IndicatorCharts.tsx';
import { type Indicators as Figures, figureKinds } from './indicators.model.ts';
import styles from './indicators.module.css';
import { indicatorsTexts as texts } from './indicators.texts.ts';

/** The server reads what it counts every five minutes at most; values follow each NAV. */
const refreshEveryMs = 60_000;

const periods = filterChoices.periods.map((value) => ({ value, label: texts.periods[value] }));
const currencies = filterChoices.currencies.map((value) => ({ value, label: value }));

/** How the book is doing over a period: the key figures, each with its calculation. */
export function Indicators() {
  const { queries } = useServices();
  const { filters, change } = usePortfolioFilters();
  const { period, currency } = filters;
  const query = useQuery({
    ...queries.query('getStaffIndicators', { query: { period, currency } }),
    refetchInterval: refreshEveryMs,
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={12}>
      <div className={styles.head}>
        <h2>{texts.title}</h2>
        <SegmentedControl
          label={texts.period}
          onChange={(value) => change({ period: value })}
          options={periods}
          value={period}
        />
        <FilterSelect
          isWaiting={query.isPending}
          label={texts.currency}
          onChange={(value) => change({ currency: value })}
          options={currencies}
          value={currency}
        />
      </div>
      <QueryView failedTitle={texts.failed} query={query} skeleton={<FiguresSkeleton />}>
        {(indicators) => (
          <div aria-busy={query.isPlaceholderData} className={styles.content}>
            <KeyFigures indicators={indicators} />
            <IndicatorCharts indicators={indicators} />
          </div>
        )}
      </QueryView>
    </Stack>
  );
}

function KeyFigures({ indicators }: { readonly indicators: Figures }) {
  const { computed_at: at, since, until, money, currency } = indicators;
  return (
    <>
      {money === null ? <Banner title={texts.noRate(currency)} tone="warning" /> : null}
      <ul className={styles.figures}>
        {figureKinds.map((kind) => (
          <IndicatorCard indicators={indicators} key={kind} kind={kind} />
        ))}
      </ul>
      <p className={styles.note}>
        {texts.refreshed(formatTime(at), formatNumericDate(since), formatNumericDate(until))}
      </p>
    </>
  );
}

function FiguresSkeleton() {
  return (
    <div className={styles.content}>
      <ul className={styles.figures}>
        {figureKinds.map((kind) => (
          <li className={styles.card} key={kind}>
            <span className={styles.label}>{texts.figures[kind].title}</span>
            <Skeleton height="3.6rem" />
          </li>
        ))}
      </ul>
      <p className={styles.note}>&nbsp;</p>
      <ChartsSkeleton />
    </div>
  );
}
