// Passkeys, authenticator applications and recovery codes: enrolment, sign-in, step-up, removal.

import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factors as factorsTable } from '../../db/schema/factors.ts';
import { sessions } from '../../db/schema/identity.ts';
import type { OperationId, RequestBody } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastCodeTo, mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { createVirtualPasskey } from '../../testing/virtual-passkey.ts';
import { resealKeys } from '../factors/authenticator.ts';

let test: TestApp;
const site = { origin: 'https://yield.exemple.fr' };
const backoffice = { origin: 'https://equipe.exemple.fr' };

beforeAll(async () => {
  test = await createTestApp({
    siteUrl: site.origin,
    backofficeUrl: backoffice.origin,
    corsOrigins: [site.origin, backoffice.origin],
  });
});
afterAll(() => test.close());

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });
/** A code is good once: the next one comes 30 seconds later. */
const nextCodeOf = (secret: string) => {
  test.clock.advance({ seconds: 30 });
  return codeOf(secret);
};
const refusal = async (operation: OperationId, options: Parameters<TestApp['call']>[1]) => {
  const { status, body } = await test.call(operation, options);
  return [status, Object(body).code];
};
const signInPassword = ({ email }: SignedIn, headers = site) =>
  test.expectOk('login', { headers, body: { user: { email, password: testPassword } } });
const kindsTo = async ({ email }: SignedIn) => (await mailsTo(test, email)).map(({ kind }) => kind);

async function addAuthenticator(who: { token: string }, name = 'Aegis') {
  const start = { token: who.token, body: { name } };
  const { id, secret } = await test.expectOk('startAuthenticator', start);
  const body = { code: nextCodeOf(secret) };
  const added = await test.changeSecret('confirmAuthenticator', who, { params: { id }, body });
  return { id, secret, codes: added.recovery_codes };
}

async function addPasskey(who: { token: string }, headers = site) {
  const passkey = createVirtualPasskey(headers.origin);
  const { options } = await test.expectOk('startPasskey', { token: who.token, headers });
  const body = { name: 'iPhone', credential: passkey.create(String(options['challenge'])) };
  const added = await test.changeSecret('addPasskey', who, { headers, body });
  return { passkey, id: added.factor.id, codes: added.recovery_codes };
}

