import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { changesOf } from '../audit-list/audit-entry.mapper.ts';
import {
  type HistoryQuery,
  type HistoryRow,
  listHistoryRows,
  readHistoryFilters,
  technicalFields,
} from './history.repository.ts';

/** « Historique » of any record, newest first. A record that nothing was done to, or that does not exist, has none. */
export async function getRecordHistory(
  { db }: Pick<Deps, 'db'>,
  query: HistoryQuery,
): Promise<components['schemas']['RecordHistory']> {
  const rows = await listHistoryRows(db, query);
  const items = rows.slice(0, query.limit);
  return {
    items: items.map(toWireEntry),
    next: rows.length > query.limit ? (items.at(-1)?.id ?? null) : null,
    ...(await readHistoryFilters(db, query)),
  };
}

function toWireEntry(row: HistoryRow): components['schemas']['RecordHistoryEntry'] {
  const { change_request_id: request } = row;
  return {
    id: row.id,
    occurred_at: row.at.toISOString(),
    action: row.action,
    actor: row.actor,
    is_system: row.actor === null && row.actor_role === null && !row.action.startsWith('value.'),
    changes: changesOf(row.before, row.after).filter(({ field }) => !technicalFields.includes(field)),
    reason: row.reason,
    request_id: row.request_id,
    change_request: request === null ? null : { id: request, maker: row.maker },
    is_erased: row.is_erased,
  };
}
