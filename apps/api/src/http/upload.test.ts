import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signIn } from '../testing/people.ts';
import { allOperations } from './spec-document.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const head = [
  '--cut',
  'Content-Disposition: form-data; name="file"; filename="piece.pdf"',
  'Content-Type: application/pdf',
  '',
  '%PDF-1.7',
].join('\r\n');

const uploads = allOperations
  .filter(({ multipart }) => multipart)
  .map(({ operationId, path }) => [operationId, path]);

describe.each(uploads)('%s', (_operationId, path = '') => {
  it.each([
    ['without its last boundary', head],
    ['inside a header', '--cut\r\nContent-Disposition: form-da'],
    ['inside a boundary', `${head}\r\n--cu`],
  ])('refuses a form cut short %s, as the sender’s error', async (_where, payload) => {
    const isStaff = path.includes('admin');
    const { token } = await signIn(test, isStaff ? 'equisafe' : 'client', {
      kycStatus: 'pending',
      ...(isStaff && { canAccessYieldAdmin: true }),
    });
    const response = await test.app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=cut' },
      payload,
    });
    expect(response.json()).toEqual({
      error: 'Le fichier n’est pas arrivé en entier. Envoyez-le de nouveau.',
      code: 'malformed',
      request_id: expect.any(String),
    });
    expect(response.statusCode).toBe(400);
  });
});
