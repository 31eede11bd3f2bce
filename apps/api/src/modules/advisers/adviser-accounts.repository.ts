// SQL of the accounts of advisers, and of what their clients hold and pay.
import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { countsOf } from '../../db/list-counts.ts';
import { clientCards } from '../../db/schema/client-cards.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { inScope, type Scope } from '../clients/scope.repository.ts';

export interface AdviserLine {
  user: UserRow;
  clients: number;
}

/** Every adviser, or one of them, by name; their clients from the counts kept. */
export function listAdviserLines(db: Database, id?: string): Promise<AdviserLine[]> {
  const clients = sql<number>`(select coalesce(sum(count), 0)::int from (${countsOf('adviser_clients')}) c
    where key ->> 'sales_id' = ${users.id}::text and key ->> 'state' <> 'closed')`;
  return db
    .select({ user: users, clients })
    .from(users)
    .where(and(eq(users.role, 'commercial'), id === undefined ? undefined : eq(users.id, id)))
    .orderBy(asc(users.lastname), asc(users.firstname), asc(users.id));
}

/** How many accounts that are not closed the adviser has. */
export const countClientsOf = (db: Database, adviserId: string): Promise<number> =>
  db.$count(clientCards, and(eq(clientCards.salesId, adviserId), ne(clientCards.state, 'closed')));

/** Some of these accounts, from an id on, locked until the transaction ends; in one order, so that two assignments never wait for each other. */
export function lockClientsOf(
  tx: Database,
  adviserId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.assignedSalesId, adviserId),
        after === undefined ? undefined : gt(users.id, after),
        sql`exists (select from client_cards card where card.user_id = users.id and card.state <> 'closed')`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
    .for('no key update');
}

const countsSchema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      verified: z.coerce.number(),
      paying: z.coerce.number(),
      underway: z.coerce.number(),
      median_days: z.coerce.number().nullable(),
    }),
  ),
});

export type AdviserCounts = z.infer<typeof countsSchema>['rows'][number];

/** What the clients of each adviser did; `since`: the first day of the payments that the median is of. */
export async function countAdviserFacts(db: Database, since: string): Promise<AdviserCounts[]> {
  const counted = await db.execute(sql`
    with by_client as (
      select card.user_id, card.sales_id, card.identity in ('verified', 'approved') as is_verified,
        coalesce(bool_or(k.payment_status = 'paid' and k.renounced_at is null), false) as is_paying,
        count(*) filter (where k.status = 'pending'
          or k.status = 'signed' and k.payment_status in ('waiting', 'proved', 'checking')) as underway
      from client_cards card left join contracts k on k.user_id = card.user_id
      where card.sales_id is not null and card.state <> 'closed'
      group by card.user_id
    ), delays as (
      select card.sales_id, percentile_cont(0.5) within group (
        order by k.payment_recorded_at - (k.signed_at at time zone 'Europe/Paris')::date) as days
      from contracts k join client_cards card on card.user_id = k.user_id
      where card.sales_id is not null and k.payment_recorded_at >= ${since} and k.signed_at is not null
      group by card.sales_id
    )
    select c.sales_id as id, count(*) filter (where is_verified) as verified,
      count(*) filter (where is_verified and is_paying) as paying, sum(underway) as underway,
      round(max(d.days)) as median_days
    from by_client c left join delays d using (sales_id) group by c.sales_id`);
  return countsSchema.parse(counted).rows;
}

const card = alias(clientCards, 'card');

/** Every client who has an adviser, or those of a scope alone. */
const advisedIn = (scope: Scope) => inScope(card.salesId, scope) ?? isNotNull(card.salesId);

const sumsSchema = z.object({
  rows: z.array(z.object({ id: z.string(), key: z.string(), sum: z.string() })),
});

export type AdviserSum = z.infer<typeof sumsSchema>['rows'][number];

/** Units held by the clients of each adviser, or of those of a scope, by strategy. */
export async function sumAdviserUnits(db: Database, scope?: Scope): Promise<AdviserSum[]> {
  const summed = await db.execute(sql`
    select card.sales_id as id, m.strategy_id as key, sum(m.units)::text as sum
    from ${clientCards} card join contracts k on k.user_id = card.user_id join unit_movements m on m.contract_id = k.id
    where ${advisedIn(scope)} group by 1, 2`);
  return sumsSchema.parse(summed).rows;
}

/** What the clients of each adviser paid from a day on, by payment currency; without what was renounced. */
export async function sumAdviserPayments(db: Database, since: string, scope?: Scope): Promise<AdviserSum[]> {
  const summed = await db.execute(sql`
    select card.sales_id as id, k.currency as key, sum(k.amount)::text as sum
    from contracts k join client_cards card on card.user_id = k.user_id
    where ${advisedIn(scope)} and k.payment_recorded_at >= ${since} and k.renounced_at is null group by 1, 2`);
  return sumsSchema.parse(summed).rows;
}
