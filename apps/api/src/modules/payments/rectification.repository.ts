import { and, asc, eq, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { escapeLike } from '../../db/like-pattern.ts';
import { type OrderRow, orders, unitMovements } from '../../db/schema/books.ts';
import { payouts, type ReceiptRow, receipts } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { typedReference } from '../books/typed-reference.ts';

export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Whether more was received than was signed: the rest is owed or was returned. */
export async function hasSurplus(db: Database, contractId: string): Promise<boolean> {
  const count = await db.$count(
    payouts,
    and(eq(payouts.contractId, contractId), eq(payouts.kind, 'overpayment')),
  );
  return count > 0;
}

export interface CorrectedLine {
  amount: string;
  day: string;
  reason: string;
  /** The corrected reference; null if it does not change. */
  reference: string | null;
}

/** The line as it should have been recorded, beside the one that is reversed; its external id gets a suffix, unless it is corrected. */
export async function replaceReceipt(
  { db, clock, ids }: Deps,
  actor: Actor,
  receipt: ReceiptRow,
  { reference, ...correction }: CorrectedLine,
): Promise<ReceiptRow> {
  await db.update(receipts).set({ state: 'reversed', contractId: null }).where(eq(receipts.id, receipt.id));
  const externalId = await nextExternalId(db, receipt);
  const now = clock.now();
  const [corrected] = await db
    .insert(receipts)
    .values({
      ...receipt,
      externalId,
      ...correction,
      ...(reference !== null && { ...typedReference(receipt.asset, reference), wording: reference }),
      id: ids.uuid(),
      state: 'attached',
      recordedAt: now,
      recordedBy: actor.userId,
      attachedAt: now,
      attachedBy: actor.userId,
    })
    .returning();
  if (corrected === undefined) throw new Error(`receipt ${receipt.id} was not replaced`);
  return corrected;
}

const suffix = / #(\d{1,4})$/;

/** `VIR-1 #2` after `VIR-1`: the next that no line of the account has. */
async function nextExternalId(db: Database, { account, externalId }: ReceiptRow): Promise<string> {
  const base = externalId.replace(suffix, '');
  const sameLine = or(eq(receipts.externalId, base), like(receipts.externalId, `${escapeLike(base)} #%`));
  const taken = await db
    .select({ externalId: receipts.externalId })
    .from(receipts)
    .where(and(eq(receipts.account, account), sameLine));
  const numbers = taken.map((line) => Number(suffix.exec(line.externalId)?.[1] ?? 1));
  return `${base} #${Math.max(...numbers) + 1}`;
}

/** The units of a contract moved on each dealing day, oldest first. */
export function listUnitsByDay(db: Database, contractId: string): Promise<{ units: string }[]> {
  return db
    .select({ units: sql<string>`sum(${unitMovements.units})::text` })
    .from(unitMovements)
    .where(eq(unitMovements.contractId, contractId))
    .groupBy(unitMovements.dealingDay)
    .orderBy(asc(unitMovements.dealingDay));
}
