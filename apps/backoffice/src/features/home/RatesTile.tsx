import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { useQuery } from '@tanstack/react-query';
import { withoutView } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import styles from './home.module.css';
import { homeTexts } from './home.texts.ts';

const texts = homeTexts.rates;

/** Pairs whose last rate is older than their source’s calendar allows, red as soon as there is one. */
export function RatesTile() {
  const { queries } = useServices();
  const calendar = useQuery(queries.query('getRateCalendar', { query: {} }));
  return (
    <Card>
      <QueryView failedTitle={texts.failed} query={calendar} skeleton={<Skeleton height="3.9rem" />}>
        {({ pairs }) => {
          const old = pairs.filter((pair) => pair.is_too_old);
          return (
            <Figure
              amount={formatDecimal(String(old.length))}
              label={texts.tooOld}
              note={
                old.length === 0 ? (
                  texts.none
                ) : (
                  <>
                    <TextLink href={withoutView(paths.fxRates)}>{texts.open}</TextLink>{' '}
                    <span className={styles.due} data-tone="negative">
                      {old
                        .map((pair) => texts.missing(pair.pair, formatNumericDate(pair.expected_day)))
                        .join(', ')}
                    </span>
                  </>
                )
              }
              size="large"
            />
          );
        }}
      </QueryView>
    </Card>
  );
}
