/** Parsers for amounts; apart from the other values, since the first script of a page has no decimals. */
import { decimal, MalformedAmount, toText } from '@repo/domain/money';
import { MalformedResponse } from './malformed-response.ts';

/** An amount on the wire: the specification leaves its type open. */
export type WireAmount = string | number;

/**
 * An amount as a decimal string; a string keeps its digits.
 * @throws MalformedResponse when it is missing or not a decimal.
 */
export function readAmount(value: unknown, field: string): string {
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new MalformedResponse(`${field} is not an amount`);
  }
  try {
    const exact = decimal(value);
    return typeof value === 'string' ? value : toText(exact);
  } catch (error) {
    if (error instanceof MalformedAmount) throw new MalformedResponse(`${field}: ${error.message}`);
    throw error;
  }
}

/** Same as `readAmount`, optional: null for null, undefined and the empty string. */
export function readOptionalAmount(value: unknown, field: string): string | null {
  return value === undefined || value === null || value === '' ? null : readAmount(value, field);
}

/** An amount, or null where it is not computable in the currency; a missing one is malformed. */
export function readComputableAmount(value: unknown, field: string): string | null {
  return value === null ? null : readAmount(value, field);
}
