// SQL of « Coordonnées de versement ».
import type { Service } from '@repo/domain/access';
import type { PayoutRoute } from '@repo/domain/payouts';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { kaskadPayoutDetails, type PayoutDetailsRow, payoutDetails, receipts } from '../../db/schema/cash.ts';

const tables = { yield: payoutDetails, kaskad: kaskadPayoutDetails } as const;

export interface DetailsOwner {
  userId: string;
  /** What was declared to one service is never read by the other. */
  service: Service;
}

function isFor(table: typeof payoutDetails, userId: string, { method, network }: PayoutRoute) {
  return and(
    eq(table.userId, userId),
    eq(table.method, method),
    sql`${table.network} is not distinct from ${network}`,
  );
}

/** What the client declared for these means, newest first. */
export function listDetailsFor(
  db: Database,
  { userId, service }: DetailsOwner,
  route: PayoutRoute,
): Promise<PayoutDetailsRow[]> {
  const table = tables[service];
  return db
    .select()
    .from(table)
    .where(isFor(table, userId, route))
    .orderBy(desc(table.declaredAt), desc(table.id));
}

/** Newest first. */
export function listDetails(db: Database, { userId, service }: DetailsOwner): Promise<PayoutDetailsRow[]> {
  const table = tables[service];
  return db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.declaredAt), desc(table.id));
}

interface Replacement {
  service: Service;
  row: Omit<PayoutDetailsRow, 'replacedAt'>;
  route: PayoutRoute;
}

/** The caller holds the account, so that two declarations follow each other. */
export async function replaceDetails(tx: Database, { service, row, route }: Replacement): Promise<void> {
  const table = tables[service];
  await tx
    .update(table)
    .set({ replacedAt: row.declaredAt })
    .where(and(isFor(table, row.userId, route), isNull(table.replacedAt)));
  await tx.insert(table).values(row);
}

/** Whether money of this client came to the service from this address, alone or with others of the same transaction. */
export async function hasReceiptFrom(
  db: Database,
  { userId, service }: DetailsOwner,
  account: string,
): Promise<boolean> {
  const isSender = sql`${account} = any(string_to_array(${receipts.payerAccount}, ','))`;
  const isOfService = service === 'kaskad' ? isNotNull(receipts.investmentId) : isNull(receipts.investmentId);
  return (await db.$count(receipts, and(eq(receipts.userId, userId), isOfService, isSender))) > 0;
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
