import type { components } from '@repo/api-sdk';
import { addressOf } from '@repo/client/staff-address';
import { formatBookAmount } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge } from '@repo/ui/feedback';
import { accountName } from '../../shared/account-name.ts';
import { ledgerPath } from '../../shared/list-paths.ts';
import { BookAmount } from '../../shared/Postings.tsx';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { isCollapsed } from './books.model.ts';
import styles from './books.module.css';
import { booksTexts } from './books.texts.ts';

type Schemas = components['schemas'];
const texts = booksTexts.balance;

interface Sums {
  readonly asset: string;
  readonly debit: string;
  readonly credit: string;
  readonly balance: string;
}

/** Asset, debit, credit and balance of a line. */
export function sumColumns<Row extends Sums>(): readonly DataColumn<Row>[] {
  const amount = (id: 'debit' | 'credit' | 'balance'): DataColumn<Row> => ({
    id,
    header: texts.columns[id],
    align: 'end',
    cell: (row) =>
      id !== 'balance' && decimal(row[id]).eq(0) ? (
        sharedTexts.none
      ) : (
        <BookAmount amount={row[id]} asset={row.asset} />
      ),
  });
  return [
    { id: 'asset', header: texts.columns.asset, cell: ({ asset }) => asset },
    amount('debit'),
    amount('credit'),
    amount('balance'),
  ];
}

/** An account on its own line, or all those of a family. */
export const balanceColumns: readonly DataColumn<Schemas['BalanceLine']>[] = [
  {
    id: 'account',
    header: texts.columns.account,
    isRowName: true,
    cell: ({ account, accounts }) => (
      <span className={styles.two}>
        {accountName(account)}
        {isCollapsed(account) ? <span className={styles.muted}>{texts.openAccounts(accounts)}</span> : null}
      </span>
    ),
  },
  ...sumColumns<Schemas['BalanceLine']>(),
];

/** To the account’s lines, or to the accounts that the line stands for. */
export function balanceHref({ account, asset }: Schemas['BalanceLine']): string {
  return isCollapsed(account)
    ? addressOf(paths.accounts, { family: account.family, asset })
    : ledgerPath(account.account, asset);
}

/** The foot of the balance: debits equal credits for each asset. */
export const totalColumns: readonly DataColumn<Schemas['BalanceTotal']>[] = [
  { id: 'asset', header: texts.columns.asset, isRowName: true, cell: ({ asset }) => asset },
  ...sumColumns<Schemas['BalanceTotal']>().slice(1),
  {
    id: 'check',
    header: texts.columns.check,
    cell: ({ asset, balance }) =>
      decimal(balance).eq(0) ? (
        <Badge tone="positive">{texts.balanced}</Badge>
      ) : (
        <Badge tone="negative">{`${texts.unbalanced} · ${formatBookAmount(balance, asset)}`}</Badge>
      ),
  },
];
