import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerFor } from '../testing/callers.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
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

const uploads = allOperations.filter(({ multipart }) => multipart);

describe.each(uploads)('$operationId', (operation) => {
  it.each([
    ['without its last boundary', head],
    ['inside a header', '--cut\r\nContent-Disposition: form-da'],
    ['inside a boundary', `${head}\r\n--cu`],
  ])('refuses a form cut short %s, as the sender’s error', async (_where, payload) => {
    const caller = await callerFor(test, operation);
    const response = await test.app.inject({
      method: 'POST',
      url: operation.path,
      headers: {
        authorization: `Bearer ${caller?.token}`,
        'content-type': 'multipart/form-data; boundary=cut',
      },
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
