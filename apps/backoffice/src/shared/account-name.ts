import type { components } from '@repo/api-sdk';
import { accountFamilyTexts, feeTexts } from '@repo/domain/books';
import { formatIban, formatShortAddress } from '@repo/domain/format';

type AccountName = components['schemas']['AccountName'];

const fees: ReadonlyMap<string, string> = new Map(Object.entries(feeTexts));

/** An account of the journal in words: « En attente d’exécution · PO-2026-0042 ». */
export function accountName({ account, family, strategy, contract }: AccountName): string {
  const detail = account.includes(':') ? account.slice(account.indexOf(':') + 1) : '';
  if (family === 'fees') return fees.get(detail) ?? accountFamilyTexts.fees;
  const name = contract?.po_number ?? strategy ?? detailOf(family, detail);
  return name === '' ? accountFamilyTexts[family] : `${accountFamilyTexts[family]} · ${name}`;
}

function detailOf(family: AccountName['family'], detail: string): string {
  if (family === 'bank') return formatIban(detail);
  if (family !== 'wallet') return detail;
  const [network = '', address] = detail.split(':');
  return address === undefined ? detail : `${network} ${formatShortAddress(address)}`;
}
