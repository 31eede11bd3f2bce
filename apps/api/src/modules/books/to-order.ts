import type { Order, RedemptionRequest, WithdrawalRequest } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal, isDisplayCurrency } from '@repo/domain/money';
import type { Strategy } from '@repo/domain/portfolio';
import type { OrderRow } from '../../db/schema/books.ts';
import type { WaitingOrder } from './orders.repository.ts';

interface OrderContext {
  /** Of a renunciation: what left with it. */
  renounced: { units: string; cost: string } | undefined;
  /** Of a request for all the yield: the net contributions, in the asset paid. */
  contributed: string | undefined;
}

/** A stored order as the domain executes it. */
export function toOrder({ order }: WaitingOrder, strategy: Strategy, context: OrderContext): Order {
  const { id, contractId, kind } = order;
  const base = {
    id,
    contractId,
    strategy,
    asset: paymentAssetOf(order.asset),
    orderDay: isoDay(order.orderDay),
    placedAt: order.placedAt,
  };
  const fees = {
    subscriptionFee: decimal(order.subscriptionFee ?? '0'),
    fxFee: decimal(order.fxFee ?? '0'),
  };
  if (kind === 'subscription') {
    return {
      ...base,
      kind: 'payment',
      gross: decimal(required(order, order.amount)),
      fees: {
        subscriptionPercent: decimal(required(order, order.subscriptionFeePercent)),
        fxPercent: decimal(required(order, order.fxFeePercent)),
      },
    };
  }
  if (kind === 'renunciation') {
    const { units = '0', cost = '0' } = context.renounced ?? {};
    return { ...base, kind, renounced: { held: { units: decimal(units), cost: decimal(cost) }, fees } };
  }
  return {
    ...base,
    kind,
    request: requestOf(order, context),
    exitPercent: decimal(required(order, order.exitFeePercent)),
  };
}

/** What a withdrawal was requested for. */
export function toWithdrawalRequest(order: OrderRow): WithdrawalRequest {
  if (order.request === 'yield') return { kind: 'yield' };
  const currency = required(order, order.requestCurrency);
  if (!isDisplayCurrency(currency)) throw new Error(`order ${order.id} is for an amount in ${currency}`);
  return { kind: 'amount', amount: decimal(required(order, order.amount)), currency };
}

function requestOf(order: OrderRow, { contributed }: OrderContext): RedemptionRequest {
  if (order.request === 'all') return { kind: 'all' };
  const request = toWithdrawalRequest(order);
  return request.kind === 'yield' ? { ...request, contributed: decimal(contributed ?? '0') } : request;
}

function required(order: OrderRow, value: string | null): string {
  if (value === null) throw new Error(`order ${order.id} is incomplete`);
  return value;
}
