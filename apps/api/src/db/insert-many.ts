import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/** A message of a few thousand emails would take as much memory three times over. */
const ROWS_A_STATEMENT = 1_000;

/**
 * Inserts rows by thousands, as one parameter of JSON: with a parameter for each column, building the statement takes longer
 * than running it. The first row names the columns of all.
 */
export async function insertMany<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const names = new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]));
  const toColumns = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key) ?? key, value]));
  const columns = sql.join(
    Object.keys(toColumns(rows[0] ?? {})).map((name) => sql.identifier(name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const json = JSON.stringify(rows.slice(from, from + ROWS_A_STATEMENT).map(toColumns));
    await tx.execute(sql`insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, ${json}::json)`);
  }
}
