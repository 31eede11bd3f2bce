import { formatTexts } from './format.texts.ts';
import { NBSP, withMinus } from './spaces.ts';

const oneDecimal = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Making one costs as much as printing fifty numbers, and a page of charts prints thousands. */
const formatters = new Map<string, Intl.NumberFormat>();

function print(value: number, options: Intl.NumberFormatOptions): string {
  if (!Number.isFinite(value)) return formatTexts.noValue;
  const key = Object.entries(options).join(' ');
  const formatter = formatters.get(key) ?? new Intl.NumberFormat('fr-FR', options);
  formatters.set(key, formatter);
  return withMinus(formatter.format(value));
}

/** A fraction as a percentage with 1 decimal (R286): 0.0123 → « 1,2 % ». */
export function formatPercent(fraction: number): string {
  return print(fraction, { ...oneDecimal, signDisplay: 'negative' });
}

/** A yield on a chart, 2 decimals, a plus left out: a bar already points upwards. 0.0123 → « 1,23 % ». */
export function formatChartPercent(fraction: number): string {
  return print(fraction, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  });
}

/** A value rebased to 100, 1 decimal: 108.14 → « 108,1 »; as a mark of an axis, only the decimals it has, 2 at most. */
export function formatIndex(value: number, place: 'point' | 'axis' = 'point'): string {
  return print(value, {
    minimumFractionDigits: place === 'point' ? 1 : 0,
    maximumFractionDigits: place === 'point' ? 1 : 2,
    signDisplay: 'negative',
  });
}

/** A change since the start of a period, signed, 1 decimal: « +1,2 % »; zero has no sign. */
export function formatChangePercent(fraction: number): string {
  return print(fraction, { ...oneDecimal, signDisplay: 'exceptZero' });
}

/** A yield, signed, 2 decimals (R276): 0.0123 → « +1,23 % », −0.0123 → « −1,23 % »; zero has no sign. */
export function formatSignedPercent(fraction: number): string {
  return print(fraction, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
}

/**
 * A fee of the footer, whose parameter is already in percent: 0.1 → « 0,1 % ». 1 to 2 decimals, and 0 to 2 for the
 * performance fee: 20 → « 20 % » (R144).
 */
export function formatFeePercent(percent: number, fee: 'performance' | 'other' = 'other'): string {
  const text = print(percent, {
    minimumFractionDigits: fee === 'performance' ? 0 : 1,
    maximumFractionDigits: 2,
  });
  return text === formatTexts.noValue ? text : `${text}${NBSP}%`;
}
