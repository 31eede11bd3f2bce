import { ApiError } from '@repo/api-sdk';
import { describe, expect, it } from 'vitest';
import { registrationFailure } from './registration.model.ts';

const failure = (fields: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({
    operationId: 'register',
    status: 422,
    code: 'invalid',
    message: 'Erreur lors de l’inscription',
    ...fields,
  });

describe('the message of a failed registration', () => {
  it.each([
    ['an error of the e-mail', { fieldErrors: { email: ['déjà pris'] } }, 'Cet email est déjà utilisé.'],
    [
      'an error of the e-mail after another',
      { fieldErrors: { city: ['Ville'], email: ['x'] } },
      'Cet email est déjà utilisé.',
    ],
    ['another field', { fieldErrors: { city: ['Ville inconnue.'], phone: ['Non.'] } }, 'Ville inconnue.'],
    ['the server’s sentence', { message: 'Fermé ce soir.' }, 'Fermé ce soir.'],
    ['nothing but a refusal', {}, 'Erreur lors de l’inscription'],
    ['a response without token', { status: 200, code: 'no_token' }, 'L’inscription a échoué'],
  ])('comes from %s', (_what, fields, sentence) => {
    expect(registrationFailure(failure(fields))).toBe(sentence);
  });

  it('is absent when nothing failed', () => {
    expect(registrationFailure(null)).toBeNull();
  });
});
