import { isApiError } from '@repo/api-sdk';
import { codeTexts } from './code.texts.ts';

/**
 * Why a code did not serve. The token that goes with it dies with it: the server then knows nobody, and would have the
 * person sign in, which is what he is doing.
 */
export function codeRefusal(error: Error): string {
  return isApiError(error) && error.status === 401 ? codeTexts.expired : error.message;
}
