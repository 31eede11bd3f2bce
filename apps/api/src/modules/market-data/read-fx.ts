// The few quotes that an operation needs, in its transaction: those that are cached may be of another moment.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import {
  type FxBook,
  type FxQuotes,
  fxBook,
  isParCoin,
  isQuotedAsset,
  type MoneyAsset,
  parRule,
} from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import { findRates } from './market.repository.ts';
import { readParChanges } from './par.repository.ts';

interface Days {
  upTo: IsoDay;
  /** Every quote since this day too, for those that were used before `upTo`. */
  since?: IsoDay;
}

/** Converts between these assets on `upTo`, as the whole market would. */
export async function readFx(
  db: Database,
  assets: readonly MoneyAsset[],
  { upTo, since = upTo }: Days,
): Promise<FxBook> {
  const par = assets.some(isParCoin) ? await readParChanges(db) : [];
  const { resolve } = parRule(par);
  const quoted = new Set(assets.flatMap((asset) => [resolve(asset, since), resolve(asset, upTo)]));
  const quotes: FxQuotes[] = [];
  for (const currency of quoted) {
    if (currency === 'EUR') continue;
    for (const { base, quote, day, rate } of await findRates(db, currency, { since, upTo })) {
      if (!isQuotedAsset(base) || !isQuotedAsset(quote)) throw new Error(`unknown pair ${base}/${quote}`);
      quotes.push({ base, quote, days: [isoDay(day)], values: [rate] });
    }
  }
  return fxBook(quotes, par);
}
