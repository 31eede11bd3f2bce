import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A text that is none, compared with an id, fails; and an id compared as text is found by no index. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** Whether an id is one of many: as one parameter, which is read faster than hundreds. */
export const isAmong = (column: PgColumn, ids: readonly string[], type: 'uuid' | 'bigint' = 'uuid'): SQL =>
  type === 'uuid'
    ? sql`${column} = any(${sql.param([...ids])}::uuid[])`
    : sql`${column} = any(${sql.param([...ids])}::bigint[])`;
