import type { components } from '@repo/api-sdk/spec';
import { decimal, toText } from '@repo/domain/money';
import { exactly } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { toPage } from '../../http/list-page.ts';
import { readAccountNames } from './account-names.ts';
import type { PageOf } from './entries.repository.ts';
import { exact } from './get-trial-balance.ts';
import { journalErrors } from './journal.errors.ts';
import { type LedgerOf, listLedgerRows, readAssetsOf, readLedgerTotals } from './ledger.repository.ts';

/** One account in one asset: what it held before the period, its lines, and what it holds after. */
export async function getAccountLedger(
  { db }: Pick<Deps, 'db'>,
  of: LedgerOf,
  page: PageOf,
): Promise<components['schemas']['Ledger']> {
  const assets = await readAssetsOf(db, of.account);
  if (assets.length === 0) throw new AppError(journalErrors.accountNotFound);
  const { opening, debit, credit, total } = await readLedgerTotals(db, of);
  const rows = await listLedgerRows(db, of, page);
  const { nameOf, contractOf } = await readAccountNames(db, {
    accounts: [of.account],
    contracts: rows.map(({ contractId }) => contractId),
  });
  return {
    account: nameOf(of.account),
    asset: of.asset,
    assets,
    opening: exact(opening),
    debit: exact(debit),
    credit: exact(credit),
    closing: toText(decimal(opening).plus(decimal(debit)).minus(decimal(credit))),
    ...toPage(
      rows.map((row) => ({
        id: `${row.entry}-${row.line}`,
        entry: row.entry,
        kind: row.kind,
        order_day: row.orderDay,
        booked_at: row.bookedAt.toISOString(),
        contract: contractOf(row.contractId),
        reason: row.reason,
        amount: exact(row.amount),
        balance: exact(row.balance),
      })),
      exactly(total),
      page,
    ),
  };
}
