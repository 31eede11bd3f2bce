import type { components } from '@repo/api-sdk/spec';
import { companyDocumentTypes } from '@repo/domain/kyc';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { type ApplicantRow, findApplicant } from '../kyc/applicants.repository.ts';
import { listCompanyDocumentRows } from '../kyc/company-documents.repository.ts';
import { listIdentityFiles } from '../kyc/identity-documents.repository.ts';

type Record = components['schemas']['ClientRecord'];

/** The state of the identity check and of a company's documents, without the documents. */
export async function readIdentity(
  db: Database,
  user: UserRow,
  { isAdviser }: { isAdviser: boolean },
): Promise<Pick<Record, 'kyc_status' | 'refusal' | 'identity_documents' | 'company_documents'>> {
  const [applicant, images, documents] = await Promise.all([
    findApplicant(db, user.id),
    listIdentityFiles(db, user.id),
    user.isCompany ? listCompanyDocumentRows(db, user.id) : [],
  ]);
  const types = user.isCompany ? companyDocumentTypes : [];
  return {
    kyc_status: user.kycStatus,
    refusal: toRefusal(applicant, isAdviser),
    identity_documents: images.length,
    company_documents: types.map((type) => {
      const row = documents.find(({ docType }) => docType === type);
      return {
        type,
        review: row?.status ?? '',
        reason: row?.rejectionReason ?? null,
        updated_at: row?.updatedAt.toISOString() ?? null,
      };
    }),
  };
}

/** An adviser reads what the client does, never what was written for staff. */
function toRefusal(applicant: ApplicantRow | null, isAdviser: boolean): Record['refusal'] {
  if (applicant === null || applicant.rejectType === null) return null;
  return {
    type: applicant.rejectType,
    comment: applicant.refusalComment,
    staff_note: isAdviser ? null : applicant.staffNote,
    labels: isAdviser ? [] : [...(applicant.rejectLabels ?? [])],
  };
}
