import type { IsoDay } from '@repo/domain/dates';
import { and, asc, between, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders, unitMovements } from '../../db/schema/books.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { navs } from '../../db/schema/market-data.ts';
import { yearlyNotices } from '../../db/schema/statements.ts';

/** By id, from one that is excluded to one that is included. */
interface Range {
  readonly after: string;
  readonly upTo: string;
}

/** The id of the account `limit` places further, or of the last one; null without any. */
export async function endOfPage(db: Database, after: string, limit: number): Promise<string | null> {
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(limit)
    .as('page');
  const [end] = await db.select({ id: sql<string | null>`max(${page.id}::text)` }).from(page);
  return end?.id ?? null;
}

/**
 * Open accounts with a contract that held units or moved money in these days, as `costStatement` of the domain, and to whom the
 * year was not announced.
 */
export function listUnannounced(
  db: Database,
  { after, upTo }: Range,
  { year, from, to }: { year: number; from: IsoDay; to: IsoDay },
) {
  const isAnnounced = sql`exists (select from ${yearlyNotices}
    where ${yearlyNotices.userId} = ${users.id} and ${yearlyNotices.year} = ${year})`;
  const hasCosts = sql`exists (select from ${orders}
    join ${contracts} on ${contracts.id} = ${orders.contractId} and ${contracts.renouncedAt} is null
    join ${unitMovements} on ${unitMovements.orderId} = ${orders.id} and ${unitMovements.dealingDay} <= ${to}
    where ${orders.userId} = ${users.id} and ${orders.kind} <> 'renunciation' and ${orders.state} = 'executed'
    group by ${orders.contractId}
    having bool_or(${unitMovements.dealingDay} >= ${from}) or sum(${unitMovements.units}) > 0)`;
  return db
    .select({
      id: users.id,
      email: users.email,
      firstname: users.firstname,
      canAccessYield: users.canAccessYield,
      canAccessKaskad: users.canAccessKaskad,
      isCompany: users.isCompany,
    })
    .from(users)
    .where(
      and(
        gt(users.id, after),
        lte(users.id, upTo),
        isNull(users.disabledAt),
        eq(users.canAccessYield, true),
        sql`not ${isAnnounced}`,
        hasCosts,
      ),
    )
    .orderBy(asc(users.id));
}

/** Returns the accounts that it is new to: another process may have been faster. */
export async function insertNotices(
  tx: Database,
  userIds: readonly string[],
  { year, queuedAt }: { year: number; queuedAt: Date },
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const inserted = await tx
    .insert(yearlyNotices)
    .values(userIds.map((userId) => ({ userId, year, queuedAt })))
    .onConflictDoNothing()
    .returning({ userId: yearlyNotices.userId });
  return new Set(inserted.map(({ userId }) => userId));
}

/** What accrued in the NAVs of these strategies, in order; null where their source does not give it. */
export function readAccruals(
  db: Database,
  strategyIds: readonly string[],
  { from, to }: { from: IsoDay; to: IsoDay },
) {
  return db
    .select({ strategyId: navs.strategyId, day: navs.day, accruals: navs.accruals })
    .from(navs)
    .where(and(inArray(navs.strategyId, [...strategyIds]), between(navs.day, from, to)))
    .orderBy(asc(navs.day));
}
