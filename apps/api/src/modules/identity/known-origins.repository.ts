import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { disputeLinks, knownOrigins, type OriginKind } from '../../db/schema/disputes.ts';
import { sessions } from '../../db/schema/identity.ts';

export interface Origin {
  kind: OriginKind;
  digest: string;
}

export async function hasKnownOrigins(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ kind: knownOrigins.kind })
    .from(knownOrigins)
    .where(eq(knownOrigins.userId, userId))
    .limit(1);
  return row !== undefined;
}

/** Returns the kinds of those that were unknown until now: of two sign-ins at once one reports it. */
export async function rememberOrigins(
  tx: Database,
  origins: readonly Origin[],
  { userId, seenAt }: { userId: string; seenAt: Date },
): Promise<OriginKind[]> {
  const rows = await tx
    .insert(knownOrigins)
    .values(origins.map((origin) => ({ ...origin, userId, firstSeenAt: seenAt, lastSeenAt: seenAt })))
    .onConflictDoUpdate({
      target: [knownOrigins.userId, knownOrigins.kind, knownOrigins.digest],
      set: { lastSeenAt: seenAt },
    })
    // Set of a row that was there, by the lock of its update.
    .returning({ kind: knownOrigins.kind, isNew: sql<boolean>`xmax = 0` });
  return rows.filter(({ isNew }) => isNew).map(({ kind }) => kind);
}

const pastAtMost = 100;

/** Of the sessions that are stored, ended ones too. */
export function listPastOrigins(db: Database, userId: string): Promise<{ ip: string; userAgent: string }[]> {
  return db
    .select({ ip: sessions.ip, userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(pastAtMost);
}

/** With the links of the emails about what was done there. */
export async function eraseKnownOrigins(tx: Database, userId: string): Promise<void> {
  await tx.delete(knownOrigins).where(eq(knownOrigins.userId, userId));
  await tx.delete(disputeLinks).where(eq(disputeLinks.userId, userId));
}
