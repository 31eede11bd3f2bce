// What the prices in force would have made of a deal.

import {
  type DealPrices,
  type Discrepancy,
  type RedemptionRequest,
  redemptionDiscrepancy,
  subscriptionDiscrepancy,
} from '@repo/domain/books';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal } from '@repo/domain/money';
import { strategyOf, subscriptionOf } from '../books/compare-deal.ts';
import type { DealRow } from '../books/deals.repository.ts';
import { toWithdrawalRequest } from '../books/to-order.ts';

function requestOf({ order, contributed }: DealRow): RedemptionRequest {
  if (order.request === 'all') return { kind: 'all' };
  const request = toWithdrawalRequest(order);
  return request.kind === 'yield' ? { ...request, contributed: decimal(contributed) } : request;
}

/** @throws MissingQuote */
export function compareDeal(row: DealRow, prices: DealPrices): Discrepancy {
  const { order, movement } = row;
  if (order.kind === 'subscription') {
    return subscriptionDiscrepancy(subscriptionOf(row), decimal(movement.units), prices);
  }
  return redemptionDiscrepancy(
    {
      strategy: strategyOf(row),
      asset: paymentAssetOf(row.order.asset),
      held: { units: decimal(row.heldUnits), cost: decimal(row.heldCost) },
      request: requestOf(row),
      exitPercent: decimal(order.exitFeePercent ?? '0'),
    },
    {
      units: decimal(movement.units).neg(),
      worth: decimal(movement.referenceAmount),
      exitFee: decimal(movement.fees),
      paid: decimal(movement.net),
    },
    prices,
  );
}
