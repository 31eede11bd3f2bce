import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { claimProblem, grantPosition } from '@repo/domain/kaskad';
import type { ClassRow, GrantRow } from '../../db/schema/kaskad.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { grantsErrors } from '../kaskad-grants/grants.errors.ts';
import { findOwnGrant } from '../kaskad-grants/read-grants.ts';
import { lockClass } from '../kaskad-units/classes.repository.ts';
import { lockGrant, sumClaimedOn } from '../kaskad-units/grants.repository.ts';
import { fromStoredPlans, readUnits } from '../kaskad-units/plans.mapper.ts';
import { lockWalletOf, type WalletRow } from '../kaskad-wallets/wallets.repository.ts';
import { claimsErrors, refuseProblem } from './claims.errors.ts';
import { findClaimView, insertClaim, saveGrantUnits } from './claims.repository.ts';
import { mailClaim } from './mail-claim.ts';

type ClaimBody = components['schemas']['ClaimBody'];

/**
 * « Réclamer »: the claim and what the grant has pending, in one transaction. Claims of a class wait for each other, as they share
 * its daily limit.
 */
export function claimUnits(
  deps: Deps,
  actor: Actor,
  { grantId, ...body }: ClaimBody & { grantId: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockAccount(tx, actor);
    const { grant, row } = await lockOwnGrant(inTx, actor, grantId);
    if (grant.version !== body.version) throw new AppError(grantsErrors.changed);
    const units = readUnits(body.units, { decimals: row.decimals, field: 'units' });
    const wallet = await lockWalletOf(tx, { id: body.wallet_id, userId: actor.userId });
    await refuseClaim(inTx, { grant, row, units, wallet });
    const [id, now] = [deps.ids.uuid(), deps.clock.now()];
    await insertClaim(tx, {
      id,
      grantId,
      userId: actor.userId,
      classId: row.id,
      units: units.toString(),
      walletId: body.wallet_id,
      requestedOn: parisDay(now),
      requestedAt: now,
    });
    await saveGrantUnits(tx, grantId, { pending: (BigInt(grant.pending) + units).toString() });
    await recordAudit(inTx, {
      by: actor,
      action: 'claim.requested',
      object: { type: 'claim', id },
      // Without its units: an administrator of the other service reads the trail (decision 75).
      after: { state: 'requested', reference: grant.reference },
    });
    const view = await findClaimView(tx, id);
    if (view) await mailClaim(inTx, view);
    await deps.settleRequest?.(tx);
  });
}

/** Held with its class until the transaction ends, in the order of the recording of a TGE. */
async function lockOwnGrant(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ grant: GrantRow; row: ClassRow }> {
  const found = await findOwnGrant(deps, actor, id);
  const row = await lockClass(deps.db, found.class.id);
  const grant = await lockGrant(deps.db, id);
  if (!row || !grant) throw new AppError(grantsErrors.notFound);
  return { grant, row };
}

interface RequestedClaim {
  grant: GrantRow;
  row: ClassRow;
  units: bigint;
  wallet: WalletRow | null;
}

/** The rule of the domain, on what is stored; each refusal at its field. */
async function refuseClaim(deps: Deps, { grant, row, units, wallet }: RequestedClaim): Promise<void> {
  if (row.network === null) throw new AppError(claimsErrors.notClaimable);
  const now = deps.clock.now();
  const day = parisDay(now);
  const position = grantPosition(
    fromStoredPlans(grant.plans),
    { claimed: BigInt(grant.claimed), pending: BigInt(grant.pending) },
    { day, tgeDay: row.tgeDay === null ? null : isoDay(row.tgeDay) },
  );
  const problem = claimProblem({
    units,
    claimable: position.claimable,
    wallet: wallet && { network: wallet.network, verifiedAt: wallet.provenAt },
    tokenNetwork: row.network,
    dailyLimit: row.dailyLimit === null ? null : BigInt(row.dailyLimit),
    claimedToday: row.dailyLimit === null ? 0n : await sumClaimedOn(deps.db, row.id, day),
    now,
  });
  if (problem !== null) refuseProblem(problem, { ...row, network: row.network });
}
