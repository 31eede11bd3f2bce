// SQL of « Activité »: the timeline of a client, and what staff did to the client and to their contracts.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import {
  type TimelineEventType,
  type TimelineMetadata,
  timelineEventTypes,
} from '../../db/schema/timeline.ts';

export interface ActivityQuery {
  clientId: string;
  /** Of the events. */
  type: TimelineEventType | undefined;
  hasEvents: boolean;
  hasActs: boolean;
  page: number;
  pageSize: number;
}

const activityRow = z.object({
  id: z.string(),
  at: z.coerce.date(),
  event: z.object({ type: z.enum(timelineEventTypes), metadata: z.custom<TimelineMetadata>() }).nullable(),
  act: z
    .object({
      action: z.string(),
      actor: z.string().nullable(),
      detail: z.string().nullable(),
      poNumber: z.string().nullable(),
    })
    .nullable(),
});
export type ActivityRow = z.infer<typeof activityRow>;

const found = z.object({ rows: z.array(activityRow) });
const counted = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });

/** A page, newest first. */
export async function listActivityRows(
  db: Database,
  query: ActivityQuery,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const { page, pageSize } = query;
  const rows: unknown = await db.execute(sql`with activity as (${activityOf(query)})
    select a.id, a.at::text as at, a.event, case when a.action is not null then jsonb_build_object(
        'action', a.action, 'detail', a.detail, 'poNumber', a.po_number,
        'actor', nullif(trim(u.firstname || ' ' || u.lastname), '')) end as act
    from activity a left join users u on u.id = a.actor_id
    order by a.at desc, a.number desc, a.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const count: unknown = await db.execute(
    sql`with activity as (${activityOf(query)}) select count(*) as count from activity`,
  );
  return { rows: found.parse(rows).rows, total: counted.parse(count).rows[0].count };
}

function activityOf({ clientId, type, hasEvents, hasActs }: ActivityQuery): SQL {
  const columns = sql`null::text as id, null::timestamptz as at, 0::bigint as number, null::jsonb as event,
    null::text as action, null::uuid as actor_id, null::text as detail, null::text as po_number`;
  const parts = [
    sql`select ${columns} where false`,
    ...(hasEvents ? [eventsOf(clientId, type)] : []),
    ...(hasActs ? [actsOn(clientId)] : []),
  ];
  return sql.join(parts, sql` union all `);
}

const eventsOf = (clientId: string, type: TimelineEventType | undefined): SQL =>
  sql`select e.id::text, e.occurred_at, 0::bigint, jsonb_build_object('type', e.type, 'metadata', e.metadata),
      null::text, null::uuid, null::text, null::text
    from timeline_events e where e.user_id = ${clientId}::uuid${type === undefined ? sql`` : sql` and e.type = ${type}`}`;

/** Of others than the client: the trail of both is read by its objects. */
const actsOn = (clientId: string): SQL => {
  const acts = (
    joined: SQL,
    poNumber: SQL,
  ) => sql`select 'a' || l.id::text, l.at, l.id, null::jsonb, l.action, l.actor_id,
      coalesce(l.after ->> 'detail', l.after ->> 'reason'), ${poNumber} from ${joined}
    where l.actor_id is not null and l.actor_id <> ${clientId}::uuid and l.action <> 'trail.baseline'`;
  const onClient = sql`audit_log l`;
  const onContracts = sql`contracts c join audit_log l on l.object_type = 'contract' and l.object_id = c.id::text
    and c.user_id = ${clientId}::uuid`;
  return sql`${acts(onClient, sql`null::text`)} and l.object_type = 'user' and l.object_id = ${clientId}
    union all ${acts(onContracts, sql`c.po_number`)}`;
};
