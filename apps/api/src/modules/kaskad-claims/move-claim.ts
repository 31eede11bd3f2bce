// The frame that every move of a claim shares: lock, decide, change, trail; all in one transaction.
import type { AuditAction } from '@repo/domain/audit';
import { type ClaimAction, type ClaimState, decideClaimAction, kaskadActorFor } from '@repo/domain/kaskad';
import { isFilled } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { stateOf } from '../kaskad-grants/grant-change-kinds.ts';
import { lockGrant } from '../kaskad-units/grants.repository.ts';
import { fromStoredPlans } from '../kaskad-units/plans.mapper.ts';
import { refuseHeld } from '../payout-holds/refuse-held.ts';
import { claimRefusals, claimsErrors } from './claims.errors.ts';
import {
  type ClaimRow,
  type ClaimView,
  findClaimView,
  saveClaim,
  saveGrantUnits,
} from './claims.repository.ts';
import { claimsTexts as texts } from './claims.texts.ts';
import { mailClaim } from './mail-claim.ts';

export interface ClaimMove {
  actor: Actor;
  claimId: string;
  action: ClaimAction;
}

const auditActions: Readonly<Record<ClaimAction, AuditAction>> = {
  verify: 'claim.taken',
  execute: 'claim.executed',
  refuse: 'claim.refused',
  cancel: 'claim.canceled',
};

/** Holds the grant of the claim, and refuses the action, in words. To its owner a claim of another account does not exist. */
export async function lockClaimFor(
  deps: Deps,
  { actor, claimId, action }: ClaimMove,
): Promise<{ view: ClaimView; next: ClaimState }> {
  const found = await findClaimView(deps.db, claimId);
  if (found) await lockGrant(deps.db, found.grant.id);
  const view = found && (await findClaimView(deps.db, claimId));
  if (!view) throw new AppError(claimsErrors.notFound);
  const by = kaskadActorFor(actor.access, view.claim.userId);
  if (action === 'cancel' && by !== 'owner') throw new AppError(claimsErrors.notFound);
  const decision = decideClaimAction(action, view.claim.state, by);
  if (!decision.isAllowed) throw new AppError(claimRefusals[decision.reason]);
  if (action === 'execute') await refuseHeld(deps.db, [view.claim.userId]);
  return { view, next: decision.next };
}

/** In the caller's transaction: the claim, and what its grant has claimed and pending. */
export async function moveClaimInTx(
  deps: Deps,
  move: ClaimMove,
  columns: Partial<Pick<ClaimRow, 'txid' | 'reason'>> = {},
): Promise<void> {
  const { view, next } = await lockClaimFor(deps, move);
  const { claim, grant } = view;
  if (next === 'refused' && !isFilled(columns.reason)) refuseField('reason', texts.reasonRequired);
  const isDecided = next !== 'verifying';
  const decided = { decidedAt: deps.clock.now(), decidedBy: move.actor.userId };
  const changes = { ...columns, state: next, ...(isDecided && decided) };
  await saveClaim(deps.db, claim.id, changes);
  if (isDecided) await releaseUnits(deps, view, { isClaimed: next === 'executed' });
  await recordAudit(deps, {
    by: move.actor,
    action: auditActions[move.action],
    object: { type: 'claim', id: claim.id },
    before: { state: claim.state },
    after: { state: next, reference: grant.reference, ...columns },
  });
  await mailClaim(deps, { ...view, claim: { ...claim, ...changes } });
}

/** No longer pending: claimed, or claimable again. A grant that is wholly claimed is completed. */
async function releaseUnits(
  deps: Deps,
  { claim, grant }: ClaimView,
  { isClaimed }: { isClaimed: boolean },
): Promise<void> {
  const units = BigInt(claim.units);
  const pending = (BigInt(grant.pending) - units).toString();
  const claimed = BigInt(grant.claimed) + (isClaimed ? units : 0n);
  const state = stateOf(fromStoredPlans(grant.plans), claimed);
  await saveGrantUnits(deps.db, grant.id, { pending, claimed: claimed.toString(), state });
}

export function moveClaim(
  deps: Deps,
  move: ClaimMove,
  columns?: Partial<Pick<ClaimRow, 'txid' | 'reason'>>,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await moveClaimInTx({ ...deps, db: tx }, move, columns);
    await deps.settleRequest?.(tx);
  });
}
