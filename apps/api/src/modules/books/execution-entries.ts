// The entry and the movement that an executed order is booked with.
import {
  dealBackEntry,
  dealInEntry,
  dealOutEntry,
  type ExecutedPayment,
  type ExecutedRedemption,
  type ExecutedRenunciation,
} from '@repo/domain/books';
import type { NewEntry } from './book-entries.ts';
import type { WaitingOrder } from './orders.repository.ts';

/** An executed order with its row, and the payout that it makes if it takes money out. */
export type Execution<Executed> = Executed & { readonly row: WaitingOrder; readonly payoutId: string };

type NavVersions = ReadonlyMap<string, number>;

function baseOf({ order, day, nav }: ExecutedPayment | ExecutedRedemption, versions: NavVersions) {
  return {
    strategyId: order.strategy.key,
    contractId: order.contractId,
    orderId: order.id,
    orderDay: order.orderDay,
    dealingDay: day,
    nav,
    navVersion: versions.get(`${order.strategy.key} ${day}`) ?? null,
    asset: order.asset,
  };
}

/** `isRectified`: it is the new line of a rectification. */
export function entryOfPayment(
  execution: ExecutedPayment,
  versions: NavVersions,
  isRectified: boolean,
): NewEntry {
  const { order, dealt } = execution;
  return {
    kind: isRectified ? 'rectification' : 'deal-in',
    orderDay: order.orderDay,
    contractId: order.contractId,
    subject: { type: 'order', id: order.id },
    postings: dealInEntry(order, dealt),
    movement: {
      ...baseOf(execution, versions),
      nature: isRectified ? 'rectification' : 'subscription',
      units: dealt.units,
      quotes: dealt.quotes,
      gross: dealt.gross,
      fees: dealt.subscriptionFee.plus(dealt.fxFee),
      net: dealt.net,
      referenceAmount: dealt.netReference,
      cost: dealt.cost,
    },
  };
}

export function entryOfRedemption(execution: Execution<ExecutedRedemption>, versions: NavVersions): NewEntry {
  const { order, dealt, payoutId } = execution;
  return {
    kind: 'deal-out',
    orderDay: order.orderDay,
    contractId: order.contractId,
    subject: { type: 'order', id: order.id },
    postings: dealOutEntry(order, dealt, payoutId),
    movement: {
      ...baseOf(execution, versions),
      nature: order.kind,
      units: dealt.units.neg(),
      quotes: dealt.quotes,
      gross: dealt.gross,
      fees: dealt.exitFee,
      net: dealt.paid,
      referenceAmount: dealt.worth,
      cost: dealt.cost.neg(),
    },
  };
}

/** Its units left when it was renounced. */
export function entryOfRenunciation({ order, dealt }: Execution<ExecutedRenunciation>): NewEntry {
  return {
    kind: 'deal-back',
    orderDay: order.orderDay,
    contractId: order.contractId,
    subject: { type: 'order', id: order.id },
    postings: dealBackEntry(order, dealt),
  };
}
