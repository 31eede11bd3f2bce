import { formatSubscriptionAmount } from '../format/amount.ts';
import { amountDecimals, maximumAmounts } from '../limits/index.ts';
import { type Decimal, decimal, MalformedAmount, type PaymentAsset, roundTo } from '../money/index.ts';
import type { Check } from './checks.ts';
import { amountTexts as texts } from './subscription.texts.ts';

/** Parses a typed amount; null if it is invalid. */
export function readAmount(typed: string | number | null): Decimal | null {
  if (typed === null) return null;
  try {
    return decimal(typed);
  } catch (error) {
    if (error instanceof MalformedAmount) return null;
    throw error;
  }
}

/** The checks of any typed amount: no more decimals than are shown, and at most the maximum. */
export function amountChecks(amount: Decimal | null, asset: PaymentAsset): Check<unknown, 'amount'>[] {
  const decimals = amountDecimals[asset];
  const maximum = maximumAmounts[asset];
  return [
    {
      field: 'amount',
      message: texts.tooPrecise(decimals),
      holds: () => amount === null || roundTo(amount, decimals).eq(amount),
    },
    {
      field: 'amount',
      message: texts.tooLarge(formatSubscriptionAmount(maximum, asset)),
      holds: () => amount?.lte(maximum) ?? true,
    },
  ];
}
