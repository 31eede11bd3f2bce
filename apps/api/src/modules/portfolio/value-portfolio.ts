import { type IsoDay, isoDay } from '@repo/domain/dates';
import type { DisplayCurrency } from '@repo/domain/money';
import { type Booked, buildPortfolio, type Market, type Portfolio } from '@repo/domain/portfolio';
import { type LoadedMarket, marketUntil } from '../market-data/load-market.ts';
import {
  type ClientRows,
  type NotComputable,
  selectValuedBooks,
  toBooked,
  type ValuedBooks,
} from './client-books.ts';

export interface ValuedClient {
  portfolio: Portfolio;
  market: Market;
  notComputable: NotComputable | null;
}

/** Nothing published and no money moved: the result is empty on any day. */
const anyDay = isoDay('2020-01-01');

/**
 * Values a client up to the last day anything was published or moved. That day comes from the data: the same data
 * always gives the same result, so that its version can stand for it (ETag).
 */
export function valuePortfolio(
  loaded: LoadedMarket,
  rows: ClientRows,
  requested: DisplayCurrency,
): ValuedClient {
  const { market, client } = valuedClient(loaded, rows, requested);
  return { portfolio: buildPortfolio(market, client), market, notComputable: client.notComputable };
}

/** What a client is valued from: their books and the market of that day. */
export function valuedClient(
  loaded: LoadedMarket,
  rows: ClientRows,
  requested: DisplayCurrency,
): { market: Market; client: ValuedBooks } {
  const all = toBooked(rows);
  const market = marketUntil(loaded, lastDayOf(all) ?? loaded.publications.lastDay ?? anyDay);
  const referenceOf = (strategy: string) =>
    market.strategies.get(strategy)?.strategy.referenceCurrency ?? 'EUR';
  return { market, client: selectValuedBooks(all, { fx: market.prices.fx, referenceOf }, requested) };
}

function lastDayOf({ movements, waiting }: Booked): IsoDay | null {
  return [
    ...movements.map(({ day }) => day),
    ...waiting.map(({ orderDay }) => orderDay),
  ].reduce<IsoDay | null>((last, day) => (last === null || day > last ? day : last), null);
}
