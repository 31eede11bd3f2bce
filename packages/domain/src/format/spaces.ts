/** No-break space: before a unit, « : » and inside quotes (D27). */
export const NBSP = '\u00A0';

/** Narrow no-break space: between thousands, before « ; », « ! » and « ? » (D27). */
export const NNBSP = '\u202F';

/** The minus sign. Intl uses a hyphen, which allows a line break and is narrower than the plus sign. */
export const MINUS = '\u2212';

/** Replaces the leading hyphen of Intl by the minus sign. */
export function withMinus(text: string): string {
  return text.replace('-', MINUS);
}
