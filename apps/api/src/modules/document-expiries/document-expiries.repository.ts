import { addDays, type IsoDay } from '@repo/domain/dates';
import { type DatedDocument, EXPIRING_DAYS, type ExpiryStep } from '@repo/domain/kyc';
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { documentExpiries as expiries } from '../../db/schema/kyc.ts';

export type ExpiryRow = typeof expiries.$inferSelect;

export function listExpiries(db: Database, userId: string): Promise<ExpiryRow[]> {
  return db.select().from(expiries).where(eq(expiries.userId, userId)).orderBy(asc(expiries.document));
}

export async function saveExpiry(tx: Database, row: ExpiryRow): Promise<void> {
  const { userId: _user, document: _document, ...values } = row;
  await tx
    .insert(expiries)
    .values(row)
    .onConflictDoUpdate({ target: [expiries.userId, expiries.document], set: values });
}

interface Dated {
  userId: string;
  document: DatedDocument;
}

const ofDocument = ({ userId, document }: Dated) =>
  and(eq(expiries.userId, userId), eq(expiries.document, document));

export async function deleteExpiry(tx: Database, dated: Dated): Promise<void> {
  await tx.delete(expiries).where(ofDocument(dated));
}

export async function saveStep(tx: Database, dated: Dated, step: ExpiryStep): Promise<void> {
  await tx.update(expiries).set({ step }).where(ofDocument(dated));
}

/** Those whose next step has come, of accounts that are open; held until the transaction ends. */
export function lockDueExpiries(tx: Database, today: IsoDay, limit: number): Promise<ExpiryRow[]> {
  const isSoon = and(isNull(expiries.step), lte(expiries.lastDay, addDays(today, EXPIRING_DAYS)));
  const isPast = and(sql`${expiries.step} is distinct from 'expired'`, lt(expiries.lastDay, today));
  const isOpen = sql`exists (select from ${users} where ${users.id} = ${expiries.userId} and ${users.disabledAt} is null)`;
  return tx
    .select()
    .from(expiries)
    .where(and(or(isSoon, isPast), isOpen))
    .orderBy(asc(expiries.lastDay))
    .limit(limit)
    .for('update', { skipLocked: true });
}
