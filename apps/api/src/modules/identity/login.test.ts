import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { rateLimits } from '../../db/schema/platform.ts';
import { handleResetRequests } from '../../jobs/handle-reset-requests.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { signIn, testPassword } from '../../testing/people.ts';
import { visibleResponse } from '../../testing/visible-response.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const login = (email: string, password: string, remoteAddress?: string) =>
  test.call('login', {
    body: { user: { email, password } },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });

describe('login', () => {
  it('returns a token that opens the account, whatever the case of the address', async () => {
    const client = await signIn(test, 'client');
    const response = await test.expectOk('login', {
      body: { user: { email: ` ${client.email.toUpperCase()} `, password: testPassword } },
    });
    expect(response.user?.id).toBe(client.userId);
    expect(response.token).toMatch(/^usx_/);
    const me = await test.expectOk('getMe', { token: response.token });
    expect(me.email).toBe(client.email);
  });

  it('refuses a wrong password and an unknown address with the same words and headers', async () => {
    const client = await signIn(test, 'client');
    const wrong = await login(client.email, 'Autre-mot-de-passe1', '10.0.0.1');
    const unknown = await login('personne@exemple.fr', 'Autre-mot-de-passe1', '10.0.0.1');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toMatchObject({
      code: 'identity.invalid_credentials',
      error: 'L’adresse mail ou le mot de passe est invalide.',
    });
    expect(visibleResponse(unknown)).toEqual(visibleResponse(wrong));
  });

  it('records a refused sign-in in the trail, with its IP address', async () => {
    const client = await signIn(test, 'client');
    await login(client.email, 'Autre-mot-de-passe1', '10.0.0.3');
    const [trace] = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, client.userId));
    expect(trace).toMatchObject({ action: 'session.refused', actorId: null, ip: '10.0.0.3' });
  });

  it.each([
    [0, '127.0.0.1'],
    [1, '10.0.0.4'],
    [2, '10.9.9.9'],
  ])('believes %i proxies of ours about the address, and not what the caller wrote', async (hops, seen) => {
    const behindProxy = await createTestApp({ trustProxy: hops });
    const client = await signIn(behindProxy, 'client');
    await behindProxy.call('login', {
      body: { user: { email: client.email, password: 'Autre-mot-de-passe1' } },
      headers: { 'x-forwarded-for': '10.8.8.8, 10.9.9.9, 10.0.0.4' },
    });
    const traces = await behindProxy.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, client.userId));
    expect(traces.map(({ ip }) => ip)).toEqual([seen]);
    await behindProxy.close();
  });

  it.each([
    ['sans-arobase', 'x', 'L’adresse mail n’est pas valide.'],
    ['a@b.fr', '', 'Vous devez renseigner votre mot de passe.'],
    ['a@b.fr', 'avec un espace', 'Le mot de passe ne doit pas contenir d’espace.'],
  ])('judges %s / %s before looking anything up', async (email, password, message) => {
    const response = await login(email, password, '10.0.0.2');
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ error: message });
  });

  it('stops the eleventh guess from one address on one account, even the right one', async () => {
    const client = await signIn(test, 'client');
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await login(client.email, 'Autre-mot-de-passe1', '10.0.1.1')).status).toBe(401);
    }
    const refused = await login(client.email, testPassword, '10.0.1.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(client.email, testPassword, '10.0.1.2')).status).toBe(200);
    test.clock.advance({ minutes: 16 });
    expect((await login(client.email, testPassword, '10.0.1.1')).status).toBe(200);
  });

  it('stops guesses spread over many addresses, and accepts a familiar address or one of a password reset', async () => {
    const client = await signIn(test, 'client');
    expect((await login(client.email, testPassword, '10.1.0.1')).status).toBe(200);
    // Ninety-nine wrong ones before this: a hundred real ones would only cost time.
    expect((await login(client.email, 'Faux-2026-abcdef', '10.2.0.1')).status).toBe(401);
    await test.deps.db
      .update(rateLimits)
      .set({ count: 100 })
      .where(eq(rateLimits.key, `login-account:${client.email}`));
    expect((await login(client.email, 'Faux-2026-abcdef', '10.3.0.1')).status).toBe(429);

    expect((await login(client.email, testPassword, '10.1.0.1')).status).toBe(200);
    expect((await login(client.email, testPassword, '10.4.0.1')).status).toBe(429);
    await test.expectOk('sendInstructions', { body: { email: client.email } });
    await handleResetRequests(test.deps);
    const token = /reset-password#(\S+)/.exec(await lastMailTo(test, client.email))?.[1] ?? '';
    const password = 'Nouveau-mot-2026!';
    await test.expectOk('resetPassword', {
      body: { token, password },
      remoteAddress: '10.4.0.1',
    });
    expect((await login(client.email, password, '10.4.0.1')).status).toBe(200);
  });

  it('takes an address for familiar for ninety days after a sign-in', async () => {
    const client = await signIn(test, 'client');
    expect((await login(client.email, testPassword, '10.5.0.1')).status).toBe(200);
    for (const [days, status] of [
      [89, 401],
      [2, 429],
    ] as const) {
      test.clock.advance({ days });
      await login(client.email, 'Faux-2026-abcdef', '10.6.0.1');
      await test.deps.db
        .update(rateLimits)
        .set({ count: 100 })
        .where(eq(rateLimits.key, `login-account:${client.email}`));
      expect((await login(client.email, 'Faux-2026-abcdef', '10.5.0.1')).status).toBe(status);
    }
  });

  it('refuses unknown fields, wrong types and prototype keys before anything runs', async () => {
    const refused = [
      await test.call('login', { body: { user: { email: 'a@b.fr', password: 'x', role: 'super_admin' } } }),
      await test.call('login', { body: { user: { email: ['a@b.fr'], password: 'x' } } }),
      await test.call('login', {
        body: '{"user":{"__proto__":{"role":"super_admin"}}}',
        headers: { 'content-type': 'application/json' },
      }),
      await test.call('login', { body: '{', headers: { 'content-type': 'application/json' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(refused[0]?.body).toMatchObject({
      code: 'malformed',
      errors: { role: ['Champ inconnu.'] },
    });
  });

  it('refuses a body that is not JSON, or too large', async () => {
    const xml = await test.call('login', { body: '<a/>', headers: { 'content-type': 'application/xml' } });
    expect(xml.status).toBe(415);
    const large = await test.call('login', { body: { user: { email: 'x'.repeat(300_000), password: 'x' } } });
    expect(large.status).toBe(413);
  });
});
