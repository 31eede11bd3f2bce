import type { components } from '@repo/api-sdk';
import { entryKindTexts, sideOf } from '@repo/domain/books';
import { formatNumericDate } from '@repo/domain/format';
import { shortReference } from '@repo/domain/payouts';
import type { DataColumn } from '@repo/ui/data-table';
import { BookAmount } from '../../shared/Postings.tsx';
import styles from './books.module.css';
import { booksTexts } from './books.texts.ts';
import { ContractCell } from './ContractCell.tsx';

type Line = components['schemas']['LedgerLine'];
const texts = booksTexts.ledger;

/** The lines of an account in `asset`, with its balance after each. */
export function ledgerColumns(asset: string): readonly DataColumn<Line>[] {
  const side = (id: 'debit' | 'credit'): DataColumn<Line> => ({
    id,
    header: texts.columns[id],
    align: 'end',
    cell: (line) => {
      const amount = sideOf(line.amount)[id];
      return amount === null ? '' : <BookAmount amount={amount} asset={asset} />;
    },
  });
  return [
    {
      id: 'entry',
      header: texts.columns.entry,
      isRowName: true,
      cell: ({ entry }) => booksTexts.journal.number(entry),
    },
    { id: 'date', header: texts.columns.orderDay, cell: ({ order_day }) => formatNumericDate(order_day) },
    {
      id: 'kind',
      header: texts.columns.kind,
      cell: ({ kind, reason }) => (
        <span className={styles.two}>
          {entryKindTexts[kind]}
          {reason === null ? null : <span className={styles.muted}>{shortReference(reason)}</span>}
        </span>
      ),
    },
    {
      id: 'contract',
      header: texts.columns.contract,
      cell: ({ contract }) => <ContractCell contract={contract} />,
    },
    side('debit'),
    side('credit'),
    {
      id: 'balance',
      header: texts.columns.balance,
      align: 'end',
      cell: ({ balance }) => <BookAmount amount={balance} asset={asset} />,
    },
  ];
}
