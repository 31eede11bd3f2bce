import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { entryKindTexts } from '@repo/domain/books';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountLabel } from '../../shared/account-name.ts';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { useResumed } from '../../shared/use-resumed.ts';
import { type AccountDebit, DebitsToQualify, debitLabel } from './DebitsToQualify.tsx';
import { RecordBalanceDialog } from './RecordBalanceDialog.tsx';
import { RecordMovementDialog } from './RecordMovementDialog.tsx';
import styles from './receipts.module.css';
import { receiptsTexts as texts } from './receipts.texts.ts';

type Account = OperationOutput<'getReconciliation'>['accounts'][number];

const columns: readonly DataColumn<Account>[] = [
  {
    id: 'account',
    header: texts.balanceColumns.account,
    isRowName: true,
    cell: ({ account, label }) => (
      <>
        {accountLabel(account)} <span className={styles.muted}>{label}</span>
      </>
    ),
  },
  {
    id: 'books',
    header: texts.balanceColumns.books,
    align: 'end',
    cell: ({ books, currency }) => formatBookAmount(books, currency),
  },
  {
    id: 'statement',
    header: texts.balanceColumns.statement,
    align: 'end',
    cell: ({ statement, currency }) =>
      statement === null
        ? texts.noStatement
        : texts.statementOn(formatBookAmount(statement.balance, currency), formatNumericDate(statement.day)),
  },
  {
    id: 'difference',
    header: texts.balanceColumns.difference,
    align: 'end',
    cell: ({ difference, currency }) => (
      <span className={styles.fact} data-fine={difference === null ? undefined : difference === '0'}>
        {differenceText(difference, currency)}
      </span>
    ),
  },
  {
    id: 'lines',
    header: texts.balanceColumns.lines,
    cell: ({ lines, debits, currency }) => (
      <span className={styles.facts}>
        {lines.length + debits.length === 0 && '—'}
        {debits.map((debit) => (
          <span key={debit.id}>
            {texts.debitLine(
              formatNumericDate(debit.day),
              debitLabel(debit),
              formatBookAmount(debit.amount, currency),
            )}
          </span>
        ))}
        {lines.map(({ entry, day, label, kind, amount }) => (
          <span key={entry}>
            {texts.line(
              entry,
              formatNumericDate(day),
              label ?? entryKindTexts[kind],
              formatBookAmount(amount, currency),
            )}
          </span>
        ))}
      </span>
    ),
  },
];

function differenceText(difference: string | null, currency: Account['currency']): string {
  if (difference === null) return '—';
  return difference === '0' ? texts.noDifference : formatBookAmount(difference, currency);
}

/** What the books say of each account beside its last statement. */
export function AccountBalances() {
  const { queries } = useServices();
  const [recording, setRecording] = useState<'balance' | 'movement' | AccountDebit | null>(null);
  const { resumed, end } = useResumed(['movement.record']);
  const close = () => {
    setRecording(null);
    end();
  };
  const reconciliation = useQuery(queries.query('getReconciliation'));
  const table = {
    columns,
    label: texts.balances,
    rowId: ({ account, currency }: Account) => `${account} ${currency}`,
  };
  return (
    <Card
      actions={
        <>
          <Button onPress={() => setRecording('movement')} size="sm" variant="ghost">
            {texts.recordMovement}
          </Button>
          <Button onPress={() => setRecording('balance')} size="sm" variant="ghost">
            {texts.recordBalance}
          </Button>
        </>
      }
      title={texts.balances}
    >
      <QueryView
        failedTitle={texts.balancesFailed}
        query={reconciliation}
        skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: 3 }} />}
      >
        {({ accounts }) => (
          <Stack gap={12}>
            {accounts.map(({ account, currency, pending_change: change }) =>
              change === null ? null : <PendingChange change={change} key={`${account} ${currency}`} />,
            )}
            <Debits accounts={accounts} onRecord={setRecording} />
            <p className={styles.muted}>{texts.balancesNote}</p>
            <DataTable {...table} rows={accounts} />
          </Stack>
        )}
      </QueryView>
      <RecordBalanceDialog isOpen={recording === 'balance'} onClose={close} />
      <RecordMovementDialog
        debit={typeof recording === 'string' ? null : recording}
        isOpen={resumed !== null || (recording !== null && recording !== 'balance')}
        onClose={close}
        resumed={resumed}
      />
    </Card>
  );
}

interface DebitsProps {
  readonly accounts: readonly Account[];
  readonly onRecord: (debit: AccountDebit) => void;
}

function Debits({ accounts, onRecord }: DebitsProps) {
  const debits = accounts.flatMap(({ account, currency, debits: own }) =>
    own.map((debit) => ({ ...debit, account, currency })),
  );
  if (debits.length === 0) return null;
  return (
    <Stack gap={8}>
      <h3>{texts.debits}</h3>
      <p className={styles.muted}>{texts.debitsHelp}</p>
      <DebitsToQualify debits={debits} onRecord={onRecord} />
    </Stack>
  );
}