describe('an authenticator application', () => {
  it('is in use after its first code, ends other sessions, and completes sign-ins without an email', async () => {
    const client = await signIn(test, 'client');
    const here = await signInPassword(client);
    const { token } = here;
    const { id, secret } = await test.expectOk('startAuthenticator', { token, body: { name: 'Aegis' } });
    expect((await test.expectOk('listFactors', { token })).factors).toEqual([]);
    const wrong = { token, params: { id }, body: { code: '000000' } };
    expect(await refusal('confirmAuthenticator', wrong)).toEqual([422, 'identity.invalid_code']);
    const right = { params: { id }, body: { code: codeOf(secret) } };
    const { recovery_codes: codes } = await test.changeSecret('confirmAuthenticator', here, right);
    expect(new Set(codes).size).toBe(10);
    const again = { ...right, token: here.token };
    expect(await refusal('confirmAuthenticator', again)).toEqual([409, 'conflict']);
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
    expect(await kindsTo(client)).toEqual(['factorAdded']);

    const challenge = await signInPassword(client);
    expect(challenge).toMatchObject({
      two_factor_required: true,
      factor_methods: ['authenticator', 'recovery'],
    });
    const proof = (code: string) => ({
      token: challenge.token,
      body: { method: 'authenticator' as const, code },
    });
    // The code of the confirmation is never accepted again.
    expect(await refusal('signInWithFactor', proof(codeOf(secret)))).toEqual([422, 'identity.invalid_code']);
    const session = await test.expectOk('signInWithFactor', proof(nextCodeOf(secret)));
    expect(session.user).toMatchObject({ two_factor_enabled: true });
    expect((await test.call('signInWithFactor', proof(nextCodeOf(secret)))).status).toBe(401);
    expect((await kindsTo(client)).includes('code')).toBe(false);
    const { factors } = await test.expectOk('listFactors', { token: session.token });
    expect(factors).toMatchObject([{ kind: 'authenticator', name: 'Aegis' }]);
  });

  it('makes the emailed codes void that were requested before it, and no other is sent', async () => {
    const client = await signIn(test, 'client', { twoFactorEnabled: true });
    const before = await signInPassword(client);
    const code = await lastCodeTo(test, client.email);
    await addAuthenticator(client);
    expect((await test.call('verifyTwoFactor', { token: before.token, body: { code } })).status).toBe(401);
    const { token } = await signInPassword(client);
    expect((await test.call('resendTwoFactor', { token })).status).toBe(403);
    expect((await test.call('verifyTwoFactor', { token, body: { code } })).status).toBe(422);
    expect((await kindsTo(client)).filter((kind) => kind === 'code')).toHaveLength(1);
  });

  it('is not passed by by joining the other service', async () => {
    const client = await signIn(test, 'client');
    await addAuthenticator(client);
    const body = { service: 'kaskad', email: client.email, password: testPassword } as const;
    expect(await refusal('requestLinkService', { body })).toEqual([409, 'identity.sign_in_first']);
    const { token } = await test.expectOk('requestLinkService', {
      token: client.token,
      body: { service: 'kaskad' },
    });
    const code = await lastCodeTo(test, client.email);
    const joined = await test.expectOk('linkService', { token, body: { code } });
    // The session that follows has yet to prove who is there.
    expect(await refusal('renewRecoveryCodes', { token: joined.token, isProven: false })).toEqual([
      403,
      'proof_required',
    ]);
  });

  it('is confirmed within ten minutes, and not after a new password', async () => {
    const client = await signIn(test, 'client');
    const start = () => test.expectOk('startAuthenticator', { token: client.token, body: { name: 'Aegis' } });
    const late = await start();
    test.clock.advance({ minutes: 11 });
    const confirm = ({ id, secret }: { id: string; secret: string }) =>
      test.call('confirmAuthenticator', {
        token: client.token,
        params: { id },
        body: { code: codeOf(secret) },
      });
    expect((await confirm(late)).status).toBe(409);
    const proof = { method: 'password', password: testPassword } as const;
    await test.expectOk('stepUp', { token: client.token, body: proof });
    const known = await start();
    const body = { current_password: testPassword, password: 'Thym-et-Laurier-2026' };
    await test.changeSecret('changePassword', client, { body });
    expect((await confirm(known)).status).toBe(404);
  });

  it('accepts five tries a sign-in, the right one included once', async () => {
    const client = await signIn(test, 'client');
    const { secret } = await addAuthenticator(client);
    const { token } = await signInPassword(client);
    const wrong = { token, body: { method: 'authenticator' as const, code: '000000' } };
    for (let count = 0; count < 5; count += 1)
      expect((await test.call('signInWithFactor', wrong)).status).toBe(422);
    const right = { token, body: { method: 'authenticator' as const, code: nextCodeOf(secret) } };
    expect((await test.call('signInWithFactor', right)).status).toBe(422);
  });

  it('accepts ten tries in a quarter of an hour, however often the password is right', async () => {
    const client = await signIn(test, 'client');
    await addAuthenticator(client);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { token } = await signInPassword(client);
      const wrong = { token, body: { method: 'authenticator' as const, code: '000000' } };
      for (let count = 0; count < 4; count += 1)
        statuses.push((await test.call('signInWithFactor', wrong)).status);
    }
    expect(statuses.indexOf(429)).toBe(10);
  });

  it('gives one sign-in for one code sent twice at once', async () => {
    const client = await signIn(test, 'client');
    const { secret } = await addAuthenticator(client);
    const first = await signInPassword(client);
    const body = { method: 'authenticator' as const, code: nextCodeOf(secret) };
    const both = await Promise.all(
      [0, 1].map(() => test.call('signInWithFactor', { token: first.token, body })),
    );
    const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([401, 422]).toContain(statuses[1]);
  });

  it('has a key that the database alone does not give', async () => {
    const client = await signIn(test, 'client');
    const { secret } = await addAuthenticator(client);
    const dump = JSON.stringify(await test.deps.db.select().from(factorsTable));
    expect(dump).toContain('"kind":"authenticator"');
    expect(dump).not.toContain(secret);
  });

  it('is sealed again after a change of the secret', async () => {
    const { db, secret } = test.deps;
    const { id } = await addAuthenticator(await signIn(test, 'client'));
    const keyOf = async () =>
      (await db.select().from(factorsTable).where(eq(factorsTable.id, id)))[0]?.sealedKey;
    const before = await keyOf();
    const next = 'another-secret-another-secret-another';
    expect(await resealKeys(db, [next, secret])).toMatchObject({ failed: 0 });
    expect(await keyOf()).not.toBe(before);
    expect(await resealKeys(db, [next, secret])).toEqual({ resealed: 0, failed: 0 });
    expect(await resealKeys(db, [secret, 'unknown'])).toMatchObject({ resealed: 0 });
    expect(await resealKeys(db, [secret, next])).toMatchObject({ failed: 0 });
  });
});

