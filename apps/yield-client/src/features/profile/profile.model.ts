import { allFieldErrors, isApiError } from '@repo/api-sdk';

/**
 * Why a profile was not saved: the errors joined by a comma, else the server's message or the call's fallback (R121).
 */
export function saveFailure(error: Error): string {
  const errors = isApiError(error) ? allFieldErrors(error) : [];
  return errors.length > 0 ? errors.join(', ') : error.message;
}
