// What staff do to the account of one client: lock, unlock, sign out of every device, send the link of a new password.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { deletionRequests } from '../../db/schema/deletion.ts';
import { users } from '../../db/schema/identity.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastMailTo, mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';

let test: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());
beforeEach(async () => {
  client = await signIn(test, 'client');
});

const reason = 'Adresse signalée par le client';
const acts = ['lockClient', 'unlockClient', 'endClientSessions', 'sendClientResetLink'] as const;
type Act = (typeof acts)[number];

const call = (act: Act, { userId } = client, by = admin, body: object = { reason }) =>
  test.call(act, { token: by.token, params: { id: userId }, body });
const done = async (act: Act) => {
  const { status, body } = await call(act);
  expect([status, act]).toEqual([200, act]);
  return Object(body);
};
const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, String(Object(body).code)];
const linesOf = (action: string) =>
  test.deps.db
    .select({ by: auditLog.actorId, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.objectId, client.userId)));
const kindsTo = async ({ email } = client) => (await mailsTo(test, email)).map(({ kind }) => kind);
const login = ({ email } = client) =>
  test.call('login', { body: { user: { email, password: testPassword } } });

describe('lockClient', () => {
  it('ends every session and refuses the next sign-in; the client reads no reason', async () => {
    const record = await done('lockClient');
    expect(record).toMatchObject({
      client: { state: 'locked' },
      sessions: 0,
      locked_at: test.clock.now().toISOString(),
    });
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
    expect((await login()).status).toBe(401);
    expect(await kindsTo()).toEqual(['accountLocked']);
    expect(await lastMailTo(test, client.email)).not.toContain(reason);
    expect(await linesOf('account.locked')).toEqual([
      { by: admin.userId, after: { sessions: 1, detail: reason } },
    ]);
    const { items } = await test.expectOk('listClients', { token: admin.token, query: { state: 'locked' } });
    expect(items.map(({ id }) => id)).toContain(client.userId);
    expect(errorOf(await call('lockClient'))).toEqual([409, 'clients.already_locked']);
  });

  it('voids a link of a new password that was sent before', async () => {
    await done('sendClientResetLink');
    const token = /rst_[\w-]+/.exec(await lastMailTo(test, client.email))?.[0] ?? '';
    await done('lockClient');
    await done('unlockClient');
    expect(await test.expectOk('checkToken', { body: { token } })).toEqual({ valid: false });
  });

  it('is made once for one key', async () => {
    const request = {
      token: admin.token,
      params: { id: client.userId },
      body: { reason },
      headers: { 'idempotency-key': `lock-${client.userId}` },
    };
    expect((await test.call('lockClient', request)).status).toBe(200);
    expect((await test.call('lockClient', request)).status).toBe(200);
    expect(await kindsTo()).toEqual(['accountLocked']);
  });
});

describe('unlockClient', () => {
  it('lets them sign in again, from no session of before', async () => {
    expect(errorOf(await call('unlockClient'))).toEqual([409, 'clients.not_locked']);
    await done('lockClient');
    expect(await done('unlockClient')).toMatchObject({ client: { state: 'open' }, locked_at: null });
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
    expect((await login()).status).toBe(200);
    expect(await kindsTo()).toEqual(['accountLocked', 'accountUnlocked']);
    expect(await linesOf('account.unlocked')).toEqual([{ by: admin.userId, after: { detail: reason } }]);
  });

  it('opens no account that is closed, nor one whose erasure has begun', async () => {
    const { db } = test.deps;
    const now = test.clock.now();
    await db.update(users).set({ disabledAt: now }).where(eq(users.id, client.userId));
    for (const act of acts) expect(errorOf(await call(act))).toEqual([409, 'clients.closed']);
    await db.update(users).set({ lockedAt: now }).where(eq(users.id, client.userId));
    await db.insert(deletionRequests).values({
      id: test.deps.ids.uuid(),
      userId: client.userId,
      requestedAt: now,
      effectiveOn: '2026-01-01',
      closingAt: now,
    });
    expect(errorOf(await call('unlockClient'))).toEqual([409, 'clients.closed']);
  });
});

describe('endClientSessions', () => {
  it('[A48] makes the next call of every device a 401, with an email and a line of the trail', async () => {
    const other = (
      await test.expectOk('login', { body: { user: { email: client.email, password: testPassword } } })
    ).token;
    expect(await done('endClientSessions')).toMatchObject({ sessions: 0, client: { state: 'open' } });
    for (const token of [client.token, other]) expect((await test.call('getMe', { token })).status).toBe(401);
    expect(await kindsTo()).toEqual(['devicesSignedOut']);
    expect(await linesOf('account.signed_out')).toEqual([
      { by: admin.userId, after: { sessions: 2, detail: reason } },
    ]);
    expect((await login()).status).toBe(200);
  });

  it('writes and emails nothing where no device is signed in', async () => {
    await done('endClientSessions');
    expect(errorOf(await call('endClientSessions'))).toEqual([409, 'clients.no_session']);
    expect([(await linesOf('account.signed_out')).length, (await kindsTo()).length]).toEqual([1, 1]);
  });

  it('ends a hand-over that is under way', async () => {
    const target = 'http://localhost:3001';
    const { code } = await test.expectOk('createHandoff', {
      token: client.token,
      body: { target_origin: target },
    });
    await done('endClientSessions');
    const exchange = await test.call('exchangeHandoff', { body: { code }, headers: { origin: target } });
    expect(exchange.status).toBe(401);
  });
});

describe('sendClientResetLink', () => {
  it('emails the link to the client alone, and sets no password', async () => {
    const response = await done('sendClientResetLink');
    expect(JSON.stringify(response)).not.toContain('rst_');
    expect(await kindsTo()).toEqual(['resetPassword']);
    expect((await login()).status).toBe(200);
    expect(await linesOf('password.link_sent')).toHaveLength(1);
    const eventsOf = () =>
      test.deps.db
        .select({ type: timelineEvents.type })
        .from(timelineEvents)
        .where(eq(timelineEvents.userId, client.userId));
    expect(await eventsOf()).toEqual([]);
    const token = /rst_[\w-]+/.exec(await lastMailTo(test, client.email))?.[0] ?? '';
    await test.expectOk('resetPassword', { body: { token, password: 'Une-autre-phrase-2026!' } });
    expect(await eventsOf()).toEqual([{ type: 'password_reset_admin' }]);
  });

  it('is limited to three an hour, and refused for a locked account', async () => {
    for (let sent = 0; sent < 3; sent += 1) await done('sendClientResetLink');
    expect((await call('sendClientResetLink')).status).toBe(429);
    client = await signIn(test, 'client');
    await done('lockClient');
    expect(errorOf(await call('sendClientResetLink'))).toEqual([409, 'clients.locked']);
  });
});

describe('every act on an account', () => {
  it.each(acts)('%s needs a reason, and the account of a client', async (act) => {
    expect((await call(act, client, admin, { reason: ' ' })).status).toBe(422);
    for (const userId of [test.deps.ids.uuid(), (await signIn(test, 'commercial')).userId])
      expect((await call(act, { ...client, userId })).status).toBe(404);
  });

  it.each(acts)(
    '%s is never of one’s own, and of another administrator for a super one alone',
    async (act) => {
      const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
      expect(errorOf(await call(act, both, both))).toEqual([403, 'clients.own_account']);
      expect(errorOf(await call(act, both, admin))).toEqual([403, 'clients.staff_account']);
      const chief = await signIn(test, 'super_admin');
      expect((await call(act, both, chief)).status).toBe(act === 'unlockClient' ? 409 : 200);
    },
  );
});
