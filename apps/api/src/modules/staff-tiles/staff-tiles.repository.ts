// SQL of the tiles of the home: counts and the oldest of each kind of work, in one statement that reads indexes and counts kept.
import { openPayoutStates } from '@repo/domain/payouts';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { countsOf } from '../../db/list-counts.ts';
import { payouts } from '../../db/schema/cash.ts';
import { publishingKinds } from '../change-requests/change-requests.repository.ts';
import { type StoredKind, totalOf, waitingOf } from '../work-queue/waiting.repository.ts';

/** The kinds that one statement counts: the others are read from calendars, corrections and products. */
const countedKinds = [
  'proofs',
  'checking',
  'unpaid',
  'unsigned',
  'kyc',
  'documents',
  'payouts',
  'nav_requests',
  'requests',
  'orders',
  'messages',
  'alerts',
  'jobs',
  'mails',
] as const;

const counted = z.object({
  kind: z.enum(countedKinds),
  count: z.coerce.number().int(),
  /** An instant, or the legal date of a payout. */
  since: z.string().nullable(),
  names: z.array(z.string()).nullable(),
});
export type CountedWork = z.infer<typeof counted>;

const contractCount = (status: string, payment: string) => sql`
  select coalesce(sum(count), 0) from counted where key ->> 'status' = ${status} and key ->> 'payment_status' = ${payment}`;

const oldestSigned = (payment: string) => sql`
  select min(signed_at)::text from contracts where status = 'signed' and payment_status = ${payment}`;

/** Defined as « Ma file » does. */
const waitingTile = (kind: StoredKind, userId: string, tile: string = kind) => sql`
  select ${tile}::text, count(*), min(w.opened_at)::text, null::text[] from (${waitingOf(kind, undefined, userId)}) w`;

/** `unpaidBefore`: contracts signed before are counted as unpaid; requests made by `userId` await another person. */
export async function countWork(
  db: Database,
  { unpaidBefore, userId }: { unpaidBefore: Date; userId: string },
): Promise<CountedWork[]> {
  // As their list: one that is past its date stays in it until the job of each ten minutes.
  const pending = sql`from change_requests where state = 'pending' and maker_id <> ${userId}`;
  const navKinds = sql.join(
    publishingKinds.navs.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const unpaid = sql`from contracts where status = 'signed' and payment_status = 'waiting' and signed_at`;
  const before = sql`${unpaidBefore.toISOString()}::timestamptz`;
  const result: unknown = await db.execute(sql`
    with counted as materialized (${countsOf('contracts')})
    select 'proofs' as kind, (${contractCount('signed', 'proved')}) as count, (${oldestSigned('proved')}) as since,
      null::text[] as names
    union all select 'checking', (${contractCount('signed', 'checking')}), (${oldestSigned('checking')}), null
    -- All but the recent ones, which are few.
    union all select 'unpaid', (${contractCount('signed', 'waiting')}) - (select count(*) ${unpaid} >= ${before}),
      (select min(signed_at)::text ${unpaid} < ${before}), null
    union all select 'unsigned', (select coalesce(sum(count), 0) from counted where key ->> 'status' = 'pending'),
      (select min(created_at)::text from contracts where status = 'pending'), null
    union all select 'payouts', (${totalOf('payout', undefined)}), (select min(${payouts.dueBy})::text from ${payouts}
      where ${inArray(payouts.state, [...openPayoutStates])} and kind <> 'kaskad_refund'), null
    union all ${waitingTile('kyc', userId)} union all ${waitingTile('document', userId, 'documents')}
    union all ${waitingTile('request', userId, 'requests')}
    union all select 'nav_requests', count(*), min(created_at)::text, null ${pending} and kind in (${navKinds})
    union all select 'orders', count(*), min(placed_at)::text, null from orders where state = 'waiting'
    union all select 'messages', (${totalOf('message', undefined)}), (select min(since)::text from message_threads where state = 'waiting'), null
    union all select 'alerts', count(*), min(raised_at)::text, null from alerts where closed_at is null
    union all select 'jobs', count(*), min(completed_on)::text, array_agg(distinct name) from pgboss.job where state = 'failed'
    union all select 'mails', count(*), min(given_up_at)::text, null from mail_outbox
      where sent_at is null and given_up_at is not null`);
  return z.object({ rows: z.array(counted) }).parse(result).rows;
}
