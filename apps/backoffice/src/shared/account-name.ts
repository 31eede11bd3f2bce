import type { components } from '@repo/api-sdk';
import { accountFamilyTexts, feeTexts } from '@repo/domain/books';
import { formatAccount, formatIban, formatShortAddress } from '@repo/domain/format';
import { payoutKindTexts } from '@repo/domain/payouts';
import { costTexts, networkTexts } from './shared.texts.ts';

type AccountName = components['schemas']['AccountName'];

const fees: ReadonlyMap<string, string> = new Map(Object.entries(feeTexts));
const costs: ReadonlyMap<string, string> = new Map(Object.entries(costTexts));
const networks: ReadonlyMap<string, string> = new Map(Object.entries(networkTexts));

/** An account of the journal in words: « En attente d’exécution · PO-2026-0042 ». */
export function accountName({ account, family, strategy, contract }: AccountName): string {
  const detail = account.includes(':') ? account.slice(account.indexOf(':') + 1) : '';
  if (family === 'fees') return fees.get(detail) ?? accountFamilyTexts.fees;
  const isOurs = family === 'bank' || family === 'wallet';
  // A payout of no contract returns an unmatched receipt.
  const other =
    family === 'payable' && detail !== '' ? payoutKindTexts.unmatched : (costs.get(detail) ?? detail);
  const name = contract?.po_number ?? strategy ?? (isOurs ? accountLabel(account) : other);
  return name === '' ? accountFamilyTexts[family] : `${accountFamilyTexts[family]} · ${name}`;
}

/** « FR76 3000 … » or « Ethereum 0xfB69…d359 »: an account of the house as staff read it. */
export function accountLabel(account: string): string {
  const [kind = '', first = '', address] = account.split(':');
  if (kind === 'bank') return formatIban(first);
  return address === undefined ? first : `${networks.get(first) ?? first} ${formatShortAddress(address)}`;
}

/** Where a receipt came from, in groups of four: an IBAN, or the addresses that sent it, separated by commas. */
export function payerAccounts(accounts: string): string {
  return accounts.split(',').map(formatAccount).join(', ');
}
