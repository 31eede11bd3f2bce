// Administrators list the open sessions of staff, and end them.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastMailTo, mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { createSession } from '../identity/create-session.ts';

const site = 'http://localhost:3000';
const reason = 'Ordinateur perdu dans le train';
let test: TestApp;
let superAdmin: SignedIn;
let admin: SignedIn;
let adviser: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  superAdmin = await signIn(test, 'super_admin');
  admin = await signIn(test, 'admin_yield');
  adviser = await signIn(test, 'commercial', { firstname: 'Nora', lastname: 'Lemaire' });
});

const list = async ({ token } = admin) => (await test.expectOk('listStaffSessions', { token })).people;
const personOf = async ({ userId }: SignedIn, by = admin) =>
  (await list(by)).find((person) => person.id === userId);
const end = (of: SignedIn, by = admin, body: object = { reason }) =>
  test.call('endStaffSessions', { token: by.token, params: { id: of.userId }, body });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
const isOpen = async (token: string) => (await test.call('getMe', { token })).status === 200;
const trailOf = ({ userId }: SignedIn) =>
  test.deps.db
    .select({ by: auditLog.actorId, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'account.signed_out'), eq(auditLog.objectId, userId)));

/** Another device of the same account. */
async function otherDevice({ userId }: SignedIn): Promise<{ id: string; token: string }> {
  const user = await findUserById(test.deps.db, userId);
  if (user === null) throw new Error('no account');
  const visitor = { ip: '192.0.2.9', userAgent: 'test', requestId: 'test' };
  const token = await createSession(test.deps, user, { visitor, methods: ['password', 'code'] });
  const { sessions } = await test.expectOk('listSessions', { token });
  return { token, id: sessions.find((session) => session.is_current)?.id ?? '' };
}

describe('listStaffSessions', () => {
  it('lists the devices of every member of staff, and of no client', async () => {
    const client = await signIn(test, 'client');
    const people = await list();
    const ids = people.map(({ id }) => id);
    for (const { userId } of [superAdmin, admin, adviser]) expect(ids).toContain(userId);
    expect(ids).not.toContain(client.userId);
    expect(await personOf(adviser)).toMatchObject({
      name: 'Nora Lemaire',
      email: adviser.email,
      role: 'commercial',
      sessions: [
        {
          ip: '127.0.0.1',
          opened_at: test.clock.now().toISOString(),
          last_seen_at: test.clock.now().toISOString(),
          is_current: false,
        },
      ],
    });
  });

  it('marks the caller’s own session, and whose they may end', async () => {
    expect(await personOf(admin)).toMatchObject({
      is_self: true,
      can_end: false,
      sessions: [{ is_current: true }],
    });
    expect(await personOf(adviser)).toMatchObject({ is_self: false, can_end: true });
    expect((await personOf(superAdmin))?.can_end).toBe(false);
    expect((await personOf(admin, superAdmin))?.can_end).toBe(true);
  });

  it('lists a client who administers a service for their session of the back office alone', async () => {
    const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const body = { target_origin: site };
    const { code } = await test.expectOk('createHandoff', { token: both.token, body });
    await test.expectOk('exchangeHandoff', { body: { code }, headers: { origin: site } });
    expect((await personOf(both))?.sessions).toHaveLength(1);
  });

  it('leaves out those that ended', async () => {
    await test.expectOk('logout', { token: adviser.token });
    expect(await personOf(adviser)).toBeUndefined();
    test.clock.advance({ minutes: 16 });
    const later = await signIn(test, 'admin_yield');
    expect((await list(later)).map(({ id }) => id)).toEqual([later.userId]);
  });
});

describe('endStaffSessions', () => {
  it('makes the next call of each device a 401, with an email and a line of the trail', async () => {
    const other = await otherDevice(adviser);
    const { people } = Object((await end(adviser)).body);
    expect(people.map(({ id }: { id: string }) => id)).not.toContain(adviser.userId);
    for (const token of [adviser.token, other.token]) expect(await isOpen(token)).toBe(false);
    const kinds = (await mailsTo(test, adviser.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'staffSignedOut')).toHaveLength(1);
    const mail = await lastMailTo(test, adviser.email);
    expect(mail).toContain('tous vos appareils');
    expect(mail).not.toContain(reason);
    expect(await trailOf(adviser)).toEqual([{ by: admin.userId, after: { sessions: 2, detail: reason } }]);
    expect(codeOf(await end(adviser))).toEqual([409, 'staff_sessions.none']);
  });

  it('ends the one that is named, and no other', async () => {
    const other = await otherDevice(adviser);
    expect((await end(adviser, admin, { reason, session_id: other.id })).status).toBe(200);
    expect([await isOpen(adviser.token), await isOpen(other.token)]).toEqual([true, false]);
    expect(await lastMailTo(test, adviser.email)).toContain('votre appareil');
    expect(await trailOf(adviser)).toMatchObject([{ after: { sessions: 1, device: expect.any(String) } }]);
    expect(codeOf(await end(adviser, admin, { reason, session_id: other.id }))).toEqual([
      409,
      'staff_sessions.none',
    ]);
  });

  it('ends no session of another person under this one’s name', async () => {
    const keeper = await signIn(test, 'equisafe');
    const { id } = await otherDevice(keeper);
    expect(codeOf(await end(adviser, admin, { reason, session_id: id }))).toEqual([
      409,
      'staff_sessions.none',
    ]);
    expect(await isOpen(keeper.token)).toBe(true);
  });

  it('leaves an administrator to a super administrator, and one’s own to « Sécurité »', async () => {
    for (const role of ['admin_yield', 'admin_kaskad', 'super_admin'] as const) {
      const colleague = await signIn(test, role);
      expect(codeOf(await end(colleague))).toEqual([403, 'staff_sessions.administrator']);
      expect((await end(colleague, superAdmin)).status).toBe(200);
    }
    expect(codeOf(await end(superAdmin, superAdmin))).toEqual([403, 'staff_sessions.own_account']);
    expect(await isOpen(superAdmin.token)).toBe(true);
  });

  it('needs a reason, and finds no client', async () => {
    expect((await end(adviser, admin, { reason: ' ' })).status).toBe(422);
    expect((await end(await signIn(test, 'client'))).status).toBe(404);
    expect(await isOpen(adviser.token)).toBe(true);
  });

  it('is made once for one key', async () => {
    const request = {
      token: admin.token,
      params: { id: adviser.userId },
      body: { reason },
      headers: { 'idempotency-key': `end-${adviser.userId}` },
    };
    expect((await test.call('endStaffSessions', request)).status).toBe(200);
    expect((await test.call('endStaffSessions', request)).status).toBe(200);
    expect(await mailsTo(test, adviser.email)).toHaveLength(1);
  });
});

describe('the idle end of a session of staff', () => {
  it('is sent to them, and moves with what they do alone', async () => {
    const { token } = adviser;
    const secondsLeft = async (headers = {}) =>
      (await test.expectOk('getMe', { token, headers })).session_idle_seconds;
    expect(await secondsLeft()).toBe(15 * 60);
    test.clock.advance({ minutes: 5 });
    expect(await secondsLeft({ 'x-background': 'true' })).toBe(10 * 60);
    expect(await secondsLeft()).toBe(15 * 60);
    const client = await signIn(test, 'client');
    expect(await test.expectOk('getMe', { token: client.token })).not.toHaveProperty('session_idle_seconds');
  });
});
