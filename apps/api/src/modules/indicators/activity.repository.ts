// SQL of the activity of the home: the newest events of clients and acts of staff, each walked in the order of an index.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { timelineEventTypes } from '../../db/schema/timeline.ts';

/** Where a page starts: after this item. */
export interface ActivityPlace {
  source: 'event' | 'action';
  id: string;
}

export interface ActivityQuery {
  type: string | undefined;
  /** Title of a product. */
  strategy: string | undefined;
  after: ActivityPlace | null;
  /** Nothing older is read: a filter that matches little would walk through years. */
  since: Date;
  limit: number;
}

const row = {
  id: z.string(),
  at: z.coerce.date(),
  /** With microseconds: what pages are ordered by. */
  exact: z.string(),
  contract_id: z.string().nullable(),
  product: z.string().nullable(),
};
const event = z.object({
  ...row,
  type: z.enum(timelineEventTypes),
  user_id: z.string(),
  name: z.string().nullable(),
});
const action = z.object({
  ...row,
  action: z.string(),
  actor_id: z.string().nullable(),
  object_type: z.string(),
  object_id: z.string(),
});
export type EventRow = z.infer<typeof event>;
export type ActionRow = z.infer<typeof action>;

/** At the same instant events come before actions. */
function afterOf(
  { after }: ActivityQuery,
  source: ActivityPlace['source'],
  { at, id }: { at: SQL; id: SQL },
): SQL {
  if (after === null) return sql`true`;
  const boundary =
    after.source === 'event'
      ? sql`(select occurred_at from timeline_events where id = ${after.id}::uuid)`
      : sql`(select at from audit_log where id = ${after.id}::bigint)`;
  if (after.source !== source)
    return source === 'action' ? sql`${at} <= ${boundary}` : sql`${at} < ${boundary}`;
  const cast = source === 'event' ? sql`${after.id}::uuid` : sql`${after.id}::bigint`;
  return sql`(${at}, ${id}) < (${boundary}, ${cast})`;
}

const ofStrategy = (strategy: string | undefined): SQL =>
  strategy === undefined ? sql`true` : sql`s.title = ${strategy}`;

export async function listEvents(db: Database, query: ActivityQuery): Promise<EventRow[]> {
  if (query.type === 'staff') return [];
  const found = await db.execute(sql`
    select e.id, e.occurred_at as at, e.occurred_at::text as exact, e.type, e.user_id, e.contract_id, s.title as product,
      nullif(trim(case when u.is_company and u.company_name <> '' then u.company_name
        else u.firstname || ' ' || u.lastname end), '') as name
    from timeline_events e join users u on u.id = e.user_id
      left join contracts c on c.id = e.contract_id left join strategies s on s.id = c.strategy_id
    where e.occurred_at >= ${query.since.toISOString()}::timestamptz
      and ${query.type === undefined ? sql`true` : sql`e.type = ${query.type}`} and ${ofStrategy(query.strategy)}
      and ${afterOf(query, 'event', { at: sql`e.occurred_at`, id: sql`e.id` })}
    order by e.occurred_at desc, e.id desc limit ${query.limit}`);
  return z.object({ rows: z.array(event) }).parse(found).rows;
}

/** Of the objects that administrators work on: no session, setting of a server or reading of a list. */
const objects = sql.join(
  [
    'account',
    'bulk',
    'company_document',
    'contract',
    'day',
    'entry',
    'import',
    'nav',
    'payout',
    'rate',
    'receipt',
    'statement_import',
    'strategy',
    'user',
  ].map((type) => sql`${type}`),
  sql`, `,
);

export async function listActions(db: Database, query: ActivityQuery): Promise<ActionRow[]> {
  if (query.type !== undefined && query.type !== 'staff') return [];
  const found = await db.execute(sql`
    select a.id::text as id, a.at, a.at::text as exact, a.action, a.actor_id, a.object_type, a.object_id, c.id as contract_id,
      s.title as product
    from audit_log a
      left join contracts c on c.id = case when a.object_type = 'contract' and a.object_id ~ '^[0-9a-f-]{36}$' then a.object_id::uuid end
      left join strategies s on s.id = coalesce(c.strategy_id, case when a.object_type = 'strategy' then a.object_id end)
    where a.at >= ${query.since.toISOString()}::timestamptz and a.actor_role not in ('client', 'cgp')
      and a.object_type in (${objects}) and ${ofStrategy(query.strategy)}
      and ${afterOf(query, 'action', { at: sql`a.at`, id: sql`a.id` })}
    order by a.at desc, a.id desc limit ${query.limit}`);
  return z.object({ rows: z.array(action) }).parse(found).rows;
}
