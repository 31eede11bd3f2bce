import {
  formatAxisValue,
  formatChartAmount,
  formatChartPercent,
  formatDecimal,
  formatIndex,
  formatPercent,
  hiddenAmount,
  NBSP,
} from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import type { ChartUnit } from './chart.model.ts';
import { chartTexts } from './chart.texts.ts';

/**
 * The number format of one chart. Every text of a chart goes through it, so that hiding balances hides every figure.
 */
export interface ChartFormat {
  /** A complete value: « 0,53 % », « 108,1 », « 71 932,07 € ». */
  readonly value: (value: number | null | undefined) => string;
  /** The text of a value that has its own. */
  readonly text: (text: string) => string;
  /** The same without its unit, where the axis already shows it. */
  readonly bare: (value: number) => string;
  /** An axis label; grid lines are `interval` apart. */
  readonly axis: (value: number, interval: number) => string;
  /** A share of a whole: « 56,0 % ». */
  readonly share: (fraction: number) => string;
}

/** The format of a unit; with hidden balances every figure is bullets, on the axes and for screen readers too. */
export function chartFormat(unit: ChartUnit, isHidden = false): ChartFormat {
  const hide = hiddenAmount;
  if (isHidden) return { value: hide, text: hide, bare: hide, axis: hide, share: hide };
  const { write, axis } = writers(unit);
  return {
    value: (value) =>
      typeof value === 'number' && Number.isFinite(value) ? write(value) : chartTexts.missing,
    text: (text) => text,
    bare: (value) => withoutPercent(write(value)),
    axis,
    share: formatPercent,
  };
}

interface Writers {
  readonly write: (value: number) => string;
  readonly axis: (value: number, interval: number) => string;
}

function writers(unit: ChartUnit): Writers {
  if (unit.kind === 'percent') return { write: formatChartPercent, axis: percentMark };
  if (unit.kind === 'index') {
    return { write: (value) => formatIndex(value), axis: (value) => formatIndex(value, 'axis') };
  }
  if (unit.kind === 'units') {
    const { symbol } = unit;
    return { write: (value) => `${formatDecimal(plain(value))}${NBSP}${symbol}`, axis: formatAxisValue };
  }
  const { currency } = unit;
  return {
    write: (value) => formatChartAmount(value, currency),
    axis: (value) => amountMark(value, currency),
  };
}

/** A double as decimal text: never with an exponent. */
function plain(value: number): string {
  return toText(decimal(value));
}

function percentMark(value: number, interval: number): string {
  return isWhole(interval * 1000) ? formatPercent(value) : formatChartPercent(value);
}

/** « 50 k€ », « 1,5 M€ », « 0,2 BTC »: the currency is always shown. */
function amountMark(value: number, currency: string): string {
  const unit = formatChartAmount(0, currency).replaceAll(/[\d\s,]/gu, '');
  const figure = formatAxisValue(value);
  const isAbbreviated = /\p{L}$/u.test(figure);
  return isAbbreviated && unit === '€' ? `${figure}${unit}` : `${figure}${NBSP}${unit}`;
}

function withoutPercent(text: string): string {
  return text.replace(/\s*%$/u, '');
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
