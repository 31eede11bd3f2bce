/** The yield history: from the series of the spec to a page of the table, and its URL parameters. */
import { readAddress } from '@repo/client/address';
import { parisDay } from '@repo/domain/dates';
import { pageSizes } from '@repo/domain/limits';
import { dropInvalidRates } from '@repo/domain/portfolio';
import { type Contract, isReceived } from './documents.model.ts';

/** The value of the URL parameter for all products. */
export const allProducts = 'tous';

export interface YieldRow {
  readonly date: string;
  readonly product: string;
  readonly rateFraction: number;
}

export interface YieldFilter {
  /** `null` when the URL names none. */
  readonly product: string | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The filters of the URL; a page size that is not offered becomes the first, 10 (R274). */
export function requestedFilter(address: URLSearchParams): YieldFilter {
  const size = readAddress(address, 'pageSize');
  const page = /^[1-9]\d{0,6}$/.exec(readAddress(address, 'page') ?? '')?.[0];
  return {
    product: readAddress(address, 'product'),
    page: page === undefined ? 1 : Number(page),
    pageSize: pageSizes.find((offered) => String(offered) === size) ?? pageSizes[0],
  };
}

/** The product of the URL; without one, the first. Null for an unknown one, and without products (R279). */
export function shownProduct(
  { product }: Pick<YieldFilter, 'product'>,
  products: readonly string[],
): string | null {
  if (product === null) return products[0] ?? null;
  return product === allProducts || products.includes(product) ? product : null;
}

/** The first day of the client's history in each product: their earliest contract, or money received before (R180). */
function firstDays(contracts: readonly Contract[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const { product, created_at, payment_recorded_at } of contracts) {
    for (const day of [parisDay(new Date(created_at)), payment_recorded_at]) {
      const known = first.get(product);
      if (day !== null && (known === undefined || day < known)) first.set(product, day);
    }
  }
  return first;
}

type Series = Readonly<Record<string, Parameters<typeof dropInvalidRates>[0]>>;

/** The rows of one product, or of all, newest first (R275), from the client's first contract on. */
export function yieldRows(series: Series, contracts: readonly Contract[], product: string): YieldRow[] {
  const first = firstDays(contracts);
  const rows = Object.entries(series)
    .filter(([title]) => product === allProducts || title === product)
    .flatMap(([title, points]) =>
      dropInvalidRates(points)
        .filter(({ date }) => date >= (first.get(title) ?? '9999'))
        .map(({ date, performance_rate }) => ({ date, product: title, rateFraction: performance_rate })),
    );
  return rows.toSorted((a, b) => b.date.localeCompare(a.date) || a.product.localeCompare(b.product));
}

/** The shown products of which nothing was ever received: their yields are not the client's. */
export function productsNotInvested(contracts: readonly Contract[], product: string): string[] {
  const invested = new Set(contracts.filter(isReceived).map((contract) => contract.product));
  const shown = contracts.map((contract) => contract.product);
  return [...new Set(shown)]
    .filter((title) => (product === allProducts || title === product) && !invested.has(title))
    .toSorted();
}

/** One page of the rows; past the last one, the last. */
export function pageOf(rows: readonly YieldRow[], { page, pageSize }: YieldFilter) {
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(page, last);
  return { page: shown, rows: rows.slice((shown - 1) * pageSize, shown * pageSize) };
}
