import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { productTone } from '@repo/client/product';
import { QueryView } from '@repo/client/query-view';
import { useAddress } from '@repo/client/use-address';
import { isoDay, monthKey } from '@repo/domain/dates';
import { formatLongMonth, formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DayCalendar } from '@repo/ui/day-calendar';
import { Badge, EmptyState, Skeleton } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MonthLinks } from '../../shared/month-calendar/MonthLinks.tsx';
import styles from '../../shared/month-calendar/month-calendar.module.css';
import { capitalised, daysOfMonth, monthIn } from '../../shared/month-calendar/months.ts';
import { cellOf, legendStates, stateLooks, stateText, worksOf } from './nav-calendar.model.ts';
import { navStateTexts, navCalendarTexts as texts } from './nav-calendar.texts.ts';

type Calendar = components['schemas']['NavCalendar'];

/** The month of the address, by default the current one. */
export function NavCalendar() {
  const { queries } = useServices();
  const { address } = useAddress();
  const calendar = useQuery({
    ...queries.query('getNavCalendar', { query: { month: monthIn(address) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView
      failedTitle={texts.failed}
      query={calendar}
      skeleton={
        <Card>
          <Skeleton height="20rem" />
        </Card>
      }
    >
      {(data) => <Month calendar={data} />}
    </QueryView>
  );
}

function Month({ calendar }: { readonly calendar: Calendar }) {
  const { month, today, strategies } = calendar;
  const title = formatLongMonth(month);
  return (
    <Card
      actions={<MonthLinks month={month} today={today} unit={texts.unit} />}
      padding="none"
      title={capitalised(title)}
    >
      {strategies.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <DayCalendar
          days={daysOfMonth(month)}
          label={title}
          markedDay={monthKey(isoDay(today)) === month ? isoDay(today) : undefined}
          rows={strategies.map((strategy) => ({
            id: strategy.id,
            name: strategy.title,
            header: (
              <Badge look="plain" tone={productTone(strategy.title)}>
                {strategy.title}
              </Badge>
            ),
            cells: strategy.days.map((nav) => cellOf(strategy, nav)),
          }))}
          rowsLabel={texts.strategy}
        />
      )}
      <Works calendar={calendar} />
      <Legend />
    </Card>
  );
}

/** What is left to do, each with its link. */
function Works({ calendar }: { readonly calendar: Calendar }) {
  const works = worksOf(calendar);
  return (
    <section aria-label={texts.toDo} className={styles.foot}>
      {works.length === 0 ? <p className={styles.muted}>{texts.nothingToDo}</p> : null}
      <ul className={styles.works}>
        {works.map(({ strategy, nav, href, action }) => (
          <li className={styles.item} data-tone={stateLooks[nav.state].tone} key={`${strategy} ${nav.date}`}>
            <Icon name={stateLooks[nav.state].icon ?? 'info'} size={15} />
            <span>
              <b>{texts.at(strategy, formatNumericDate(nav.date))}</b> · {stateText(nav)} ·{' '}
              <TextLink
                aria-label={`${action}, ${texts.at(strategy, formatNumericDate(nav.date))}`}
                href={href}
              >
                {action}
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Legend() {
  return (
    <ul aria-label={texts.legend} className={styles.foot}>
      {legendStates.map((state) => (
        <li className={styles.item} data-tone={stateLooks[state].tone} key={state}>
          <Icon name={stateLooks[state].icon ?? 'info'} size={15} />
          {navStateTexts[state]}
        </li>
      ))}
      <li className={styles.muted}>– {navStateTexts.unplanned}</li>
      <li className={styles.muted}>{texts.coveredLegend}</li>
    </ul>
  );
}
