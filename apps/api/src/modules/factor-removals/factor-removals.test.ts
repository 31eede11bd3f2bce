// « Moyen de vérification perdu »: of a client and of a member of staff, who lost their recovery codes too.
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { factors, recoveryCodes } from '../../db/schema/factors.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastMailTo, mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { applyPlannedEmails } from '../clients/planned-emails.ts';
import { applyFactorRemovals } from './apply-factor-removals.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  // Their sign-in is fresh in each test.
  maker = await signIn(test, 'admin_yield');
  checker = await signIn(test, 'super_admin');
  client = await signIn(test, 'client');
});

const reason = 'Identité vérifiée en visioconférence';
const request = (of: SignedIn, by = maker) =>
  test.call('requestFactorRemoval', { token: by.token, params: { id: of.userId }, body: { reason } });
const stop = (of: SignedIn) =>
  test.call('stopFactorRemoval', { token: maker.token, params: { id: of.userId }, body: { reason } });
const approve = (id: unknown, by = checker) =>
  test.call('approveChangeRequest', { token: by.token, params: { id: String(id) }, body: {} });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
const kindsTo = async ({ email }: SignedIn) => (await mailsTo(test, email)).map(({ kind }) => kind);
const rowOf = ({ userId }: SignedIn) => findUserById(test.deps.db, userId);
const traceOf = ({ userId }: SignedIn, action: string) =>
  test.deps.db
    .select({ by: auditLog.actorId, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.objectId, userId)));
const methodsOf = async ({ email }: SignedIn) =>
  Object(await test.expectOk('login', { body: { user: { email, password: testPassword } } })).methods;

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });

async function addAuthenticator(who: SignedIn) {
  const { id, secret } = await test.expectOk('startAuthenticator', {
    token: who.token,
    body: { name: 'Aegis' },
  });
  const body = { code: codeOf(secret) };
  const added = await test.changeSecret('confirmAuthenticator', who, { params: { id }, body });
  // A code is good once.
  test.clock.advance({ seconds: 30 });
  return { id, code: () => codeOf(secret), recovery: added.recovery_codes[0] ?? '' };
}
const givenAuthenticator = async (who: SignedIn) => (await addAuthenticator(who)).id;

/** Requested by one, approved by the other. */
async function givenPlanned(of: SignedIn, by = maker, second = checker): Promise<void> {
  const { body } = await request(of, by);
  expect((await approve(Object(body).pending_change?.id, second)).status).toBe(200);
}

const afterDelay = async () => {
  test.clock.advance({ hours: 48 });
  await applyFactorRemovals(test.deps);
};

