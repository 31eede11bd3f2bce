// Law 9 of docs/money.md: what is executed is the same whenever it is executed and read, and it is what a second
// computation with integers books. `LAWS_SEED=… LAWS_BOOKED=1000 vitest run laws/booked` draws other or more histories.
import { executeOrders, type Order as ProductOrder, publishedQuote } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { type Decimal, decimal, fxBook, toText } from '@repo/domain/money';
import { navBook } from '@repo/domain/portfolio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { insertProducts } from '../portfolio.fixture.ts';
import {
  type BookedClient,
  type BookedRow,
  bookDayByDay,
  byContract,
  columns,
} from './book-histories.fixture.ts';
import { toHistory } from './client-history.ts';
import type { Entry } from './execute-orders.ts';
import { type Fixed, fixed } from './fixed-point.ts';
import { CLIENTS_A_MARKET, type DrawnMarket, referenceOf, strategies } from './histories.ts';
import { drawBatches } from './play-histories.fixture.ts';
import { paymentColumns, withdrawalColumns } from './store-histories.fixture.ts';

const seed = Number(process.env['LAWS_SEED'] ?? 20_261_121);
const BOOKED_HISTORIES = Number(process.env['LAWS_BOOKED'] ?? 100);
const DRAWN_HISTORIES = 1000;

/** Exact values, however many zeros they are written with. */
const exact = (row: Partial<Record<(typeof columns)[number], string | null>>) =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const value = row[column] ?? null;
      return value === null ? [] : [[column, column === 'navDate' ? value : fixed(value)]];
    }),
  );

const readable = (rows: readonly BookedRow[]) =>
  rows.map((row) => ({ contract: row.contract, kind: row.kind, ...exact(row) }));

const expectedRows = ({ history }: BookedClient) =>
  history.entries
    .map((entry) => ({
      contract: entry.contract,
      kind: entry.kind,
      ...exact(entry.kind === 'payment' ? paymentColumns(entry) : withdrawalColumns(entry)),
    }))
    .toSorted(byContract);

describe('9. what was executed, day by day through the product,', () => {
  let clients: BookedClient[] = [];
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ readsPerMinute: 1_000_000 });
    await insertProducts(test);
    for (const [index, batch] of drawBatches({ seed, count: BOOKED_HISTORIES }).entries())
      clients.push(...(await bookDayByDay(test, batch, `seed ${seed}, market ${index}`)));
  }, 600_000);

  afterAll(() => test.close());

  it('is what the second computation books, to the last decimal', () => {
    expect(clients).toHaveLength(Math.ceil(BOOKED_HISTORIES / CLIENTS_A_MARKET) * CLIENTS_A_MARKET);
    const rows = clients.flatMap((client) => client.rows);
    for (const kind of ['payment', 'withdrawal', 'closing'])
      for (const isExecuted of [true, false])
        expect(
          rows.filter((row) => row.kind === kind && (row.units !== null) === isExecuted).length,
        ).toBeGreaterThan(BOOKED_HISTORIES / 20);
    for (const client of clients) expect(readable(client.rows), client.name).toEqual(expectedRows(client));
  });

  it('is not touched by NAVs that are amended later', () => {
    for (const { name, rows, rowsOnceAmended } of clients)
      expect(readable(rowsOnceAmended), name).toEqual(readable(rows));
  });

  it('gives the figures of the same rows written at once', () => {
    for (const {
      name,
      dashboards: [dayByDay, atOnce],
    } of clients)
      expect(dayByDay, name).toEqual(atOnce);
  });
});

const valuesOf = (published: ReadonlyMap<string, string>) => ({
  days: [...published.keys()].map(isoDay),
  values: [...published.values()],
});

const amounts = (...values: readonly Decimal[]): Fixed[] => values.map((value) => fixed(toText(value)));

function pricesOf({ navs, quotes }: DrawnMarket) {
  return {
    navs: navBook(strategies.map((strategy) => ({ strategy, ...valuesOf(navs[strategy]) }))),
    fx: fxBook([
      { base: 'EUR', quote: 'USD', ...valuesOf(quotes.USD) },
      { base: 'EUR', quote: 'CHF', ...valuesOf(quotes.CHF) },
      { base: 'BTC', quote: 'EUR', ...valuesOf(quotes.BTC) },
      { base: 'ETH', quote: 'EUR', ...valuesOf(quotes.ETH) },
    ]),
  };
}

function toProductOrder(entry: Entry, index: number): ProductOrder {
  const { strategy, asset, day, amount, kind, requested, fees } = entry;
  const base = {
    id: String(index).padStart(4, '0'),
    contractId: String(entry.contract),
    strategy: { key: strategy, referenceCurrency: referenceOf[strategy] },
    asset,
    orderDay: isoDay(day),
  };
  const [subscriptionPercent, fxPercent, exitPercent] = [
    decimal(fees[0]),
    decimal(fees[1]),
    decimal(fees[2]),
  ];
  if (kind === 'payment')
    return { ...base, kind, gross: decimal(amount), fees: { subscriptionPercent, fxPercent } };
  return kind === 'closing'
    ? { ...base, kind, exitPercent, request: { kind: 'all' } }
    : {
        ...base,
        kind,
        exitPercent,
        request: { kind: 'amount', amount: decimal(amount), currency: requested },
      };
}

describe('9. orders executed by the rules of the books', () => {
  it('are the deals of the second computation, withdrawals of a part included', () => {
    const cases = drawBatches({ seed, count: DRAWN_HISTORIES }).flatMap(({ market, clients }, index) =>
      clients.map(({ contracts }) => ({ market, index, history: toHistory(market, contracts) })),
    );
    let withdrawn = 0;
    for (const { market, index, history } of cases) {
      const prices = pricesOf(market);
      const { payments, redemptions } = executeOrders(history.entries.map(toProductOrder), {
        prices,
        hasQuote: publishedQuote(prices),
      });
      const executed = new Map<string, unknown>([
        ...payments.map(
          ({ order, day, nav, dealt: { units, gross, subscriptionFee, fxFee, netReference } }) =>
            [order.id, [day, ...amounts(nav, units, gross, subscriptionFee, fxFee, netReference)]] as const,
        ),
        ...redemptions.map(
          ({ order, day, nav, dealt: { units, gross, exitFee, paid, isCapped } }) =>
            [order.id, [day, isCapped, ...amounts(nav, units, gross, exitFee, paid)]] as const,
        ),
      ]);
      const expected = new Map<string, unknown>();
      for (const [at, entry] of history.entries.entries()) {
        if (entry.deal === null) continue;
        const { day, nav, units, gross, fees, netReference, isCapped } = entry.deal;
        const id = String(at).padStart(4, '0');
        if (entry.kind === 'payment') expected.set(id, [day, nav, units, gross, ...fees, netReference]);
        else expected.set(id, [day, isCapped, nav, units, gross, fees[0], gross - fees[0]]);
        withdrawn += entry.kind === 'withdrawal' ? 1 : 0;
      }
      expect(executed, `seed ${seed}, market ${index}`).toEqual(expected);
    }
    expect(withdrawn).toBeGreaterThan(DRAWN_HISTORIES / 5);
  });
});
