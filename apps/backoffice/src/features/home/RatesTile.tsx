import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDate } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { withoutView } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import styles from './home.module.css';
import { homeTexts } from './home.texts.ts';
import { TodoFigure } from './TodoFigure.tsx';
import { todoQueries } from './todo-queries.ts';

const texts = homeTexts.rates;

/** Pairs whose last rate is older than their source’s calendar allows, red as soon as there is one. */
export function RatesTile() {
  const { queries } = useServices();
  const calendar = useQuery(todoQueries(queries).rates);
  return (
    <Card>
      <QueryView failedTitle={texts.failed} query={calendar} skeleton={<Skeleton height="3.9rem" />}>
        {({ pairs }) => {
          const old = pairs.filter((pair) => pair.is_too_old);
          return (
            <TodoFigure
              count={old.length}
              href={withoutView(paths.fxRates)}
              label={texts.tooOld}
              open={texts.open}
            >
              <span className={styles.due} data-tone="negative">
                {old.map((pair) => texts.missing(pair.pair, formatNumericDate(pair.expected_day))).join(', ')}
              </span>
            </TodoFigure>
          );
        }}
      </QueryView>
    </Card>
  );
}
