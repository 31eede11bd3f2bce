/** The three marks of a round, how it ends by them, and what a round that failed gives back (staff-and-kaskad 15.3, 15.4). */
import type { Decimal } from '../money/index.ts';
import { decimalOf } from './apportion.ts';
import { type InvestmentFacts, type InvestmentState, isRunning } from './investments.ts';

/** The three marks of a round, which never overlap; their sum is the demand. */
export const roundMarks = ['firm', 'under_period', 'waiting'] as const;
export type RoundMark = (typeof roundMarks)[number];

interface StateMark {
  readonly mark: RoundMark | null;
  /** The period that makes it « sous délai » while it runs. */
  readonly period?: 'reflectionUntil' | 'withdrawalUntil';
}

const isFirm = { mark: 'firm' } as const;
const isOut = { mark: null } as const;
const stateMarks: Readonly<Record<InvestmentState, StateMark>> = {
  reserved: isOut,
  submitted: { mark: 'waiting', period: 'reflectionUntil' },
  reflection: { mark: 'waiting', period: 'reflectionUntil' },
  signed: { mark: 'waiting', period: 'withdrawalUntil' },
  paid: { mark: 'firm', period: 'withdrawalUntil' },
  withdrawable: { mark: 'firm', period: 'withdrawalUntil' },
  firm: isFirm,
  allotted: isFirm,
  partly_allotted: isFirm,
  not_allotted: isOut,
  issued: isFirm,
  withdrawn: isOut,
  expired: isOut,
  refunded: isOut,
  transferred: isFirm,
};

/** The mark of an investment at an instant; null for what binds no one yet, or has left the round. */
export function markOf(
  investment: Pick<InvestmentFacts, 'state' | 'reflectionUntil' | 'withdrawalUntil'>,
  now: Date,
): RoundMark | null {
  const { mark, period } = stateMarks[investment.state];
  return period !== undefined && isRunning(investment[period], now) ? 'under_period' : mark;
}

export type RoundUnits = Readonly<Record<RoundMark, bigint>>;

type MarkedInvestment = Pick<
  InvestmentFacts,
  'state' | 'reflectionUntil' | 'withdrawalUntil' | 'units' | 'allottedUnits'
>;

/** The units of each mark; of what is allotted, the allotted units. */
export function unitsByMark(investments: Iterable<MarkedInvestment>, now: Date): RoundUnits {
  const sums = { firm: 0n, under_period: 0n, waiting: 0n };
  for (const investment of investments) {
    const mark = markOf(investment, now);
    if (mark !== null) sums[mark] += investment.allottedUnits ?? investment.units;
  }
  return sums;
}

/** In percent of the cap, unrounded: each stands for itself, and their sum may be above 100. */
export function markPercents(units: RoundUnits, cap: bigint): Readonly<Record<RoundMark, Decimal>> {
  const percent = (mark: RoundMark) => decimalOf(units[mark]).times(100).div(decimalOf(cap));
  return { firm: percent('firm'), under_period: percent('under_period'), waiting: percent('waiting') };
}

/** `undecided`: periods that have not ended may still reach the minimum, or reduce what is firm. */
export type ClosingOutcome = 'undecided' | 'succeeded' | 'failed';

/** How a round past its deadline ends: failed as soon as its minimum cannot be firm any more. */
export function closingOutcome({ firm, under_period: pending }: RoundUnits, minimum: bigint): ClosingOutcome {
  if (firm + pending < minimum) return 'failed';
  return pending === 0n ? 'succeeded' : 'undecided';
}

export interface RoundReceipt {
  readonly id: string;
  readonly asset: string;
  /** Gross, in its asset. */
  readonly amount: Decimal;
  /** What was paid back of it already: a complement, units that were not allotted. */
  readonly paidBack: Decimal;
}

export interface Refund {
  readonly receiptId: string;
  readonly asset: string;
  readonly amount: Decimal;
}

/** One payout for each receipt that is still with us, of what is left of it, in the asset received. Of a failed or cancelled round. */
export function refundsOf(receipts: readonly RoundReceipt[]): Refund[] {
  return receipts
    .map(({ id, asset, amount, paidBack }) => ({ receiptId: id, asset, amount: amount.minus(paidBack) }))
    .filter(({ amount }) => amount.gt(0));
}

/** Why a refund of a receipt is refused; null when it is not. */
export function refundProblem(
  { asset, amount, paidBack }: RoundReceipt,
  refund: Omit<Refund, 'receiptId'>,
): 'notPositive' | 'otherAsset' | 'aboveReceived' | null {
  if (refund.amount.lte(0)) return 'notPositive';
  if (refund.asset !== asset) return 'otherAsset';
  return paidBack.plus(refund.amount).gt(amount) ? 'aboveReceived' : null;
}
