import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { applyPlannedEmails } from './planned-emails.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;
let client: SignedIn;
let fresh: string;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  // Their sign-in is fresh in each test.
  maker = await signIn(test, 'admin_yield');
  checker = await signIn(test, 'super_admin');
  client = await signIn(test, 'client');
  fresh = `nouvelle-${client.userId}@exemple.fr`;
});

const reason = 'Identité vérifiée par téléphone';
const to = (who: SignedIn, body: object) => ({ token: who.token, params: { id: client.userId }, body });
const request = (email: string) => test.call('replaceClientEmail', to(maker, { email, reason }));
const read = () => test.expectOk('getClient', { token: checker.token, params: { id: client.userId } });
const kindsTo = async (email: string) => (await mailsTo(test, email)).map(({ kind }) => kind);
const loginStatus = async (email: string) =>
  (await test.call('login', { body: { user: { email, password: testPassword } } })).status;
const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, String(Object(body).code)];
const traceOf = (action: string) =>
  test.deps.db
    .select({ by: auditLog.actorId, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.objectId, client.userId)));

/** Requested by one, approved by the other. */
async function givenPlanned(): Promise<void> {
  const { body } = await request(` ${fresh.toUpperCase()} `);
  const id = String(Object(body).pending_change?.id);
  const { status } = await test.call('approveChangeRequest', {
    token: checker.token,
    params: { id },
    body: {},
  });
  expect(status).toBe(200);
}

describe('replaceClientEmail', () => {
  it('takes two persons, writes to both addresses, and uses the new one after 48 hours alone', async () => {
    await givenPlanned();
    const { client: row, planned_email: planned } = await read();
    expect(row.email).toBe(client.email);
    expect(planned).toEqual({
      email: fresh,
      effective_at: new Date(test.clock.now().getTime() + 48 * 3_600_000).toISOString(),
    });
    for (const address of [client.email, fresh])
      expect(await kindsTo(address)).toEqual(['emailChangePlanned']);

    test.clock.advance({ hours: 47, minutes: 59 });
    await applyPlannedEmails(test.deps);
    expect(await loginStatus(client.email)).toBe(200);
    test.clock.advance({ minutes: 1 });
    const { token } = await test.expectOk('login', {
      body: { user: { email: client.email, password: testPassword } },
    });
    await applyPlannedEmails(test.deps);
    await applyPlannedEmails(test.deps);
    expect((await test.call('getMe', { token })).status).toBe(401);
    expect([await loginStatus(client.email), await loginStatus(fresh)]).toEqual([401, 200]);
    for (const address of [client.email, fresh])
      expect(await kindsTo(address)).toEqual(['emailChangePlanned', 'emailChanged']);
    expect(await traceOf('account.email_changed')).toMatchObject([
      { by: null, before: { email: client.email }, after: { email: fresh } },
    ]);
  });

  it('is stopped by one person until then, and both addresses are notified', async () => {
    await givenPlanned();
    expect(errorOf(await request('autre@exemple.fr'))).toEqual([409, 'clients.email_planned']);
    const stopped = await test.expectOk('stopClientEmail', to(maker, { reason: 'Le client a appelé' }));
    expect(stopped.planned_email).toBeNull();
    test.clock.advance({ hours: 49 });
    await applyPlannedEmails(test.deps);
    expect([await loginStatus(client.email), await loginStatus(fresh)]).toEqual([200, 401]);
    expect(await kindsTo(fresh)).toEqual(['emailChangePlanned', 'emailChangeStopped']);
    maker = await signIn(test, 'admin_yield');
    expect(errorOf(await test.call('stopClientEmail', to(maker, { reason })))).toEqual([
      409,
      'clients.no_email_planned',
    ]);
  });

  it('is dropped at its hour when the address was taken, or the account locked, meanwhile', async () => {
    await givenPlanned();
    await signIn(test, 'client', { email: fresh });
    const other = client;
    client = await signIn(test, 'client');
    fresh = `nouvelle-${client.userId}@exemple.fr`;
    await givenPlanned();
    await test.expectOk('lockClient', to(maker, { reason }));
    test.clock.advance({ hours: 48 });
    await applyPlannedEmails(test.deps);
    expect(await traceOf('account.email_stopped')).toMatchObject([{ by: null, after: { email: fresh } }]);
    const notices = (await kindsTo(maker.email)).filter((kind) => kind === 'emailNotReplaced');
    expect(notices).toHaveLength(2);
    client = other;
    expect(await traceOf('account.email_stopped')).toHaveLength(1);
    expect(await loginStatus(other.email)).toBe(200);
  });

  it('replaces the mailbox of a client alone: not of one who administers meanwhile, nor the other way round', async () => {
    const { body } = await request(fresh);
    const id = String(Object(body).pending_change?.id);
    await test.deps.db.update(users).set({ canAccessYieldAdmin: true }).where(eq(users.id, client.userId));
    const approved = await test.call('approveChangeRequest', {
      token: checker.token,
      params: { id },
      body: {},
    });
    expect(errorOf(approved)).toEqual([409, 'change_requests.stale']);
    client = await signIn(test, 'client');
    fresh = `nouvelle-${client.userId}@exemple.fr`;
    await givenPlanned();
    const { access } = await read();
    const change = { access: { ...access, can_access_yield_admin: true }, reason };
    expect(errorOf(await test.call('changeClientAccess', to(maker, change)))).toEqual([
      409,
      'clients.email_planned',
    ]);
  });

  it.each([
    ['no address', () => 'camille', 422],
    ['their own', () => client.email.toUpperCase(), 422],
    ['that of another account', () => maker.email, 422],
  ])('refuses %s', async (_what, emailOf, status) => {
    expect((await request(emailOf())).status).toBe(status);
    expect(await kindsTo(client.email)).toEqual([]);
  });
});
