import type { IsoDay } from '@repo/domain/dates';
import { and, asc, eq, gt, inArray, isNull, lte, max, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders, unitMovements } from '../../db/schema/books.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { navs } from '../../db/schema/market-data.ts';
import { monthlyNotices, yearlyNotices } from '../../db/schema/statements.ts';

/** By id, from one that is excluded to one that is included. */
export interface AccountRange {
  readonly after: string;
  readonly upTo: string;
}

interface Days {
  readonly from: IsoDay;
  readonly to: IsoDay;
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

/** Open accounts of Yield. */
function listAccounts(db: Database, { after, upTo }: AccountRange, conditions: readonly SQL[]) {
  return db
    .select({
      id: users.id,
      email: users.email,
      firstname: users.firstname,
      canAccessYield: users.canAccessYield,
      canAccessKaskad: users.canAccessKaskad,
      isCompany: users.isCompany,
      yieldMutedMails: users.yieldMutedMails,
    })
    .from(users)
    .where(
      and(
        gt(users.id, after),
        lte(users.id, upTo),
        isNull(users.disabledAt),
        eq(users.canAccessYield, true),
        ...conditions,
      ),
    )
    .orderBy(asc(users.id));
}

/** A contract held units or moved money in these days, as `costStatement` of the domain. */
const heldIn = ({ from, to }: Days): SQL => sql`exists (select from ${orders}
    join ${contracts} on ${contracts.id} = ${orders.contractId} and ${contracts.renouncedAt} is null
    join ${unitMovements} on ${unitMovements.orderId} = ${orders.id} and ${unitMovements.dealingDay} <= ${to}
    where ${orders.userId} = ${users.id} and ${orders.kind} <> 'renunciation' and ${orders.state} = 'executed'
    group by ${orders.contractId}
    having bool_or(${unitMovements.dealingDay} >= ${from}) or sum(${unitMovements.units}) > 0)`;

/** To whom the documents of the year were not announced, and who have a cost statement of it. */
export function listUnannouncedYear(
  db: Database,
  page: AccountRange,
  { year, ...days }: Days & { year: number },
) {
  const isAnnounced = sql`exists (select from ${yearlyNotices}
    where ${yearlyNotices.userId} = ${users.id} and ${yearlyNotices.year} = ${year})`;
  return listAccounts(db, page, [not(isAnnounced), heldIn(days)]);
}

interface Published {
  /** Strategies with a NAV. */
  readonly started: readonly string[];
  /** Those of them without one of the day or after. */
  readonly late: readonly string[];
}

export async function readLateStrategies(db: Database, day: IsoDay): Promise<Published> {
  const rows = await db
    .select({ id: navs.strategyId, last: max(navs.day) })
    .from(navs)
    .groupBy(navs.strategyId);
  return {
    started: rows.map(({ id }) => id),
    late: rows.filter(({ last }) => last === null || last < day).map(({ id }) => id),
  };
}

/**
 * To whom the statement of the month was not announced, and for whom it is final: no order of the month waits for its NAV, and each
 * product that is held on its last day has one of that day or after. What was paid out by then has that of its dealing day. An order of a
 * product without any NAV yet holds nothing back.
 */
export function listUnannouncedMonth(
  db: Database,
  page: AccountRange,
  { key, strategies, from, to }: Days & { key: string; strategies: Published },
) {
  const isAnnounced = sql`exists (select from ${monthlyNotices}
    where ${monthlyNotices.userId} = ${users.id} and ${monthlyNotices.month} = ${key})`;
  // At `to`: a product that is late by then has no later movement.
  const isHeld = sql`sum(${unitMovements.units}) > 0`;
  const isOpen = sql`exists (select from ${orders}
    join ${contracts} on ${contracts.id} = ${orders.contractId} and ${contracts.renouncedAt} is null
    left join ${unitMovements} on ${unitMovements.orderId} = ${orders.id}
    where ${orders.userId} = ${users.id} and ${orders.kind} <> 'renunciation'
      and ${orders.state} in ('waiting', 'executed') and ${orders.orderDay} <= ${to}
      and ${inArray(contracts.strategyId, [...strategies.started])}
    group by ${orders.contractId}, ${contracts.strategyId}
    having ${or(
      sql`bool_or(${orders.state} = 'waiting')`,
      and(inArray(contracts.strategyId, [...strategies.late]), isHeld),
    )})`;
  return listAccounts(db, page, [not(isAnnounced), heldIn({ from, to }), not(isOpen)]);
}
