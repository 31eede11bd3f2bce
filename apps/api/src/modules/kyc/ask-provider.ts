import { AppError } from '../../http/app-error.ts';
import { kycErrors } from './kyc.errors.ts';

/** A provider that fails is our 503, and no status moves. */
export async function askProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new AppError(kycErrors.providerUnavailable, { cause: error });
  }
}
