// SQL of the second factors that users added, and of their recovery codes.
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { type FactorRow, factors, recoveryCodes } from '../../db/schema/factors.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';

/** Those in use, the oldest first: an authenticator without its first code is none yet. */
export function listFactorsOf(db: Database, userId: string): Promise<FactorRow[]> {
  return db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.confirmedAt)))
    .orderBy(asc(factors.createdAt), asc(factors.id));
}

/** One of this user, confirmed or not; null of any other. */
export async function findFactorOf(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<FactorRow | null> {
  const [row] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, userId)));
  return row ?? null;
}

/** False for a passkey that an account has already. */
export async function insertFactor(tx: Database, row: typeof factors.$inferInsert): Promise<boolean> {
  const added = await tx.insert(factors).values(row).onConflictDoNothing().returning({ id: factors.id });
  return added.length > 0;
}

export async function saveFactor(tx: Database, id: string, changes: Partial<FactorRow>): Promise<void> {
  await tx.update(factors).set(changes).where(eq(factors.id, id));
}

/** Of every authenticator. */
export function listSealedKeys(db: Database): Promise<Pick<FactorRow, 'id' | 'sealedKey'>[]> {
  return db
    .select({ id: factors.id, sealedKey: factors.sealedKey })
    .from(factors)
    .where(eq(factors.kind, 'authenticator'));
}

/** In use from now on; null when it was confirmed or removed meanwhile. */
export async function confirmFactor(
  tx: Database,
  id: string,
  { step, now }: { step: number; now: Date },
): Promise<FactorRow | null> {
  const [row] = await tx
    .update(factors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(factors.id, id), isNull(factors.confirmedAt)))
    .returning();
  return row ?? null;
}

/** A code is accepted once: false when this step, or a later one, was used already. */
export async function useStep(
  tx: Database,
  id: string,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(factors)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(factors.id, id), or(isNull(factors.lastStep), lt(factors.lastStep, step))))
    .returning({ id: factors.id });
  return used.length > 0;
}

export async function deleteFactor(tx: Database, id: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.id, id));
}

/** All of a closed account. */
export async function eraseFactors(tx: Database, userId: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Keys that were requested and never confirmed. */
export async function deleteUnconfirmed(tx: Database, userId: string): Promise<void> {
  await tx.delete(factors).where(and(eq(factors.userId, userId), isNull(factors.confirmedAt)));
}

export function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

export async function replaceRecoveryCodes(
  tx: Database,
  userId: string,
  rows: (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (rows.length > 0) await tx.insert(recoveryCodes).values(rows);
}

/** True for the one caller that used it. */
export async function consumeRecoveryCode(
  tx: Database,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const isThis = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isThis, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** Who requested the removal that was approved then; null where two-person control was off. */
export async function findRemovalMaker(
  db: Database,
  { userId, approvedAt }: { userId: string; approvedAt: Date },
): Promise<UserRow | null> {
  const [row] = await db
    .select({ maker: users })
    .from(changeRequests)
    .innerJoin(users, eq(users.id, changeRequests.makerId))
    .where(
      and(
        eq(changeRequests.subjectType, 'user'),
        eq(changeRequests.subjectId, userId),
        inArray(changeRequests.kind, ['user.factors', 'staff.factors']),
        eq(changeRequests.state, 'approved'),
        gte(changeRequests.decidedAt, approvedAt),
      ),
    )
    .orderBy(desc(changeRequests.decidedAt))
    .limit(1);
  return row?.maker ?? null;
}
