import { decideKycChange, type KycStatus, type ReviewStatus } from '@repo/domain/kyc';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { KycReview } from '../../ports/kyc/kyc-port.ts';
import type { AuditAuthor } from '../audit/record-audit.ts';
import {
  type ApplicantRow,
  findApplicant,
  type Refusal,
  saveReading,
  saveRefusal,
} from './applicants.repository.ts';
import { lockKycStatus, setKycStatus } from './apply-kyc-change.ts';
import { callProvider } from './call-provider.ts';
import { kycErrors } from './kyc.errors.ts';
import { mailIdentityRefused } from './kyc-mails.ts';

const statusOfOpenReview: Record<Exclude<ReviewStatus, 'completed'>, KycStatus> = {
  init: 'started',
  pending: 'pending',
  prechecked: 'pending',
  queued: 'pending',
  onHold: 'pending',
};

/** Each reading that comes too late is read again; more than this at once is not the provider telling of one file. */
const maxReadings = 5;

/** Fetches the state of the review from the provider and applies it. */
export async function refreshFromProvider(
  deps: Deps,
  userId: string,
  by: AuditAuthor | null,
): Promise<KycStatus> {
  for (let reading = 1; reading <= maxReadings; reading += 1) {
    const applicant = await findApplicant(deps.db, userId);
    if (applicant === null) throw new AppError(httpErrors.conflict);
    const review = await callProvider(() => deps.kyc.getReview(applicant.applicantId));
    const status = await takeReview(deps, { applicant, review, by });
    if (status !== null) return status;
  }
  throw new AppError(kycErrors.providerUnavailable, {
    cause: new Error('the review changes while it is read'),
  });
}

/** The status that holds after; null when another reading went first and would be undone by this one. */
async function takeReview(
  deps: Deps,
  { applicant, review, by }: { applicant: ApplicantRow; review: KycReview; by: AuditAuthor | null },
): Promise<KycStatus | null> {
  const { userId } = applicant;
  return deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const from = await lockKycStatus(tx, userId);
    const held = await findApplicant(tx, userId);
    // Taken before; since then the person may have begun again.
    if (held === null || (review.verdictId !== undefined && review.verdictId === held.verdictId)) return from;
    if (held.refusedByStaff) return from;
    const decision = decideKycChange('provider', from, toKycStatus(review));
    const refusal = toRefusal(review);
    if (decision.kind === 'set') {
      if (held.reviewRevision !== applicant.reviewRevision) return null;
      await setKycStatus(inner, { userId, from, to: decision.next, source: 'provider', by, refusal });
    } else if (refusal !== null && held.rejectType !== null) {
      // Refused already, for another reason or now for good.
      await saveRefusal(tx, userId, { refusal, isByStaff: false, isVerdict: true });
      if (isNews(held, refusal)) await mailIdentityRefused(inner, userId, refusal);
    }
    await saveReading(tx, userId, {
      verdictId: review.verdictId ?? held.verdictId,
      reviewRevision: held.reviewRevision + (decision.kind === 'set' ? 1 : 0),
      updatedAt: deps.clock.now(),
    });
    return decision.kind === 'set' ? decision.next : from;
  });
}

function toKycStatus({ reviewStatus, reviewAnswer }: KycReview): KycStatus {
  if (reviewStatus !== 'completed') return statusOfOpenReview[reviewStatus];
  return reviewAnswer === 'GREEN' ? 'verified' : 'rejected';
}

/** Whether the person now reads something else than in the previous email. */
function isNews(held: ApplicantRow, refusal: Refusal): boolean {
  return held.rejectType !== refusal.rejectType || held.refusalComment !== refusal.refusalComment;
}

/** A refusal is final by default. */
function toRefusal(review: KycReview): Refusal | null {
  if (review.reviewAnswer !== 'RED') return null;
  return {
    rejectType: review.reviewRejectType ?? 'FINAL',
    refusalComment: review.moderationComment ?? null,
    staffNote: review.clientComment ?? null,
    rejectLabels: review.rejectLabels ?? [],
  };
}
