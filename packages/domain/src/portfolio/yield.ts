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

/** Last observed rate × current value, in the value's currency; `undefined` without a rate. */
export function estimatedDaily(lastRate: number | undefined, valueNow: Decimal): Decimal | undefined {
  return lastRate === undefined || !Number.isFinite(lastRate) ? undefined : decimal(lastRate).times(valueNow);
}
