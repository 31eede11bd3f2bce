import type { components } from '@repo/api-sdk';
import { entryKindTexts } from '@repo/domain/books';
import { formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { shortReference } from '@repo/domain/payouts';
import type { DataColumn } from '@repo/ui/data-table';
import { Postings } from '../../shared/Postings.tsx';
import styles from './books.module.css';
import { booksTexts } from './books.texts.ts';
import { ContractCell } from './ContractCell.tsx';
import { ReverseMovement } from './ReverseMovement.tsx';

type Entry = components['schemas']['JournalEntry'];
const texts = booksTexts.journal;

export const journalColumns: readonly DataColumn<Entry>[] = [
  {
    // The name of the order in the address: entries follow each other by their numbers.
    id: 'date',
    header: texts.columns.number,
    isRowName: true,
    cell: ({ number }) => texts.number(number),
  },
  { id: 'kind', header: texts.columns.kind, cell: (entry) => <Kind entry={entry} /> },
  {
    id: 'contract',
    header: texts.columns.contract,
    cell: ({ contract }) => <ContractCell contract={contract} />,
  },
  { id: 'order_day', header: texts.columns.orderDay, cell: ({ order_day }) => formatNumericDate(order_day) },
  {
    id: 'booked_at',
    header: texts.columns.bookedAt,
    cell: ({ booked_at, booked_by }) => (
      <span className={styles.two}>
        <span className={styles.whole}>{formatNumericDateTime(booked_at)}</span>
        <span className={styles.muted}>{booked_by ?? texts.system}</span>
      </span>
    ),
  },
  {
    id: 'lines',
    header: texts.columns.lines,
    cell: (entry) => (
      <span className={styles.two}>
        <Postings postings={entry.postings} />
        <ReverseMovement entry={entry} />
      </span>
    ),
  },
];

/** What was done, why, and the entry that it undoes or that undoes it. */
function Kind({ entry: { kind, reason, reverses, reversed_by } }: { readonly entry: Entry }) {
  const notes = [
    reason === null ? null : shortReference(reason),
    reverses === null ? null : texts.reverses(reverses),
    reversed_by === null ? null : texts.reversedBy(reversed_by),
  ].filter((note) => note !== null);
  return (
    <span className={styles.two}>
      {entryKindTexts[kind]}
      {notes.map((note) => (
        <span className={styles.muted} key={note}>
          {note}
        </span>
      ))}
    </span>
  );
}
