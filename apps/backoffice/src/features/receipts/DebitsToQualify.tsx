import type { OperationOutput } from '@repo/api-sdk';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { DefinitionList } from '@repo/ui/definition-list';
import { accountLabel } from '../../shared/account-name.ts';
import styles from './receipts.module.css';
import { receiptsTexts as texts } from './receipts.texts.ts';

type Account = OperationOutput<'getReconciliation'>['accounts'][number];

/** A debit of a statement, on its account. */
export type AccountDebit = Account['debits'][number] & Pick<Account, 'account' | 'currency'>;

export interface DebitsToQualifyProps {
  readonly debits: readonly AccountDebit[];
  readonly onRecord: (debit: AccountDebit) => void;
}

/** The debits of imported statements that no payout and no movement explains. */
export function DebitsToQualify({ debits, onRecord }: DebitsToQualifyProps) {
  return (
    <DataTable columns={columnsOf(onRecord)} label={texts.debits} rowId={({ id }) => id} rows={debits} />
  );
}

const columnsOf = (onRecord: DebitsToQualifyProps['onRecord']): readonly DataColumn<AccountDebit>[] => [
  {
    id: 'debit',
    header: texts.debitColumns.debit,
    isRowName: true,
    cell: (debit) => (
      <>
        {debitLabel(debit)} <span className={styles.muted}>{debit.reference}</span>
      </>
    ),
  },
  { id: 'account', header: texts.account, cell: ({ account }) => accountLabel(account) },
  { id: 'day', header: texts.movementDay, cell: ({ day }) => formatNumericDate(day) },
  {
    id: 'amount',
    header: texts.movementAmount,
    align: 'end',
    cell: ({ amount, currency }) => formatBookAmount(amount, currency),
  },
  {
    id: 'action',
    header: texts.debitColumns.action,
    cell: (debit) => (
      <Button onPress={() => onRecord(debit)} size="sm" variant="ghost">
        {texts.qualifyDebit}
      </Button>
    ),
  },
];

/** Who was paid and why, as the bank wrote it. */
export function debitLabel({ party_name, wording }: Pick<AccountDebit, 'party_name' | 'wording'>): string {
  const parts = [party_name, wording].filter((part) => part !== null);
  return parts.length === 0 ? texts.unknownDebit : parts.join(' · ');
}

/** What the statement says: the movement has the same account, day and amount. */
export function DebitFacts({ debit }: { readonly debit: AccountDebit }) {
  return (
    <DefinitionList
      items={[
        { term: texts.fromAccount, value: accountLabel(debit.account) },
        { term: texts.movementAmount, value: formatBookAmount(debit.amount, debit.currency) },
        { term: texts.movementDay, value: formatNumericDate(debit.day) },
        { term: texts.wording, value: debitLabel(debit) },
        ...(debit.reference === null ? [] : [{ term: texts.bankReference, value: debit.reference }]),
      ]}
    />
  );
}

export const maxMovementReason = 500;

/** As the bank wrote it, with its reference; a reason has 500 characters at most. */
export function debitReason(debit: AccountDebit): string {
  const label = debitLabel(debit);
  return (debit.reference === null ? label : `${label} (${debit.reference})`).slice(0, maxMovementReason);
}
