import { isApiError } from '@repo/api-sdk';
import { codeTexts } from './code.texts.ts';

/**
 * The message for a refused code. Its challenge token expires with it: the server then responds 401 with a request to
 * sign in, which would confuse a user who is signing in.
 */
export function codeRefusal(error: Error): string {
  return isApiError(error) && error.status === 401 ? codeTexts.expired : error.message;
}
