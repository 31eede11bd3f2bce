// Plays drawn histories through the operations of the product, day by day: what clients and staff do in the morning, what is
// published in the evening, what clients are shown at night.

import { eq, sql } from 'drizzle-orm';
import { contracts } from '../../../db/schema/contracts.ts';
import { parameters } from '../../../db/schema/platform.ts';
import type { TestApp } from '../../../testing/create-test-app.ts';
import { importFile } from '../../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../../testing/people.ts';
import { executeWaitingOrders } from '../../books/execute-waiting-orders.ts';
import { lockMarket } from '../../market-data/market-values.repository.ts';
import { amountOut, bookedOf, type ClientHistory, isPaid, isRenounced } from './client-history.ts';
import { executeAll, type Order, parOf, payableDecimals } from './execute-orders.ts';
import { fixed, written } from './fixed-point.ts';
import { type DrawnBatch, type DrawnContract, type DrawnMarket, strategies } from './histories.ts';
import { type StoredClient, storeClients } from './store-histories.fixture.ts';
import { clearMarket, publish } from './store-market.fixture.ts';

type Dashboard = Awaited<ReturnType<typeof readDashboard>>;

/** What a client was shown on a day. */
export interface Reading {
  day: string;
  points: Dashboard['valuation_history']['aggregated']['points'];
  movements: readonly string[];
}

export interface ActedClient {
  history: ClientHistory;
  stored: StoredClient;
  readings: readonly Reading[];
  /** Something was dealt on a day that had been shown already: a payment validated late, a contract renounced. */
  isPastMoved: boolean;
  /** How many closings were renounced. */
  undoneClosings: number;
}

interface Acting {
  test: TestApp;
  market: DrawnMarket;
  admin: SignedIn;
  client: StoredClient;
  /** The drawn contract, and its place in the history. */
  drawn: DrawnContract;
  place: number;
  id: string;
  /** What the product accepted. */
  placed: Order[];
  /** Contracts that were renounced after their closing. */
  undone: number[];
}

const readDashboard = (test: TestApp, { token }: StoredClient) => test.expectOk('getDashboard', { token });

/** Clients of one market, from its first day to its last. */
export async function actDayByDay(
  test: TestApp,
  { market, clients }: DrawnBatch,
): Promise<readonly ActedClient[]> {
  await clearMarket(test);
  test.clock.set(`${market.days[0]}T08:00:00.000Z`);
  const admin = await signIn(test, 'admin_yield');
  const stored = await storeClients(
    test,
    clients.map(({ contracts: drawn }) => ({ contracts: drawn.map(asSigned), entries: [], renounced: [] })),
  );
  const acting = clients.map(({ contracts: drawn }, index): Acting[] => {
    const client = stored[index] ?? { token: '', contractIds: [] };
    const placed: Order[] = [];
    const undone: number[] = [];
    return drawn.map((contract, place) => ({
      test,
      market,
      admin,
      client,
      placed,
      undone,
      place,
      drawn: contract,
      id: client.contractIds[place] ?? '',
    }));
  });
  for (const one of acting.flat()) await allowRenouncing(one);
  const readings = new Map<StoredClient, Reading[]>(stored.map((client) => [client, []]));
  for (const [position, day] of market.days.entries()) {
    await setTime(test, `${day}T08:00:00.000Z`);
    for (const one of acting.flat()) await act(one, position);
    await setTime(test, `${day}T18:00:00.000Z`);
    await publishDay(test, { market, admin, day });
    for (const [client, own] of readings) own.push(await readDay(test, client, day));
  }
  return stored.map((client, index) => {
    const own = acting[index] ?? [];
    const orders = own[0]?.placed ?? [];
    return {
      stored: client,
      history: bookedOf(
        own.map(({ drawn }) => drawn),
        executeAll(market, orders),
      ),
      readings: readings.get(client) ?? [],
      undoneClosings: own[0]?.undone.length ?? 0,
      isPastMoved: own.some(({ drawn }) => isRenounced(drawn) || isLate(drawn)),
    };
  });
}

/** Some payments are found in the accounts a few days after they came. */
const isLate = ({ fate, closedAfter }: DrawnContract) => fate === 'paid' && closedAfter > 4;
const daysLate = (drawn: DrawnContract) => (isLate(drawn) ? drawn.closedAfter - 3 : 0);

/** As the contract is before anything is paid; one that never gets there stays as it is. */
const asSigned = (drawn: DrawnContract): DrawnContract =>
  isPaid(drawn) || isRenounced(drawn) ? { ...drawn, fate: 'unpaid' } : drawn;

async function allowRenouncing({ test, drawn, id }: Acting): Promise<void> {
  const renounceUntil = isRenounced(drawn) ? '2099-01-01' : null;
  await test.deps.db.update(contracts).set({ renounceUntil }).where(eq(contracts.id, id));
}

