import { isApiError } from '@repo/api-sdk';
import { codeTexts } from './code.texts.ts';

/**
 * The message for a refused code. Its challenge token expires with it: the server then responds 401 with a sentence
 * that says to sign in, which the user is already doing.
 */
export function codeRefusal(error: Error): string {
  return isApiError(error) && error.status === 401 ? codeTexts.expired : error.message;
}
