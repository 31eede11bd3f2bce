import { isClientRole, roles } from '@repo/domain/access';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { challenges, resetRequests, sessions, users } from '../../db/schema/identity.ts';
import { handleResetRequests } from '../../jobs/handle-reset-requests.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastCodeTo, lastMailTo, mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { countWaiting } from '../../testing/test-database.ts';
import { visibleResponse } from '../../testing/visible-response.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => test.clock.advance({ minutes: 61 }));
afterAll(() => test.close());

const newPassword = 'Nouveau-mot-2026!';
const login = (email: string, password = testPassword) =>
  test.expectOk('login', { body: { user: { email, password } } });
const wrongCode = (right: string) => (right === '999999' ? '999998' : '999999');

const staffRoles = roles.filter((role) => !isClientRole(role));

const withSecondFactor = () => signIn(test, 'client', { twoFactorEnabled: true });

const kindsTo = async ({ email }: SignedIn) => (await mailsTo(test, email)).map(({ kind }) => kind);

const requestLink = async (client: SignedIn) => {
  await test.expectOk('sendInstructions', { body: { email: client.email } });
  await handleResetRequests(test.deps);
  return /reset-password#(\S+)/.exec(await lastMailTo(test, client.email))?.[1] ?? '';
};

describe('the second factor', () => {
  it('returns a challenge that opens nothing but the code’s own calls', async () => {
    const client = await withSecondFactor();
    const { token, two_factor_required, user } = await login(client.email);
    expect([two_factor_required, user]).toEqual([true, undefined]);
    expect((await test.call('getMe', { token })).status).toBe(401);
    expect((await test.call('linkService', { token, body: { code: '000000' } })).status).toBe(403);
    const session = await test.expectOk('verifyTwoFactor', {
      token,
      body: { code: await lastCodeTo(test, client.email) },
    });
    expect((await test.expectOk('getMe', { token: session.token })).id).toBe(client.userId);
  });

  it('accepts a code once', async () => {
    const client = await withSecondFactor();
    const { token } = await login(client.email);
    const code = await lastCodeTo(test, client.email);
    await test.expectOk('verifyTwoFactor', { token, body: { code } });
    expect((await test.call('verifyTwoFactor', { token, body: { code } })).status).toBe(401);
  });

  it('evaluates five guesses at most, also when they arrive together, and refuses the right code after', async () => {
    const client = await withSecondFactor();
    const { token } = await login(client.email);
    const code = await lastCodeTo(test, client.email);
    const guesses = await Promise.all(
      Array.from({ length: 5 }, () =>
        test.call('verifyTwoFactor', { token, body: { code: wrongCode(code) } }),
      ),
    );
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([422]));
    const late = await test.call('verifyTwoFactor', { token, body: { code } });
    expect(late.status).toBe(422);
    expect(late.body).toMatchObject({ error: 'Code invalide' });
  });

  it('ends after ten minutes', async () => {
    const client = await withSecondFactor();
    const { token } = await login(client.email);
    const code = await lastCodeTo(test, client.email);
    test.clock.advance({ minutes: 11 });
    expect((await test.call('verifyTwoFactor', { token, body: { code } })).status).toBe(401);
  });

  it('sends another code after half a minute; the first one is then worth nothing', async () => {
    const client = await withSecondFactor();
    const { token } = await login(client.email);
    const first = await lastCodeTo(test, client.email);
    const hasty = await test.call('resendTwoFactor', { token });
    expect([hasty.status, hasty.headers['retry-after']]).toEqual([429, '30']);
    test.clock.advance({ seconds: 31 });
    await test.expectOk('resendTwoFactor', { token });
    expect((await test.call('verifyTwoFactor', { token, body: { code: first } })).status).toBe(422);
    await test.expectOk('verifyTwoFactor', { token, body: { code: await lastCodeTo(test, client.email) } });
  });

  it('sends one code to two requests that come together', async () => {
    const client = await withSecondFactor();
    const { token } = await login(client.email);
    test.clock.advance({ seconds: 31 });
    const responses = await Promise.all([1, 2].map(() => test.call('resendTwoFactor', { token })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    await test.expectOk('verifyTwoFactor', { token, body: { code: await lastCodeTo(test, client.email) } });
  });

  it('sends eight codes an hour at most, those requested again included', async () => {
    const client = await withSecondFactor();
    const { token } = await login(client.email);
    for (let sent = 1; sent < 8; sent += 1) {
      test.clock.advance({ seconds: 31 });
      await test.expectOk('resendTwoFactor', { token });
    }
    test.clock.advance({ seconds: 31 });
    expect((await test.call('resendTwoFactor', { token })).status).toBe(429);
    expect((await kindsTo(client)).filter((kind) => kind === 'code')).toHaveLength(8);
  });

  it('waits for the code of each client, also while another signs in', async () => {
    const [client, other] = [await withSecondFactor(), await withSecondFactor()];
    const { token } = await login(client.email);
    await login(other.email);
    await test.expectOk('verifyTwoFactor', { token, body: { code: await lastCodeTo(test, client.email) } });
  });

  it('never stores a code in clear text', async () => {
    const client = await withSecondFactor();
    await login(client.email);
    const code = await lastCodeTo(test, client.email);
    expect(
      JSON.stringify(await test.deps.db.select({ hash: challenges.codeHash }).from(challenges)),
    ).not.toContain(`"${code}"`);
  });

  it.each(staffRoles)('is required of %s, whatever the flag, and cannot be turned off', async (role) => {
    const staff = await signIn(test, role);
    const { token, two_factor_required, user } = await login(staff.email);
    expect([two_factor_required, user]).toEqual([true, undefined]);
    expect((await test.call('getMe', { token })).status).toBe(401);
    const session = await test.expectOk('verifyTwoFactor', {
      token,
      body: { code: await lastCodeTo(test, staff.email) },
    });
    expect(session.user).toMatchObject({ role, two_factor_enabled: true });
    expect((await test.call('enableTwoFactor', { token: session.token })).status).toBe(409);
    const body = { password: testPassword };
    const refused = await test.call('disableTwoFactor', { token: session.token, body });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: 'La double authentification est obligatoire pour votre fonction.' },
    ]);
  });

  it('is required of a client who was given an administrator flag', async () => {
    const client = await signIn(test, 'client', { canAccessYieldAdmin: true });
    expect((await login(client.email)).two_factor_required).toBe(true);
  });

  it('is required of staff after a password reset too', async () => {
    const staff = await signIn(test, 'commercial');
    await test.expectOk('resetPassword', {
      body: { token: await requestLink(staff), password: newPassword },
    });
    expect((await login(staff.email, newPassword)).two_factor_required).toBe(true);
  });

  it('is turned on by confirming a code, and off by the password', async () => {
    const client = await signIn(test, 'client');
    const { token, two_factor_enabled } = await test.expectOk('enableTwoFactor', { token: client.token });
    expect(two_factor_enabled).toBe(false);
    const session = await test.expectOk('verifyTwoFactor', {
      token: token ?? '',
      body: { code: await lastCodeTo(test, client.email) },
    });
    expect(session.user.two_factor_enabled).toBe(true);
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
    expect((await test.call('enableTwoFactor', { token: session.token })).status).toBe(409);

    const wrong = await test.call('disableTwoFactor', {
      token: session.token,
      body: { password: 'Mauvais-2026-ab' },
    });
    expect(wrong.status).toBe(422);
    await test.changeSecret('disableTwoFactor', session, { body: { password: testPassword } });
    expect((await login(client.email)).user?.two_factor_enabled).toBe(false);
    expect(await kindsTo(client)).toEqual(['code', 'twoFactorEnabled', 'twoFactorDisabled']);
    expect(
      (await test.call('disableTwoFactor', { token: session.token, body: { password: 'x' } })).status,
    ).toBe(409);
  });
});

