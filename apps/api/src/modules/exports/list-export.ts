// What an export of a list is made of. Its rows are read by a cursor over their keys, in the order of the list: the caller runs it
// in one transaction of one snapshot, so that a row that is inserted or changed meanwhile is neither missing nor there twice.
import type { AuditList } from '@repo/domain/audit';
import type { CsvColumn, CsvValue } from '@repo/domain/format';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { Call, OperationId } from '../../http/operation.ts';

export interface ExportBatch {
  /** Rows of the list that were read. */
  rows: number;
  /** Of the file: a row may be several. */
  lines: CsvValue[][];
}

export interface ListExport {
  /** The code of the list, for the trail and the screen. */
  list: AuditList;
  /** What the name of the file begins with. */
  file: string;
  /** The filters in words. */
  filters: readonly string[];
  headers: readonly string[];
  /** Computed as a whole, it is never a job. */
  isComputed: boolean;
  /** How many rows there are, up to a number or in all. */
  count: (upTo?: number) => Promise<number>;
  batches: () => AsyncGenerator<ExportBatch>;
}

/** Opens the export with the query of its operation. The rows are read in `tx`; `deps` reads what is cached, outside of it. */
export type OpenExport<Query> = (deps: Deps, query: Query, tx: Database, by: Exporter) => Promise<ListExport>;

/** A query that was stored was validated by the spec when it was requested. */
export const opened =
  <Id extends OperationId>(open: OpenExport<Call<Id>['query']>): OpenExport<unknown> =>
  (deps, query, tx, by) =>
    open(deps, z.custom<Call<Id>['query']>().parse(query), tx, by);

/** Who requests it, with the rights of now. */
export type Exporter = Pick<Actor, 'userId' | 'access'>;

/** Lines of a list that is computed as a whole. */
export const mostComputed = 50_000;

export type ExportedRows = Pick<ListExport, 'headers' | 'isComputed' | 'count' | 'batches'>;

const keysSchema = z.object({ rows: z.array(z.object({ key: z.string() })) });
const countSchema = z.object({ rows: z.tuple([z.object({ total: z.number() })]) });

interface KeyedRows<Row> {
  /** Selects a text, `key`, of each row in the order of the list. */
  keys: SQL;
  /** The lines of these rows, in any order; each key has its own. */
  read: (keys: string[]) => Promise<ReadonlyMap<string, readonly Row[]>>;
}

export function keyedRows<Row>(
  db: Database,
  columns: readonly CsvColumn<Row>[],
  { keys, read }: KeyedRows<Row>,
): ExportedRows {
  return {
    headers: columns.map(({ header }) => header),
    isComputed: false,
    count: async (upTo) => {
      const counted = upTo === undefined ? keys : sql`${keys} limit ${upTo}`;
      const found: unknown = await db.execute(sql`select count(*)::int as total from (${counted}) as listed`);
      return countSchema.parse(found).rows[0].total;
    },
    batches: async function* batches() {
      await db.execute(sql`declare export_keys no scroll cursor for ${keys}`);
      for (;;) {
        // A batch takes some milliseconds of the process, which requests wait for.
        const fetched: unknown = await db.execute(sql`fetch forward 100 from export_keys`);
        const page = keysSchema.parse(fetched).rows.map(({ key }) => key);
        if (page.length === 0) break;
        const lines = await read(page);
        yield { rows: page.length, lines: page.flatMap((key) => linesOf(columns, lines.get(key) ?? [])) };
      }
      await db.execute(sql`close export_keys`);
    },
  };
}

/** Of a list that is computed as a whole. */
export function computedRows<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): ExportedRows {
  return {
    headers: columns.map(({ header }) => header),
    isComputed: true,
    count: () => Promise.resolve(rows.length),
    batches: async function* batches() {
      yield { rows: rows.length, lines: linesOf(columns, rows) };
    },
  };
}

const linesOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvValue[][] =>
  rows.map((row) => columns.map(({ value }) => value(row)));

/** One line a row, by its key. */
export const byKey = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> =>
  new Map(rows.map((row) => [keyOf(row), [row]]));