describe('requestFactorRemoval', () => {
  it('takes two persons and 48 hours, then removes factors and codes, and ends sessions', async () => {
    await givenAuthenticator(client);
    const held = await request(client);
    expect(held).toMatchObject({ status: 200, body: { removal_at: null } });
    const id = Object(held.body).pending_change.id;
    expect(refusal(await approve(id, maker))).toEqual([403, 'change_requests.own_request']);
    expect((await approve(id)).status).toBe(200);
    const at = new Date(test.clock.now().getTime() + 48 * 3_600_000).toISOString();
    const record = { token: checker.token, params: { id: client.userId } };
    expect(await test.expectOk('getClient', record)).toMatchObject({
      has_own_factor: true,
      factor_removal_at: at,
    });
    expect(await kindsTo(client)).toContain('factorRemovalPlanned');
    expect(refusal(await request(client))).toEqual([409, 'factor_removals.planned']);

    test.clock.advance({ hours: 47, minutes: 59 });
    await applyFactorRemovals(test.deps);
    expect((await rowOf(client))?.hasOwnFactor).toBe(true);
    test.clock.advance({ minutes: 1 });
    await applyFactorRemovals(test.deps);
    await applyFactorRemovals(test.deps);
    expect(await rowOf(client)).toMatchObject({ hasOwnFactor: false, factorRemovalAt: null });
    const { db } = test.deps;
    expect(await db.$count(factors, eq(factors.userId, client.userId))).toBe(0);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, client.userId))).toBe(0);
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
    expect((await kindsTo(client)).filter((kind) => kind === 'factorsRemoved')).toHaveLength(1);
    expect(await traceOf(client, 'factors.removed')).toMatchObject([
      { by: null, before: { factors: [{ kind: 'authenticator', name: 'Aegis' }] } },
    ]);
    expect(await traceOf(client, 'factors.removal_planned')).toMatchObject([
      { by: checker.userId, after: { entered_by: maker.userId, detail: reason } },
    ]);
    // The password, then a code by email.
    await methodsOf(client);
    expect(await lastMailTo(test, client.email)).toMatch(/\b\d{6}\b/);
  });

  it('of a member of staff is requested by an administrator, of an administrator by a super administrator', async () => {
    const adviser = await signIn(test, 'commercial', { firstname: 'Nora', lastname: 'Lemaire' });
    const colleague = await signIn(test, 'admin_yield');
    for (const who of [adviser, colleague]) await givenAuthenticator(who);
    const shown = async (by: SignedIn) =>
      (await test.expectOk('listStaffFactors', { token: by.token })).people.filter(({ id }) =>
        [adviser.userId, colleague.userId].includes(id),
      );
    expect((await shown(maker)).map(({ id, can_request: can }) => [id, can])).toEqual([
      [adviser.userId, true],
      [colleague.userId, false],
    ]);
    expect(refusal(await request(colleague))).toEqual([403, 'factor_removals.administrator']);
    await givenPlanned(adviser);
    expect((await shown(maker))[0]?.removal_at).not.toBeNull();
    await givenPlanned(colleague, checker, maker);
    await afterDelay();
    for (const who of [adviser, colleague]) expect((await rowOf(who))?.hasOwnFactor).toBe(false);
    // They still sign in with a second step.
    await methodsOf(adviser);
    expect(await lastMailTo(test, adviser.email)).toMatch(/\b\d{6}\b/);
  });

  it('is refused of one’s own account, of one without factors, and of one that does not exist', async () => {
    await givenAuthenticator(checker);
    expect(refusal(await request(checker, checker))).toEqual([403, 'factor_removals.own_account']);
    expect(refusal(await request(client))).toEqual([409, 'factor_removals.no_factor']);
    const missing = { ...client, userId: test.deps.ids.uuid() };
    expect((await request(missing)).status).toBe(404);
    expect((await stop(missing)).status).toBe(404);
  });

  it('is stale once the account has other factors than those that were shown', async () => {
    await givenAuthenticator(client);
    const { body } = await request(client);
    test.clock.advance({ seconds: 30 });
    await givenAuthenticator(client);
    expect(refusal(await approve(Object(body).pending_change.id))).toEqual([409, 'change_requests.stale']);
  });

  it('is stale once a factor was used between the request and its approval', async () => {
    const id = await givenAuthenticator(client);
    const { body } = await request(client);
    await test.deps.db.update(factors).set({ lastUsedAt: test.clock.now() }).where(eq(factors.id, id));
    expect(refusal(await approve(Object(body).pending_change.id))).toEqual([409, 'change_requests.stale']);
  });

  it('does not wait beside another address of the same account, either way round', async () => {
    await givenAuthenticator(client);
    const email = { email: `nouvelle-${client.userId}@exemple.fr`, reason };
    const replace = () =>
      test.call('replaceClientEmail', {
        token: maker.token,
        params: { id: client.userId },
        body: email,
      });
    const { body } = await replace();
    await approve(Object(body).pending_change.id);
    expect(refusal(await request(client))).toEqual([409, 'factor_removals.email_planned']);
    client = await signIn(test, 'client');
    await givenAuthenticator(client);
    await givenPlanned(client);
    expect(refusal(await replace())).toEqual([409, 'clients.factors_planned']);
  });

  it('does not follow another address within the 7 days that its email may be disputed', async () => {
    await givenAuthenticator(client);
    const email = { email: `nouvelle-${client.userId}@exemple.fr`, reason };
    const record = { token: maker.token, params: { id: client.userId } };
    const { body } = await test.call('replaceClientEmail', { ...record, body: email });
    await approve(Object(body).pending_change.id);
    test.clock.advance({ hours: 48 });
    await applyPlannedEmails(test.deps);
    [maker, checker] = [await signIn(test, 'admin_yield'), await signIn(test, 'super_admin')];
    expect(refusal(await request(client))).toEqual([409, 'factor_removals.email_planned']);
    test.clock.advance({ hours: 7 * 24 + 1 });
    [maker, checker] = [await signIn(test, 'admin_yield'), await signIn(test, 'super_admin')];
    expect((await request(client)).status).toBe(200);
  });

  it('does not wait on an account that is to administer', async () => {
    await givenAuthenticator(client);
    await givenPlanned(client);
    const record = { token: checker.token, params: { id: client.userId } };
    const { access } = await test.expectOk('getClient', record);
    const body = { access: { ...access, can_access_yield_admin: true }, reason };
    expect(refusal(await test.call('changeClientAccess', { ...record, body }))).toEqual([
      409,
      'clients.factors_planned',
    ]);
  });
});

