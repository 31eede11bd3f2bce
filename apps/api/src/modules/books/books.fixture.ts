// Money of contracts as the product books it, from figures that are given: receipts, orders, entries, movements, payouts. By
// thousands as well as one at a time; `doctor` finds nothing in it.
import type { ExecutedPayment, ExecutedRedemption, PaymentOrder, RedemptionOrder } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { type Decimal, decimal, type PaymentAsset, roundTo, ZERO } from '@repo/domain/money';
import type { Strategy } from '@repo/domain/portfolio';
import { type OrderRow, orders } from '../../db/schema/books.ts';
import { type PayoutRow, payouts, type ReceiptRow, receipts } from '../../db/schema/cash.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { matchEntry, receiptEntry, returnEntry } from '../receipts/receipt-entries.ts';
import { bookEntries, type NewEntry } from './book-entries.ts';
import { type Execution, entryOfPayment, entryOfRedemption } from './execution-entries.ts';
import { readHoldings } from './orders.repository.ts';

interface OrderBase {
  contractId: string;
  userId: string;
  strategyId: string;
  /** Paid in, and paid out in. */
  asset: PaymentAsset;
  orderDay: string;
}

interface DealBase {
  /** The dealing day. */
  day: string;
  nav: string;
  /** Positive, 12 decimals. */
  units: string;
}

/** Money received for a contract, and what it bought; it waits while `deal` is null. */
export type GivenPayment = OrderBase & {
  kind: 'payment';
  amount: string;
  /** Of the receipt: unique. */
  reference: string;
  placedBy: string;
  percents: readonly [subscription: string, fx: string];
  fees: readonly [subscription: string, fx: string];
  /** Renounced before it was dealt: the money is owed to its sender. */
  isRenounced?: boolean;
  deal: (DealBase & { netReference: string }) | null;
};

/** What was taken out of a contract; it waits while `deal` is null. */
export type GivenRedemption = OrderBase & {
  kind: 'withdrawal' | 'closing';
  exitPercent: string;
  note?: string;
  /** `gross` and `exitFee` in `asset`. */
  deal: (DealBase & { gross: string; exitFee: string }) | null;
};

export type GivenOrder = GivenPayment | GivenRedemption;

/** Everything that one order leaves in the database. */
interface Booked {
  order: OrderRow;
  receipts: ReceiptRow[];
  payouts: PayoutRow[];
  entries: NewEntry[];
}

interface Context {
  id: string;
  payoutId: string;
  receiptId: string;
  now: Date;
  strategy: Strategy;
  /** Of what a redemption takes out. */
  cost: Decimal;
}

const BOOK_DECIMALS = 18;
const ROWS_AN_INSERT = 1000;
const KIND_ORDER = { payment: 0, withdrawal: 1, closing: 2 } as const;

