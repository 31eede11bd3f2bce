/** No-break space: before a unit, « : » and inside quotes (D27). */
export const NBSP = '\u00A0';

/** Narrow no-break space: between thousands, before « ; », « ! » and « ? » (D27). */
export const NNBSP = '\u202F';

/** The minus sign. Intl prints a hyphen, which breaks lines and is not aligned with the plus. */
export const MINUS = '\u2212';

/** Puts the minus sign in the place of the hyphen that Intl prints before a number. */
export function withMinus(text: string): string {
  return text.replace('-', MINUS);
}
