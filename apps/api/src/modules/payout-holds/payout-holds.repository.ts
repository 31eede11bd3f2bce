// SQL of what keeps an account from being paid.
import { disputedMailTexts } from '@repo/domain/clients';
import { openPayoutStates } from '@repo/domain/payouts';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { payoutFiles, payouts } from '../../db/schema/cash.ts';
import { disputeLinks, type PayoutHoldRow, payoutHolds } from '../../db/schema/disputes.ts';
import { users } from '../../db/schema/identity.ts';
import { kaskadGrants } from '../../db/schema/kaskad.ts';

const stands = isNull(payoutHolds.liftedAt);

export async function findHold(db: Database, userId: string): Promise<PayoutHoldRow | null> {
  const [row] = await db
    .select()
    .from(payoutHolds)
    .where(and(eq(payoutHolds.userId, userId), stands));
  return row ?? null;
}

/** The oldest that stands on one of these accounts. */
export async function findHoldOfAny(db: Database, userIds: readonly string[]): Promise<PayoutHoldRow | null> {
  if (userIds.length === 0) return null;
  const [row] = await db
    .select()
    .from(payoutHolds)
    .where(and(inArray(payoutHolds.userId, [...userIds]), stands))
    .orderBy(asc(payoutHolds.placedAt))
    .limit(1);
  return row ?? null;
}

/** Whose they are, and what they disputed, in words; `among` narrows by the id. */
export async function listHolders(db: Database, among: (column: PgColumn) => SQL) {
  const rows = await db
    .select({ id: payoutHolds.id, mailKind: payoutHolds.mailKind, client: users })
    .from(payoutHolds)
    .innerJoin(users, eq(users.id, payoutHolds.userId))
    .where(among(payoutHolds.id));
  return rows.map(({ mailKind, ...row }) => ({ ...row, about: disputedMailTexts[mailKind] }));
}

/** Whose open payouts are in this file of transfers. */
export async function listFiledOwners(db: Database, fileId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: payouts.userId })
    .from(payouts)
    .innerJoin(payoutFiles, eq(payoutFiles.id, payouts.fileId))
    .where(and(eq(payoutFiles.id, fileId), inArray(payouts.state, [...openPayoutStates])));
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
}

/** Open payouts of this client in a file of transfers, which the bank may have. */
export const countFiled = (db: Database, userId: string): Promise<number> =>
  db.$count(
    payouts,
    and(eq(payouts.userId, userId), isNotNull(payouts.fileId), inArray(payouts.state, [...openPayoutStates])),
  );

/**
 * The caller holds the account; null when one stands already. Returns once the payouts and claims that are under way have
 * ended: those that begin later find it.
 */
export async function placeHold(
  tx: Database,
  row: Pick<PayoutHoldRow, 'id' | 'userId' | 'mailKind' | 'placedAt'>,
): Promise<PayoutHoldRow | null> {
  const [placed] = await tx
    .insert(payoutHolds)
    .values(row)
    .onConflictDoNothing({ target: payoutHolds.userId, where: sql`lifted_at is null` })
    .returning();
  if (placed === undefined) return null;
  await tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.userId, row.userId), inArray(payouts.state, [...openPayoutStates])))
    .orderBy(asc(payouts.id))
    .for('no key update');
  await tx
    .select({ id: kaskadGrants.id })
    .from(kaskadGrants)
    .where(eq(kaskadGrants.userId, row.userId))
    .orderBy(asc(kaskadGrants.id))
    .for('no key update');
  return placed;
}

/** In the transaction that holds the account. The links sent before have served their purpose: none places a hold again. */
export async function liftHold(
  tx: Database,
  { id, userId }: Pick<PayoutHoldRow, 'id' | 'userId'>,
  lifting: { liftedAt: Date; liftedBy: string },
): Promise<void> {
  await tx.update(payoutHolds).set(lifting).where(eq(payoutHolds.id, id));
  await tx
    .update(disputeLinks)
    .set({ usedAt: lifting.liftedAt })
    .where(and(eq(disputeLinks.userId, userId), isNull(disputeLinks.usedAt)));
}

/** With the money that they kept from being paid. */
export async function eraseHolds(tx: Database, userId: string): Promise<void> {
  await tx.delete(payoutHolds).where(eq(payoutHolds.userId, userId));
}