describe('a passkey', () => {
  it('completes a sign-in on the host it was created for alone', async () => {
    const staff = await signIn(test, 'admin_yield');
    const { passkey } = await addPasskey(staff, backoffice);
    const { token, factor_methods: methods } = await signInPassword(staff, backoffice);
    expect(methods).toEqual(['passkey', 'recovery']);
    const { options } = await test.expectOk('startSignInPasskey', { token, headers: backoffice });
    const credential = passkey.use(String(options['challenge']));
    const elsewhere = createVirtualPasskey(backoffice.origin).use(String(options['challenge']));
    const proof = (used: RequestBody<'signInWithFactor'>['credential'], headers = backoffice) => ({
      token,
      headers,
      body: { method: 'passkey' as const, ...(used && { credential: used }) },
    });
    expect((await test.call('signInWithFactor', proof(elsewhere))).status).toBe(422);
    expect((await test.call('signInWithFactor', proof(undefined))).status).toBe(422);
    expect((await test.call('signInWithFactor', proof(credential, site))).status).toBe(422);
    const session = await test.expectOk('signInWithFactor', proof(credential));
    expect(session.user.role).toBe('admin_yield');
    expect((await test.call('startSignInPasskey', { token, headers: backoffice })).status).toBe(401);
  });

  it('refuses what was signed for another challenge, or from a page that is not ours', async () => {
    const client = await signIn(test, 'client');
    const { token } = client;
    const foreign = { origin: 'https://pirate.example' };
    expect(await refusal('startPasskey', { token, headers: foreign })).toEqual([422, 'factors.foreign_page']);
    const { options } = await test.expectOk('startPasskey', { token, headers: site });
    const other = createVirtualPasskey(site.origin).create('YW5vdGhlcg');
    const body = { name: 'Clé', credential: other };
    expect(await refusal('addPasskey', { token, headers: site, body })).toEqual([
      422,
      'factors.invalid_passkey',
    ]);
    // The challenge is used up by a wrong response.
    const right = createVirtualPasskey(site.origin).create(String(options['challenge']));
    const again = { token, headers: site, body: { name: 'Clé', credential: right } };
    expect((await test.call('addPasskey', again)).status).toBe(422);
  });
});

describe('recovery codes', () => {
  it('open one sign-in each, in any case and spacing, and their owner is emailed', async () => {
    const client = await signIn(test, 'client');
    const { codes } = await addAuthenticator(client);
    const typed = ` ${(codes[0] ?? '').toLowerCase()}`;
    const once = await signInPassword(client);
    const body = { method: 'recovery' as const, code: typed };
    const here = await test.expectOk('signInWithFactor', { token: once.token, body });
    expect((await test.expectOk('listFactors', { token: here.token })).recovery_codes_left).toBe(9);
    const twice = await signInPassword(client);
    expect((await test.call('signInWithFactor', { token: twice.token, body })).status).toBe(422);
    expect((await kindsTo(client)).at(-1)).toBe('recoveryCodeUsed');

    const renewed = await test.changeSecret('renewRecoveryCodes', here);
    const old = await signInPassword(client);
    const former = { method: 'recovery' as const, code: codes[1] ?? '' };
    expect((await test.call('signInWithFactor', { token: old.token, body: former })).status).toBe(422);
    const fresh = { method: 'recovery' as const, code: renewed.recovery_codes[0] ?? '' };
    await test.expectOk('signInWithFactor', { token: old.token, body: fresh });
  });
});

