// What a person holds in Kaskad, for the closing of the account and the end of the service.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { grantPosition } from '@repo/domain/kaskad';
import type { BlockerReason } from '@repo/domain/retention';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { kaskadClaims, kaskadGrants, kaskadWallets } from '../../db/schema/kaskad.ts';
import { kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import { parisDay } from '../../paris-time.ts';
import { listGrantViewsOf } from './grants.repository.ts';
import { fromStoredPlans } from './plans.mapper.ts';

interface HeldGrant {
  id: string;
  reference: string;
  symbol: string;
  /** What keeps the account from closing on a day. */
  reason: Extract<BlockerReason, 'claimable' | 'claim'> | null;
  /** The days of its grant and of the claims that were executed. */
  operationDays: readonly IsoDay[];
}

export async function listHeldGrants(
  db: Database,
  { userId, today }: { userId: string; today: IsoDay },
): Promise<HeldGrant[]> {
  const views = await listGrantViewsOf(db, userId);
  const claims = await db
    .select({ grantId: kaskadClaims.grantId, decidedAt: kaskadClaims.decidedAt })
    .from(kaskadClaims)
    .where(and(eq(kaskadClaims.userId, userId), eq(kaskadClaims.state, 'executed')));
  return views.map(({ grant, class: row }) => {
    const units = { claimed: BigInt(grant.claimed), pending: BigInt(grant.pending) };
    const tgeDay = row.tgeDay === null ? null : isoDay(row.tgeDay);
    const { claimable } = grantPosition(fromStoredPlans(grant.plans), units, { day: today, tgeDay });
    // What no network carries can't be claimed, and would keep the account open for ever.
    const isOpen = claimable > 0n && row.network !== null;
    const executed = claims.flatMap(({ grantId, decidedAt }) =>
      grantId === grant.id && decidedAt !== null ? [parisDay(decidedAt)] : [],
    );
    return {
      id: grant.id,
      reference: grant.reference,
      symbol: row.symbol,
      reason: units.pending > 0n ? 'claim' : isOpen ? 'claimable' : null,
      operationDays: [isoDay(grant.grantedOn), ...executed],
    };
  });
}

/** Whether some units of a grant are not claimed yet: what its owner must be able to follow. */
export async function hasRunningGrants(db: Database, userId: string): Promise<boolean> {
  const { claimed, total } = kaskadGrants;
  const running = await db.$count(
    kaskadGrants,
    and(eq(kaskadGrants.userId, userId), sql`${claimed} < ${total}`),
  );
  return running > 0;
}

/** Their versions, unlocks and claims go with them: before the requests that versions refer to. */
export async function eraseGrants(tx: Database, userId: string): Promise<void> {
  await tx.update(kaskadInvestments).set({ grantId: null }).where(eq(kaskadInvestments.userId, userId));
  await tx.delete(kaskadGrants).where(eq(kaskadGrants.userId, userId));
  await tx.delete(kaskadWallets).where(eq(kaskadWallets.userId, userId));
}
