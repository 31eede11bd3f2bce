// The rows and entries of one order, from figures that are given.
import type {
  Account,
  ExecutedPayment,
  ExecutedRedemption,
  PaymentOrder,
  RedemptionOrder,
} from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { type Decimal, decimal, type PaymentAsset, roundTo, toText } from '@repo/domain/money';
import type { Strategy } from '@repo/domain/portfolio';
import type { OrderRow } from '../../db/schema/books.ts';
import type { payouts, receipts } from '../../db/schema/cash.ts';
import type { NewEntry } from './book-entries.ts';
import { matchEntry, receiptEntry, returnEntry } from './cash-entries.ts';
import { type Execution, entryOfPayment, entryOfRedemption } from './execution-entries.ts';

export const BOOK_DECIMALS = 18;

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
  /** What was requested; everything, when it is left out. */
  requested?: { amount: string; currency: string };
  note?: string;
  /** `gross` and `exitFee` in `asset`. */
  deal: (DealBase & { gross: string; exitFee: string }) | null;
};

export type GivenOrder = GivenPayment | GivenRedemption;

type NewReceipt = typeof receipts.$inferInsert;
type NewPayout = typeof payouts.$inferInsert;

/** Everything that one order leaves in the database. */
export interface Booked {
  order: OrderRow;
  receipts: NewReceipt[];
  payouts: NewPayout[];
  entries: NewEntry[];
}

export interface Context {
  id: string;
  payoutId: string;
  receiptId: string;
  now: Date;
  strategy: Strategy;
  /** Of what a redemption takes out. */
  cost: Decimal;
}

export function bookedWorth({ units, nav }: DealBase): Decimal {
  return roundTo(decimal(units).times(nav), BOOK_DECIMALS);
}

export function toPayment(given: GivenPayment, context: Context): Booked {
  const { deal, asset, contractId } = given;
  const { payoutId } = context;
  const isRenounced = given.isRenounced === true;
  const receipt = toReceipt(given, context);
  const [gross, subscriptionFee, fxFee] = [
    decimal(given.amount),
    decimal(given.fees[0]),
    decimal(given.fees[1]),
  ];
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
    const percents = {
      subscriptionPercent: decimal(given.percents[0]),
      fxPercent: decimal(given.percents[1]),
    };
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
    entries.push(entryOfPayment({ order, dealt, ...pricesOf(deal) }, noVersions, false));
  }
  const owed: NewPayout = { ...toPayout(given, context), kind: 'renunciation', amount: given.amount };
  return { order: row, receipts: [receipt], payouts: isRenounced ? [owed] : [], entries };
}

export function toRedemption(given: GivenRedemption, context: Context): Booked {
  const { deal, kind } = given;
  const { requested } = given;
  const row: OrderRow = {
    ...toOrderRow(given, context),
    kind,
    state: deal === null ? 'waiting' : 'executed',
    request: requested === undefined ? 'all' : 'amount',
    amount: requested?.amount ?? null,
    requestCurrency: requested?.currency ?? null,
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
  const owed: NewPayout = { ...toPayout(given, context), kind, amount: toText(paid), orderId: context.id };
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
    row: { order: row, strategyId: strategy.key, poNumber: '', renounceUntil: null, isRectified: false },
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

function toReceipt(given: GivenPayment, { receiptId, now }: Context): NewReceipt {
  return {
    id: receiptId,
    account: houseOf(given.asset),
    externalId: given.reference,
    source: 'typed',
    state: 'attached',
    day: given.orderDay,
    amount: given.amount,
    asset: given.asset,
    wording: given.reference,
    contractId: given.contractId,
    userId: given.userId,
    attachedAt: now,
    attachedBy: given.placedBy,
    recordedAt: now,
    recordedBy: given.placedBy,
  };
}

export function houseOf(asset: string): Account {
  return asset === 'EURO' ? 'bank:house' : 'wallet:house';
}

function toPayout({ contractId, userId, asset }: OrderBase, { payoutId, now }: Context) {
  return { id: payoutId, state: 'to_prepare', userId, contractId, asset, requestedAt: now } as const;
}
