// The few quotes that an operation needs, in its transaction: those that are cached may be of another moment.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import {
  type DisplayCurrency,
  type FxBook,
  type FxQuotes,
  fxBook,
  isDisplayCurrency,
} from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import { findRates } from './market.repository.ts';

interface Days {
  upTo: IsoDay;
  /** Every quote since this day too, for those that were used before `upTo`. */
  since?: IsoDay;
}

/** Converts between these currencies on `upTo`, as the whole market would. */
export async function readFx(
  db: Database,
  currencies: readonly DisplayCurrency[],
  { upTo, since = upTo }: Days,
): Promise<FxBook> {
  const quotes: FxQuotes[] = [];
  for (const currency of new Set(currencies)) {
    if (currency === 'EUR') continue;
    for (const { base, quote, day, rate } of await findRates(db, currency, { since, upTo })) {
      if (!isDisplayCurrency(base) || !isDisplayCurrency(quote))
        throw new Error(`unknown pair ${base}/${quote}`);
      quotes.push({ base, quote, days: [isoDay(day)], values: [rate] });
    }
  }
  return fxBook(quotes);
}
