// What puts a client in the day of their adviser: one condition for the day and for the list that it opens.
import { type DayReason, IDLE_DAYS } from '@repo/domain/clients';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { clientCards as cards } from '../../db/schema/client-cards.ts';

/** Of an open account. */
export function isInDay(reason: DayReason, now: Date): SQL | undefined {
  const conditions: Readonly<Record<DayReason, SQL | undefined>> = {
    unpaid: gt(cards.signed, 0),
    unsigned: gt(cards.initiated, 0),
    identity: eq(cards.block, 'identity'),
    documents: eq(cards.block, 'documents'),
    expiring: eq(cards.validity, 'expiring'),
    profile: eq(cards.block, 'profile'),
    idle: and(
      eq(cards.stage, 'verified'),
      eq(cards.block, 'none'),
      lt(cards.createdAt, sql`${now}::timestamptz - make_interval(days => ${IDLE_DAYS})`),
    ),
  };
  return and(eq(cards.state, 'open'), conditions[reason]);
}
