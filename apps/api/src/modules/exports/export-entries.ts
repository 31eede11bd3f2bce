import type { components } from '@repo/api-sdk/spec';
import { entryKindTexts, sideOf } from '@repo/domain/books';
import { type CsvColumn, formatNumericDateTime } from '@repo/domain/format';
import type { Deps } from '../../deps.ts';
import { type EntryFilter, selectEntryKeys } from '../journal/entries.repository.ts';
import { journalTexts } from '../journal/journal.texts.ts';
import { readEntries } from '../journal/list-journal-entries.ts';
import { dayOf, decimalOf } from './cells.ts';
import { type ExportedRows, keyedRows } from './list-export.ts';

type Schemas = components['schemas'];
const { columns: words, system } = journalTexts;

export const contractColumns: readonly CsvColumn<{ contract: Schemas['ContractName'] | null }>[] = [
  { header: words.contract, value: ({ contract }) => contract?.po_number ?? null },
  { header: words.client, value: ({ contract }) => contract?.client ?? null },
  { header: words.product, value: ({ contract }) => contract?.product ?? null },
];

type EntryLine = Schemas['JournalEntry'] & { posting: Schemas['JournalEntry']['postings'][number] };

/** One line a posting. */
const entryColumns: readonly CsvColumn<EntryLine>[] = [
  { header: words.entry, value: ({ number }) => number },
  { header: words.kind, value: ({ kind }) => entryKindTexts[kind] },
  { header: words.orderDay, value: (line) => dayOf(line.order_day) },
  { header: words.bookedAt, value: (line) => formatNumericDateTime(line.booked_at) },
  { header: words.bookedBy, value: (line) => line.booked_by ?? system },
  { header: words.reason, value: ({ reason }) => reason },
  { header: words.reverses, value: ({ reverses }) => reverses },
  { header: words.reversedBy, value: (line) => line.reversed_by },
  ...contractColumns,
  { header: words.account, value: ({ posting }) => posting.account.account },
  { header: words.asset, value: ({ posting }) => posting.asset },
  { header: words.debit, value: ({ posting }) => decimalOf(sideOf(posting.amount).debit) },
  { header: words.credit, value: ({ posting }) => decimalOf(sideOf(posting.amount).credit) },
];

/** « Journal », newest first. */
export const exportEntries = async ({ db }: Deps, filter: EntryFilter): Promise<ExportedRows> =>
  keyedRows(db, entryColumns, {
    keys: selectEntryKeys(db, filter, true),
    read: async (numbers) => {
      const page = { page: 1, pageSize: numbers.length, isDescending: true };
      const entries = await readEntries(db, { numbers }, page);
      return new Map(
        entries.map((entry) => [entry.id, entry.postings.map((posting) => ({ ...entry, posting }))]),
      );
    },
  });
