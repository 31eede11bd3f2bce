import { type Decimal, toText } from '../money/index.ts';
import { MINUS, NNBSP } from './spaces.ts';

/** The minimum and maximum number of decimals. */
export interface Digits {
  readonly min: number;
  readonly max: number;
}

/**
 * Formats a rounded number in French with at least `minDecimals`: −1234.5 → « −1 234,50 ». Same output as Intl, without
 * it: the first Intl call of a page loads ICU data (15 ms on desktop, 60 ms on mobile), and delays the first amounts.
 */
export function writeNumber(rounded: Decimal, minDecimals: number): string {
  const text = toText(rounded);
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, NNBSP);
  const kept = decimals.padEnd(minDecimals, '0');
  return `${text.startsWith('-') ? MINUS : ''}${grouped}${kept === '' ? '' : `,${kept}`}`;
}
