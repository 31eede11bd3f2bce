// Whose clients a member of staff sees: the one condition of every list, count, search, export, file and message.
import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { clientCards } from '../../db/schema/client-cards.ts';
import { adviserDelegations } from '../../db/schema/delegations.ts';

/** The advisers whose clients are seen, the caller first; undefined: every client. */
export type Scope = readonly string[] | undefined;

/** A delegation that is in force on a day, in Paris: the one place that decides it. */
const isInForce = (day: string) =>
  and(
    lte(adviserDelegations.firstDay, day),
    gte(adviserDelegations.lastDay, day),
    isNull(adviserDelegations.endedAt),
  );

/** Who delegates their clients to this adviser on this day. Not to whom that adviser delegates in turn. */
export async function listDelegators(db: Database, toId: string, day: string): Promise<string[]> {
  const rows = await db
    .select({ id: adviserDelegations.fromId })
    .from(adviserDelegations)
    .where(and(eq(adviserDelegations.toId, toId), isInForce(day)));
  return [...new Set(rows.map(({ id }) => id))];
}

/** Who sees the clients of this adviser on this day, beside them. */
export async function listDelegates(db: Database, fromId: string, day: string): Promise<string[]> {
  const rows = await db
    .select({ id: adviserDelegations.toId })
    .from(adviserDelegations)
    .where(and(eq(adviserDelegations.fromId, fromId), isInForce(day)));
  return [...new Set(rows.map(({ id }) => id))];
}

/** `column` holds the adviser of a client. Of one adviser alone an index has the rows in the order of a list. */
export function inScope(column: PgColumn, scope: Scope): SQL | undefined {
  if (scope === undefined) return undefined;
  const [only] = scope;
  return scope.length === 1 && only !== undefined ? eq(column, only) : inArray(column, [...scope]);
}

/** The same where `column` holds the client. */
export const ofClientsInScope = (column: PgColumn, scope: Scope): SQL | undefined =>
  scope === undefined
    ? undefined
    : sql`${column} in (select ${clientCards.userId} from ${clientCards} where ${inScope(clientCards.salesId, scope)})`;

/** The same of one row that was read. */
export const isInScope = (adviserId: string | null, scope: Scope): boolean =>
  scope === undefined || (adviserId !== null && scope.includes(adviserId));

/** Whether a client exists to the caller. */
export async function isClientInScope(db: Database, clientId: string, scope: Scope): Promise<boolean> {
  if (scope === undefined) return true;
  return (
    (await db.$count(
      clientCards,
      and(eq(clientCards.userId, clientId), inScope(clientCards.salesId, scope)),
    )) > 0
  );
}
