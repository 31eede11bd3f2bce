import { accountFamilyTexts } from '@repo/domain/books';
import { formatAccount } from '@repo/domain/format';
import type { Database } from '../../db/client.ts';
import { readAccountNames } from '../journal/account-names.ts';

/** Accounts of the journal as a person who approves reads them: « Banque FR76 3000 … », « Conservation · USDFY ». */
export async function readAccountLabels(
  db: Database,
  accounts: readonly string[],
): Promise<(account: string) => string> {
  const { nameOf } = await readAccountNames(db, { accounts });
  return (account) => {
    const { family, strategy } = nameOf(account);
    const isOurs = family === 'bank' || family === 'wallet';
    const detail = isOurs ? formatAccount(account.slice(account.lastIndexOf(':') + 1)) : strategy;
    return [accountFamilyTexts[family], detail].filter((part) => part !== null).join(' · ');
  };
}
