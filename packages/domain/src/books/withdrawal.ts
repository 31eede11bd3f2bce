// A withdrawal before it is placed: what it would be at the last NAV and quotes, and why it is refused.
import { documentDecimals } from '../format/index.ts';
import {
  type Decimal,
  type DisplayCurrency,
  type PaymentAsset,
  type QuotedAsset,
  roundDown,
} from '../money/index.ts';
import type { Strategy } from '../portfolio/index.ts';
import { type DealPrices, type DealtOut, dealOut, MissingQuote, type Position, returnedBy } from './deal.ts';

/** An amount in any display currency, or all the yield. */
export type WithdrawalRequest =
  | { readonly kind: 'amount'; readonly amount: Decimal; readonly currency: DisplayCurrency }
  | { readonly kind: 'yield' };

export interface WithdrawableContract {
  readonly strategy: Strategy;
  /** The asset that it was paid in, and is paid out in. */
  readonly asset: PaymentAsset;
  readonly held: Position;
  /** Paid in, less what was paid back, in `asset`: what the yield is counted over. */
  readonly contributed: Decimal;
  /** Withdrawals that wait for their NAV, in the order in which they were placed: they reserve their units. */
  readonly reserved: readonly WithdrawalRequest[];
  readonly exitPercent: Decimal;
}

/** `tooSmall`: it would pay nothing. */
export type WithdrawalRefusal = 'tooSmall' | 'tooMuch' | 'noYield';

export type WithdrawalPreview =
  | { readonly isAllowed: true; readonly dealt: DealtOut; readonly unitsLeft: Decimal }
  | {
      readonly isAllowed: false;
      readonly reason: WithdrawalRefusal;
      /** The most that can be requested, exit fee included, in `currency`. */
      readonly available: Decimal;
      readonly currency: QuotedAsset;
    };

type Left = Pick<WithdrawableContract, 'held' | 'contributed'>;

function dealOne(
  contract: WithdrawableContract,
  { held, contributed }: Left,
  { request, prices }: { readonly request: WithdrawalRequest; readonly prices: DealPrices },
): { dealt: DealtOut; left: Left } {
  const redeemed = request.kind === 'yield' ? ({ kind: 'yield', contributed } as const) : request;
  const dealt = dealOut({ ...contract, held, request: redeemed }, prices);
  const left = {
    held: { units: held.units.minus(dealt.units), cost: held.cost.minus(dealt.cost) },
    contributed: contributed.minus(returnedBy(request, dealt)),
  };
  return { dealt, left };
}

function refusalOf(request: WithdrawalRequest, dealt: DealtOut): WithdrawalRefusal | null {
  if (dealt.isCapped) return 'tooMuch';
  if (dealt.units.gt(0) && dealt.paid.gt(0)) return null;
  return request.kind === 'yield' ? 'noYield' : 'tooSmall';
}

/**
 * What a withdrawal would take and pay at `prices`, the last ones published; those of its dealing day are not known yet.
 * Refused beyond what the withdrawals that wait leave.
 * @throws MissingQuote
 */
export function previewWithdrawal(
  contract: WithdrawableContract,
  request: WithdrawalRequest,
  prices: DealPrices,
): WithdrawalPreview {
  const left = contract.reserved.reduce<Left>(
    (before, waiting) => dealOne(contract, before, { request: waiting, prices }).left,
    contract,
  );
  const { dealt, left: after } = dealOne(contract, left, { request, prices });
  const reason = refusalOf(request, dealt);
  if (reason === null) return { isAllowed: true, dealt, unitsLeft: after.held.units };
  const currency =
    request.kind === 'yield' ? prices.fx.resolve(contract.asset, prices.day) : request.currency;
  const { referenceCurrency } = contract.strategy;
  const worth = prices.fx.convert(left.held.units.times(prices.nav), referenceCurrency, currency, prices.day);
  if (worth === undefined) throw new MissingQuote(`No quote to ${currency} on ${prices.day}`);
  return {
    isAllowed: false,
    reason,
    available: roundDown(worth.amount, documentDecimals(currency)),
    currency,
  };
}