type Held = Awaited<ReturnType<typeof addAuthenticator>>;
const signInBy = async (proof: { method: 'authenticator' | 'recovery'; code: string }) => {
  const body = { user: { email: client.email, password: testPassword } };
  const { token } = await test.expectOk('login', { body });
  return test.call('signInWithFactor', { token, body: proof });
};

describe('an approved removal', () => {
  it('is stopped by one person before its hour, and the owner is notified', async () => {
    await givenAuthenticator(client);
    await givenPlanned(client);
    expect(await stop(client)).toMatchObject({ status: 200, body: { removal_at: null } });
    expect(refusal(await stop(client))).toEqual([409, 'factor_removals.not_planned']);
    await afterDelay();
    expect((await rowOf(client))?.hasOwnFactor).toBe(true);
    expect(await kindsTo(client)).toContain('factorRemovalStopped');
    expect(await traceOf(client, 'factors.removal_stopped')).toMatchObject([
      { by: maker.userId, after: { detail: reason } },
    ]);
  });

  it('is stopped by « Ce n’est pas moi » of its email', async () => {
    await givenAuthenticator(client);
    await givenPlanned(client);
    const token = /ce-n-est-pas-moi#(nme_[\w-]+)/.exec(await lastMailTo(test, client.email))?.[1] ?? '';
    await test.expectOk('disputeActivity', { body: { token } });
    await afterDelay();
    expect(await rowOf(client)).toMatchObject({ hasOwnFactor: true, factorRemovalAt: null });
    expect(await traceOf(client, 'factors.removal_stopped')).toMatchObject([{ by: client.userId }]);
  });

  it.each([
    [
      'a factor was used while it was approved',
      () =>
        test.deps.db
          .update(factors)
          .set({ lastUsedAt: test.clock.now() })
          .where(eq(factors.userId, client.userId)),
    ],
    [
      'a recovery code was used while it was approved',
      () =>
        test.deps.db
          .update(recoveryCodes)
          .set({ usedAt: test.clock.now() })
          .where(eq(recoveryCodes.userId, client.userId)),
    ],
    [
      'the account was locked meanwhile',
      () =>
        test.expectOk('lockClient', {
          token: maker.token,
          params: { id: client.userId },
          body: { reason },
        }),
    ],
  ])('removes nothing where %s', async (_what, meanwhile) => {
    await givenAuthenticator(client);
    await givenPlanned(client);
    await meanwhile();
    await afterDelay();
    expect(await rowOf(client)).toMatchObject({ hasOwnFactor: true, factorRemovalAt: null });
    expect(await traceOf(client, 'factors.removal_stopped')).toMatchObject([{ by: null }]);
    expect((await kindsTo(maker)).filter((kind) => kind === 'factorsNotRemoved')).toHaveLength(1);
  });

  const uses: [string, (held: Held) => Promise<unknown>][] = [
    ['signs in with a factor', ({ code }) => signInBy({ method: 'authenticator', code: code() })],
    ['signs in with a recovery code', ({ recovery }) => signInBy({ method: 'recovery', code: recovery })],
    [
      'proves who is there by a factor',
      ({ code }) =>
        test.expectOk('stepUp', { token: client.token, body: { method: 'authenticator', code: code() } }),
    ],
    ['adds a factor', () => addAuthenticator(client)],
    ['removes a factor', ({ id }) => test.changeSecret('removeFactor', client, { params: { id } })],
    ['renews the recovery codes', () => test.changeSecret('renewRecoveryCodes', client)],
  ];

  it.each(uses)('is stopped at once when its owner %s', async (_what, use) => {
    const held = await addAuthenticator(client);
    await addAuthenticator(client);
    await givenPlanned(client);
    await use(held);
    expect(await rowOf(client)).toMatchObject({ hasOwnFactor: true, factorRemovalAt: null });
    const detail = 'Un moyen de vérification a servi depuis la validation.';
    expect(await traceOf(client, 'factors.removal_stopped')).toMatchObject([{ by: null, after: { detail } }]);
    expect((await kindsTo(client)).filter((kind) => kind === 'factorRemovalStopped')).toHaveLength(1);
    expect((await kindsTo(maker)).filter((kind) => kind === 'factorsNotRemoved')).toHaveLength(1);
    // It may be requested again.
    expect((await request(client)).status).toBe(200);
  });

  it('goes on after a sign-in that did not get past its second step', async () => {
    await addAuthenticator(client);
    await givenPlanned(client);
    expect((await signInBy({ method: 'authenticator', code: '000000' })).status).toBe(422);
    expect((await rowOf(client))?.factorRemovalAt).not.toBeNull();
  });
});
