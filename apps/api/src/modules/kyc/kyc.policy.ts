import { isKyc, type KycStatus } from '@repo/domain/kyc';
import type { Actor, Deps } from '../../deps.ts';
import { AppError, type ErrorEntry } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { findApplicant } from './applicants.repository.ts';
import { kycErrors } from './kyc.errors.ts';

/** D8: the subject is always the caller; whose id it is otherwise decides between 403 (a body) and 404 (a path). */
export function assertSelf(actor: Actor, userId: string, refusal: ErrorEntry = httpErrors.forbidden): void {
  if (userId !== actor.userId) throw new AppError(refusal);
}

export function hasVerdict(status: KycStatus): boolean {
  return isKyc(status) || status === 'rejected';
}

export function assertNoVerdict(actor: Actor): void {
  if (hasVerdict(actor.account.kycStatus)) throw new AppError(kycErrors.settled);
}

/** Documents and widget are only for clients without a verdict, or with a refusal that allows a retry (RETRY). */
export async function assertCanSubmit(deps: Deps, actor: Actor): Promise<void> {
  const { kycStatus } = actor.account;
  if (!hasVerdict(kycStatus)) return;
  const applicant = kycStatus === 'rejected' ? await findApplicant(deps.db, actor.userId) : null;
  if (applicant?.rejectType !== 'RETRY') throw new AppError(kycErrors.settled);
}
