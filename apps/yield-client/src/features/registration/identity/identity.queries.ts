import { type ApiClient, isApiError } from '@repo/api-sdk';
import { requiredSides } from '@repo/domain/kyc';
import type { DocumentValues } from './identity.schema.ts';
import { identityTexts as texts } from './identity.texts.ts';

/** The upload of a file failed. `position` counts from 1 (R088). */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  readonly position: number;
  constructor(position: number, cause: unknown) {
    super(isApiError(cause) ? cause.message : texts.uploadFallback, { cause });
    this.position = position;
  }
}

/** Creates the applicant, then uploads each file in sequence (R089). A retry replaces the uploaded files. */
export async function sendDocument(api: ApiClient, userId: string, values: DocumentValues): Promise<void> {
  const { doc_type, country, files } = values;
  const { applicant_id } = await api.call('createApplicant', { body: { user_id: userId } });
  const sides = requiredSides[doc_type];
  for (const [index, file] of files.entries()) {
    const side = sides[index];
    const body = {
      file,
      doc_type,
      country,
      ...(applicant_id === null ? {} : { applicant_id }),
      ...(side ? { side } : {}),
    };
    await api.call('uploadDocument', { body }).catch((error: unknown) => {
      throw new UploadFailure(index + 1, error);
    });
  }
}

/** Deletes the applicant, then the account, which has no verdict yet (R080, D11). */
export async function cancelRegistration(api: ApiClient, userId: string): Promise<void> {
  await api.call('deleteApplicant', { path: { user_id: userId } }).catch((error: unknown) => {
    // No document was sent yet: there is no applicant to delete.
    if (!isApiError(error) || error.status !== 404) throw error;
  });
  await api.call('cancelUser', { body: { user: { id: userId } } });
}
