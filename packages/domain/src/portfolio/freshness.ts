/** Whether a published price is older than its calendar allows. */
import { hasQuoteDay } from '../books/quote-calendar.ts';
import { addDays, daysBetween, type IsoDay } from '../dates/index.ts';
import type { DisplayCurrency } from '../money/index.ts';

const MOST_PUBLICATION_DAYS = 2;
/** The ECB: a week-end and a holiday. */
const MOST_ECB_DAYS = 4;

/** The counted days after one, up to another. */
function countDays(after: IsoDay, until: IsoDay, isCounted: (day: IsoDay) => boolean): number {
  let count = 0;
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) if (isCounted(day)) count += 1;
  return count;
}

/** A NAV of more than two publication days ago; they are those on which banks work (TARGET). */
export function isNavLate(navDay: IsoDay, today: IsoDay): boolean {
  return countDays(navDay, today, (day) => hasQuoteDay('USD', day)) > MOST_PUBLICATION_DAYS;
}

/** A quote of the ECB of more than four days ago, where one was due since; a crypto one of more than two days ago. */
export function isQuoteLate(currency: DisplayCurrency, quoteDay: IsoDay, today: IsoDay): boolean {
  if (currency === 'EUR') return false;
  const age = daysBetween(quoteDay, today);
  if (currency === 'BTC' || currency === 'ETH') return age > MOST_PUBLICATION_DAYS;
  const missing = countDays(quoteDay, addDays(today, -1), (day) => hasQuoteDay(currency, day));
  return age > MOST_ECB_DAYS && missing > 0;
}
