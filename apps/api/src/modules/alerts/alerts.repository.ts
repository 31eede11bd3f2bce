// SQL of alerts, and of what the rules look for.
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { isAmong } from '../../db/is-among.ts';
import { type AlertRecord, type AlertRow, alerts } from '../../db/schema/alerts.ts';
import { receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { daySignatures } from '../../db/schema/day-control.ts';
import { users } from '../../db/schema/identity.ts';
import { clientName } from '../accounts/client-name.ts';

/** Once a subject: one that was alerted of before, closed or not, is left as it is. */
export async function insertAlert(db: Database, row: typeof alerts.$inferInsert): Promise<void> {
  await db
    .insert(alerts)
    .values(row)
    .onConflictDoNothing({ target: [alerts.rule, alerts.subject] });
}

export type AlertState = 'open' | 'closed';

const inState = (state: AlertState) =>
  state === 'open' ? isNull(alerts.closedAt) : isNotNull(alerts.closedAt);

export interface AlertView {
  alert: AlertRow;
  closer: { firstname: string; lastname: string } | null;
}

/** The newest first. */
export function listAlertRows(db: Database, state: AlertState, limit: number): Promise<AlertView[]> {
  return db
    .select({ alert: alerts, closer: { firstname: users.firstname, lastname: users.lastname } })
    .from(alerts)
    .leftJoin(users, eq(users.id, alerts.closedBy))
    .where(inState(state))
    .orderBy(desc(state === 'open' ? alerts.raisedAt : alerts.closedAt), desc(alerts.id))
    .limit(limit);
}

export const countAlerts = (db: Database, state: AlertState): Promise<number> =>
  db.$count(alerts, inState(state));

/** Held until the transaction ends. */
export async function lockAlert(tx: Database, id: string): Promise<AlertRow | undefined> {
  const [row] = await tx.select().from(alerts).where(eq(alerts.id, id)).for('update');
  return row;
}

export async function saveClosing(
  tx: Database,
  id: string,
  closing: { closedAt: Date; closedBy: string; reason: string },
): Promise<void> {
  await tx.update(alerts).set(closing).where(eq(alerts.id, id));
}

/** The words of records by kind and id; what was erased is left out. */
export async function readRecordLabels(
  db: Database,
  records: readonly AlertRecord[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (...kinds: AlertRecord['kind'][]) =>
    records.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const people = await db
    .select({
      id: users.id,
      isCompany: users.isCompany,
      companyName: users.companyName,
      firstname: users.firstname,
      lastname: users.lastname,
    })
    .from(users)
    .where(isAmong(users.id, idsOf('user', 'staff')));
  const owned = await db
    .select({ id: contracts.id, label: contracts.poNumber })
    .from(contracts)
    .where(isAmong(contracts.id, idsOf('contract')));
  const received = await db
    .select({ id: receipts.id, payerName: receipts.payerName, externalId: receipts.externalId })
    .from(receipts)
    .where(isAmong(receipts.id, idsOf('receipt')));
  return new Map([
    ...people.map((person): [string, string] => [person.id, clientName(person).trim()]),
    ...owned.map(({ id, label }): [string, string] => [id, label]),
    ...received.map(({ id, payerName, externalId }): [string, string] => [id, payerName ?? externalId]),
  ]);
}

const idRows = z.object({ rows: z.array(z.object({ id: z.string() })) });

/** Clients other than this one who are paid to or from an account. */
export async function listOthersWith(db: Database, account: string, userId: string): Promise<string[]> {
  const result: unknown = await db.execute(sql`
    select distinct user_id as id from (
      select user_id from payout_details where account = ${account} and replaced_at is null
      union all select user_id from kaskad_payout_details where account = ${account} and replaced_at is null
      union all select user_id from receipts where payer_account = ${account} and state = 'attached') used
    where user_id <> ${userId}::uuid order by 1 limit 20`);
  return idRows.parse(result).rows.map(({ id }) => id);
}

/** Contracts other than this one whose proof or receipt names a transaction, as 64 digits in lower case. */
export async function listContractsWith(db: Database, hash: string, contractId: string): Promise<string[]> {
  const forms = sql.join(
    [hash, `0x${hash}`].map((form) => sql`${form}`),
    sql`, `,
  );
  const result: unknown = await db.execute(sql`
    select distinct contract_id as id from (
      select contract_id from payment_proofs where lower(txid) in (${forms})
      union all select contract_id from receipts where lower(txid) in (${forms}) and contract_id is not null) named
    where contract_id <> ${contractId}::uuid order by 1 limit 20`);
  return idRows.parse(result).rows.map(({ id }) => id);
}

const openedRows = z.object({
  rows: z.array(z.object({ actor_id: z.string(), hour: z.string(), clients: z.coerce.number() })),
});

/** People who opened the files or the space of more than so many clients within one hour of the clock, since an instant. */
export async function listOpenedFiles(db: Database, since: Date, most: number) {
  const result: unknown = await db.execute(sql`
    select actor_id, to_char(date_trunc('hour', at at time zone 'UTC'), 'YYYY-MM-DD"T"HH24') as hour,
      count(distinct coalesce(c.user_id::text, object_id)) as clients
    from audit_log left join contracts c on c.id = case when object_type = 'contract' then object_id::uuid end
    where action in ('client_file.opened', 'client_view.opened', 'contract_document.opened', 'message_file.opened',
      'file.opened')
      and at >= date_trunc('hour', ${since.toISOString()}::timestamptz) and actor_id is not null
    group by 1, 2 having count(distinct coalesce(c.user_id::text, object_id)) > ${most}`);
  return openedRows.parse(result).rows;
}

export const isDaySigned = async (db: Database, day: string): Promise<boolean> =>
  (await db.$count(daySignatures, and(eq(daySignatures.day, day), inArray(daySignatures.act, ['sign'])))) > 0;
