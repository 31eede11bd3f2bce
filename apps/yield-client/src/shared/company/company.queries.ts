import { type ApiClient, isApiError } from '@repo/api-sdk';
import type { CompanyDocumentType } from '@repo/domain/kyc';
import type { CompanyDocumentToSend } from '@repo/domain/validation';
import { companyDocumentNames, companyTexts as texts } from './company.texts.ts';

/** The outcome of one upload: sent, or why not (R130). */
export interface UploadResult {
  readonly type: CompanyDocumentType;
  readonly error: string | null;
}

/** One call per document, sequentially; a failure does not stop the next (R129). */
export async function sendCompanyDocuments(
  api: ApiClient,
  documents: readonly CompanyDocumentToSend<File>[],
): Promise<UploadResult[]> {
  const results: UploadResult[] = [];
  for (const { doc_type: type, file } of documents) {
    const error = await api
      .call('uploadCompanyDocument', { body: { file, doc_type: type } })
      .then(() => null)
      .catch((thrown: unknown) => {
        if (isApiError(thrown)) return thrown.message;
        throw thrown;
      });
    results.push({ type, error });
  }
  return results;
}

/** The message for documents that failed (R132, R133); null when all were stored (R131). */
export function failureOf(results: readonly UploadResult[]): string | null {
  const failed = results.filter(({ error }) => error !== null);
  const [only] = failed;
  if (only === undefined) return null;
  return results.length === 1
    ? texts.failed(only.error ?? '')
    : texts.someFailed(failed.map(({ type }) => companyDocumentNames[type]).join(', '));
}
