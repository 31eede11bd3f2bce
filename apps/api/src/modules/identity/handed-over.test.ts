// Which sessions pass from one of our origins to another, what ends them, and where staff sign in.
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { hashToken } from '../../tokens.ts';

const site = 'http://localhost:3000';
const backoffice = 'http://localhost:3001';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const statusOf = async (token: string, origin?: string) =>
  (await test.call('getMe', { token, ...(origin !== undefined && { headers: { origin } }) })).status;
const requestHandoff = (token: string, target: string) =>
  test.call('createHandoff', { token, body: { target_origin: target } });

async function handOver(token: string, target: string): Promise<string> {
  const { code } = await test.expectOk('createHandoff', { token, body: { target_origin: target } });
  const exchange = { body: { code }, headers: { origin: target } };
  return (await test.expectOk('exchangeHandoff', exchange)).token;
}

/** A sign-in, the session that it was handed over to, and the one that this was handed back to. */
async function handed(): Promise<{ client: SignedIn; child: string; grandchild: string }> {
  const client = await signIn(test, 'client');
  const child = await handOver(client.token, backoffice);
  return { client, child, grandchild: await handOver(child, site) };
}

const rowOf = (token: string) => eq(sessions.tokenHash, hashToken(token));
const idOf = async (token: string) => {
  const [row] = await test.deps.db.select({ id: sessions.id }).from(sessions).where(rowOf(token));
  return row?.id ?? '';
};

const endings: readonly (readonly [how: string, end: (client: SignedIn) => Promise<unknown>])[] = [
  ['signs out', ({ token }) => test.expectOk('logout', { token })],
  [
    'was revoked from another device',
    async ({ email, token }) => {
      const other = { body: { user: { email, password: testPassword } }, remoteAddress: '10.5.0.1' };
      const { token: by } = await test.expectOk('login', other);
      await test.expectOk('revokeSession', { token: by, params: { id: await idOf(token) } });
    },
  ],
  [
    'has ended however active',
    ({ token }) =>
      test.deps.db.update(sessions).set({ absoluteExpiresAt: test.clock.now() }).where(rowOf(token)),
  ],
  [
    'was left idle',
    ({ token }) => test.deps.db.update(sessions).set({ idleExpiresAt: test.clock.now() }).where(rowOf(token)),
  ],
  ['is deleted', ({ token }) => test.deps.db.delete(sessions).where(rowOf(token))],
];

describe('a session that was handed over', () => {
  it.each(endings)('ends with the one that it comes from: %s', async (_how, end) => {
    const { client, child, grandchild } = await handed();
    const other = await signIn(test, 'client');
    const { code } = await test.expectOk('createHandoff', {
      token: grandchild,
      body: { target_origin: site },
    });
    expect([await statusOf(child), await statusOf(grandchild)]).toEqual([200, 200]);
    await end(client);
    expect([await statusOf(child), await statusOf(grandchild)]).toEqual([401, 401]);
    expect(await statusOf(other.token)).toBe(200);
    expect((await test.call('exchangeHandoff', { body: { code }, headers: { origin: site } })).status).toBe(
      401,
    );
  });

  it('ends with the one in the middle, which leaves the first', async () => {
    const { client, child, grandchild } = await handed();
    await test.expectOk('logout', { token: child });
    expect(await statusOf(client.token)).toBe(200);
    expect(await statusOf(grandchild)).toBe(401);
    const { sessions: listed } = await test.expectOk('listSessions', { token: client.token });
    expect(listed.map(({ id }) => id)).toEqual([await idOf(client.token)]);
  });

  it('ends with a new password, and keeps the others open while it is in use', async () => {
    const { client, child, grandchild } = await handed();
    for (const hours of [8, 8, 8]) {
      test.clock.advance({ hours });
      expect(await statusOf(grandchild)).toBe(200);
    }
    expect(await statusOf(client.token)).toBe(200);
    const body = { password: 'Nouveau-mot-2026!', current_password: testPassword };
    await test.changeSecret('changePassword', client, { body });
    expect([await statusOf(child), await statusOf(grandchild)]).toEqual([401, 401]);
  });
});

