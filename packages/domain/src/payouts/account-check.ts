import { isValidBIC, isValidIBAN } from 'ibantools';
import { type Network, parseAddress } from '../crypto-address/index.ts';

/** Without spaces, in capitals; what is stored and compared. */
const compact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** An IBAN in its stored form, its check digits verified; null if it is invalid. */
export function parseIban(text: string): string | null {
  const iban = compact(text);
  return isValidIBAN(iban) ? iban : null;
}

/** A BIC in its stored form; null if it is invalid. */
export function parseBic(text: string): string | null {
  const bic = compact(text);
  return isValidBIC(bic) ? bic : null;
}

export type PayoutMethod = 'rib' | 'crypto';

/** An IBAN, or an address of `network`, in its stored form; null if it is invalid. */
export function parsePayoutAccount(
  account: string,
  { method, network }: { readonly method: PayoutMethod; readonly network: Network | null },
): string | null {
  if (method === 'rib') return parseIban(account);
  return network === null ? null : parseAddress(account, network);
}
