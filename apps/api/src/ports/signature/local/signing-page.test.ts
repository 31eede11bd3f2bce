import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onSigningPage, seedStrategies, subscribe } from '../../../modules/contracts/contracts.fixture.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signIn } from '../../../testing/people.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
afterAll(() => test.close());

async function openPage(overrides: { firstname?: string } = {}) {
  const client = await signIn(test, 'client', overrides);
  const { iframe_url } = await subscribe(test, client);
  const url = new URL(iframe_url).pathname;
  return { iframe_url, url, page: await test.app.inject({ url }) };
}

describe('the local signing page', () => {
  it('shows that it is the local demonstration provider, and the documents to sign', async () => {
    const { page } = await openPage();
    expect(page.statusCode).toBe(200);
    for (const words of [
      'lang="fr"',
      'pour la démonstration',
      'USDFY',
      'J’ai lu',
      'Signer',
      'Refuser de signer',
    ]) {
      expect(page.body).toContain(words);
    }
    expect(page.body.replaceAll(/\s/g, ' ')).toContain('15 000,00 €');
  });

  it('runs only its own script, and is embedded only by the site', async () => {
    const { page } = await openPage();
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(`frame-ancestors ${test.deps.settings.siteUrl}`);
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.body).not.toMatch(/<script>|onclick|style="/);
    for (const [name, type] of [
      ['page.js', 'text/javascript'],
      ['page.css', 'text/css'],
    ]) {
      const asset = await test.app.inject({ url: `/local/signature-assets/${name}` });
      expect([asset.statusCode, String(asset.headers['content-type']).split(';')[0]]).toEqual([200, type]);
    }
  });

  it('writes a name as text, never as markup', async () => {
    const { page } = await openPage({ firstname: '<img src=x onerror=alert(1)>' });
    expect(page.body).not.toContain('<img');
    expect(page.body).toContain('&lt;img');
  });

  it('shows both documents as PDF before and after signing', async () => {
    const { url, iframe_url } = await openPage();
    const read = async (nature: string) => test.app.inject({ url: `${url}/documents/${nature}` });
    const before = await read('contract');
    expect(before.headers['content-type']).toBe('application/pdf');
    expect((await read('pep')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await read('autre')).statusCode).toBe(404);
    await onSigningPage(test, iframe_url, 'sign');
    expect((await read('contract')).rawPayload.length).toBeGreaterThan(before.rawPayload.length);
    const after = await test.app.inject({ url });
    expect(after.body).toContain('Les documents sont signés.');
    expect(after.body).not.toContain('<form');
  });

  it('knows no other token', async () => {
    const unknown = 'http://localhost/local/signature/inconnu';
    expect((await test.app.inject({ url: '/local/signature/inconnu' })).statusCode).toBe(404);
    expect((await onSigningPage(test, unknown, 'sign')).status).toBe(404);
    expect((await onSigningPage(test, unknown, 'decline')).status).toBe(404);
  });
});
