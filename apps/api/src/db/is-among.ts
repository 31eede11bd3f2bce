import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether an id is one of many: as one parameter, which is read faster than hundreds. */
export const isAmong = (column: PgColumn, ids: readonly string[], type: 'uuid' | 'bigint' = 'uuid'): SQL =>
  type === 'uuid'
    ? sql`${column} = any(${sql.param([...ids])}::uuid[])`
    : sql`${column} = any(${sql.param([...ids])}::bigint[])`;
