// Which statements a client has: months and years that are over, in the calendar and in the data.
import type { components } from '@repo/api-sdk/spec';
import { addDays, type IsoDay } from '@repo/domain/dates';
import { ZERO } from '@repo/domain/money';
import {
  type ClientInput,
  type Market,
  periodsBetween,
  type StatementPeriod,
  statementPeriodOf,
} from '@repo/domain/portfolio';
import { firstOrderDay } from './statement-books.ts';

/** The last day with a NAV of the client's products: a month whose last days have none has no statement yet. */
function lastNavDay({ prices, until }: Market, { movements, waiting }: ClientInput): IsoDay | undefined {
  const held = new Set([...movements, ...waiting].map(({ strategy }) => strategy));
  return [...held]
    .flatMap((strategy) => prices.navs.lastUpTo(strategy, until)?.day ?? [])
    .toSorted()
    .at(-1);
}

/** All was paid out: no later NAV counts, and a product that was wound up has none. */
const isPaidOut = ({ movements, waiting }: ClientInput): boolean =>
  movements.length > 0 &&
  waiting.length === 0 &&
  movements.reduce((sum, { units }) => sum.plus(units), ZERO).eq(ZERO);

/** From the month of the first order to the last that is over; newest first, a year before its months. */
export function listPeriods(market: Market, client: ClientInput, today: IsoDay): StatementPeriod[] {
  const first = firstOrderDay(client);
  const yesterday = addDays(today, -1);
  const last = isPaidOut(client) ? yesterday : lastNavDay(market, client);
  if (first === undefined || last === undefined) return [];
  const end = last < yesterday ? last : yesterday;
  return [...periodsBetween(first, end, 'month'), ...periodsBetween(first, end, 'year')]
    .filter(({ to }) => to <= end)
    .toSorted((a, b) => (a.to === b.to ? a.key.length - b.key.length : a.to < b.to ? 1 : -1));
}

/** The first month that is not stated yet; null before any order. */
export function nextStatement(
  periods: readonly StatementPeriod[],
  client: ClientInput,
  today: IsoDay,
): components['schemas']['NextStatement'] | null {
  const first = firstOrderDay(client);
  if (first === undefined) return null;
  const lastStated = periods.find(({ kind }) => kind === 'month');
  const month = statementPeriodOf(lastStated === undefined ? first : addDays(lastStated.to, 1), 'month');
  const dayAfter = addDays(month.to, 1);
  return { period: month.key, available_on: dayAfter > today ? dayAfter : null };
}
