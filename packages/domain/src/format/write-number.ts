import { type Decimal, toText } from '../money/index.ts';
import { MINUS, NNBSP } from './spaces.ts';

/** How many decimals a number is written with. */
export interface Digits {
  readonly min: number;
  readonly max: number;
}

/**
 * A rounded number as French writes it, with `minDecimals` at least: −1234.5 → « −1 234,50 ». As Intl does, and
 * without it: at its first question a browser wakes its tables of languages, 15 ms on a desk and 60 on a telephone, and
 * amounts are the first that a page shows.
 */
export function writeNumber(rounded: Decimal, minDecimals: number): string {
  const text = toText(rounded);
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, NNBSP);
  const kept = decimals.padEnd(minDecimals, '0');
  return `${text.startsWith('-') ? MINUS : ''}${grouped}${kept === '' ? '' : `,${kept}`}`;
}
