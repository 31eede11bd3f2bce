import { isWholeDocument } from '@repo/domain/kyc';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { toWireApplicant, type WireApplicant } from './applicant.mapper.ts';
import { findApplicant } from './applicants.repository.ts';
import { listSentSides } from './identity-documents.repository.ts';
import { assertSelf } from './kyc.policy.ts';

export async function getApplicant(deps: Deps, actor: Actor, userId: string): Promise<WireApplicant> {
  assertSelf(actor, userId, httpErrors.notFound);
  const applicant = await findApplicant(deps.db, userId);
  if (applicant === null) throw new AppError(httpErrors.notFound);
  const { kycStatus } = actor.account;
  const isExamined = kycStatus === 'pending' && isWholeDocument(await listSentSides(deps.db, userId));
  return { ...toWireApplicant(applicant, kycStatus), is_examined: isExamined };
}
