import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../../db/migrate.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { sessions } from '../../db/schema/identity.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { hashToken } from '../../tokens.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
let address = 0;

/** Signs the same person in from another device, from an address of its own. */
async function signInAgain({ email }: SignedIn, userAgent = phone): Promise<string> {
  address += 1;
  const { token } = await test.expectOk('login', {
    body: { user: { email, password: testPassword } },
    headers: { 'user-agent': userAgent },
    remoteAddress: `10.4.0.${address}`,
  });
  return token;
}

const list = async (token: string) => (await test.expectOk('listSessions', { token })).sessions;
const currentOf = async (token: string) =>
  (await list(token)).find((session) => session.is_current)?.id ?? '';
const statusOf = async (token: string) => (await test.call('getMe', { token })).status;
const revoke = (token: string, id: string) => test.call('revokeSession', { token, params: { id } });

/** Who ended which session, as the trail keeps it. */
const traces = (id: string) =>
  test.deps.db
    .select({ actorId: auditLog.actorId, sessionId: auditLog.sessionId })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'session.revoked'), eq(auditLog.objectId, id)));

describe('the list of sessions', () => {
  it('names each device, where and when it was opened and last seen, and which one is current', async () => {
    const client = await signIn(test, 'client');
    test.clock.advance({ minutes: 5 });
    const openedAt = test.clock.now().toISOString();
    const token = await signInAgain(client);
    test.clock.advance({ minutes: 3 });
    const [first, second, ...others] = await list(token);
    expect(first).toEqual({
      id: await currentOf(token),
      device: 'Safari sur iPhone',
      device_kind: 'phone',
      ip: `10.4.0.${address}`,
      opened_at: openedAt,
      last_seen_at: test.clock.now().toISOString(),
      is_current: true,
    });
    expect(second).toMatchObject({ device: 'Appareil inconnu', is_current: false });
    expect(others).toEqual([]);
  });

  it('contains neither a token nor its hash', async () => {
    const { token } = await signIn(test, 'client');
    const { raw } = await test.call('listSessions', { token });
    expect(raw.toString()).not.toContain(hashToken(token));
    expect(raw.toString()).not.toMatch(/token|hash|usx_/);
  });

  it('omits those of other users, ended ones and expired ones', async () => {
    const client = await signIn(test, 'client');
    await signIn(test, 'client');
    const ended = await signInAgain(client);
    await test.expectOk('logout', { token: ended });
    test.clock.advance({ hours: 11 });
    const token = await signInAgain(client);
    expect(await list(token)).toHaveLength(2);
    test.clock.advance({ hours: 2 });
    expect((await list(token)).map((session) => session.is_current)).toEqual([true]);
  });

  it('omits a session older than 30 days, even if recently used', async () => {
    const client = await signIn(test, 'client');
    const token = await signInAgain(client);
    const now = test.clock.now();
    await test.deps.db
      .update(sessions)
      .set({ absoluteExpiresAt: now })
      .where(eq(sessions.tokenHash, hashToken(client.token)));
    expect(await list(token)).toHaveLength(1);
  });

  it.each([
    ['client', 30 * 24],
    ['admin_yield', 12],
  ] as const)('refuses every call of a %s once the session is %i hours old', async (role, age) => {
    const { token } = await signIn(test, role);
    // In use all along: the idle limit is not what ends it.
    const keepInUse = (hours: number) =>
      test.deps.db
        .update(sessions)
        .set({ idleExpiresAt: new Date(test.clock.now().getTime() + hours * 3_600_000) })
        .where(eq(sessions.tokenHash, hashToken(token)));
    await keepInUse(age + 1);
    test.clock.advance({ hours: age, minutes: -1 });
    expect(await statusOf(token)).toBe(200);
    await keepInUse(1);
    test.clock.advance({ minutes: 1 });
    expect(await statusOf(token)).toBe(401);
  });

  it('of staff that was opened under the rule of seven days ends 12 hours after it was opened', async () => {
    const [staff, client] = [await signIn(test, 'admin_yield'), await signIn(test, 'client')];
    const endsOf = async ({ userId }: SignedIn) => {
      const [row] = await test.deps.db.select().from(sessions).where(eq(sessions.userId, userId));
      return row === undefined ? [] : [row.createdAt.getTime(), row.absoluteExpiresAt.getTime()];
    };
    const week = new Date(test.clock.now().getTime() + 7 * 24 * 3_600_000);
    const ofBoth = inArray(sessions.userId, [staff.userId, client.userId]);
    await test.deps.db.update(sessions).set({ absoluteExpiresAt: week }).where(ofBoth);
    const capped = await readFile(join(migrationsFolder, '0125_cap_staff_sessions.sql'), 'utf8');
    await test.deps.db.execute(sql.raw(capped));
    const [openedAt = 0, endsAt] = await endsOf(staff);
    expect(endsAt).toBe(openedAt + 12 * 3_600_000);
    expect((await endsOf(client))[1]).toBe(week.getTime());
  });

  it('ends for staff 15 minutes after their last call, not counting those that their screens make by themselves', async () => {
    const { token } = await signIn(test, 'admin_yield');
    const unattended = ['listJobs', 'getStaffTiles', 'listChangeRequests', 'listJobQueues'] as const;
    test.clock.advance({ minutes: 14 });
    expect(await statusOf(token)).toBe(200);
    for (const minutes of [4, 5, 5]) {
      test.clock.advance({ minutes });
      for (const operation of unattended) expect((await test.call(operation, { token })).status).toBe(200);
      const body = { kind: 'strategy', id: 'usdfy', state: 'editing' } as const;
      expect((await test.call('touchPresence', { token, body })).status).toBe(200);
      const headers = { 'x-background': 'true' };
      expect((await test.call('getMe', { token, headers })).status).toBe(200);
    }
    test.clock.advance({ minutes: 1 });
    expect((await test.call('getStaffTiles', { token })).status).toBe(401);
    expect(await statusOf(token)).toBe(401);
  });

  it('ends for a client 12 hours after their last call, not counting those that their screens make by themselves', async () => {
    const { token } = await signIn(test, 'client');
    const headers = { 'x-background': 'true' };
    for (const hours of [4, 4, 3]) {
      test.clock.advance({ hours });
      for (const operation of ['getMe', 'listContracts', 'listRounds'] as const)
        expect((await test.call(operation, { token, headers })).status).not.toBe(401);
    }
    test.clock.advance({ hours: 1 });
    expect(await statusOf(token)).toBe(401);
  });

  it('omits a sign-in awaiting its code', async () => {
    const client = await signIn(test, 'client', { twoFactorEnabled: true });
    const challenge = await signInAgain(client);
    expect(challenge).toMatch(/^chl_/);
    expect(await list(client.token)).toHaveLength(1);
    expect((await test.call('listSessions', { token: challenge })).status).toBe(401);
  });

  it('costs no write but one a minute', async () => {
    const { token } = await signIn(test, 'client');
    const lastSeen = async () => (await list(token))[0]?.last_seen_at;
    const openedAt = await lastSeen();
    test.clock.advance({ seconds: 59 });
    expect(await lastSeen()).toBe(openedAt);
    test.clock.advance({ seconds: 2 });
    expect(await lastSeen()).toBe(test.clock.now().toISOString());
  });
});

