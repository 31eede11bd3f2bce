// Money of contracts as the product books it, from figures that are given: receipts, orders, entries, movements, payouts. By
// thousands as well as one at a time; `doctor` finds nothing in it.
import { move } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { type Decimal, decimal, isPaymentAsset, roundTo, ZERO } from '@repo/domain/money';
import { and, eq, ne } from 'drizzle-orm';
import { orders } from '../../db/schema/books.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { type AuditEntry, recordAudits } from '../audit/record-audit.ts';
import { toDomainStrategy } from '../contracts/value-contract.ts';
import { bookEntries, type NewEntry } from './book-entries.ts';
import {
  BOOK_DECIMALS,
  type Booked,
  bookedWorth,
  type Context,
  type GivenOrder,
  houseOf,
  toPayment,
  toRedemption,
} from './dealt-rows.fixture.ts';
import { readHoldings } from './orders.repository.ts';

const ROWS_AN_INSERT = 1000;
const KIND_ORDER = { payment: 0, withdrawal: 1, closing: 2 } as const;

/** Books the orders of contracts that exist, in the order given. Returns their ids. */
export async function insertDealt(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  given: readonly GivenOrder[],
): Promise<string[]> {
  const products = new Map(
    (await db.select().from(strategies)).map((row) => [row.id, toDomainStrategy(row)]),
  );
  const costs = await costsOf({ db }, given);
  // Those of a contract that are dealt on one day are executed in the order of their ids.
  const orderIds = given.map(() => ids.uuid()).toSorted();
  const booked = given.map((order, index) => {
    const strategy = products.get(order.strategyId);
    if (strategy === undefined) throw new Error(`no product ${order.strategyId}`);
    const context: Context = {
      id: orderIds[index] ?? '',
      payoutId: ids.uuid(),
      receiptId: ids.uuid(),
      now: clock.now(),
      strategy,
      cost: costs.get(order) ?? ZERO,
    };
    return order.kind === 'payment' ? toPayment(order, context) : toRedemption(order, context);
  });
  for (let from = 0; from < booked.length; from += ROWS_AN_INSERT) {
    const part = booked.slice(from, from + ROWS_AN_INSERT);
    await db.insert(orders).values(part.map((one) => one.order));
    const received = part.flatMap((one) => one.receipts);
    if (received.length > 0) await db.insert(receipts).values(received);
    const owed = part.flatMap((one) => one.payouts);
    if (owed.length > 0) await db.insert(payouts).values(owed);
  }
  await recordAudits({ db, clock }, booked.flatMap(tracesOf));
  await bookEntries(
    { db, clock },
    null,
    booked.flatMap((one) => one.entries),
  );
  return booked.map((one) => one.order.id);
}

const dayOf = ({ deal }: GivenOrder) => deal?.day ?? '';

/** The cost of what each redemption takes: the contract's average, all that is left with the last units. */
async function costsOf({ db }: Pick<Deps, 'db'>, given: readonly GivenOrder[]) {
  const costs = new Map<GivenOrder, Decimal>();
  const taking = given.filter(({ kind }) => kind !== 'payment').map(({ contractId }) => contractId);
  const held = new Map(
    (await readHoldings(db, taking)).map((row) => [
      row.contractId,
      { units: decimal(row.units), cost: decimal(row.cost) },
    ]),
  );
  const inOrder = given.toSorted((a, b) =>
    dayOf(a) === dayOf(b) ? KIND_ORDER[a.kind] - KIND_ORDER[b.kind] : dayOf(a) < dayOf(b) ? -1 : 1,
  );
  for (const order of inOrder) {
    const { contractId, deal, kind } = order;
    if (deal === null || (kind === 'payment' && order.isRenounced)) continue;
    const units = decimal(deal.units);
    const before = held.get(contractId) ?? { units: ZERO, cost: ZERO };
    if (kind === 'payment') {
      held.set(contractId, { units, cost: bookedWorth(deal) });
      continue;
    }
    const isLast = units.eq(before.units);
    const cost = isLast ? before.cost : roundTo(before.cost.times(units).div(before.units), BOOK_DECIMALS);
    costs.set(order, cost);
    held.set(contractId, { units: before.units.minus(units), cost: before.cost.minus(cost) });
  }
  return costs;
}

/** What staff decided, as `doctor` compares it. */
function tracesOf({ order: { kind, contractId, amount, asset, orderDay } }: Booked): AuditEntry[] {
  if (kind !== 'subscription') return [];
  const payment = { amount, currency: asset, value_date: orderDay };
  return [
    { by: null, action: 'payment.paid', object: { type: 'contract', id: contractId }, after: { payment } },
  ];
}

/** Pays what is owed of a contract. */
export async function payOut(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { contractId, day, reference, by }: { contractId: string; day: string; reference: string; by: string },
): Promise<void> {
  const executed = {
    state: 'executed',
    executedOn: day,
    reference,
    executedAt: clock.now(),
    executedBy: by,
  } as const;
  const paid = await db
    .update(payouts)
    .set(executed)
    .where(and(eq(payouts.contractId, contractId), ne(payouts.state, 'replaced')))
    .returning({ id: payouts.id, asset: payouts.asset, amount: payouts.amount });
  const entries = paid.map(({ id, asset, amount }): NewEntry => {
    if (!isPaymentAsset(asset)) throw new Error(`a payout is in ${asset}`);
    return {
      kind: 'payout',
      orderDay: isoDay(day),
      contractId,
      subject: { type: 'payout', id },
      postings: move({ from: houseOf(asset), to: `payable:${id}` }, asset, decimal(amount)),
    };
  });
  await bookEntries({ db, clock }, null, entries);
}
