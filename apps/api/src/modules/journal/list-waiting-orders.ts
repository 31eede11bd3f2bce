import type { components } from '@repo/api-sdk/spec';
import { awaitedPrices, publishedQuote } from '@repo/domain/books';
import { daysBetween, isoDay } from '@repo/domain/dates';
import { decimal, fxBook, isDisplayCurrency, moneyAsset, toText } from '@repo/domain/money';
import { navBook, type Prices } from '@repo/domain/portfolio';
import type { Counted } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { loadMarket } from '../market-data/load-market.ts';
import { readMarketVersion } from '../market-data/market.repository.ts';
import { toContractName } from './account-names.ts';
import type { PageOf } from './entries.repository.ts';
import { listWaitingRows, type WaitingFilter, type WaitingRow } from './holdings.repository.ts';

type WaitingOrder = components['schemas']['WaitingOrder'];

/** One page of the orders that are not executed yet, each with the NAV or the quotes that it waits for. */
export async function listWaitingOrders(
  deps: Pick<Deps, 'db' | 'clock'>,
  filter: WaitingFilter,
  page: PageOf,
): Promise<{ items: WaitingOrder[]; counted: Counted }> {
  const { rows, counted } = await listWaitingRows(deps.db, filter, page);
  if (rows.length === 0) return { items: [], counted };
  const { market } = await loadMarket(deps.db, await readMarketVersion(deps.db));
  const prices = market?.prices ?? { navs: navBook([]), fx: fxBook([]) };
  const today = parisDay(deps.clock.now());
  const items = rows.map((row): WaitingOrder => {
    const { order, contract } = row;
    const orderDay = isoDay(order.orderDay);
    return {
      id: order.id,
      kind: order.kind,
      order_day: orderDay,
      age_days: Math.max(0, daysBetween(orderDay, today)),
      placed_at: order.placedAt.toISOString(),
      contract: toContractName(contract),
      request: order.request,
      amount: order.amount === null ? null : toText(decimal(order.amount)),
      currency: bookCurrency(order.requestCurrency ?? order.asset),
      awaits: toAwaited(row, prices),
    };
  });
  return { items, counted };
}

/** The euro as the books name it. */
export const bookCurrency = (asset: string): string => (asset === 'EURO' ? 'EUR' : asset);

function toAwaited(
  { order, strategyId, referenceCurrency }: WaitingRow,
  prices: Prices,
): WaitingOrder['awaits'] {
  if (!isDisplayCurrency(referenceCurrency)) {
    throw new Error(`product ${strategyId} is in ${referenceCurrency}`);
  }
  const assets = [
    moneyAsset(order.asset),
    referenceCurrency,
    ...(order.requestCurrency === null ? [] : [moneyAsset(order.requestCurrency)]),
  ];
  const strategy = { key: strategyId, referenceCurrency };
  const orderDay = isoDay(order.orderDay);
  const awaited = awaitedPrices({ strategy, orderDay, assets }, prices, publishedQuote(prices));
  return {
    nav_from: awaited?.kind === 'nav' ? awaited.from : null,
    quotes_on: awaited?.kind === 'quotes' ? awaited.day : null,
    currencies: awaited?.kind === 'quotes' ? [...awaited.currencies] : [],
  };
}
