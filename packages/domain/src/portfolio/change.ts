/** The change of a portfolio over a period: what the client's money did, in the display currency, and why. */
import type { IsoDay } from '../dates/index.ts';
import { type Decimal, type DisplayCurrency, ONE, roundTo, sumOf, ZERO } from '../money/index.ts';
import { cashIn, type YieldParts, yieldParts } from './headline.ts';
import type { Ledger, Movement, StrategyLedger } from './ledger.ts';
import type { Market } from './market.ts';
import type { RatePoint } from './points.ts';
import { compounded } from './rates.ts';
import { markOn, splitMovements } from './stretches.ts';

/** Amounts are exact and in the display currency; rates are fractions. */
export interface Change {
  /** At whose close it starts: the given day, or that of the first investment after it. */
  readonly since: IsoDay;
  /** The time-weighted rate: a deposit is not a gain, and no fee is counted. */
  readonly rate: number;
  /** Its two causes: `(1 + strategiesRate) × (1 + fxRate) = 1 + rate`. */
  readonly strategiesRate: number;
  readonly fxRate: number;
  /** Value at the end − value at the start − money in + money out: the sum of `parts`. */
  readonly gain: Decimal;
  readonly parts: YieldParts;
}

/** What is valued, and in which currency. */
export interface ChangeInput {
  readonly market: Market;
  readonly ledger: Ledger;
  readonly currency: DisplayCurrency;
  /** The compounded rates of `ledger`: aggregated, or those of its only strategy. */
  readonly rates: readonly RatePoint[];
}

type Valued = Omit<ChangeInput, 'rates'>;

const movementDays = (ledger: Ledger): IsoDay[] =>
  ledger.flatMap(({ movements }) => movements.map(({ day }) => day));

/** The units of one strategy, counted forward from day to day: each movement is read once. */
class HeldUnits {
  readonly #strategy: StrategyLedger;
  readonly #movements: readonly Movement[];
  #read = 0;
  #units = ZERO;

  constructor(strategy: StrategyLedger) {
    this.#strategy = strategy;
    this.#movements = strategy.movements.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  }

  /** Counts the movements up to the end of `day`. */
  advanceTo(day: IsoDay): void {
    for (let next = this.#movements[this.#read]; next !== undefined && next.day <= day; ) {
      this.#units = this.#units.plus(next.units);
      this.#read += 1;
      next = this.#movements[this.#read];
    }
  }

  /** What they are worth at the close of `day`. */
  valueOn({ market, currency }: Valued, day: IsoDay): Decimal {
    const mark = this.#units.eq(0) ? undefined : markOn(market, this.#strategy, currency, day);
    return mark === undefined ? ZERO : this.#units.times(mark.nav).times(mark.fx);
  }
}

/** The value at the end of `day`. */
function valueOf(valued: Valued, day: IsoDay): Decimal {
  return sumOf(
    valued.ledger.map((strategy) => {
      const held = new HeldUnits(strategy);
      held.advanceTo(day);
      return held.valueOn(valued, day);
    }),
  );
}

/** `Π(units held the day before × their value today / their value the day before) − 1`: one factor between movements. */
function timeWeightedRate(valued: Valued, from: IsoDay): number {
  const { ledger, market } = valued;
  const days = new Set([...movementDays(ledger).filter((day) => day > from), market.until]);
  const held = ledger.map((strategy) => new HeldUnits(strategy));
  const worthOn = (day: IsoDay) => sumOf(held.map((units) => units.valueOn(valued, day)));
  let growth = ONE;
  let last = from;
  for (const day of [...days].toSorted()) {
    for (const units of held) units.advanceTo(last);
    const before = worthOn(last);
    // A day that begins with nothing has the factor 1.
    if (before.gt(0)) growth = growth.times(worthOn(day)).div(before);
    last = day;
  }
  return growth.minus(ONE).toNumber();
}

/**
 * The change from the close of `from` to the market's last day; `undefined` when nothing was held.
 * @throws MissingFx
 */
export function changeSince({ rates, ...valued }: ChangeInput, from: IsoDay): Change | undefined {
  const { market, ledger, currency } = valued;
  const movedOn = movementDays(ledger).toSorted();
  if (movedOn.length === 0 || from >= market.until) return undefined;
  const start = valueOf(valued, from);
  const since = start.eq(0) ? movedOn.find((day) => day > from) : from;
  if (since === undefined) return undefined;
  const later = ledger.flatMap(({ movements }) => splitMovements(movements, from).later);
  const moneyIn = sumOf(later.map((movement) => cashIn(market.prices, movement, movement.cash, currency)));
  const gain = valueOf(valued, market.until).minus(start).minus(moneyIn);
  const rate = timeWeightedRate(valued, from);
  const strategiesRate = compounded(rates.filter(({ date }) => date > from));
  return {
    since,
    rate,
    strategiesRate,
    fxRate: (1 + rate) / (1 + strategiesRate) - 1,
    gain,
    parts: partsOf(ledger.map((strategy) => yieldParts(market, strategy, currency, from))),
  };
}

/**
 * The parts to `decimals` decimals, so that they add up to the rounded gain: the larger of the two causes is the rest.
 */
export function roundedParts({ gain, parts }: Pick<Change, 'gain' | 'parts'>, decimals: number): YieldParts {
  const rounded = (value: Decimal) => roundTo(value, decimals);
  const { strategy_effect, fx_effect } = parts;
  const [execution, fees] = [rounded(parts.execution_effect), rounded(parts.fees)];
  const causes = rounded(gain).minus(execution).minus(fees);
  const isFxRest = fx_effect.abs().gt(strategy_effect.abs());
  return {
    strategy_effect: isFxRest ? rounded(strategy_effect) : causes.minus(rounded(fx_effect)),
    fx_effect: isFxRest ? causes.minus(rounded(strategy_effect)) : rounded(fx_effect),
    execution_effect: execution,
    fees,
  };
}

function partsOf(all: readonly YieldParts[]): YieldParts {
  const sum = (part: keyof YieldParts) => sumOf(all.map((parts) => parts[part]));
  return {
    strategy_effect: sum('strategy_effect'),
    fx_effect: sum('fx_effect'),
    execution_effect: sum('execution_effect'),
    fees: sum('fees'),
  };
}
