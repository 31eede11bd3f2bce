import { type Decimal, decimal, roundAway } from '../money/index.ts';
import { formatTexts } from './format.texts.ts';
import { NBSP } from './spaces.ts';
import { type Digits, writeNumber } from './write-number.ts';

/** Whether only a minus sign is shown, or a plus sign too. Zero has none. */
type Sign = 'minus' | 'both';

function print(value: Decimal, { min, max }: Digits, sign: Sign = 'minus'): string {
  const rounded = roundAway(value, max);
  const plus = sign === 'both' && rounded.gt(0) ? '+' : '';
  return plus + writeNumber(rounded, min);
}

function printPercent(fraction: number, decimals: number, sign?: Sign): string {
  if (!Number.isFinite(fraction)) return formatTexts.noValue;
  return `${print(decimal(fraction).times(100), { min: decimals, max: decimals }, sign)}${NBSP}%`;
}

/** A fraction as a percentage with 1 decimal (R286): 0.0123 → « 1,2 % ». */
export function formatPercent(fraction: number): string {
  return printPercent(fraction, 1);
}

/** A yield on a chart, 2 decimals, without a plus sign. 0.0123 → « 1,23 % ». */
export function formatChartPercent(fraction: number): string {
  return printPercent(fraction, 2);
}

/** The same without its sign « % », for a cell whose header says it: 0.0123 → « 1,23 ». */
export function formatPercentFigure(fraction: number): string {
  return print(decimal(fraction).times(100), { min: 2, max: 2 });
}

/** A value rebased to 100, 1 decimal: 108.14 → « 108,1 »; on an axis, only the decimals it has, 2 at most. */
export function formatIndex(value: number, place: 'point' | 'axis' = 'point'): string {
  if (!Number.isFinite(value)) return formatTexts.noValue;
  return print(decimal(value), place === 'point' ? { min: 1, max: 1 } : { min: 0, max: 2 });
}

/** A change since the start of a period, signed, 1 decimal: « +1,2 % »; zero has no sign. */
export function formatChangePercent(fraction: number): string {
  return printPercent(fraction, 1, 'both');
}

/** A yield, signed, 2 decimals (R276): 0.0123 → « +1,23 % », −0.0123 → « −1,23 % »; zero has no sign. */
export function formatSignedPercent(fraction: number): string {
  return printPercent(fraction, 2, 'both');
}

/**
 * A fee of the footer, whose parameter is already in percent: 0.1 → « 0,1 % ». 1 to 2 decimals, and 0 to 2 for the
 * performance fee: 20 → « 20 % » (R144).
 */
export function formatFeePercent(percent: number, fee: 'performance' | 'other' = 'other'): string {
  if (!Number.isFinite(percent)) return formatTexts.noValue;
  return `${print(decimal(percent), { min: fee === 'performance' ? 0 : 1, max: 2 })}${NBSP}%`;
}

/** From one value to another, signed, 2 decimals: « −7,25 % ». @throws Error when `before` is 0. */
export function formatDifference(before: string, after: string): string {
  const percent = decimal(after).minus(decimal(before)).times(100).div(decimal(before));
  return `${print(percent, { min: 2, max: 2 }, 'both')}${NBSP}%`;
}
