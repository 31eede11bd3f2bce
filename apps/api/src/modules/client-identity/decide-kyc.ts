import { kycControlOf, type StaffKycAction, validateFault } from '@repo/domain/kyc';
import type { Database } from '../../db/client.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { applyDecision } from './apply-decision.ts';
import { assertAllowed, assertNotOwn, type ClientCase, lockCase, readCase } from './client-case.ts';
import { clientIdentityErrors as errors } from './client-identity.errors.ts';
import { listImages } from './client-identity.repository.ts';
import { clientIdentityTexts as texts } from './client-identity.texts.ts';
import { kycReopenKind, kycRevokeKind } from './kyc-change-kinds.ts';

type Body = RequestBody<'decideKyc'>;

const withFault: readonly StaffKycAction[] = ['correct', 'reject', 'revoke'];
const withRejectType: readonly StaffKycAction[] = ['reject', 'revoke'];

/** Decides a case at once, or holds the decision where it takes two persons. Only what its state allows: else 409. */
export async function decideKyc(
  deps: Deps,
  actor: Actor,
  { userId, body }: { userId: string; body: Body },
): Promise<void> {
  assertNotOwn(actor, userId);
  const kycCase = await readCase(deps.db, userId);
  assertSeen(kycCase, body);
  refuseIncomplete(body);
  const control = kycControlOf(body.action, kycCase);
  if (control === 'super_admin' && actor.role !== 'super_admin') throw new AppError(httpErrors.forbidden);
  if (control === 'alone') await decideAlone(deps, actor, { userId, body });
  else await hold(deps, actor, { userId, body });
}

function assertSeen(kycCase: ClientCase, { action, state }: Body): void {
  assertAllowed(kycCase, action);
  if (kycCase.state !== state) throw new AppError(errors.caseChanged);
}

/** The client may send another image until the decision: it would be approved unseen. */
async function assertShown(tx: Database, userId: string, shown: readonly string[]): Promise<void> {
  const held = await listImages(tx, userId);
  const areShown = held.every(({ file }) => shown.includes(file.id));
  if (!areShown || held.length !== shown.length) throw new AppError(errors.caseChanged);
}

function refuseIncomplete({ action, fault, message = '', reject_type: rejectType }: Body): void {
  if (withFault.includes(action)) {
    refuseInvalid(validateFault({ fault: fault ?? null, message }, 'identity'));
  }
  if (withRejectType.includes(action) && rejectType === undefined)
    refuseField('reject_type', texts.missingRejectType);
}

async function decideAlone(
  deps: Deps,
  actor: Actor,
  { userId, body }: { userId: string; body: Body },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const kycCase = await lockCase(tx, userId);
    assertSeen(kycCase, body);
    if (body.action === 'approve') await assertShown(tx, userId, body.file_ids ?? []);
    // Refused again since, this time for good.
    if (kycControlOf(body.action, kycCase) !== 'alone') throw new AppError(errors.caseChanged);
    await applyDecision({ ...deps, db: tx }, actor, kycCase, body);
    await deps.settleRequest?.(tx);
  });
}

async function hold(
  deps: Deps,
  actor: Actor,
  { userId, body }: { userId: string; body: Body },
): Promise<void> {
  const { action, fault, reject_type: rejectType, message = '', comment = '', reason = '' } = body;
  if (action === 'reopen') {
    await holdOrApply(deps, actor, { kind: kycReopenKind, subjectId: userId, input: { comment }, reason });
    return;
  }
  if (fault === undefined || rejectType === undefined) throw new Error('a revocation names its fault');
  const input = { fault, reject_type: rejectType, message, comment };
  await holdOrApply(deps, actor, { kind: kycRevokeKind, subjectId: userId, input, reason });
}
