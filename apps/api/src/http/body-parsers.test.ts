import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The code of the refusal of a password, written in JSON as it is here. */
async function codeFor(password: string): Promise<string> {
  const body = `{"user":{"email":"camille@exemple.fr","password":"${password}"}}`;
  const response = await test.call('login', { body, headers: { 'content-type': 'application/json' } });
  return String(Object(response.body).code);
}

describe('half a character, which the database would store as another one', () => {
  it.each([
    String.raw`\ud800`,
    String.raw`a\uDFFFb`,
    String.raw`\ude00\ud83d`,
    String.raw`\ud83d\ude00\ud83d`,
    String.raw`\\\ud800`,
  ])('is refused: %s', async (text) => {
    expect(await codeFor(text)).toBe('malformed');
  });

  it.each([String.raw`\ud83d\ude00`, String.raw`\\ud800`, '😀'])('is not in %s', async (text) => {
    expect(await codeFor(text)).toBe('identity.invalid_credentials');
  });
});