const changes: readonly (readonly [what: string, change: (kept: { token: string }) => Promise<unknown>])[] = [
  [
    'a new password',
    (kept) => {
      const body = { password: 'Nouveau-mot-2026!', current_password: testPassword };
      return test.changeSecret('changePassword', kept, { body });
    },
  ],
  [
    'a first factor',
    async (kept) => {
      const { id, secret } = await test.expectOk('startAuthenticator', { ...kept, body: { name: 'Aegis' } });
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      const body = { code: totp.generate({ timestamp: test.clock.now().getTime() }) };
      return test.changeSecret('confirmAuthenticator', kept, { params: { id }, body });
    },
  ],
  ['« Déconnecter les autres appareils »', ({ token }) => test.expectOk('revokeOtherSessions', { token })],
];

describe('a session that was handed over and ends the others', () => {
  it.each(changes)(
    'stays open as a sign-in of its own, with the end that it had: %s',
    async (_what, change) => {
      const { client, child, grandchild } = await handed();
      const kept = { token: grandchild };
      const stored = async ({ token }: { token: string }) =>
        (await test.deps.db.select().from(sessions).where(rowOf(token)))[0];
      const before = await stored(kept);
      await test.deps.db.update(sessions).set({ provenAt: test.clock.now() }).where(rowOf(grandchild));
      await change(kept);
      const statuses = await Promise.all([client.token, child, kept.token].map((token) => statusOf(token)));
      expect(statuses).toEqual([401, 401, 200]);
      const { id, absoluteExpiresAt } = before ?? {};
      expect(await stored(kept)).toMatchObject({ id, absoluteExpiresAt, parentSessionId: null });
      expect(await statusOf(await handOver(kept.token, backoffice))).toBe(200);
    },
  );

  it('comes from the sign-in itself, however often it passed from one origin to another', async () => {
    const { client, child, grandchild } = await handed();
    const next = await handOver(grandchild, backoffice);
    const parents = await test.deps.db
      .select({ token: sessions.tokenHash, parent: sessions.parentSessionId })
      .from(sessions)
      .where(eq(sessions.userId, client.userId));
    const root = await idOf(client.token);
    const expected = [client.token, child, grandchild, next].map((token, index) => ({
      token: hashToken(token),
      parent: index === 0 ? null : root,
    }));
    expect(parents).toHaveLength(4);
    expect(parents).toEqual(expect.arrayContaining(expected));
  });
});

const login = (email: string, origin: string, password = testPassword) => {
  const body = { user: { email, password } };
  return test.call('login', { body, headers: { origin }, remoteAddress: '10.5.0.2' });
};

describe('staff', () => {
  const roles = ['super_admin', 'admin_yield', 'admin_kaskad', 'commercial', 'equisafe'] as const;

  it.each(roles)('%s signs in at the back office, and from no page of the site', async (role) => {
    const { email, token } = await signIn(test, role);
    expect((await login(email, backoffice)).status).toBe(200);
    const mails = () => test.deps.db.$count(mailOutbox);
    const before = await mails();
    const refused = await login(email, site);
    expect(refused).toMatchObject({ status: 403, body: { code: 'identity.staff_elsewhere' } });
    expect(await mails()).toBe(before);
    // The password is judged first: it says nothing to those who do not know it.
    expect((await login(email, site, 'Mauvais-mot-2026!')).status).toBe(401);
    expect([await statusOf(token, site), await statusOf(token, backoffice)]).toEqual([401, 200]);
  });

  it.each(roles)('%s hands no session over', async (role) => {
    const { token } = await signIn(test, role);
    for (const target of [site, backoffice]) expect((await requestHandoff(token, target)).status).toBe(403);
  });

  it('who are clients too keep their 15 idle minutes in the back office while they are on the site', async () => {
    const { token } = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const onSite = await handOver(token, site);
    test.clock.advance({ minutes: 10 });
    expect(await statusOf(onSite, site)).toBe(200);
    test.clock.advance({ minutes: 14 });
    expect(await statusOf(token)).toBe(200);
    expect(await statusOf(onSite, site)).toBe(200);
    test.clock.advance({ minutes: 15 });
    expect(await statusOf(token)).toBe(401);
  });

  it('who are clients too have no rights of staff on the site, and take none from there', async () => {
    const { token } = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const read = (of: string) => test.call('getStaffTiles', { token: of });
    expect((await read(token)).status).toBe(200);
    const onSite = await handOver(token, site);
    expect(await statusOf(onSite, site)).toBe(200);
    expect((await read(onSite)).status).toBe(403);
    expect((await requestHandoff(onSite, backoffice)).status).toBe(403);
    expect(await statusOf(token, site)).toBe(401);
  });
});
