// The numbers of the French register of companies: their last digit checks the others (Luhn).

/** La Poste’s establishments have numbers of their own: the sum of their digits is a multiple of five. */
const LA_POSTE = '356000000';

const SPACES = /[\s.\u00a0\u202f-]/g;

/** From the right: every second digit is doubled, and counts as the sum of its digits. */
function hasLuhnKey(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const digitSum = (digits: string) => Array.from(digits).reduce((total, digit) => total + Number(digit), 0);

/** Nine digits, the last of which is the key. */
export const isSiren = (number: string): boolean => /^\d{9}$/.test(number) && hasLuhnKey(number);

/** A SIREN and five digits of an establishment, the last of which is the key of all. */
export function isSiret(number: string): boolean {
  if (!/^\d{14}$/.test(number)) return false;
  const siren = number.slice(0, 9);
  if (siren === LA_POSTE) return hasLuhnKey(number) || digitSum(number) % 5 === 0;
  return isSiren(siren) && hasLuhnKey(number);
}

/** Of a number as it is typed, a SIREN or a SIRET with any spaces; null when its key is wrong. */
export function sirenOf(typed: string): string | null {
  const number = typed.replaceAll(SPACES, '');
  if (isSiren(number)) return number;
  return isSiret(number) ? number.slice(0, 9) : null;
}

/** « 732 829 320 » */
export const formatSiren = (siren: string): string => siren.replaceAll(/\d{3}(?=\d)/g, '$& ');
