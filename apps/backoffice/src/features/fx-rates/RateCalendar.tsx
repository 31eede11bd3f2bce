import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { isoDay, monthKey } from '@repo/domain/dates';
import { formatLongMonth, formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DayCalendar } from '@repo/ui/day-calendar';
import { Skeleton } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MonthLinks } from '../../shared/month-calendar/MonthLinks.tsx';
import styles from '../../shared/month-calendar/month-calendar.module.css';
import { capitalised, daysOfMonth } from '../../shared/month-calendar/months.ts';
import { cellOf, legendStates, lookOf, stateLooks, worksOf } from './rate-calendar.model.ts';
import { rateStateTexts, rateCalendarTexts as texts } from './rate-calendar.texts.ts';

export interface RateCalendarProps {
  /** By default the current one. */
  readonly month: string | undefined;
  /** An administrator: what is missing leads to the import. */
  readonly canImport: boolean;
}

/** One month of all pairs: what is published, repeated on days without a publication, or missing. */
export function RateCalendar({ month, canImport }: RateCalendarProps) {
  const { queries } = useServices();
  const calendar = useQuery({
    ...queries.query('getRateCalendar', { query: { month } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView
      failedTitle={texts.failed}
      query={calendar}
      skeleton={
        <Card>
          <Skeleton height="18rem" />
        </Card>
      }
    >
      {(data) => <Month calendar={data} canImport={canImport} />}
    </QueryView>
  );
}

interface MonthProps {
  readonly calendar: components['schemas']['RateCalendar'];
  readonly canImport: boolean;
}

function Month({ calendar: { month, today, pairs }, canImport }: MonthProps) {
  const title = formatLongMonth(month);
  return (
    <Card
      actions={<MonthLinks month={month} today={today} unit={texts.unit} />}
      padding="none"
      title={capitalised(title)}
    >
      <DayCalendar
        days={daysOfMonth(month)}
        label={title}
        markedDay={monthKey(isoDay(today)) === month ? isoDay(today) : undefined}
        rows={pairs.map(({ pair, days }) => ({
          id: pair,
          name: pair,
          header: pair,
          cells: days.map((day) => cellOf(pair, day, canImport)),
        }))}
        rowsLabel={texts.pair}
      />
      {canImport ? <Works pairs={pairs} /> : null}
      <ul aria-label={texts.legend} className={styles.foot}>
        {legendStates.map((state) => (
          <li className={styles.item} data-tone={stateLooks[state].tone} key={state}>
            <Icon name={stateLooks[state].icon ?? 'info'} size={15} />
            {rateStateTexts[state]}
          </li>
        ))}
        <li className={styles.item} data-tone="warning">
          <Icon name="warning" size={15} />
          {texts.apartLegend}
        </li>
        <li className={styles.muted}>– {rateStateTexts.closed}</li>
      </ul>
    </Card>
  );
}

/** What is left to do, each with its link. */
function Works({ pairs }: Pick<MonthProps['calendar'], 'pairs'>) {
  const works = worksOf(pairs);
  return (
    <section aria-label={texts.toDo} className={styles.foot}>
      {works.length === 0 ? <p className={styles.muted}>{texts.nothingToDo}</p> : null}
      <ul className={styles.works}>
        {works.map(({ pair, rate, href, action, text }) => {
          const { tone, icon } = lookOf(rate);
          const at = texts.at(pair, formatNumericDate(rate.date));
          return (
            <li className={styles.item} data-tone={tone} key={at}>
              <Icon name={icon ?? 'info'} size={15} />
              <span>
                <b>{at}</b> · {text} ·{' '}
                <TextLink aria-label={`${action}, ${at}`} href={href}>
                  {action}
                </TextLink>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
