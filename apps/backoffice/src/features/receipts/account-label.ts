import { formatIban, formatShortAddress } from '@repo/domain/format';

/** « FR76 3000 … » or « ethereum 0xfB69…d359 »: an account of the house as staff read it. */
export function accountLabel(account: string): string {
  const [kind = '', first = '', address] = account.split(':');
  if (kind === 'bank') return formatIban(first);
  return address === undefined ? first : `${first} ${formatShortAddress(address)}`;
}