/** Books the orders of contracts that exist, in the order given. Returns their ids. */
export async function insertDealt(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  given: readonly GivenOrder[],
): Promise<string[]> {
  const products = new Map((await db.select().from(strategies)).map((row) => [row.id, row.referenceCurrency]));
  const costs = await costsOf({ db }, given);
  const booked = given.map((order) => {
    const referenceCurrency = products.get(order.strategyId);
    if (referenceCurrency === undefined) throw new Error(`no product ${order.strategyId}`);
    const context: Context = {
      id: ids.uuid(),
      payoutId: ids.uuid(),
      receiptId: ids.uuid(),
      now: clock.now(),
      strategy: { key: order.strategyId, referenceCurrency },
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
  const dayOf = ({ deal }: GivenOrder) => deal?.day ?? '';
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
    const cost = isLast
      ? before.cost
      : roundTo(before.cost.times(units).div(before.units), BOOK_DECIMALS);
    costs.set(order, cost);
    held.set(contractId, { units: before.units.minus(units), cost: before.cost.minus(cost) });
  }
  return costs;
}

function bookedWorth({ units, nav }: DealBase): Decimal {
  return roundTo(decimal(units).times(nav), BOOK_DECIMALS);
}

function toPayment(given: GivenPayment, context: Context): Booked {
  const { deal, asset, contractId } = given;
  const { id, payoutId, now } = context;
  const isRenounced = given.isRenounced === true;
  const receipt = toReceipt(given, context);
  const [gross, subscriptionFee, fxFee] = [decimal(given.amount), decimal(given.fees[0]), decimal(given.fees[1])];
  const row: OrderRow = {
    ...toOrderRow(given, context),
    kind: 'subscription',
    state: isRenounced ? 'canceled' : deal === null ? 'waiting' : 'executed',
    request: 'amount',
    amount: given.amount,
    subscriptionFeePercent: given.percents[0],
    fxFeePercent: given.percents[1],
    subscriptionFee: given.fees[0],
    fxFee: given.fees[1],
    placedBy: given.placedBy,
    reference: given.reference,
  };
  const entries = [receiptEntry(receipt), matchEntry(receipt, contractId)];
  if (isRenounced) {
    const returned = { contractId, payoutId, day: isoDay(given.orderDay), asset, amount: gross };
    entries.push(returnEntry(returned));
  } else if (deal !== null) {
    const percents = { subscriptionPercent: decimal(given.percents[0]), fxPercent: decimal(given.percents[1]) };
    const order: PaymentOrder = { ...toOrder(given, context), kind: 'payment', gross, fees: percents };
    const dealt: ExecutedPayment['dealt'] = {
      gross,
      subscriptionFee,
      fxFee,
      net: gross.minus(subscriptionFee).minus(fxFee),
      netReference: decimal(deal.netReference),
      units: decimal(deal.units),
      cost: bookedWorth(deal),
      quotes: [],
    };
    entries.push(entryOfPayment(execution(row, payoutId, { order, dealt, ...pricesOf(deal) }), noVersions));
  }
  const renounced: PayoutRow[] = [
    { ...toPayout(given, context), kind: 'renunciation', amount: given.amount, orderId: null },
  ];
  return { order: { ...row, id, placedAt: now }, receipts: [receipt], payouts: isRenounced ? renounced : [], entries };
}

function toRedemption(given: GivenRedemption, context: Context): Booked {
  const { deal, kind } = given;
  const isClosing = kind === 'closing';
  const row: OrderRow = {
    ...toOrderRow(given, context),
    kind,
    state: deal === null ? 'waiting' : 'executed',
    request: isClosing || deal === null ? 'all' : 'amount',
    amount: isClosing || deal === null ? null : deal.gross,
    requestCurrency: isClosing || deal === null ? null : 'EUR',
    exitFeePercent: given.exitPercent,
    note: given.note ?? null,
  };
  if (deal === null) return { order: row, receipts: [], payouts: [], entries: [] };
  const [gross, exitFee] = [decimal(deal.gross), decimal(deal.exitFee)];
  const paid = gross.minus(exitFee);
  const exitPercent = decimal(given.exitPercent);
  const order: RedemptionOrder = { ...toOrder(given, context), kind, request: { kind: 'all' }, exitPercent };
  const dealt: ExecutedRedemption['dealt'] = {
    units: decimal(deal.units),
    worth: bookedWorth(deal),
    cost: context.cost,
    gross,
    exitFee,
    paid,
    isCapped: false,
    quotes: [],
  };
  const executed = execution(row, context.payoutId, { order, dealt, ...pricesOf(deal) });
  const owed: PayoutRow = { ...toPayout(given, context), kind, amount: paid.toFixed(), orderId: context.id };
  return {
    order: row,
    receipts: [],
    payouts: paid.eq(0) ? [] : [owed],
    entries: [entryOfRedemption(executed, noVersions)],
  };
}

const noVersions = new Map<string, number>();

const pricesOf = ({ day, nav }: DealBase) => ({ day: isoDay(day), nav: decimal(nav) });

function execution<Executed extends { order: { strategy: Strategy } }>(
  row: OrderRow,
  payoutId: string,
  executed: Executed,
): Execution<Executed> {
  const { strategy } = executed.order;
  return {
    ...executed,
    payoutId,
    row: { order: row, strategyId: strategy.key, poNumber: '', renounceUntil: null },
  };
}

function toOrder({ contractId, asset, orderDay }: OrderBase, { id, strategy }: Context) {
  return { id, contractId, strategy, asset, orderDay: isoDay(orderDay) };
}

function toOrderRow({ contractId, userId, asset, orderDay }: OrderBase, { id, now }: Context) {
  return {
    id,
    contractId,
    userId,
    asset,
    orderDay,
    amount: null,
    requestCurrency: null,
    subscriptionFeePercent: null,
    fxFeePercent: null,
    exitFeePercent: null,
    subscriptionFee: null,
    fxFee: null,
    placedAt: now,
    placedBy: null,
    reference: null,
    note: null,
  };
}

function toReceipt(given: GivenPayment, { receiptId, now }: Context): ReceiptRow {
  return {
    id: receiptId,
    account: given.asset === 'EURO' ? 'bank:house' : 'wallet:house',
    externalId: given.reference,
    source: 'typed',
    state: 'attached',
    day: given.orderDay,
    amount: given.amount,
    asset: given.asset,
    payerName: null,
    payerAccount: null,
    wording: given.reference,
    txid: null,
    confirmations: null,
    importId: null,
    contractId: given.contractId,
    userId: given.userId,
    attachedAt: now,
    attachedBy: given.placedBy,
    reason: null,
    recordedAt: now,
    recordedBy: given.placedBy,
  };
}

function toPayout({ contractId, userId, asset }: OrderBase, { payoutId, now }: Context) {
  return {
    id: payoutId,
    state: 'to_prepare' as const,
    userId,
    contractId,
    receiptId: null,
    asset,
    isReceived: true,
    requestedAt: now,
    dueBy: null,
    heldUntil: null,
    method: null,
    beneficiaryName: null,
    beneficiaryAccount: null,
    beneficiaryBic: null,
    beneficiaryNetwork: null,
    beneficiarySource: null,
    preparedAt: null,
    preparedBy: null,
    approvedAt: null,
    approvedBy: null,
    fileId: null,
    executedOn: null,
    reference: null,
    executedAt: null,
    executedBy: null,
    reason: null,
  };
}

/** What staff decided, as `doctor` compares it. */
function tracesOf({ order: { kind, contractId, amount, asset, orderDay } }: Booked) {
  if (kind !== 'subscription') return [];
  const payment = { amount, currency: asset, value_date: orderDay };
  return [{ by: null, action: 'payment.paid', object: { type: 'contract', id: contractId }, after: { payment } }];
}