describe('a password reset', () => {
  it('is replaced once with the e-mailed token, and every session ends', async () => {
    const client = await signIn(test, 'client');
    const token = await requestLink(client);
    expect(await test.expectOk('checkToken', { body: { token } })).toEqual({ valid: true });
    const short = await test.call('resetPassword', { body: { token, password: 'court' } });
    expect(short.body).toMatchObject({ error: 'Le mot de passe doit contenir au moins 12 caractères.' });
    await test.expectOk('resetPassword', { body: { token, password: newPassword } });
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
    expect(await test.expectOk('checkToken', { body: { token } })).toEqual({ valid: false });
    expect((await test.call('resetPassword', { body: { token, password: newPassword } })).status).toBe(422);
    await login(client.email, newPassword);
  });

  it('responds to an unknown address as to a known one, and sends it nothing', async () => {
    const client = await signIn(test, 'client');
    const known = await test.call('sendInstructions', { body: { email: client.email } });
    const unknown = await test.call('sendInstructions', { body: { email: 'inconnue@exemple.fr' } });
    expect(visibleResponse(unknown)).toEqual(visibleResponse(known));
    expect(await lastMailTo(test, client.email)).toBe('');
    expect(await test.deps.db.$count(challenges, eq(challenges.userId, client.userId))).toBe(0);
    expect(await handleResetRequests(test.deps)).toBe(2);
    expect(await lastMailTo(test, client.email)).toContain('/reset-password#');
    expect(await lastMailTo(test, 'inconnue@exemple.fr')).toBe('');
    expect(await handleResetRequests(test.deps)).toBe(0);
  });

  it('is handled by one process: another passes over a request in hand', async () => {
    const { db } = test.deps;
    const client = await signIn(test, 'client');
    await test.expectOk('sendInstructions', { body: { email: client.email } });
    let handled: number | null = null;
    let round: Promise<void> | undefined;
    await db.transaction(async (inHand) => {
      await inHand.select().from(resetRequests).for('update');
      round = handleResetRequests(test.deps).then((count) => {
        handled = count;
      });
      await expect.poll(async () => handled !== null || (await countWaiting(db)) > 0).toBe(true);
      expect(handled).toBe(0);
    });
    await round;
    expect(await handleResetRequests(test.deps)).toBe(1);
    expect(await kindsTo(client)).toEqual(['resetPassword']);
  });

  it('is handled although an older one fails; the one that failed waits for the next round', async () => {
    const [older, client] = [await signIn(test, 'client'), await signIn(test, 'client')];
    for (const { email } of [older, client]) {
      await test.expectOk('sendInstructions', { body: { email } });
      test.clock.advance({ seconds: 1 });
    }
    const { owner } = test.database;
    const refuse = sql.raw(`check (recipient <> '${older.email}') not valid`);
    await owner.execute(sql`alter table mail_outbox add constraint refused ${refuse}`);
    expect(await handleResetRequests(test.deps)).toBe(2);
    expect([await kindsTo(older), await kindsTo(client)]).toEqual([[], ['resetPassword']]);
    await owner.execute(sql`alter table mail_outbox drop constraint refused`);
    expect(await handleResetRequests(test.deps)).toBe(1);
    expect(await kindsTo(older)).toEqual(['resetPassword']);
  });

  it('responds alike for a used link and for one that was never issued', async () => {
    const token = await requestLink(await signIn(test, 'client'));
    await test.expectOk('resetPassword', { body: { token, password: newPassword } });
    const used = await test.call('checkToken', { body: { token } });
    const invented = await test.call('checkToken', { body: { token: `${token.slice(0, -2)}00` } });
    expect(visibleResponse(used)).toEqual(visibleResponse(invented));
    expect(used.body).toEqual({ valid: false });
  });

  it('is no way in for a disabled account, which gets no email either', async () => {
    const client = await signIn(test, 'client');
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, client.userId));
    await test.expectOk('sendInstructions', { body: { email: client.email } });
    expect(await handleResetRequests(test.deps)).toBe(1);
    expect(await lastMailTo(test, client.email)).toBe('');
  });

  it('changes nothing with a link from before the account was disabled', async () => {
    const client = await signIn(test, 'client');
    const token = await requestLink(client);
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, client.userId));
    expect((await test.call('resetPassword', { body: { token, password: newPassword } })).status).toBe(422);
    expect(await kindsTo(client)).toEqual(['resetPassword']);
  });

  it('makes older links void, ends after an hour, and allows three requests an hour from one address', async () => {
    const client = await signIn(test, 'client');
    const [first, second] = [await requestLink(client), await requestLink(client)];
    expect(await test.expectOk('checkToken', { body: { token: first } })).toEqual({ valid: false });
    test.clock.advance({ minutes: 59 });
    expect(await test.expectOk('checkToken', { body: { token: second } })).toEqual({ valid: true });
    await requestLink(client);
    const request = (remoteAddress: string) =>
      test.call('sendInstructions', { body: { email: client.email }, remoteAddress });
    expect((await test.call('sendInstructions', { body: { email: client.email } })).status).toBe(429);
    // Its owner is elsewhere; a mailbox receives twelve of them at most, the refused one aside.
    const statuses: number[] = [];
    for (let from = 1; from <= 10; from += 1) statuses.push((await request(`198.51.100.${from}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
    test.clock.advance({ minutes: 61 });
    expect(await test.expectOk('checkToken', { body: { token: second } })).toEqual({ valid: false });
  });

  it('keeps the second factor on', async () => {
    const client = await signIn(test, 'client', { twoFactorEnabled: true });
    const token = await requestLink(client);
    await test.expectOk('resetPassword', { body: { token, password: newPassword } });
    expect((await login(client.email, newPassword)).two_factor_required).toBe(true);
  });
});

describe('linking the other service', () => {
  it('signed out: password, then code, then a session that opens both', async () => {
    const client = await signIn(test, 'client', { canAccessYield: false, canAccessKaskad: true });
    const body = { service: 'yield', email: client.email, password: testPassword };
    const { token } = await test.expectOk('requestLinkService', { body });
    expect((await test.call('verifyTwoFactor', { token, body: { code: '000000' } })).status).toBe(403);
    const session = await test.expectOk('linkService', {
      token,
      body: { code: await lastCodeTo(test, client.email) },
    });
    expect(session.user).toMatchObject({ can_access_yield: true, can_access_kaskad: true });
  });

  it('signed in: the code alone, and the session is replaced', async () => {
    const client = await signIn(test, 'client');
    const { token } = await test.expectOk('requestLinkService', {
      token: client.token,
      body: { service: 'kaskad' },
    });
    const wrong = await test.call('linkService', { token, body: { code: 'abc' } });
    expect(wrong.body).toMatchObject({ error: 'Code invalide' });
    const session = await test.expectOk('linkService', {
      token,
      body: { code: await lastCodeTo(test, client.email) },
    });
    expect(session.user.can_access_kaskad).toBe(true);
    expect(await kindsTo(client)).toEqual(['code', 'serviceLinked']);
    expect(await lastMailTo(test, client.email)).toContain('Votre compte ouvre désormais aussi Kaskad');
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
  });

  it('refuses a wrong password, staff, and a service already open', async () => {
    const client = await signIn(test, 'client');
    const staff = await signIn(test, 'commercial');
    const attempt = (email: string, password: string) =>
      test.call('requestLinkService', { body: { service: 'yield', email, password } });
    expect((await attempt(client.email, 'Mauvais-2026-ab')).status).toBe(401);
    expect((await attempt(client.email, testPassword)).status).toBe(409);
    expect((await attempt(staff.email, testPassword)).status).toBe(403);
  });
});

describe('handing a session over', () => {
  const target = 'http://localhost:3001';

  it('works once, within a minute, from the target origin only', async () => {
    const { token } = await signIn(test, 'client');
    const attempt = () => test.expectOk('createHandoff', { token, body: { target_origin: target } });
    const exchange = (code: string, origin: string) =>
      test.call('exchangeHandoff', { body: { code }, headers: { origin } });
    const { code } = await attempt();
    expect((await exchange(code, 'http://localhost:3000')).status).toBe(401);
    expect((await exchange(code, target)).status).toBe(200);
    expect((await exchange(code, target)).status).toBe(401);
    const { code: late } = await attempt();
    test.clock.advance({ seconds: 61 });
    expect((await exchange(late, target)).status).toBe(401);
  });

  it('opens a session that ends when the one it comes from does', async () => {
    const { token, userId } = await signIn(test, 'client');
    test.clock.advance({ hours: 1 });
    const { code } = await test.expectOk('createHandoff', { token, body: { target_origin: target } });
    await test.expectOk('exchangeHandoff', { body: { code }, headers: { origin: target } });
    const rows = await test.deps.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(rows).toHaveLength(2);
    expect(rows[1]?.absoluteExpiresAt).toEqual(rows[0]?.absoluteExpiresAt);
  });

  it('refuses an origin that is not ours', async () => {
    const { token } = await signIn(test, 'client');
    const body = { target_origin: 'https://ailleurs.exemple.fr' };
    expect((await test.call('createHandoff', { token, body })).status).toBe(403);
  });
});
