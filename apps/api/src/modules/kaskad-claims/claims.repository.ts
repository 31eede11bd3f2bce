// SQL of claims. A claim and what its grant has claimed and pending are written in one transaction, under the lock of the grant.
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import {
  type ClassRow,
  type GrantRow,
  kaskadClaims,
  kaskadClasses,
  kaskadGrants,
  kaskadWallets,
} from '../../db/schema/kaskad.ts';

export type ClaimRow = typeof kaskadClaims.$inferSelect;

/** A claim with what its line on a screen needs. */
export interface ClaimView {
  claim: ClaimRow;
  wallet: typeof kaskadWallets.$inferSelect;
  grant: GrantRow;
  class: ClassRow;
  owner: UserRow;
}

/** Conditions and an order are added. */
export const selectClaimViews = (db: Database) =>
  db
    .select({
      claim: kaskadClaims,
      wallet: kaskadWallets,
      grant: kaskadGrants,
      class: kaskadClasses,
      owner: users,
    })
    .from(kaskadClaims)
    .innerJoin(kaskadWallets, eq(kaskadWallets.id, kaskadClaims.walletId))
    .innerJoin(kaskadGrants, eq(kaskadGrants.id, kaskadClaims.grantId))
    .innerJoin(kaskadClasses, eq(kaskadClasses.id, kaskadClaims.classId))
    .innerJoin(users, eq(users.id, kaskadClaims.userId));

export async function findClaimView(db: Database, id: string): Promise<ClaimView | undefined> {
  const [view] = await selectClaimViews(db).where(eq(kaskadClaims.id, id));
  return view;
}

export async function insertClaim(tx: Database, row: typeof kaskadClaims.$inferInsert): Promise<void> {
  await tx.insert(kaskadClaims).values(row);
}

/** The caller holds its grant. */
export async function saveClaim(
  tx: Database,
  id: string,
  changes: Partial<typeof kaskadClaims.$inferInsert>,
): Promise<void> {
  await tx
    .update(kaskadClaims)
    .set({ ...changes, version: sql`${kaskadClaims.version} + 1` })
    .where(eq(kaskadClaims.id, id));
}

/** The caller holds the row. A client who read the grant before claims against another state: its version grows. */
export async function saveGrantUnits(
  tx: Database,
  id: string,
  changes: Partial<Pick<GrantRow, 'claimed' | 'pending' | 'state'>>,
): Promise<void> {
  await tx
    .update(kaskadGrants)
    .set({ ...changes, version: sql`${kaskadGrants.version} + 1` })
    .where(eq(kaskadGrants.id, id));
}

/** Whether another claim has this transaction. Two executions with one wait for each other. */
export async function isTxidUsed(tx: Database, txid: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`claim ${txid}`}, 0))`);
  return (await tx.$count(kaskadClaims, eq(kaskadClaims.txid, txid))) > 0;
}

/** What a person executed of a class on a day in Paris, without a second person; their executions wait for each other. */
export async function sumExecutedAlone(
  tx: Database,
  { by, classId, day }: { by: string; classId: string; day: string },
): Promise<bigint> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`claims by ${by}`}, 0))`);
  const approved = tx
    .select({ one: sql`1` })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.subjectId, sql`${kaskadClaims.id}::text`),
        eq(changeRequests.kind, 'claim.execute'),
        eq(changeRequests.state, 'approved'),
      ),
    );
  const rows = await tx
    .select({ units: kaskadClaims.units })
    .from(kaskadClaims)
    .where(
      and(
        eq(kaskadClaims.classId, classId),
        eq(kaskadClaims.state, 'executed'),
        eq(kaskadClaims.decidedBy, by),
        eq(sql`(${kaskadClaims.decidedAt} at time zone 'Europe/Paris')::date`, day),
        notExists(approved),
      ),
    );
  return rows.reduce((sum, { units }) => sum + BigInt(units), 0n);
}
