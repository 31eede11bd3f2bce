import type { components } from '@repo/api-sdk/spec';
import { type Decimal, type DisplayCurrency, decimalsOf, toText } from '@repo/domain/money';
import { type Change, type Changes, roundedParts } from '@repo/domain/portfolio';

type Schemas = components['schemas'];

export function toWireChanges(
  { daily, monthly_short, weekly, monthly }: Changes,
  currency: DisplayCurrency,
): Schemas['PeriodChanges'] {
  return {
    daily: toWireChange(daily, currency),
    monthly_short: toWireChange(monthly_short, currency),
    weekly: toWireChange(weekly, currency),
    monthly: toWireChange(monthly, currency),
  };
}

function toWireChange(
  change: Changes[keyof Changes],
  currency: DisplayCurrency,
): Schemas['PeriodChanges'][keyof Changes] {
  if (change === undefined) return 'not_computable';
  if (change === null) return null;
  const { since, rate, strategiesRate, fxRate } = change;
  return {
    since,
    rate,
    strategies_rate: strategiesRate,
    fx_rate: fxRate,
    ...amountsOf(change, currency),
  };
}

function amountsOf(change: Change, currency: DisplayCurrency) {
  const decimals = decimalsOf(currency);
  const parts = roundedParts(change, decimals);
  const written = (value: Decimal) => toText(value, decimals);
  return {
    gain: written(change.gain),
    strategies: written(parts.strategy_effect),
    fx: written(parts.fx_effect),
    fees: written(parts.fees),
    execution: written(parts.execution_effect),
  };
}
