import { easter } from 'date-easter';
import type { IsoDay } from '../dates/index.ts';
import type { DisplayCurrency } from '../money/index.ts';

/** The days without an ECB reference rate, besides week-ends: the closing days of TARGET. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '12-25', '12-26'];

const DAY_MS = 86_400_000;
const atNoon = (day: IsoDay): Date => new Date(`${day}T12:00:00Z`);

function isTargetDay(day: IsoDay): boolean {
  const date = atNoon(day);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.includes(day.slice(5))) return false;
  const { year, month, day: dayOfMonth } = easter(date.getUTCFullYear());
  const sinceEaster = (date.getTime() - Date.UTC(year, month - 1, dayOfMonth, 12)) / DAY_MS;
  // Good Friday and Easter Monday.
  return sinceEaster !== -2 && sinceEaster !== 1;
}

const alwaysOpen = (): boolean => true;

/** Whether the source of each currency publishes on a day: the ECB on TARGET days, exchanges every day. */
const CALENDARS: Readonly<Record<DisplayCurrency, (day: IsoDay) => boolean>> = {
  EUR: alwaysOpen,
  USD: isTargetDay,
  CHF: isTargetDay,
  BTC: alwaysOpen,
  ETH: alwaysOpen,
};

/** Whether a quote of `currency` is due on `day`. */
export function hasQuoteDay(currency: DisplayCurrency, day: IsoDay): boolean {
  return CALENDARS[currency](day);
}
