import { type IsoDay, isoDay } from '@repo/domain/dates';
import type { DisplayCurrency } from '@repo/domain/money';
import {
  buildPortfolio,
  type ClientInput,
  type Flow,
  type Market,
  type Portfolio,
  prepareMarket,
} from '@repo/domain/portfolio';
import type { LoadedMarket } from '../market-data/load-market.ts';
import { type ClientRows, noFees, selectValuedFlows, toFlows } from './client-flows.ts';

export interface ValuedClient {
  portfolio: Portfolio;
  market: Market;
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
  return { portfolio: buildPortfolio(market, client), market };
}

/** What a client is valued from: their flows, the currency they can all be expressed in, and the market of that day. */
export function valuedClient(
  loaded: LoadedMarket,
  rows: ClientRows,
  requested: DisplayCurrency,
): { market: Market; client: ClientInput } {
  const all = toFlows(rows);
  const market = marketUntil(loaded, lastDayOf(all));
  const referenceOf = (strategy: string) =>
    market.strategies.get(strategy)?.strategy.referenceCurrency ?? 'EUR';
  const { flows, currency } = selectValuedFlows(all, { fx: market.prices.fx, referenceOf }, requested);
  return { market, client: { flows, currency, fees: noFees } };
}

function marketUntil({ market, publications }: LoadedMarket, lastFlow: IsoDay | null): Market {
  if (market !== null && (lastFlow === null || lastFlow <= market.until)) return market;
  return prepareMarket({ ...publications, until: lastFlow ?? anyDay });
}

function lastDayOf(flows: readonly Flow[]): IsoDay | null {
  return flows.reduce<IsoDay | null>((last, { day }) => (last === null || day > last ? day : last), null);
}
