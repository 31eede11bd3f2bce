// A person as Yousign takes one: its rules for names are narrower than those of names.
import type { SignatureSigner } from '../signature-port.ts';

/** Latin letters with their accents, digits, the ASCII apostrophe, the backtick, parentheses, space and hyphen. */
const refusedCharacters = /[^\p{Script=Latin}\p{M}\d'`() -]/gu;
const apostrophes = /[\u2018\u2019\u201B\u02BC\u02B9\u2032\u00B4]/g;
const hyphens = /[\u2010-\u2015\u2212]/g;
const maxNameLength = 255;

/** What cannot stay becomes a space: « J.-P. Dupont/Durand » is « J-P Dupont Durand ». */
export function toYousignName(name: string, maxLength: number = maxNameLength): string {
  return name
    .normalize('NFKC')
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .replace(/\.(?=-)/g, '')
    .replace(refusedCharacters, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
}

/** E.164. A number of ten digits is French, as the registration form has them; null for what is no number. */
export function toE164(phone: string): string | null {
  const digits = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  const international = /^0[1-9]\d{8}$/.test(digits) ? `+33${digits.slice(1)}` : digits;
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : null;
}

export interface YousignSignerInfo {
  first_name: string;
  last_name: string;
  email: string;
  locale: 'fr';
  phone_number?: string;
}

export function toSignerInfo({ firstName, lastName, email, phone }: SignatureSigner): YousignSignerInfo {
  const phoneNumber = toE164(phone);
  return {
    first_name: toYousignName(firstName),
    last_name: toYousignName(lastName),
    email,
    locale: 'fr',
    ...(phoneNumber !== null && { phone_number: phoneNumber }),
  };
}
