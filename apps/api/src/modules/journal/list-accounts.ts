import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { readAccountNames } from './account-names.ts';
import { type AccountFilter, listAccountRows } from './accounts.repository.ts';
import type { PageOf } from './entries.repository.ts';
import { exact } from './get-trial-balance.ts';

/** One page of accounts, each in one asset. */
export async function listAccounts(
  { db }: Pick<Deps, 'db'>,
  filter: AccountFilter,
  page: Pick<PageOf, 'page' | 'pageSize'>,
): Promise<{ items: components['schemas']['AccountBalance'][]; total: number }> {
  const { rows, total } = await listAccountRows(db, filter, page);
  const { nameOf } = await readAccountNames(db, { accounts: rows.map(({ account }) => account) });
  const items = rows.map(({ account, asset, debit, credit, balance }) => ({
    id: `${account} ${asset}`,
    account: nameOf(account),
    asset,
    debit: exact(debit),
    credit: exact(credit),
    balance: exact(balance),
  }));
  return { items, total };
}
