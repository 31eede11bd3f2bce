// SQL of second factors that staff remove.
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
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

/** What the owner does with a factor at hand; the row of the one that was used may be gone with it. */
const ownActions = ['factor.added', 'factor.removed', 'recovery_codes.renewed'];

/** Whether the account still has what it lost: used, or changed by its owner. */
export async function isFactorUsedSince(db: Database, userId: string, since: Date): Promise<boolean> {
  const usedFactors = and(eq(factors.userId, userId), gte(factors.lastUsedAt, since));
  if ((await db.$count(factors, usedFactors)) > 0) return true;
  const usedCodes = and(eq(recoveryCodes.userId, userId), gte(recoveryCodes.usedAt, since));
  if ((await db.$count(recoveryCodes, usedCodes)) > 0) return true;
  const changes = and(
    eq(auditLog.objectType, 'user'),
    eq(auditLog.objectId, userId),
    inArray(auditLog.action, ownActions),
    gt(auditLog.at, since),
  );
  return (await db.$count(auditLog, changes)) > 0;
}

/** Who requested the one that was approved then; null where two-person control was off. */
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

/** Open accounts of staff with a factor of their own, by name. */
export function listStaffWithFactors(db: Database): Promise<UserRow[]> {
  const isOfStaff = or(isStaff(users), users.canAccessYieldAdmin, users.canAccessKaskadAdmin);
  return db
    .select()
    .from(users)
    .where(and(isOfStaff, users.hasOwnFactor, isNull(users.disabledAt)))
    .orderBy(asc(users.lastname), asc(users.firstname), asc(users.id));
}
