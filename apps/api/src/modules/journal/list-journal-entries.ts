import type { components } from '@repo/api-sdk/spec';
import { decimal, toText } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import { type Counted, countRows } from '../../db/keyset.ts';
import type { JournalEntryRow } from '../../db/schema/books.ts';
import type { Deps } from '../../deps.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOfKind } from '../change-requests/change-requests.repository.ts';
import { readAccountNames } from './account-names.ts';
import {
  countEntries,
  type EntryFilter,
  listEntryRows,
  type PageOf,
  readPostings,
  selectFound,
} from './entries.repository.ts';

type JournalEntry = components['schemas']['JournalEntry'];

/** A fee, a transfer or money sent to be invested that staff typed: `reverseMovement` undoes it. Entries of a receipt, order or payout have their own ways. */
export function isMovement({
  kind,
  subjectId,
  subjectType,
}: Pick<JournalEntryRow, 'kind' | 'subjectId' | 'subjectType'>): boolean {
  return (kind === 'cost' || kind === 'transfer') && (subjectId === null || subjectType === 'request');
}

/** One page of the journal. */
export async function listJournalEntries(
  deps: Pick<Deps, 'db' | 'clock'>,
  filter: EntryFilter,
  page: PageOf,
): Promise<{ items: JournalEntry[]; counted: Counted }> {
  const items = await withPending(deps, await readEntries(deps.db, filter, page));
  const { kind, kind_not: kindNot, account, asset, contract, from, to, q = '' } = filter;
  const isFiltered =
    [kind, kindNot, account, asset, contract, from, to].some((value) => value !== undefined) || q !== '';
  const counted = await countRows(deps.db, {
    place: page,
    shown: items.length,
    countAll: isFiltered ? undefined : () => countEntries(deps.db),
    found: selectFound(deps.db, filter),
  });
  return { items, counted };
}

export async function readEntry(
  deps: Pick<Deps, 'db' | 'clock'>,
  number: number,
): Promise<JournalEntry | undefined> {
  const page = { page: 1, pageSize: 1, isDescending: false };
  const [entry] = await withPending(deps, await readEntries(deps.db, { number }, page));
  return entry;
}

/** With the reversals that await a second person. */
async function withPending(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  entries: readonly JournalEntry[],
): Promise<JournalEntry[]> {
  const pending = await findPendingOfKind(db, { kind: 'movement.reverse', now: clock.now() });
  return entries.map((entry) => ({ ...entry, pending_change: toWirePendingChange(pending.get(entry.id)) }));
}

/** All that touch one account, or are about one record, oldest first. */
export function readEntriesOf(
  db: Database,
  filter: Required<Pick<EntryFilter, 'account'>> | Required<Pick<EntryFilter, 'subject'>>,
): Promise<JournalEntry[]> {
  return readEntries(db, filter, { page: 1, pageSize: 1_000, isDescending: false });
}

/** The entries of a page, without counting them all. */
export async function readEntries(db: Database, filter: EntryFilter, page: PageOf): Promise<JournalEntry[]> {
  const lines = await listEntryRows(db, filter, page);
  const postings = await readPostings(
    db,
    lines.map(({ number }) => number),
  );
  const { nameOf, contractOf } = await readAccountNames(db, {
    accounts: [...postings.values()].flat().map(({ account }) => account),
    contracts: lines.map(({ contractId }) => contractId),
  });
  return lines.map((line) => ({
    id: String(line.number),
    number: line.number,
    kind: line.kind,
    order_day: line.orderDay,
    booked_at: line.bookedAt.toISOString(),
    booked_by:
      line.firstname === null || line.lastname === null ? null : `${line.firstname} ${line.lastname}`,
    reason: line.reason,
    reverses: line.reverses,
    reversed_by: line.reversedBy,
    is_reversible: line.reversedBy === null && isMovement(line),
    pending_change: null,
    contract: contractOf(line.contractId),
    postings: (postings.get(line.number) ?? []).map(({ account, asset, amount }) => ({
      account: nameOf(account),
      asset,
      amount: toText(decimal(amount)),
    })),
  }));
}
