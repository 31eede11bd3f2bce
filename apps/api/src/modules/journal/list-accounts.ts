import type { components } from '@repo/api-sdk/spec';
import type { Counted, PagePlace } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { readAccountNames } from './account-names.ts';
import { type AccountFilter, listAccountRows } from './accounts.repository.ts';
import { exact } from './get-trial-balance.ts';

/** One page of accounts, each in one asset. */
export async function listAccounts(
  { db }: Pick<Deps, 'db'>,
  filter: AccountFilter,
  place: PagePlace,
): Promise<{ items: components['schemas']['AccountBalance'][]; counted: Counted }> {
  const { rows, counted } = await listAccountRows(db, { ...filter, ...place });
  const { nameOf } = await readAccountNames(db, { accounts: rows.map(({ account }) => account) });
  const items = rows.map(({ account, asset, debit, credit, balance }) => ({
    id: `${account} ${asset}`,
    account: nameOf(account),
    asset,
    debit: exact(debit),
    credit: exact(credit),
    balance: exact(balance),
  }));
  return { items, counted };
}
