import type { CompanyDocumentType, DocumentReview } from '@repo/domain/kyc';
import type { Deps } from '../../deps.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { listCompanyDocumentRows } from './company-documents.repository.ts';

interface CompanyDocumentView {
  /** Null in the response that opens a session, which is not known to it. */
  url: string | null;
  status: DocumentReview;
  reason: string | null;
}

export type CompanyDocumentViews = Partial<Record<CompanyDocumentType, CompanyDocumentView>>;

export async function listCompanyDocuments(deps: Deps, userId: string): Promise<CompanyDocumentViews> {
  const rows = await listCompanyDocumentRows(deps.db, userId);
  return Object.fromEntries(
    rows.map((row) => [
      row.docType,
      {
        url: deps.linkSession === undefined ? null : signFileUrl(deps, row.fileId),
        status: row.status,
        reason: row.rejectionReason,
      },
    ]),
  );
}
