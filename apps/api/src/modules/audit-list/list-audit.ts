import type { components } from '@repo/api-sdk/spec';
import type { Database } from '../../db/client.ts';
import { isTooFar, isWhole, maxCounted } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { readChainHead } from '../audit/verify-audit-chain.ts';
import { toWireAuditEntry } from './audit-entry.mapper.ts';
import {
  type AuditQuery,
  type AuditRow,
  countAuditRows,
  findSearched,
  listAuditRows,
  readNames,
} from './audit-list.repository.ts';

type WireEntry = components['schemas']['AuditEntry'];

/** Rows as staff read them, with the names of whom and what they are about. */
export async function readEntries(db: Database, rows: readonly AuditRow[]): Promise<WireEntry[]> {
  const names = await readNames(
    db,
    rows.flatMap(({ actorId, objectId }) => (actorId === null ? [objectId] : [actorId, objectId])),
  );
  return rows.map((row) => toWireAuditEntry(row, names));
}

/** One page of the trail. */
export async function listAudit(
  { db }: Pick<Deps, 'db'>,
  query: AuditQuery,
): Promise<components['schemas']['AuditPage']> {
  if (isTooFar(query)) throw new AppError(httpErrors.pageTooFar);
  const q = query.q?.trim() ?? '';
  const searched = q === '' ? null : await findSearched(db, q);
  const rows = await listAuditRows(db, query, searched);
  const filters = { ...query, q };
  const isFiltered = [searched, query.action, query.objectType, query.from, query.to].some(
    (filter) => filter !== undefined && filter !== null,
  );
  const total = isWhole(query, rows.length)
    ? rows.length
    : isFiltered
      ? await countAuditRows(db, { filters, searched, limit: maxCounted + 1 })
      : // Each row has a link, and links are numbered without a gap.
        (await readChainHead(db)).seq;
  return {
    items: await readEntries(db, rows),
    total: isFiltered ? Math.min(total, maxCounted) : total,
    is_total_exact: !isFiltered || total <= maxCounted,
    page: query.page,
    page_size: query.pageSize,
  };
}
