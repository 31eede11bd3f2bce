import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findApplicant } from './applicants.repository.ts';
import { assertNoVerdict, assertSelf } from './kyc.policy.ts';
import { removeApplicant } from './remove-applicant.ts';

/** Cancelling the identity step (R080): the file and its documents go, while there is no verdict. */
export async function deleteApplicant(deps: Deps, actor: Actor, userId: string): Promise<void> {
  assertSelf(actor, userId, httpErrors.notFound);
  assertNoVerdict(actor);
  if ((await findApplicant(deps.db, userId)) === null) throw new AppError(httpErrors.notFound);
  await removeApplicant(deps, userId);
  await recordAudit(deps, { by: actor, action: 'applicant.removed', object: { type: 'user', id: userId } });
}
