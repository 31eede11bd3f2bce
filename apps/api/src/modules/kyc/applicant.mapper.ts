import type { components } from '@repo/api-sdk/spec';
import type { KycStatus } from '@repo/domain/kyc';
import type { ApplicantRow } from './applicants.repository.ts';

export type WireApplicant = components['schemas']['Applicant'];

/** Of a refusal the person receives what is meant for them; the staff's note stays here. */
export function toWireApplicant(applicant: ApplicantRow, status: KycStatus): WireApplicant {
  const { id, applicantId, rejectType, refusalComment } = applicant;
  return {
    id,
    applicant_id: applicantId,
    status,
    access_token: null,
    refusal:
      status === 'rejected' && rejectType !== null
        ? { can_retry: rejectType === 'RETRY', comment: refusalComment }
        : null,
  };
}
