import { allFieldErrors, isApiError } from '@repo/api-sdk';
import { sirenOf } from '@repo/domain/companies';
import { foreignCompany, registrationTexts as texts } from './registration.texts.ts';

/** The message under « Échec de l’enregistrement »: the first that applies (R078, R079, D21). */
export function registrationFailure(error: Error | null): string | null {
  if (error === null) return null;
  if (!isApiError(error)) return texts.noToken;
  if ((error.fieldErrors['email'] ?? []).length > 0) return texts.emailTaken;
  const [first] = allFieldErrors(error);
  if (first !== undefined) return first;
  return error.code === 'no_token' ? texts.noToken : error.message;
}

/** Whether a number is neither a SIREN nor a SIRET. A company of another country has a number of its own. */
export function hasWrongKey(number: string, companyType: string): boolean {
  return number.trim() !== '' && companyType !== foreignCompany && sirenOf(number) === null;
}
