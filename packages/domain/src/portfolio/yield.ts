import { type Decimal, decimal } from '../money/index.ts';

/** The three sums a yield generated rests on, in one currency. */
export interface YieldInput {
  readonly valueNow: Decimal;
  /** All that the client received, a positive amount. */
  readonly moneyOut: Decimal;
  /** All that the client paid, fees included. */
  readonly moneyIn: Decimal;
}

/** Value now + all money out − all money in (docs/money.md, Derived figures). Exact, may be negative. */
export function yieldGenerated({ valueNow, moneyOut, moneyIn }: YieldInput): Decimal {
  return valueNow.plus(moneyOut).minus(moneyIn);
}

/** Last observed rate × value now, in the value's currency; `undefined` while no rate was observed. */
export function estimatedDaily(lastRate: number | undefined, valueNow: Decimal): Decimal | undefined {
  return lastRate === undefined || !Number.isFinite(lastRate) ? undefined : decimal(lastRate).times(valueNow);
}
