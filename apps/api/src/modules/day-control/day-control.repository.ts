// SQL of the control of a day: its signatures, what was written on it since, and the points that no other module lists.
import { asc, between, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { payouts } from '../../db/schema/cash.ts';
import { isOwed } from '../../db/schema/cash-lists.ts';
import { type DaySignatureRow, daySignatures } from '../../db/schema/day-control.ts';
import { users } from '../../db/schema/identity.ts';
import { type DayRange, shareMarket } from '../market-data/market-values.repository.ts';

export type SignatureView = DaySignatureRow & { name: string };

/** Held until the transaction ends: of two signatures at once the second sees the first, and neither misses a value or an entry under way. */
export async function lockDay(tx: Database, day: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`control of ${day}`}, 0))`);
  await shareMarket(tx);
  await tx.execute(sql`select from book_counters where name = 'journal' for share`);
}

export async function insertSignature(tx: Database, row: typeof daySignatures.$inferInsert): Promise<void> {
  await tx.insert(daySignatures).values(row);
}

/** Of the days of a range, oldest first. */
export function listSignatures(db: Database, { first, last }: DayRange): Promise<SignatureView[]> {
  return db
    .select({
      id: daySignatures.id,
      day: daySignatures.day,
      act: daySignatures.act,
      userId: daySignatures.userId,
      at: daySignatures.at,
      comment: daySignatures.comment,
      openPoints: daySignatures.openPoints,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(daySignatures)
    .innerJoin(users, eq(users.id, daySignatures.userId))
    .where(between(daySignatures.day, first, last))
    .orderBy(asc(daySignatures.at));
}

const changeSchema = z.object({
  day: z.string(),
  kind: z.enum(['nav', 'rate', 'entry']),
  label: z.string(),
  at: z.coerce.date(),
});
export type DayChange = z.infer<typeof changeSchema>;

/** Changes of a day that are read: one reopens it, the others say what else. */
const mostChanges = 20;

/** Values and entries of these days that were written after an instant of each, newest first. */
export async function listChangesSince(
  db: Database,
  signed: readonly { day: string; at: Date }[],
): Promise<DayChange[]> {
  if (signed.length === 0) return [];
  const since = JSON.stringify(signed.map(({ day, at }) => ({ day, at: at.toISOString() })));
  const result: unknown = await db.execute(sql`
    with signed as (select * from jsonb_to_recordset(${since}::jsonb) as s(day date, at timestamptz))
    select s.day::text as day, c.kind, c.label, c.at from signed s cross join lateral (
      select * from (
        select 'nav' as kind, t.title as label, n.published_at as at from navs n join strategies t on t.id = n.strategy_id
          where n.day = s.day and n.published_at > s.at
        union all select 'nav', t.title, r.replaced_at from nav_revisions r join strategies t on t.id = r.strategy_id
          where r.day = s.day and r.replaced_at > s.at
            and not exists (select from navs n where n.strategy_id = r.strategy_id and n.day = r.day)
        union all select 'rate', f.base || '/' || f.quote, f.published_at from fx_rates f
          where f.day = s.day and f.published_at > s.at
        union all select 'rate', r.base || '/' || r.quote, r.replaced_at from fx_rate_revisions r
          where r.day = s.day and r.replaced_at > s.at
            and not exists (select from fx_rates f where f.base = r.base and f.quote = r.quote and f.day = r.day)
        union all select * from (select 'entry', e.number::text, e.booked_at from journal_entries e
          where e.order_day = s.day and e.booked_at > s.at and e.kind not like 'kaskad-%' order by e.number desc limit ${mostChanges}) entries
      ) changes order by at desc, kind, label limit ${mostChanges}) c
    order by s.day, c.at desc, c.kind, c.label`);
  return z.object({ rows: z.array(changeSchema) }).parse(result).rows;
}

/** What is not in order. */
export interface Point {
  label: string;
  /** Of the record that it names; null of what is none. */
  id: string | null;
}

/** Of a check: the first points, and how many there are. */
export interface Found {
  points: readonly Point[];
  count: number;
}

export const shownPoints = 20;

const pointsSchema = z.object({
  rows: z.array(z.object({ id: z.string().nullable(), label: z.string(), count: z.coerce.number() })),
});

/** `query` has the `id`, the `label` and the `sort` of every point. */
async function readPoints(db: Database, query: ReturnType<typeof sql>): Promise<Found> {
  const result: unknown = await db.execute(
    sql`select id::text, label, count(*) over () as count from (${query}) found order by sort, label limit ${shownPoints}`,
  );
  const { rows } = pointsSchema.parse(result);
  return { points: rows.map(({ id, label }) => ({ id, label })), count: rows[0]?.count ?? 0 };
}

/** Contracts paid by a receipt of that day that have no order: nothing says from when they yield. */
export const listPaidWithoutOrder = (db: Database, day: string): Promise<Found> =>
  readPoints(
    db,
    sql`select distinct c.id, c.po_number as label, 0 as sort from journal_entries e join contracts c on c.id = e.contract_id
      where e.order_day = ${day} and e.kind = 'match' and c.payment_status = 'paid'
        and not exists (select from orders o where o.contract_id = c.id and o.kind = 'subscription')`,
  );

/** Contracts whose proof was sent before an instant, and is still being verified. */
export const listCheckedBefore = (db: Database, before: Date): Promise<Found> =>
  readPoints(
    db,
    sql`select c.id, c.po_number as label, 0 as sort from contracts c left join payment_proofs p on p.contract_id = c.id
      where c.status = 'signed' and c.payment_status = 'checking'
        and coalesce(p.submitted_at, c.signed_at) < ${before.toISOString()}::timestamptz`,
  );

/** Payouts that were to be executed by that day, and before today: their contract, if any, and the day. */
export const listLatePayouts = (
  db: Database,
  { day, today }: { day: string; today: string },
): Promise<Found> =>
  readPoints(
    db,
    sql`select ${payouts.id} as id, concat_ws(', ', c.po_number, to_char(${payouts.dueBy}, 'DD/MM/YYYY')) as label,
        ${payouts.dueBy} as sort from ${payouts} left join contracts c on c.id = ${payouts.contractId}
      where ${isOwed(payouts)} and ${payouts.kind} <> 'kaskad_refund' and ${payouts.dueBy} <= ${day} and ${payouts.dueBy} < ${today}`,
  );

/** Contracts whose movements of these days are not entered in the register of holders. */
export const listToEnter = (db: Database, { first, last }: DayRange): Promise<Found> =>
  readPoints(
    db,
    sql`select distinct c.id, c.po_number as label, 0 as sort from register_lines l join contracts c on c.id = l.contract_id
      where l.state = 'to_enter' and l.dealing_day between ${first} and ${last}`,
  );

/** Subjects of emails that were given up on, the newest first: the address of a recipient would outlive its account in the signature. */
export const listUndelivered = (db: Database): Promise<Found> =>
  readPoints(
    db,
    sql`select null as id, subject as label, -extract(epoch from given_up_at) as sort from mail_outbox
      where sent_at is null and given_up_at is not null`,
  );