/** Sessions are opened once: sign-in is no part of these histories. */
async function setTime({ deps, clock }: TestApp, time: string): Promise<void> {
  clock.set(time);
  await deps.db.execute(
    sql`update sessions set idle_expires_at = '2100-01-01', absolute_expires_at = '2100-01-01'`,
  );
}

async function setFees({ test, drawn: { fees } }: Acting): Promise<void> {
  const names = ['FOOTER_SUBSCRIPTION_FEE', 'FOOTER_FX_FEE', 'FOOTER_EXIT_FEE'] as const;
  for (const [index, key] of names.entries()) {
    const value = fees[index] ?? '0';
    await test.deps.db
      .insert(parameters)
      .values({ key, value, unit: '%' })
      .onConflictDoUpdate({ target: parameters.key, set: { value } });
  }
}

/** Everything of the contract that falls on the day; what is refused is no order. */
async function act(acting: Acting, position: number): Promise<void> {
  const { market, drawn, place, placed } = acting;
  const { strategy, asset, fees, amount, paidOn } = drawn;
  const day = market.days[position] ?? '';
  const isOn = (wanted: number) => Math.min(wanted, market.days.length - 1) === position;
  const base = { contract: place, strategy, asset, fees, requested: parOf[asset] };
  const payment: Order = { ...base, kind: 'payment', day: market.days[paidOn] ?? '', amount };
  if (isPaid(drawn) && isOn(paidOn + daysLate(drawn)) && (await pay(acting, payment))) placed.push(payment);
  for (const out of isPaid(drawn) ? drawn.outs : []) {
    if (!isOn(paidOn + out.after)) continue;
    const part = fixed(amountOut(market, payment, out));
    const requested = written(part, payableDecimals[out.requested]);
    const withdrawal: Order = {
      ...base,
      kind: 'withdrawal',
      day,
      requested: out.requested,
      amount: requested,
    };
    if (await withdraw(acting, withdrawal)) placed.push(withdrawal);
  }
  const isClosed = drawn.fate === 'closed' || drawn.fate === 'renouncedClosed';
  if (isClosed && isOn(paidOn + drawn.closedAfter) && (await call(acting, 'closeContract')))
    placed.push({ ...base, kind: 'closing', day, amount: '0' });
  const renouncedOn = paidOn + drawn.closedAfter + (isClosed ? DAYS_CLOSED : 0);
  if (isRenounced(drawn) && isOn(renouncedOn)) await renounce(acting);
}

/** Its closing waits for a NAV, or was executed: it is undone either way. */
const DAYS_CLOSED = 2;

async function renounce(acting: Acting): Promise<void> {
  const { placed, place, undone } = acting;
  if (!(await call(acting, 'renounceContract'))) return;
  const own = placed.filter(({ contract }) => contract === place);
  if (own.some(({ kind }) => kind === 'closing')) undone.push(place);
}

async function pay(acting: Acting, { amount, day }: Order): Promise<boolean> {
  const { test, admin, id } = acting;
  await setFees(acting);
  const body = { amount, value_date: day, reference: `VIR-${id}`, reason: 'Relevé reçu' };
  await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
  return true;
}

async function withdraw(acting: Acting, { amount, requested }: Order): Promise<boolean> {
  return call(acting, 'requestWithdrawal', { request: 'amount', amount, currency: requested });
}

async function call(
  acting: Acting,
  operation: 'closeContract' | 'renounceContract' | 'requestWithdrawal',
  body?: object,
): Promise<boolean> {
  const { test, client, id } = acting;
  await setFees(acting);
  const { status } = await test.call(operation, {
    token: client.token,
    params: { id },
    ...(body && { body }),
  });
  return status === 200;
}

/** The quotes as they come in, then the NAVs as staff import them. */
async function publishDay(
  test: TestApp,
  { market, admin, day }: { market: DrawnMarket; admin: SignedIn; day: string },
): Promise<void> {
  const none = { usdfy: new Map(), btcfy: new Map(), ethfy: new Map(), eurfy: new Map() };
  await test.deps.db.transaction(async (tx) => {
    const inTx = { ...test.deps, db: tx };
    await lockMarket(tx);
    await publish(inTx, { ...market, navs: none }, (published) => published === day);
    await executeWaitingOrders(inTx);
  });
  const lines = strategies.flatMap((strategy) => {
    const nav = market.navs[strategy].get(day);
    return nav === undefined ? [] : [`${day};${strategy.toUpperCase()};${nav}`];
  });
  if (lines.length > 0)
    await importFile(test, admin, { kind: 'nav', text: ['date;strategie;vl', ...lines].join('\n') });
}

async function readDay(test: TestApp, client: StoredClient, day: string): Promise<Reading> {
  const { valuation_history: history } = await readDashboard(test, client);
  const explained = await test.expectOk('explainFigures', { token: client.token });
  return {
    day,
    points: history.aggregated.points,
    movements: explained.strategies.flatMap(({ strategy_id: id, movements }) =>
      movements.map((movement) => JSON.stringify({ id, ...movement })),
    ),
  };
}
