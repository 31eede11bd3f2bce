import type { IsoDay } from '../dates/index.ts';
import {
  type Conversion,
  type Decimal,
  type DisplayCurrency,
  type MoneyAsset,
  ONE,
  sumOf,
} from '../money/index.ts';
import { MissingFx, type Movement, type StrategyLedger } from './ledger.ts';
import type { Market } from './market.ts';
import type { Prices } from './prices.ts';

/** The value of a unit on a day: the NAV and FX applied, and the days of their publication. */
export interface Mark {
  readonly day: IsoDay;
  /** In the strategy's reference currency. */
  readonly nav: Decimal;
  readonly navDay: IsoDay;
  /** One unit of the reference currency, in the display currency. */
  readonly fx: Decimal;
  readonly fxDay: IsoDay;
  readonly isFxFallback: boolean;
}

/**
 * A run of days with constant units. The strategy earned each change of NAV at the FX of the day before it, and the
 * currency earned the rest: both add up to the gain of the units, and do not depend on where a run is cut.
 */
export interface Stretch {
  readonly from: Mark;
  readonly to: Mark;
  readonly units: Decimal;
  /** `units × Σ (nav − nav before) × fx of the day before`, in the display currency. */
  readonly strategyEffect: Decimal;
  /** `units × (nav × fx at the end − nav × fx at the start)`, less the strategy effect. */
  readonly fxEffect: Decimal;
}

/** One unit of `from` in `to`. @throws MissingFx */
export function convertOn(prices: Prices, from: MoneyAsset, to: DisplayCurrency, day: IsoDay): Conversion {
  const converted = prices.fx.convert(ONE, from, to, day);
  if (converted === undefined) throw new MissingFx(from, to, day);
  return converted;
}

/** The value of a unit of the strategy on `day`; `undefined` before its first NAV. @throws MissingFx */
export function markOn(
  market: Market,
  { strategy }: Pick<StrategyLedger, 'strategy'>,
  to: DisplayCurrency,
  day: IsoDay,
): Mark | undefined {
  const nav = market.prices.navs.lastUpTo(strategy.key, day);
  if (nav === undefined) return undefined;
  const fx = convertOn(market.prices, strategy.referenceCurrency, to, day);
  return {
    day,
    nav: nav.value,
    navDay: nav.day,
    fx: fx.amount,
    fxDay: fx.quoteDay,
    isFxFallback: fx.isFallback,
  };
}

/**
 * The stretches of one strategy's ledger up to the market's last day, in order, without those of zero units. Their
 * effects, the fees and the execution gap add up to the yield generated. With `after`, only those after that day: the first starts from
 * the unit value of that day.
 * @throws MissingFx
 */
export function stretchesOf(
  market: Market,
  ledger: StrategyLedger,
  to: DisplayCurrency,
  after?: IsoDay,
): Stretch[] {
  // Nothing is held: a quote that is missing is not needed either.
  if (ledger.movements.length === 0) return [];
  const stretches: Stretch[] = [];
  const gained = ({ navDay }: Mark) => market.gains.upTo(ledger.strategy, to, navDay);
  const stretch = (start: Mark, end: Mark): Stretch => {
    const strategyEffect = units.times(gained(end).minus(gained(start)));
    const total = units.times(end.nav.times(end.fx).minus(start.nav.times(start.fx)));
    return { from: start, to: end, units, strategyEffect, fxEffect: total.minus(strategyEffect) };
  };
  const { before: held, later } = splitMovements(ledger.movements, after);
  let units = sumOf(held.map((movement) => movement.units));
  let before = after === undefined || units.eq(0) ? undefined : markOn(market, ledger, to, after);
  const advance = (day: IsoDay) => {
    if (before?.day === day) return;
    const now = markOn(market, ledger, to, day);
    if (now !== undefined && before !== undefined && !units.eq(0)) stretches.push(stretch(before, now));
    before = now;
  };
  for (const movement of later) {
    advance(movement.day);
    units = units.plus(movement.units);
  }
  advance(market.until);
  return stretches;
}

/** Splits movements into those whose units count by the end of `after`, and the others. */
export function splitMovements(
  movements: readonly Movement[],
  after: IsoDay | undefined,
): { before: Movement[]; later: Movement[] } {
  const isBefore = ({ day }: Movement) => after !== undefined && day <= after;
  return {
    before: movements.filter(isBefore),
    later: movements.filter((movement) => !isBefore(movement)),
  };
}
