/** Where the data of an account is, and where it may stay once it is closed. */
import type { RetainedKind } from '@repo/domain/retention';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { personalTables, type TableExport } from '../db/personal-tables.ts';
import * as schema from '../db/schema/index.ts';
import type { TestApp } from './create-test-app.ts';

/** Counters of attempts name an address too, for a day at most. */
const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => getTableName(table) !== 'rate_limits');
/** Where a mark is written, table by table: the identifiers of the trail, which say nothing, left aside. */
export async function tracesOf(test: TestApp, mark: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const rows = await test.deps.db.select().from(table);
    const bare = rows.map((row) => JSON.stringify({ ...row, objectId: null }));
    const count = bare.filter((row) => row.includes(mark)).length;
    if (count > 0) counts[getTableName(table)] = count;
  }
  return counts;
}

/** The tables that may still hold data of a closed account of which these kinds are retained. */
export function mayHold(kept: readonly RetainedKind[]): string[] {
  return Object.entries(schema).flatMap(([name, table]) => {
    if (!is(table, PgTable) || !isTableExport(name)) return [];
    const erased = personalTables[name]?.erased ?? 'closing';
    if (erased === 'closing') return [];
    const isHeld = 'because' in erased || erased.some((kind) => kept.includes(kind));
    return isHeld ? [getTableName(table)] : [];
  });
}
const isTableExport = (name: string): name is TableExport => name in personalTables;
