import type { components } from '@repo/api-sdk/contract';
import type { KycStatus } from '@repo/domain/kyc';
import type { ApplicantRow } from './applicants.repository.ts';

export type WireApplicant = components['schemas']['Applicant'];

export function toWireApplicant(applicant: ApplicantRow, status: KycStatus): WireApplicant {
  return { id: applicant.id, applicant_id: applicant.applicantId, status, access_token: null };
}
