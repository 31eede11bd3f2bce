import { type ApiError, allFieldErrors } from '@repo/api-sdk';

/** Why a profile was not saved: the errors joined by a comma, else the server's sentence or the call's own (R121). */
export function saveFailure(error: ApiError): string {
  const errors = allFieldErrors(error);
  return errors.length > 0 ? errors.join(', ') : error.message;
}
