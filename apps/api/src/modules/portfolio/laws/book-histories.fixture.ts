// Books drawn histories through the product: orders placed, prices published day by day, and the rows that come of it.
import { inArray } from 'drizzle-orm';
import { payments, withdrawals } from '../../../db/schema/dealt-money.ts';
import type { TestApp } from '../../../testing/create-test-app.ts';
import { executeWaitingOrders } from '../../books/execute-waiting-orders.ts';
import { lockMarket } from '../../market-data/market-values.repository.ts';
import { beforeExecution, type ClientHistory, toHistory } from './client-history.ts';
import { anonymous } from './compare.ts';
import type { DrawnBatch, DrawnMarket } from './histories.ts';
import { type StoredClient, storeClients } from './store-histories.fixture.ts';
import { amendAllNavs, clearMarket, publish } from './store-market.fixture.ts';

export interface BookedClient {
  name: string;
  history: ClientHistory;
  rows: readonly BookedRow[];
  /** After every NAV was published again with another value. */
  rowsOnceAmended: readonly BookedRow[];
  /** The dashboards of the client booked day by day, and of one whose rows were written as they had to be. */
  dashboards: readonly [bookedDayByDay: object, asExpected: object];
}

/** A row as it is read back, and its contract's place in the history. */
export type BookedRow = Partial<Record<(typeof columns)[number], string | null>> & {
  contract: number;
  kind: 'payment' | 'withdrawal' | 'closing';
};

/** What is booked, of both views. */
export const columns = [
  'amount',
  'subscriptionFee',
  'fxFee',
  'exitFee',
  'netAmount',
  'netReferenceAmount',
  'units',
  'nav',
  'navDate',
] as const;

const kindOrder = { payment: 0, withdrawal: 1, closing: 2 } as const;

/** Each contract's rows by kind; those of one kind stay in their order. */
export function byContract(
  a: Pick<BookedRow, 'contract' | 'kind'>,
  b: Pick<BookedRow, 'contract' | 'kind'>,
): number {
  return a.contract - b.contract || kindOrder[a.kind] - kindOrder[b.kind];
}

/** One order of publication and execution, as an import has it. */
async function publishDay(test: TestApp, market: DrawnMarket, day: string): Promise<void> {
  await test.deps.db.transaction(async (tx) => {
    const inTx = { ...test.deps, db: tx };
    await lockMarket(tx);
    await publish(inTx, market, (published) => published === day);
    await executeWaitingOrders(inTx);
  });
}

/** As a payment that is validated, or a closing that is requested, when its NAV is published already. */
async function executeAtOnce(test: TestApp, clients: readonly StoredClient[]): Promise<void> {
  for (const contractId of clients.flatMap(({ contractIds }) => contractIds))
    await test.deps.db.transaction((tx) => executeWaitingOrders({ ...test.deps, db: tx }, { contractId }));
}

/** Clients of one market: the orders of one half wait for its prices, those of the other come after them. */
export async function bookDayByDay(
  test: TestApp,
  { market, clients }: DrawnBatch,
  label: string,
): Promise<BookedClient[]> {
  const histories = clients.map(({ contracts }) => toHistory(market, contracts));
  const orders = histories.map(beforeExecution);
  const middle = Math.ceil(orders.length / 2);
  await clearMarket(test);
  const early = await storeClients(test, orders.slice(0, middle));
  for (const day of market.days) await publishDay(test, market, day);
  const late = await storeClients(test, orders.slice(middle));
  await executeAtOnce(test, late);
  const booked = [...early, ...late];
  const expected = await storeClients(test, histories);
  const fetchDashboard = async (client?: StoredClient): Promise<object> =>
    anonymous(await test.expectOk('getDashboard', { token: client?.token ?? '' }));
  const read: Omit<BookedClient, 'rowsOnceAmended'>[] = [];
  for (const [index, history] of histories.entries()) {
    read.push({
      name: `${label}, client ${index}`,
      history,
      rows: await readRows(test, booked[index]),
      dashboards: [await fetchDashboard(booked[index]), await fetchDashboard(expected[index])],
    });
  }
  await test.deps.db.transaction(async (tx) => {
    await amendAllNavs({ ...test.deps, db: tx }, market);
    await executeWaitingOrders({ ...test.deps, db: tx });
  });
  const finished: BookedClient[] = [];
  for (const [index, one] of read.entries())
    finished.push({ ...one, rowsOnceAmended: await readRows(test, booked[index]) });
  return finished;
}

async function readRows({ deps: { db } }: TestApp, client?: StoredClient): Promise<BookedRow[]> {
  const contractIds = [...(client?.contractIds ?? [])];
  const paid = await db.select().from(payments).where(inArray(payments.contractId, contractIds));
  // Their ids are in the order in which they were placed.
  const taken = await db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.contractId, contractIds))
    .orderBy(withdrawals.id);
  const contractOf = ({ contractId }: { contractId: string }) => contractIds.indexOf(contractId);
  return [
    ...paid.map((row) => ({ ...row, contract: contractOf(row), kind: 'payment' as const })),
    ...taken.map((row) => ({ ...row, contract: contractOf(row) })),
  ].toSorted(byContract);
}
