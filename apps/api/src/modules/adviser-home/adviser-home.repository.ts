// SQL of an adviser's home: how far their clients came, who of them waits, and when each was last in contact.
import { type ClientStage, dayReasons } from '@repo/domain/clients';
import { and, count, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { clientCards as cards } from '../../db/schema/client-cards.ts';
import { users } from '../../db/schema/identity.ts';
import { isInDay } from '../clients/day-reasons.repository.ts';
import { inScope, type Scope } from '../clients/scope.repository.ts';

/** Accounts that are not closed, by stage. */
export async function countStages(db: Database, scope: Scope): Promise<ReadonlyMap<ClientStage, number>> {
  const rows = await db
    .select({ stage: cards.stage, clients: count() })
    .from(cards)
    .where(and(inScope(cards.salesId, scope), inArray(cards.state, ['open', 'locked'])))
    .groupBy(cards.stage);
  return new Map(rows.map(({ stage, clients }) => [stage, clients]));
}

const factsSchema = z.object({
  rows: z.array(
    z.object({
      reason: z.enum(dayReasons),
      clients: z.coerce.number(),
      client_id: z.string(),
      name: z.string(),
      po_number: z.string().nullable(),
      since: z.coerce.date().nullable(),
    }),
  ),
});

export type DayFact = z.infer<typeof factsSchema>['rows'][number];

/** Listed of each reason. */
const listedAtMost = 5;

interface DayQuery {
  scope: readonly string[];
  /** The end of today in Paris: a client with a task of a later day is left out. */
  endOfDay: SQL;
  now: Date;
}

/** Those that have waited longest for each reason, each with how many there are: read from the cards, and the contracts that wait. */
export async function listDayFacts(db: Database, { scope, endOfDay, now }: DayQuery): Promise<DayFact[]> {
  const reasons = sql.join(
    dayReasons.map((reason) => sql`select ${reason} where ${isInDay(reason, now)}`),
    sql` union all `,
  );
  const found = await db.execute(sql`
    with planned as (
      select w.user_id from work_items w
      where w.kind = 'task' and w.state = 'open' and w.due_at > ${endOfDay}
        and w.assignee_id in (${sql.join(
          scope.map((id) => sql`${id}::uuid`),
          sql`, `,
        )})
    ), numbered as (
      select r.reason, ${cards.userId} as user_id, k.po_number, row_number() over of_reason as place,
        count(*) over (partition by r.reason) as clients,
        case when r.reason not in ('identity', 'documents', 'expiring') then coalesce(k.since, ${cards.createdAt}) end as since
      from ${cards} cross join lateral (${reasons}) r (reason) left join lateral (
        select po_number, coalesce(signed_at, created_at) as since from contracts
        where r.reason in ('unpaid', 'unsigned') and user_id = ${cards.userId}
          and contract_stage(status, payment_status, renounced_at) = case r.reason when 'unpaid' then 'signed' else 'initiated' end
        order by created_at, id limit 1
      ) k on true left join lateral (
        select min(last_day) as day from document_expiries where r.reason = 'expiring' and user_id = ${cards.userId}
      ) d on true
      where ${inScope(cards.salesId, scope)} and ${cards.state} = 'open'
        and ${cards.userId} not in (select user_id from planned where user_id is not null)
      window of_reason as (partition by r.reason order by coalesce(k.since, d.day, ${cards.createdAt}), ${cards.userId})
    )
    select n.reason, n.clients, n.user_id as client_id, n.po_number, n.since,
      case when u.is_company and u.company_name <> '' then u.company_name else trim(u.firstname || ' ' || u.lastname) end as name
    from numbered n join ${users} u on u.id = n.user_id
    where n.place <= ${listedAtMost} order by n.reason, n.place`);
  return factsSchema.parse(found).rows;
}

const contactsSchema = z.object({ rows: z.array(z.object({ id: z.string(), at: z.coerce.date() })) });

/** The last message, reminder or note of an adviser, by client; without those who had none. */
export async function listLastContacts(
  db: Database,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (clientIds.length === 0) return new Map();
  const found = await db.execute(sql`
    select id, at from (
      select u.id, greatest(
        (select max(m.sent_at) from message_threads t join messages m on m.thread_id = t.id where t.user_id = u.id),
        (select max(k.reminded_at) from contracts k where k.user_id = u.id),
        (select max(n.created_at) from record_notes n join users a on a.id = n.author_id
          where n.user_id = u.id and a.role = 'commercial')) as at
      from ${users} u where ${inArray(sql`u.id`, [...clientIds])}) last where at is not null`);
  return new Map(contactsSchema.parse(found).rows.map(({ id, at }) => [id, at]));
}
