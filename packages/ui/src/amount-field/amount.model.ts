import { formatDecimal, parseDecimalInput } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';

/** Strips what cannot be part of a French amount: leaves digits, spaces and one decimal sign. */
export function stripToAmount(typed: string): string {
  return typed.replaceAll(/[^\d\s.,\u00A0\u202F]/g, '');
}

/** The display of a decimal string: « 15 000,5 »; an invalid text is left as typed. */
export function showAmount(value: string): string {
  const parsed = parseDecimalInput(value);
  return parsed === null ? value : formatDecimal(parsed);
}

/**
 * The decimal string for a typed text: `15000.5`; empty when empty; an invalid text is returned as typed, for the form
 * to refuse.
 */
export function readAmount(typed: string): string {
  return parseDecimalInput(typed) ?? typed.trim();
}

/** One step up or down from a decimal string, never under the minimum; in decimals, not in floats. */
export function stepAmount(value: string, change: { readonly by: string; readonly minimum: string }): string {
  const current = parseDecimalInput(value);
  const minimum = decimal(change.minimum);
  if (current === null) return toText(minimum);
  const next = decimal(current).plus(decimal(change.by));
  return next.lt(minimum) ? toText(minimum) : toText(next);
}
