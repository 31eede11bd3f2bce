import type { KycStatus } from '@repo/domain/kyc';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { KycReview, ReviewStatus } from '../../ports/kyc/kyc-port.ts';
import type { AuditAuthor } from '../audit/record-audit.ts';
import { findApplicant } from './applicants.repository.ts';
import { applyKycChange } from './apply-kyc-change.ts';
import { askProvider } from './ask-provider.ts';

const statusOfOpenReview: Record<Exclude<ReviewStatus, 'completed'>, KycStatus> = {
  init: 'started',
  pending: 'pending',
  prechecked: 'pending',
  queued: 'pending',
  onHold: 'pending',
};

/** Asks the provider where the review stands and takes its word. */
export async function refreshFromProvider(
  deps: Deps,
  userId: string,
  by: AuditAuthor | null,
): Promise<KycStatus> {
  const applicant = await findApplicant(deps.db, userId);
  if (applicant === null) throw new AppError(httpErrors.conflict);
  const review = await askProvider(() => deps.kyc.getReview(applicant.applicantId));
  return applyKycChange(deps, { userId, source: 'provider', to: toKycStatus(review), by });
}

function toKycStatus({ reviewStatus, reviewAnswer }: KycReview): KycStatus {
  if (reviewStatus !== 'completed') return statusOfOpenReview[reviewStatus];
  return reviewAnswer === 'GREEN' ? 'verified' : 'rejected';
}
