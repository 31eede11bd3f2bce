// SQL of second factors that staff remove.
import { and, asc, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { factors, recoveryCodes } from '../../db/schema/factors.ts';
import { isStaff, type UserRow, users } from '../../db/schema/identity.ts';

/** Whose hour has come, the longest due first. */
export async function findDueRemoval(db: Database, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.factorRemovalAt), lte(users.factorRemovalAt, now)))
    .orderBy(asc(users.factorRemovalAt))
    .limit(1);
  return row?.id ?? null;
}

/** Whether the account still has what it lost. */
export async function isFactorUsedSince(db: Database, userId: string, since: Date): Promise<boolean> {
  const usedFactors = and(eq(factors.userId, userId), gte(factors.lastUsedAt, since));
  if ((await db.$count(factors, usedFactors)) > 0) return true;
  const usedCodes = and(eq(recoveryCodes.userId, userId), gte(recoveryCodes.usedAt, since));
  return (await db.$count(recoveryCodes, usedCodes)) > 0;
}

/** Open accounts of staff with a factor of their own, by name. */
export function listStaffWithFactors(db: Database): Promise<UserRow[]> {
  const isOfStaff = or(isStaff(users), users.canAccessYieldAdmin, users.canAccessKaskadAdmin);
  return db
    .select()
    .from(users)
    .where(and(isOfStaff, users.hasOwnFactor, isNull(users.disabledAt)))
    .orderBy(asc(users.lastname), asc(users.firstname), asc(users.id));
}
