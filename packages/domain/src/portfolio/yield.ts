import { type Decimal, decimal } from '../money/index.ts';

/** The three inputs of a yield generated, in one currency. */
export interface YieldInput {
  readonly valueNow: Decimal;
  /** The total received by the client, a positive amount. */
  readonly moneyOut: Decimal;
  /** The total paid by the client, fees included. */
  readonly moneyIn: Decimal;
}

/** Current value + all money out − all money in (docs/money.md, Derived figures). Exact, may be negative. */
export function yieldGenerated({ valueNow, moneyOut, moneyIn }: YieldInput): Decimal {
  return valueNow.plus(moneyOut).minus(moneyIn);
}

/** The last observed rate and what it applied to. */
export interface LastRate {
  readonly rate: number;
  /** The days it covers: more than 1 after a gap. */
  readonly days: number;
  /** What the units held now were worth at the NAV before it, at the last FX. */
  readonly valueBefore: Decimal;
}

/** What one day of the last rate brought: `((1 + rate)^(1 / days) − 1) × valueBefore`, in the value's currency. */
export function estimatedDaily({ rate, days, valueBefore }: LastRate): Decimal {
  return decimal((1 + rate) ** (1 / days) - 1).times(valueBefore);
}
