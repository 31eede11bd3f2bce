const SPACES = /[\s\u00A0\u202F]/g;
// Grouped: every separator but the last is followed by three digits, and the groups and the decimals use different signs.
const GROUPED_BY_DOT = /^\d{1,3}(\.\d{3})+,\d+$/;
const GROUPED_BY_COMMA = /^\d{1,3}(,\d{3})+\.\d+$/;
const PLAIN = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

/**
 * Parses a typed amount: « 15 000,50 », « 15000.5 », « 15 000,50 € » → `15000.50`, a decimal
 * text. Comma or dot is the decimal separator; both only as in « 1.234,56 » or « 1,234.56 ».
 * @returns null when it is not a number; nothing is rounded.
 */
export function parseDecimalInput(typed: string): string | null {
  const compact = typed.replaceAll(SPACES, '').replace(/€$/, '').replace('\u2212', '-');
  const isNegative = compact.startsWith('-');
  const digits = ungroup(isNegative ? compact.slice(1) : compact);
  if (!PLAIN.test(digits)) return null;
  const [whole = '', fraction = ''] = digits.replace(',', '.').split('.');
  const text = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return isNegative ? `-${text}` : text;
}

function ungroup(text: string): string {
  if (GROUPED_BY_DOT.test(text)) return text.replaceAll('.', '');
  return GROUPED_BY_COMMA.test(text) ? text.replaceAll(',', '') : text;
}