describe('revoking one session', () => {
  it('ends it at once, and no other', async () => {
    const client = await signIn(test, 'client');
    const other = await signInAgain(client);
    const id = await currentOf(other);
    await test.expectOk('revokeSession', { token: client.token, params: { id } });
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(client.token)).toBe(200);
    expect(await list(client.token)).toHaveLength(1);
    const by = { actorId: client.userId, sessionId: await currentOf(client.token) };
    expect(await traces(id)).toEqual([by]);
  });

  it('done twice, returns the same and is recorded once', async () => {
    const client = await signIn(test, 'client');
    const id = await currentOf(await signInAgain(client));
    const responses = await Promise.all([revoke(client.token, id), revoke(client.token, id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await revoke(client.token, id)).status).toBe(200);
    expect(await traces(id)).toHaveLength(1);
  });

  it('does not know another person’s, any more than one that was never opened', async () => {
    const [one, other] = [await signIn(test, 'client'), await signIn(test, 'client')];
    const admin = await signIn(test, 'super_admin');
    const id = await currentOf(other.token);
    const unknownId = '00000000-0000-4000-8000-00000000ffff';
    for (const { token } of [one, admin]) {
      const [foreign, missing] = [await revoke(token, id), await revoke(token, unknownId)];
      expect(foreign.status).toBe(404);
      expect({ ...Object(foreign.body), request_id: '' }).toEqual({
        ...Object(missing.body),
        request_id: '',
      });
    }
    expect((await revoke(one.token, 'pas-un-identifiant')).status).toBe(404);
    expect(await statusOf(other.token)).toBe(200);
    expect(await traces(id)).toEqual([]);
  });

  it('signs out when it is the current one', async () => {
    const { token } = await signIn(test, 'client');
    const id = await currentOf(token);
    expect((await revoke(token, id)).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect((await revoke(token, id)).status).toBe(401);
  });
});

describe('revoking the other sessions', () => {
  it('keeps the current one, and returns how many ended', async () => {
    const client = await signIn(test, 'client');
    const otherClient = await signIn(test, 'client');
    const others = [await signInAgain(client), await signInAgain(client)];
    const ids = await Promise.all(others.map(currentOf));
    const response = await test.expectOk('revokeOtherSessions', { token: client.token });
    expect(response).toEqual({ success: true, revoked_count: 2 });
    for (const token of others) expect(await statusOf(token)).toBe(401);
    expect(await statusOf(client.token)).toBe(200);
    expect(await statusOf(otherClient.token)).toBe(200);
    for (const id of ids) expect(await traces(id)).toHaveLength(1);
    const again = await test.expectOk('revokeOtherSessions', { token: client.token });
    expect(again.revoked_count).toBe(0);
  });

  it('counts no session that had expired, yet ends it for good', async () => {
    const client = await signIn(test, 'client');
    test.clock.advance({ hours: 13 });
    const token = await signInAgain(client);
    expect((await test.expectOk('revokeOtherSessions', { token })).revoked_count).toBe(0);
    test.clock.advance({ hours: -13 });
    expect(await statusOf(client.token)).toBe(401);
  });
});

const targetOrigin = () => test.deps.settings.corsOrigins[0] ?? '';

describe('what a device had requested', () => {
  it('ends with its session: a hand-over code opens nothing', async () => {
    const client = await signIn(test, 'client');
    const other = await signInAgain(client);
    const handoff = { token: other, body: { target_origin: targetOrigin() } };
    const [kept, lost] = [
      await test.expectOk('createHandoff', handoff),
      await test.expectOk('createHandoff', handoff),
    ];
    const exchange = (code: string) =>
      test.call('exchangeHandoff', { body: { code }, headers: { origin: targetOrigin() } });
    expect((await exchange(kept.code)).status).toBe(200);
    await test.expectOk('revokeSession', { token: client.token, params: { id: await currentOf(other) } });
    expect((await exchange(lost.code)).status).toBe(401);
  });

  it('ends with its session: a code sent by e-mail is not accepted any more', async () => {
    const client = await signIn(test, 'client');
    const other = await signInAgain(client);
    const { token } = await test.expectOk('enableTwoFactor', { token: other });
    await test.expectOk('revokeOtherSessions', { token: client.token });
    const response = await test.call('resendTwoFactor', { token: token ?? '' });
    expect(response.status).toBe(401);
  });
});
