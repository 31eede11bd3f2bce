import { formatDecimal, parseDecimalInput } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';

/** Keeps what can be part of a French amount: digits, spaces and one decimal sign. */
export function keepAmountCharacters(typed: string): string {
  return typed.replaceAll(/[^\d\s.,\u00A0\u202F]/g, '');
}

/** What the field shows for a decimal text: « 15 000,5 »; what can't be read stays as it was typed. */
export function showAmount(value: string): string {
  const parsed = parseDecimalInput(value);
  return parsed === null ? value : formatDecimal(parsed);
}

/** The decimal text to keep for what was typed: `15000.5`; empty when empty; what can't be read is kept to be refused. */
export function readAmount(typed: string): string {
  return parseDecimalInput(typed) ?? typed.trim();
}

/** One step up or down from a decimal text, never under the minimum; in decimals, not in floats. */
export function stepAmount(value: string, change: { readonly by: string; readonly minimum: string }): string {
  const current = parseDecimalInput(value);
  const minimum = decimal(change.minimum);
  if (current === null) return toText(minimum);
  const next = decimal(current).plus(decimal(change.by));
  return next.lt(minimum) ? toText(minimum) : toText(next);
}
