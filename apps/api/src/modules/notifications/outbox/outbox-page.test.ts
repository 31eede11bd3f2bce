import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sendPendingMail } from '../../../jobs/send-pending-mail.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { queueMail } from '../queue-mail.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const listSchema = z.array(
  z.strictObject({
    id: z.uuid(),
    kind: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    has_attachment: z.boolean(),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
  }),
);
const get = (url: string, remoteAddress = '127.0.0.1') => test.app.inject({ url, remoteAddress });
async function list() {
  const response = await test.app.inject({ url: '/local/outbox', headers: { accept: 'application/json' } });
  return listSchema.parse(response.json());
}
const queue = () =>
  queueMail(
    test.deps,
    { id: null, email: 'camille@exemple.fr' },
    { kind: 'paymentRefused', data: { strategy: '<b>USDFY</b>', refusal: '<script>alert(1)</script>' } },
  );

describe('the local outbox', () => {
  it('lists each message with its state, its text, and its HTML in a frame that runs nothing', async () => {
    expect((await get('/local/outbox')).body).toContain('Aucun message pour l’instant.');
    await queue();
    const page = await get('/local/outbox');
    const [mail] = await list();
    expect(page.body).toContain('À camille@exemple.fr · 02/03/2026 10:00 · paymentRefused · en attente');
    expect(page.body).toContain(`<iframe src="/local/outbox/${mail?.id}"`);
    expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page.body).toContain('<pre>VOTRE PREUVE DE PAIEMENT');
    expect(page.body).not.toMatch(/<script|<b>/);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    await sendPendingMail(test.deps);
    expect((await get('/local/outbox')).body).toContain('paymentRefused · envoyé');
  });

  it('shows one message as its reader would see it, sandboxed by the response itself', async () => {
    await queue();
    const [mail] = await list();
    const shown = await get(`/local/outbox/${mail?.id}`);
    expect(shown.body).toBe(mail?.html);
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(shown.headers['content-security-policy']).split('; ');
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
    expect(policy).toContain("default-src 'none'");
  });

  it('returns JSON on request, newest first: codes and links for the journeys', async () => {
    await queue();
    test.clock.advance({ seconds: 1 });
    const data = { code: '482913', purpose: 'login' } as const;
    await queueMail(test.deps, { id: null, email: 'zoe@exemple.fr' }, { kind: 'code', data });
    const [newest, older] = await list();
    expect(newest).toMatchObject({ kind: 'code', to: 'zoe@exemple.fr', sent_at: null });
    expect(newest?.text).toContain('482913');
    expect(older?.kind).toBe('paymentRefused');
  });

  it('serves this machine alone, and no unknown message', async () => {
    await queue();
    const [mail] = await list();
    for (const url of ['/local/outbox', `/local/outbox/${mail?.id}`]) {
      expect((await get(url, '203.0.113.9')).statusCode).toBe(404);
    }
    expect((await get('/local/outbox/00000000-0000-4000-8000-00000000ffff')).statusCode).toBe(404);
    expect((await get('/local/outbox/..%2f')).statusCode).toBe(404);
    expect((await get('/local/outbox/page.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('is not there in production', async () => {
    const production = await createTestApp({ mode: 'production' });
    expect((await production.app.inject({ url: '/local/outbox' })).statusCode).toBe(404);
    await production.close();
  });
});
