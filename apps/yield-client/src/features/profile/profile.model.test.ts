import { ApiError } from '@repo/api-sdk';
import { describe, expect, it } from 'vitest';
import { saveFailure } from './profile.model.ts';

const failure = (fieldErrors: Record<string, string[]>) =>
  new ApiError({ operationId: 'updateMe', status: 422, code: 'x', message: 'Refusé.', fieldErrors });

describe('why a profile was not saved', () => {
  it.each([
    [
      'the errors of the fields',
      failure({ phone: ['Téléphone.'], city: ['Ville.', 'Code.'] }),
      'Téléphone., Ville., Code.',
    ],
    ['the sentence of the server', failure({}), 'Refusé.'],
    ['the message of any other error', new Error('Panne.'), 'Panne.'],
  ])('is %s', (_, error, expected) => {
    expect(saveFailure(error)).toBe(expected);
  });
});
