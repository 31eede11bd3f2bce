// The numbers of the French register of companies: their last digit checks the others (Luhn).
import { NBSP } from '../format/spaces.ts';
import { registrationTexts as texts } from './companies.texts.ts';

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

/** A SIREN or SIRET in groups, « 732 829 320 00074 »; the number of another register as it was typed. */
export function formatRegistrationNumber(typed: string): string {
  const number = plainRegistrationNumber(typed);
  const [, siren, establishment] = /^(\d{9})(\d{5})?$/.exec(number) ?? [];
  if (siren === undefined) return number;
  const groups = formatSiren(siren).split(' ');
  return [...groups, ...(establishment === undefined ? [] : [establishment])].join(NBSP);
}

/** What a number is: of an establishment, of a company, or of another register. */
export function registrationLabel(typed: string): string {
  const number = plainRegistrationNumber(typed);
  if (/^\d{14}$/.test(number)) return texts.siret;
  return /^\d{9}$/.test(number) ? texts.siren : texts.other;
}

/** What is stored: the digits alone of a SIREN or SIRET. */
export function plainRegistrationNumber(typed: string): string {
  const number = typed.replaceAll(SPACES, '');
  return /^(\d{9}|\d{14})$/.test(number) ? number : typed.trim();
}
