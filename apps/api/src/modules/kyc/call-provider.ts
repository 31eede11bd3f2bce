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

/** A refusal of the provider is shown to the person; a failure of it is our 503. No status moves in either case. */
export async function callProvider<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const entry = error instanceof KycRefusal ? refusals[error.reason] : kycErrors.providerUnavailable;
    throw new AppError(entry, { cause: error });
  }
}
