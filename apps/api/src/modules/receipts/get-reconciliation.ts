import type { components } from '@repo/api-sdk/spec';
import { bookAsset } from '@repo/domain/books';
import { decimal, toText, ZERO } from '@repo/domain/money';
import type { StatementDebitRow } from '../../db/schema/bank-statements.ts';
import type { Deps } from '../../deps.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { type ChangeRequestView, findPendingOfKind } from '../change-requests/change-requests.repository.ts';
import { type HouseAccount, listHouseAccounts } from './house-accounts.ts';
import {
  type LastStatement,
  listBookedAccounts,
  listExplainingLines,
  listLastStatements,
} from './reconciliation.repository.ts';
import { listDebitsToQualify } from './statement-debits.ts';

type Schemas = components['schemas'];

/** Each account of the house, or this one: what the journal says it holds beside its last statement. */
export async function getReconciliation(deps: Deps, account?: string): Promise<Schemas['Reconciliation']> {
  const booked = await listBookedAccounts(deps.db, account);
  const known = await listHouseAccounts(deps.db, booked);
  const accounts = account === undefined ? known : known.filter((one) => one.account === account);
  const books = new Map(booked.map((row) => [`${row.account} ${row.asset}`, row.balance]));
  const statements = new Map(
    (await listLastStatements(deps.db)).map((row) => [`${row.account} ${row.asset}`, row]),
  );
  const debits = Map.groupBy(await listDebitsToQualify(deps.db, account), (debit) => debit.account);
  const pending = await findPendingOfKind(deps.db, { kind: 'movement.record', now: deps.clock.now() });
  const reconciled: Schemas['ReconciledAccount'][] = [];
  for (const one of accounts) {
    const key = `${one.account} ${bookAsset(one.currency)}`;
    reconciled.push(
      await reconcile(deps, one, {
        books: books.get(key) ?? '0',
        statement: statements.get(key),
        debits: (debits.get(one.account) ?? []).filter(({ asset }) => asset === one.currency),
        pending: pending.get(one.account),
      }),
    );
  }
  return { accounts: reconciled };
}

async function reconcile(
  deps: Deps,
  { account, currency, label }: HouseAccount,
  {
    books,
    statement,
    debits,
    pending,
  }: {
    books: string;
    statement: LastStatement | undefined;
    debits: readonly StatementDebitRow[];
    pending: ChangeRequestView | undefined;
  },
): Promise<Schemas['ReconciledAccount']> {
  const difference =
    statement === undefined ? null : decimal(statement.balance).minus(decimal(statement.books));
  const lines =
    statement === undefined || difference === null || difference.eq(ZERO)
      ? []
      : await listExplainingLines(deps.db, statement, toText(difference));
  return {
    account,
    currency,
    label,
    books: toText(decimal(books)),
    statement: statement
      ? {
          day: statement.day,
          balance: toText(decimal(statement.balance)),
          books: toText(decimal(statement.books)),
        }
      : null,
    difference: difference && toText(difference),
    lines: lines.map((line) => ({ ...line, amount: toText(decimal(line.amount)) })),
    debits: debits.map(({ id, bookingDay, amount, partyName, wording, reference }) => ({
      id,
      day: bookingDay,
      amount: toText(decimal(amount)),
      party_name: partyName,
      wording,
      reference,
    })),
    pending_change: toWirePendingChange(pending),
  };
}
