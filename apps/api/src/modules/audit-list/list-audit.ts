import type { components } from '@repo/api-sdk/spec';
import type { Database } from '../../db/client.ts';
import { countRows } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import { readChainHead } from '../audit/verify-audit-chain.ts';
import { idsOf, toWireAuditEntry } from './audit-entry.mapper.ts';
import {
  type AuditQuery,
  type AuditRow,
  findSearched,
  listAuditRows,
  readNames,
  selectFound,
} from './audit-list.repository.ts';

type WireEntry = components['schemas']['AuditEntry'];

/** Rows as staff read them, with the names of whom and what they are about. */
export async function readEntries(db: Database, rows: readonly AuditRow[]): Promise<WireEntry[]> {
  const names = await readNames(db, [...new Set(rows.flatMap(idsOf))]);
  return rows.map((row) => toWireAuditEntry(row, names));
}

/** One page of the trail. */
export async function listAudit(
  { db }: Pick<Deps, 'db'>,
  query: AuditQuery,
): Promise<components['schemas']['AuditPage']> {
  const q = query.q?.trim() ?? '';
  const searched = q === '' ? null : await findSearched(db, q);
  const rows = await listAuditRows(db, query, searched);
  const { action, actionNot, objectType, objectTypeNot, from, to } = query;
  const isFiltered =
    searched !== null ||
    [action, actionNot, objectType, objectTypeNot, from, to].some((filter) => filter !== undefined);
  const counted = await countRows(db, {
    place: query,
    shown: rows.length,
    // Each row has a link, and links are numbered without a gap.
    countAll: isFiltered ? undefined : async () => (await readChainHead(db)).seq,
    found: selectFound(db, query, searched),
  });
  return toPage(await readEntries(db, rows), counted, query);
}
