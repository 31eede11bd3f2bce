import { AppError, type ErrorEntry } from '../../http/app-error.ts';
import { KycRefusal, type KycRefusalReason } from '../../ports/kyc/kyc-port.ts';
import { documentsErrors } from '../documents/documents.errors.ts';
import { kycErrors } from './kyc.errors.ts';

const refusals: Record<KycRefusalReason, ErrorEntry> = {
  unreadable: kycErrors.unreadable,
  damaged: documentsErrors.brokenFile,
  unsupported: documentsErrors.typeRefused,
  'too-large': documentsErrors.tooLarge,
  empty: documentsErrors.emptyFile,
  'being-checked': kycErrors.beingChecked,
};

/** What the provider refuses is told to the person; a provider that fails is our 503. No status moves in either case. */
export async function askProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const entry = error instanceof KycRefusal ? refusals[error.reason] : kycErrors.providerUnavailable;
    throw new AppError(entry, { cause: error });
  }
}
