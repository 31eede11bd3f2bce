// The rows of the trail about an account that is erased.
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import type { Deps } from '../../deps.ts';
import { trailErased } from '../audit/trail-rules.ts';

/** Rows about these objects, to be emptied. */
export const listObjectTrail = (
  tx: Database,
  type: 'contract' | 'investment',
  ids: string[],
): Promise<number[]> => listTrail(tx, and(eq(auditLog.objectType, type), inArray(auditLog.objectId, ids)));

/** Rows about a person, to be emptied; who did what and when stays, and the chain still verifies (decision 12). */
export function listPersonTrail(tx: Database, userId: string): Promise<number[]> {
  const about = and(eq(auditLog.objectType, 'user'), eq(auditLog.objectId, userId));
  return listTrail(tx, or(eq(auditLog.actorId, userId), about));
}

/** The rows that report erasures stay: doctor compares with them, and they hold nothing personal. */
async function listTrail(tx: Database, which: SQL | undefined): Promise<number[]> {
  const rows = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(which, isNotNull(auditLog.salt), ne(auditLog.action, trailErased)));
  return rows.map(({ id }) => id);
}

/**
 * Empties these rows of the trail, and records it in a row that names them. By the database’s own function: the API’s role may
 * change no row of the trail.
 */
export async function emptyTrail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  rows: readonly number[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = `{${[...new Set(rows)].toSorted((a, b) => a - b).join(',')}}`;
  await db.execute(
    sql`select erase_trail(${userId}::uuid, ${ids}::bigint[], ${clock.now().toISOString()}::timestamptz)`,
  );
}
