/** Amounts of a token: integers of its smallest unit, with up to 18 decimals, and their texts (staff-and-kaskad 15.5). */
import { formatDecimal, NBSP, parseDecimalInput } from '../format/index.ts';
import { decimal, MalformedAmount, roundDown, toText } from '../money/index.ts';
import { decimalOf } from './apportion.ts';

/** Of a token: 0 to 18. */
export const MAX_TOKEN_DECIMALS = 18;

/** Of the smallest unit: far above any supply, and what a column `numeric(38)` holds. */
const MAX_UNITS = 10n ** 38n - 1n;

const scaleOf = (decimals: number) => decimalOf(10n ** BigInt(decimals));

/**
 * Parses plain decimal text (`"1250.5"`) into smallest units.
 * @throws MalformedAmount for anything else, for more decimals than the token has, for a negative amount or above 10^38.
 */
export function unitsOf(text: string, decimals: number): bigint {
  const units = decimal(text).times(scaleOf(decimals));
  if (units.lt(0) || !roundDown(units, 0).eq(units)) throw new MalformedAmount(text);
  const whole = BigInt(toText(units));
  if (whole > MAX_UNITS) throw new MalformedAmount(text);
  return whole;
}

/** Parses what a person typed, « 1 250,5 »; null when it is not an amount that the token can have. */
export function parseUnits(typed: string, decimals: number): bigint | null {
  const text = parseDecimalInput(typed);
  if (text === null) return null;
  try {
    return unitsOf(text, decimals);
  } catch (error) {
    if (error instanceof MalformedAmount) return null;
    throw error;
  }
}

/** Plain decimal text for the wire and for files, without needless zeros: 1250500 with 3 decimals → `"1250.5"`. */
export function unitsText(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** With its symbol, all decimals: « 1 250,5 KSK ». */
export function formatUnits(
  units: bigint,
  token: { readonly decimals: number; readonly symbol: string },
): string {
  return `${formatDecimal(unitsText(units, token.decimals))}${NBSP}${token.symbol}`;
}
