// The email about a sign-in from where an account never was.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { knownOrigins } from '../../db/schema/disputes.ts';
import { sessions } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { pruneExpired } from '../../jobs/prune-expired.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { networkBlock } from './known-origins.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const newerChrome = chrome.replace('141', '142');
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let test: TestApp;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-03-02T09:00:00.000Z');
  client = await signIn(test, 'client');
});

const login = (remoteAddress: string, userAgent: string) =>
  test.expectOk('login', {
    body: { user: { email: client.email, password: testPassword } },
    remoteAddress,
    headers: { 'user-agent': userAgent },
  });
const notices = () =>
  test.deps.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.userId, client.userId), eq(mailOutbox.kind, 'newSignIn')))
    .orderBy(mailOutbox.createdAt, mailOutbox.id);
const stored = () => test.deps.db.select().from(knownOrigins).where(eq(knownOrigins.userId, client.userId));

describe('a sign-in', () => {
  it('is reported to its owner, with the device and the time, where device and network are new', async () => {
    expect(await notices()).toEqual([]);
    await login('203.0.113.7', chrome);
    expect(await notices()).toHaveLength(1);
    const body = await lastMailTo(test, client.email);
    expect(body).toContain('depuis un appareil et une adresse que nous ne connaissons pas');
    expect(body).toContain('Chrome sur Windows');
    expect(body).toContain('2 mars 2026 à 10:00');
    expect(body).toMatch(/http\S+\/ce-n-est-pas-moi#nme_\S{20,}/);
    expect(body).not.toContain('203.0.113.7');
  });

  it('is not reported again from there, with a newer version, nor from the network of the same provider', async () => {
    await login('203.0.113.7', chrome);
    await login('203.0.113.7', chrome);
    await login('203.0.55.1', newerChrome);
    expect(await notices()).toHaveLength(1);
  });

  it('states which of the two is new', async () => {
    await login('203.0.113.7', chrome);
    await login('198.51.100.1', chrome);
    expect(await lastMailTo(test, client.email)).toContain(
      'vient d’être ouvert depuis une adresse que nous ne connaissons pas',
    );
    test.clock.advance({ minutes: 1 });
    await login('198.51.100.1', iphone);
    expect(await lastMailTo(test, client.email)).toContain(
      'vient d’être ouvert depuis un appareil que nous ne connaissons pas',
    );
  });

  it('is among the notices of the client, which lead to the profile and hold no token', async () => {
    const { token } = await login('203.0.113.7', chrome);
    const { items } = await test.expectOk('listMyNotices', { token });
    expect(items).toMatchObject([{ title: 'Nouvelle connexion à votre compte Yield', path: '/profile' }]);
  });

  it('is reported once of two at once', async () => {
    await Promise.all([login('203.0.113.7', chrome), login('203.0.113.7', chrome)]);
    expect(await notices()).toHaveLength(1);
  });

  it('of an account older than what is stored is compared with its sessions', async () => {
    await test.deps.db
      .update(sessions)
      .set({ ip: '203.0.113.7', userAgent: chrome })
      .where(eq(sessions.userId, client.userId));
    await test.deps.db.delete(knownOrigins).where(eq(knownOrigins.userId, client.userId));
    await login('203.0.113.9', chrome);
    expect(await notices()).toEqual([]);
    await login('203.0.113.9', iphone);
    expect(await notices()).toHaveLength(1);
  });

  it('of staff is reported too, at their second step', async () => {
    client = await signIn(test, 'admin_yield');
    const { token } = await login('203.0.113.7', chrome);
    expect(await notices()).toEqual([]);
    const code = /\b\d{6}\b/.exec(await lastMailTo(test, client.email))?.[0] ?? '';
    await test.expectOk('verifyTwoFactor', {
      token,
      body: { code },
      remoteAddress: '203.0.113.7',
      headers: { 'user-agent': chrome },
    });
    expect(await notices()).toHaveLength(1);
  });

  it('of a registration, and a session that is handed over, are not reported', async () => {
    const { code } = await test.expectOk('createHandoff', {
      token: client.token,
      body: { target_origin: 'http://localhost:3001' },
    });
    await test.expectOk('exchangeHandoff', {
      body: { code },
      remoteAddress: '203.0.113.7',
      headers: { origin: 'http://localhost:3001', 'user-agent': chrome },
    });
    expect(await notices()).toEqual([]);
  });
});

describe('what is stored of a sign-in', () => {
  it('is two digests, those of no other account, and goes a year after it last served', async () => {
    await login('203.0.113.7', chrome);
    const rows = await stored();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['device', 'device', 'place', 'place']);
    for (const { digest } of rows) expect(digest).toMatch(/^[\da-f]{64}$/);
    const mine = rows.map(({ digest }) => digest);
    client = await signIn(test, 'client');
    await login('203.0.113.7', chrome);
    expect((await stored()).filter(({ digest }) => mine.includes(digest))).toEqual([]);

    test.clock.advance({ days: 365 });
    await login('203.0.113.7', chrome);
    test.clock.advance({ minutes: 1 });
    await pruneExpired(test.deps);
    expect((await stored()).map(({ kind }) => kind).toSorted()).toEqual(['device', 'place']);
  });

  it.each([
    ['203.0.113.7', '203.0'],
    ['::ffff:203.0.113.7', '203.0'],
    ['2001:db8:1:2::3', '2001:db8'],
    ['inconnue', 'inconnue'],
  ])('of the network of %s is %s', (ip, block) => {
    expect(networkBlock(ip)).toBe(block);
  });
});
