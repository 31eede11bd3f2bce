import type { components } from '@repo/api-sdk/spec';
import { decimal, sumOf, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { familyOrder, readAccountNames } from './account-names.ts';
import { selectBalances } from './accounts.repository.ts';

type TrialBalance = components['schemas']['TrialBalance'];

/** Every account up to an order day; the balances of an asset sum to zero. */
export async function getTrialBalance(
  deps: Pick<Deps, 'db' | 'clock'>,
  day: string | undefined,
): Promise<TrialBalance> {
  const rows = await selectBalances(deps.db, day);
  const { nameOf } = await readAccountNames(deps.db, { accounts: rows.map(({ account }) => account) });
  const lines = rows
    .map(({ account, open, asset, ...sums }) => ({
      account: nameOf(account),
      accounts: open,
      asset,
      debit: exact(sums.debit),
      credit: exact(sums.credit),
      balance: exact(sums.balance),
    }))
    .toSorted((a, b) => byAccount(a.account, b.account) || byText(a.asset, b.asset));
  const totals = [...Map.groupBy(lines, ({ asset }) => asset)]
    .map(([asset, ofAsset]) => ({
      asset,
      debit: sumText(ofAsset.map(({ debit }) => debit)),
      credit: sumText(ofAsset.map(({ credit }) => credit)),
      balance: sumText(ofAsset.map(({ balance }) => balance)),
    }))
    .toSorted((a, b) => byText(a.asset, b.asset));
  return { day: day ?? parisDay(deps.clock.now()), lines, totals };
}

export const exact = (sum: string): string => toText(decimal(sum));
const sumText = (sums: readonly string[]): string => toText(sumOf(sums.map((sum) => decimal(sum))));

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

function byAccount(a: components['schemas']['AccountName'], b: components['schemas']['AccountName']): number {
  return familyOrder(a.family) - familyOrder(b.family) || byText(a.account, b.account);
}
