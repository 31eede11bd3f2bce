const PHONE_DIGITS = 10;

/**
 * Formats a French phone number while it is typed or pasted: « xx-xx-xx-xx-xx » (R073).
 * `+33 6 12…` and `0033 6 12…` become `06-12-…`. No trailing hyphen, so that the last digit can be erased.
 */
export function formatPhoneInput(typed: string): string {
  const digits = typed.replace(/^\s*(?:\+|00)\s*33\s*(?:\(0\)\s*)?0?/, '0').replaceAll(/\D/g, '');
  return (
    digits
      .slice(0, PHONE_DIGITS)
      .match(/\d{1,2}/g)
      ?.join('-') ?? ''
  );
}

function inFours(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** An IBAN in groups of four: « FR14 2004 1010 0505 0001 3M02 606 ». Breaking spaces, so that it can wrap. */
export function formatIban(iban: string): string {
  return inFours(iban.replaceAll(/\s/g, '').toUpperCase());
}

/** A crypto address in groups of four, for comparison by eye; a copy button must copy the original. */
export function formatAddress(address: string): string {
  const compact = address.replaceAll(/\s/g, '');
  const prefix = /^0x/i.exec(compact)?.[0];
  return prefix === undefined ? inFours(compact) : `${prefix} ${inFours(compact.slice(prefix.length))}`;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Where money comes from or goes to, in groups of four: an IBAN, or the address of a wallet. */
export function formatAccount(account: string): string {
  const compact = account.replaceAll(/\s/g, '');
  return IBAN.test(compact.toUpperCase()) ? formatIban(compact) : formatAddress(compact);
}

/** A shortened crypto address, for a table: « 0x5290…9EE7 ». */
export function formatShortAddress(address: string): string {
  const compact = address.trim();
  return compact.length <= 12 ? compact : `${compact.slice(0, 6)}…${compact.slice(-4)}`;
}

/** The initials of a person, for an avatar: « Camille », « Moreau » → « CM ». Empty when both names are empty. */
export function initials(firstname: string, lastname: string): string {
  return [firstname, lastname]
    .map((name) => name.trim().slice(0, 1))
    .join('')
    .toLocaleUpperCase('fr-FR');
}
