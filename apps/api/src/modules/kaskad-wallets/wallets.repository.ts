// SQL of the wallets that claimed units are sent to. Those that were removed are kept for their claims.
import { openClaimStates } from '@repo/domain/kaskad';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { kaskadClaims, kaskadWallets } from '../../db/schema/kaskad.ts';

export type WalletRow = typeof kaskadWallets.$inferSelect;

const isOf = (userId: string) => and(eq(kaskadWallets.userId, userId), isNull(kaskadWallets.removedAt));

/** The default of each network first, then the oldest. */
export function listWalletsOf(db: Database, userId: string): Promise<WalletRow[]> {
  return db
    .select()
    .from(kaskadWallets)
    .where(isOf(userId))
    .orderBy(desc(kaskadWallets.isDefault), asc(kaskadWallets.createdAt), asc(kaskadWallets.id));
}

/** One of this user, held until the transaction ends; null of any other. */
export async function lockWalletOf(
  tx: Database,
  { id, userId }: { id: string; userId: string },
): Promise<WalletRow | null> {
  const [row] = await tx
    .select()
    .from(kaskadWallets)
    .where(and(eq(kaskadWallets.id, id), isOf(userId)))
    .for('update');
  return row ?? null;
}

export async function insertWallet(tx: Database, row: typeof kaskadWallets.$inferInsert): Promise<void> {
  await tx.insert(kaskadWallets).values(row);
}

/** The caller holds the row. */
export async function saveWallet(
  tx: Database,
  id: string,
  changes: Partial<typeof kaskadWallets.$inferInsert>,
): Promise<void> {
  await tx.update(kaskadWallets).set(changes).where(eq(kaskadWallets.id, id));
}

/** There is one default a network at most: the one before goes first. */
export async function makeDefault(tx: Database, { id, userId, network }: WalletRow): Promise<void> {
  await tx
    .update(kaskadWallets)
    .set({ isDefault: false })
    .where(and(isOf(userId), eq(kaskadWallets.network, network), eq(kaskadWallets.isDefault, true)));
  await saveWallet(tx, id, { isDefault: true });
}

/** Whether another user proved this address. Two transactions of one address wait for each other. */
export async function isProvenByAnother(
  tx: Database,
  { userId, network, address }: Pick<WalletRow, 'userId' | 'network' | 'address'>,
): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`kaskad wallet ${network} ${address}`}, 0))`,
  );
  const isSame = and(eq(kaskadWallets.network, network), eq(kaskadWallets.address, address));
  const isProven = and(isNotNull(kaskadWallets.provenAt), isNull(kaskadWallets.removedAt));
  return (await tx.$count(kaskadWallets, and(isSame, isProven, ne(kaskadWallets.userId, userId)))) > 0;
}

/** Whether a claim that is not decided yet is to be sent to it. */
export async function isClaimedTo(tx: Database, walletId: string): Promise<boolean> {
  const isOpen = inArray(kaskadClaims.state, [...openClaimStates]);
  return (await tx.$count(kaskadClaims, and(eq(kaskadClaims.walletId, walletId), isOpen))) > 0;
}
