import type { components } from '@repo/api-sdk/spec';
import { decimal, toText } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { readAccountNames } from './account-names.ts';
import {
  countEntries,
  type EntryFilter,
  type PageOf,
  readPostings,
  selectEntries,
} from './entries.repository.ts';

type JournalEntry = components['schemas']['JournalEntry'];

/** One page of the journal. */
export async function listJournalEntries(
  { db }: Pick<Deps, 'db'>,
  filter: EntryFilter,
  page: PageOf,
): Promise<{ items: JournalEntry[]; total: number }> {
  const total = await countEntries(db, filter);
  return { items: await readEntries(db, filter, page), total };
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
  const lines = await selectEntries(db, filter, page);
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
    contract: contractOf(line.contractId),
    postings: (postings.get(line.number) ?? []).map(({ account, asset, amount }) => ({
      account: nameOf(account),
      asset,
      amount: toText(decimal(amount)),
    })),
  }));
}