describe('a step-up', () => {
  it('is needed five minutes after the sign-in, by the password of a client without a second factor', async () => {
    const client = await signIn(test, 'client');
    const { token } = await signInPassword(client);
    const start = { token, body: { name: 'Aegis' }, isProven: false } as const;
    await test.expectOk('startAuthenticator', start);
    test.clock.advance({ minutes: 5, seconds: 1 });
    expect(await refusal('startAuthenticator', start)).toEqual([403, 'proof_required']);
    expect(await test.expectOk('startStepUp', { token })).toEqual({ methods: ['password'], options: null });
    const wrong = { token, body: { method: 'password' as const, password: 'Mauvais-2026-ab' } };
    expect((await test.call('stepUp', wrong)).status).toBe(422);
    expect(await refusal('startAuthenticator', start)).toEqual([403, 'proof_required']);
    await test.expectOk('stepUp', { token, body: { method: 'password', password: testPassword } });
    await test.expectOk('startAuthenticator', start);
  });

  it('takes the emailed code of staff without a factor of their own, bound to the session', async () => {
    const staff = await signIn(test, 'admin_yield');
    test.clock.advance({ minutes: 6 });
    const { token } = staff;
    expect((await test.expectOk('startStepUp', { token })).methods).toEqual(['email']);
    const code = await lastCodeTo(test, staff.email);
    const byPassword = { method: 'password' as const, password: testPassword };
    expect((await test.call('stepUp', { token, body: byPassword })).status).toBe(422);
    await test.expectOk('stepUp', { token, body: { method: 'email', code } });
    await test.expectOk('startPasskey', { token, headers: backoffice, isProven: false });
  });

  it('takes a passkey, and nothing weaker, of an account that has one', async () => {
    const client = await signIn(test, 'client');
    const { passkey } = await addPasskey(client);
    test.clock.advance({ minutes: 6 });
    const { token } = client;
    const byPassword = { method: 'password' as const, password: testPassword };
    expect((await test.call('stepUp', { token, body: byPassword })).status).toBe(422);
    const { methods, options } = await test.expectOk('startStepUp', { token, headers: site });
    expect(methods).toEqual(['passkey', 'recovery']);
    const credential = passkey.use(String(options?.['challenge']));
    const proof = { token, headers: site, body: { method: 'passkey' as const, credential } };
    await test.expectOk('stepUp', proof);
    expect((await test.call('stepUp', proof)).status).toBe(422);
    await test.changeSecret('renewRecoveryCodes', client, { isProven: false });
  });
});

describe('removing a factor', () => {
  it('gives emailed codes back with the last one, but staff keep one', async () => {
    const client = await signIn(test, 'client');
    const { id } = await addAuthenticator(client);
    const { id: passkeyId, codes } = await addPasskey(client);
    expect(codes).toEqual([]);
    const { token } = client;
    const named = { token, params: { id }, body: { name: 'Mon téléphone' } };
    expect((await test.expectOk('renameFactor', named)).factors[0]?.name).toBe('Mon téléphone');
    expect((await test.call('disableTwoFactor', { token, body: { password: testPassword } })).status).toBe(
      409,
    );
    const elsewhere = await signIn(test, 'client');
    await test.deps.db
      .update(sessions)
      .set({ userId: client.userId })
      .where(eq(sessions.userId, elsewhere.userId));
    const first = await test.changeSecret('removeFactor', client, { params: { id } });
    expect(first.factors).toHaveLength(1);
    expect((await test.call('getMe', { token: elsewhere.token })).status).toBe(401);
    const left = await test.changeSecret('removeFactor', client, { params: { id: passkeyId } });
    expect(left).toEqual({ factors: [], recovery_codes_left: 0, is_required: false });
    const again = await signInPassword(client);
    expect([again.two_factor_required, again.factor_methods]).toEqual([true, undefined]);

    const staff = await signIn(test, 'commercial');
    const only = await addAuthenticator(staff);
    const remove = { params: { id: only.id } };
    expect(await refusal('removeFactor', { ...remove, token: staff.token })).toEqual([409, 'factors.last']);
    await addPasskey(staff, backoffice);
    expect((await test.changeSecret('removeFactor', staff, remove)).factors).toHaveLength(1);
  });

  it('reaches no factor of another user', async () => {
    const [owner, other] = [await signIn(test, 'client'), await signIn(test, 'client')];
    const { id } = await addAuthenticator(owner);
    const { token } = other;
    expect((await test.call('removeFactor', { token, params: { id } })).status).toBe(404);
    expect((await test.call('renameFactor', { token, params: { id }, body: { name: 'x' } })).status).toBe(
      404,
    );
    expect(
      (await test.call('confirmAuthenticator', { token, params: { id }, body: { code: '1' } })).status,
    ).toBe(404);
  });
});
