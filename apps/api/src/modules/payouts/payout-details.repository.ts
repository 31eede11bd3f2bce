// SQL of « Coordonnées de versement ».
import type { PayoutRoute } from '@repo/domain/payouts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { type PayoutDetailsRow, payoutDetails, receipts } from '../../db/schema/cash.ts';

function isFor(userId: string, { method, network }: PayoutRoute) {
  return and(
    eq(payoutDetails.userId, userId),
    eq(payoutDetails.method, method),
    sql`${payoutDetails.network} is not distinct from ${network}`,
  );
}

/** What the client declared for these means, newest first. */
export function listDetailsFor(
  db: Database,
  userId: string,
  route: PayoutRoute,
): Promise<PayoutDetailsRow[]> {
  return db
    .select()
    .from(payoutDetails)
    .where(isFor(userId, route))
    .orderBy(desc(payoutDetails.declaredAt), desc(payoutDetails.id));
}

/** Newest first. */
export function listDetails(db: Database, userId: string): Promise<PayoutDetailsRow[]> {
  return db
    .select()
    .from(payoutDetails)
    .where(eq(payoutDetails.userId, userId))
    .orderBy(desc(payoutDetails.declaredAt), desc(payoutDetails.id));
}

/** The caller holds the account, so that two declarations follow each other. */
export async function replaceDetails(
  tx: Database,
  row: Omit<PayoutDetailsRow, 'replacedAt'>,
  route: PayoutRoute,
): Promise<void> {
  await tx
    .update(payoutDetails)
    .set({ replacedAt: row.declaredAt })
    .where(and(isFor(row.userId, route), isNull(payoutDetails.replacedAt)));
  await tx.insert(payoutDetails).values(row);
}

/** Whether money of this client came from this address, alone or with others of the same transaction. */
export async function hasReceiptFrom(db: Database, userId: string, account: string): Promise<boolean> {
  const isSender = sql`${account} = any(string_to_array(${receipts.payerAccount}, ','))`;
  return (await db.$count(receipts, and(eq(receipts.userId, userId), isSender))) > 0;
}

/** The day on which the bank sent back the last transfer to each of these accounts; those that were paid since are left out. */
export async function readSentBack(
  db: Database,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const result: unknown = await db.execute(sql`
    select p.beneficiary_account as account, max(r.day)::text as day
    from payouts p join receipts r on r.id = p.return_receipt_id
    where p.beneficiary_account in (select value from json_array_elements_text(${JSON.stringify(accounts)}::json))
      and not exists (select from payouts later where later.beneficiary_account = p.beneficiary_account
        and later.state = 'executed' and later.executed_on >= r.day)
    group by 1`);
  const { rows } = z.object({ rows: z.array(sentBackSchema) }).parse(result);
  return new Map(rows.map(({ account, day }) => [account, day]));
}

const sentBackSchema = z.object({ account: z.string(), day: z.string() });
