/** The values that an answer may write in several ways, read once. */
import { decimal, MalformedAmount, toText } from '@repo/domain/money';
import { MalformedAnswer } from './malformed-answer.ts';

/** An amount on the wire: the specification leaves its type open. */
export type WireAmount = string | number;

/**
 * An amount as a decimal string; one that is a string already keeps its digits.
 * @throws MalformedAnswer when it is missing or is no decimal.
 */
export function readAmount(value: unknown, field: string): string {
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new MalformedAnswer(`${field} is not an amount`);
  }
  try {
    const exact = decimal(value);
    return typeof value === 'string' ? value : toText(exact);
  } catch (error) {
    if (error instanceof MalformedAmount) throw new MalformedAnswer(`${field}: ${error.message}`);
    throw error;
  }
}

/** The same where there may be none: null, undefined and the empty string read null. */
export function readOptionalAmount(value: unknown, field: string): string | null {
  return value === undefined || value === null || value === '' ? null : readAmount(value, field);
}

/** A rate or a chart point; what is no number reads NaN, and the series drop it (R198). */
export function readNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/**
 * The first value given.
 * @throws MalformedAnswer when there is none.
 */
export function firstOf<Type>(field: string, ...values: (Type | null | undefined)[]): Type {
  const value = values.find((candidate) => candidate !== undefined && candidate !== null);
  if (value === undefined || value === null) throw new MalformedAnswer(`${field} is missing`);
  return value;
}
