// What we read of Sumsub's responses: the rest is not looked at, and what does not fit is a failure of the provider.
import { reviewStatuses } from '@repo/domain/kyc';
import { z } from 'zod';
import type { KycReview } from '../kyc-port.ts';

const text = z.string().optional();

export const applicantSchema = z.object({ id: z.string().min(1).max(100), deleted: z.boolean().optional() });
export const tokenSchema = z.object({ token: z.string().min(1) });
export const doneSchema = z.looseObject({});

/** Present when the document's warnings are requested; an entry in `errors` means that the image will not be used. */
export const documentSchema = z.object({ errors: z.array(z.unknown()).nullish() });

export const reviewSchema = z.object({
  reviewStatus: z.enum(reviewStatuses),
  attemptId: text,
  reviewDate: text,
  reviewResult: z
    .object({
      reviewAnswer: z.enum(['GREEN', 'RED']).optional(),
      reviewRejectType: z.enum(['RETRY', 'FINAL']).optional(),
      rejectLabels: z.array(z.string()).optional(),
      moderationComment: text,
      clientComment: text,
    })
    .nullish(),
});

/** A verdict counts once the review is completed; until then there may be one of an earlier attempt. */
export function toKycReview({
  reviewStatus,
  attemptId,
  reviewDate,
  reviewResult,
}: z.infer<typeof reviewSchema>): KycReview {
  if (reviewStatus !== 'completed') return { reviewStatus };
  const { reviewAnswer, reviewRejectType, rejectLabels, moderationComment, clientComment } =
    reviewResult ?? {};
  if (reviewAnswer === undefined) throw new Error('Sumsub completed a review without a result');
  const verdictId = [attemptId, reviewDate, reviewAnswer, reviewRejectType].filter(Boolean).join(' ');
  if (reviewAnswer === 'GREEN') return { reviewStatus, reviewAnswer, verdictId };
  return {
    reviewStatus,
    reviewAnswer,
    verdictId,
    ...(reviewRejectType !== undefined && { reviewRejectType }),
    ...(rejectLabels !== undefined && { rejectLabels }),
    ...(moderationComment !== undefined && moderationComment !== '' && { moderationComment }),
    ...(clientComment !== undefined && clientComment !== '' && { clientComment }),
  };
}
