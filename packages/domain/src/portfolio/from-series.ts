/**
 * What the daily series of a host say of a portfolio, where it offers no headline of its own (decision 79). Series are
 * doubles, so each amount is rounded to the decimals of its currency.
 */
import { addDays, daysBetween, type IsoDay } from '../dates/index.ts';
import { type Decimal, decimal, decimalsOf, roundTo, ZERO } from '../money/index.ts';
import type { RatePoint, ValuePoint } from './points.ts';
import { annualised, compounded } from './rates.ts';

/** Money out, a positive amount; `undefined` without any point: what left is then unknown, not zero. */
export function moneyOutOf(values: readonly ValuePoint[], currency: string): Decimal | undefined {
  if (values.length === 0) return undefined;
  const out = values.reduce((sum, { contribution }) => sum + Math.min(0, contribution), 0);
  return rounded(out === 0 ? 0 : -out, currency);
}

/** The first day on which something was held or paid in; `undefined` without one. */
export function firstDayOf(values: readonly ValuePoint[]): IsoDay | undefined {
  return values.find(({ value, contribution }) => value > 0 || contribution > 0)?.date;
}

/** A change in the currency of the series: its causes are unknown. */
interface SeriesChange {
  /** At whose close it starts. */
  readonly since: IsoDay;
  /** Time-weighted: no money in or out is in it. */
  readonly rate: number;
  readonly gain: Decimal;
}

/** The change since the close of `from`, or of the first day after it on which something is held. */
export function changeInSeries(
  values: readonly ValuePoint[],
  from: IsoDay,
  currency: string,
): SeriesChange | undefined {
  const before = values.findLastIndex(({ date }) => date <= from);
  const start = before >= 0 && isHeld(values[before]) ? before : values.findIndex(isHeldAfter(from));
  const base = values[start];
  const later = values.slice(start + 1);
  const last = later.at(-1);
  if (base === undefined || last === undefined) return undefined;
  let growth = 1;
  let [value, paidIn] = [base.value, 0];
  for (const point of later) {
    if (value > 0) growth *= (point.value - point.contribution) / value;
    paidIn += point.contribution;
    value = point.value;
  }
  return {
    since: before === start ? from : base.date,
    rate: growth - 1,
    gain: rounded(last.value - base.value - paidIn, currency),
  };
}

const isHeld = (point: ValuePoint | undefined) => point !== undefined && point.value > 0;
const isHeldAfter = (from: IsoDay) => (point: ValuePoint) => point.date > from && isHeld(point);

const rounded = (value: number, currency: string): Decimal =>
  Number.isFinite(value) ? roundTo(decimal(value), decimalsOf(currency)) : ZERO;

interface SeriesRates {
  readonly total: number;
  /** `undefined` under 90 days (D30). */
  readonly annual: number | undefined;
  /** The day that the first rate is measured against. */
  readonly since: IsoDay;
  readonly days: number;
  readonly last: number;
  readonly lastDays: number;
}

/** The rates compounded: n daily rates span n days (D30); `undefined` without any. */
export function ratesInSeries(rates: readonly RatePoint[]): SeriesRates | undefined {
  const [first, last, previous] = [rates[0], rates.at(-1), rates.at(-2)];
  if (first === undefined || last === undefined) return undefined;
  const since = addDays(first.date, -1);
  const days = daysBetween(since, last.date);
  return {
    total: compounded(rates),
    annual: annualised(rates, days),
    since,
    days,
    last: last.performance_rate,
    lastDays: Math.max(1, daysBetween(previous?.date ?? since, last.date)),
  };
}
