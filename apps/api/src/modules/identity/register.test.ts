import { currentVersion } from '@repo/domain/legal';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { consents } from '../../db/schema/contracts.ts';
import { challenges, sessions } from '../../db/schema/identity.ts';
import { handleResetRequests } from '../../jobs/handle-reset-requests.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastCodeTo, lastMailTo, mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { viewAs } from '../../testing/view-as.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { confirmEmail } from './confirm-email.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const form = {
  is_company: false,
  lastname: 'Roche',
  firstname: 'Yanis',
  address: '3 quai de Saône',
  zip_code: '69002',
  city: 'Lyon',
  country_address: 'FRA',
  email: 'yanis.roche@exemple.fr',
  password: testPassword,
  password_confirmation: testPassword,
  phone: '06-11-22-33-44',
};
let caller = 0;
const register = (user: object, service?: string) => {
  caller += 1;
  const body = { user, ...(service !== undefined && { service }) };
  return test.call('register', { body, remoteAddress: `10.1.${Math.floor(caller / 250)}.${caller % 250}` });
};

describe('register', () => {
  it('creates a client of yield, signed in, whose identity is still to verify', async () => {
    const response = await test.expectOk('register', {
      body: { user: { ...form, email: 'Neuf@Exemple.fr' } },
    });
    expect(response.user).toMatchObject({
      role: 'client',
      email: 'neuf@exemple.fr',
      is_kyc: false,
      kyc_status: 'pending',
      can_access_yield: true,
      can_access_kaskad: false,
      country: 'FRA',
      country_address: 'FRA',
    });
    expect((await test.expectOk('getMe', { token: response.token })).id).toBe(response.user.id);
  });

  it('sent again under its key, signs in to the account it has made, and to no other', async () => {
    const headers = { 'idempotency-key': 'registration-of-lou' };
    const user = { ...form, email: 'lou@exemple.fr' };
    const first = await test.expectOk('register', { body: { user }, headers });
    const again = await test.expectOk('register', { body: { user }, headers });
    expect(again.user.id).toBe(first.user.id);
    expect(again.token).not.toBe(first.token);
    const password = 'Autre-mot-de-passe-2026!';
    const other = { ...user, password, password_confirmation: password };
    expect((await test.call('register', { body: { user: other }, headers })).status).toBe(422);
    expect((await register(user)).status).toBe(422);
  });

  it('sent twice at once under one key, makes one account', async () => {
    const headers = { 'idempotency-key': 'registration-of-two' };
    const body = { user: { ...form, email: 'deux@exemple.fr' } };
    const both = await Promise.all([
      test.expectOk('register', { body, headers }),
      test.expectOk('register', { body, headers }),
    ]);
    expect(new Set(both.map(({ user }) => user.id)).size).toBe(1);
  });

  it('creates a client of kaskad when that is the service requested', async () => {
    const response = await register({ ...form, email: 'hugo@exemple.fr' }, 'kaskad');
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ user: { can_access_yield: false, can_access_kaskad: true } });
  });

  it('stores the evidence of the accepted terms, once, and none without an explicit acceptance (R074)', async () => {
    const headers = { 'idempotency-key': 'registration-of-eva' };
    const user = { ...form, email: 'eva@exemple.fr', terms_accepted: true };
    const { user: eva } = await test.expectOk('register', { body: { user }, headers });
    await test.expectOk('register', { body: { user }, headers });
    const evidenceOf = (id: string) => test.deps.db.select().from(consents).where(eq(consents.userId, id));
    const { version, sha256 } = currentVersion('terms');
    expect(await evidenceOf(eva.id)).toMatchObject([
      {
        contractId: null,
        kind: 'terms',
        label: 'J’accepte les conditions générales de vente (CGV).',
        step: 'Création du compte',
        textVersion: version,
        textSha256: sha256,
        ipAddress: '127.0.0.1',
      },
    ]);
    const silent = await test.expectOk('register', { body: { user: { ...form, email: 'leo@exemple.fr' } } });
    expect(await evidenceOf(silent.user.id)).toEqual([]);
  });

  it('refuses terms that were read in a version no longer in force, and makes no account (R074)', async () => {
    const user = { ...form, email: 'ana@exemple.fr', terms_accepted: true };
    const old = await register({ ...user, terms_version: '2020-01' });
    expect(old).toMatchObject({ status: 422, body: { code: 'legal.outdated' } });
    const read = await register({ ...user, terms_version: currentVersion('terms').version });
    expect(read.status).toBe(201);
  });

  it('stores the token only as a hash and writes the audit trail', async () => {
    const { token } = await test.expectOk('register', {
      body: { user: { ...form, email: 'hash@exemple.fr' } },
    });
    const rows = JSON.stringify([
      await test.deps.db.select().from(sessions),
      await test.deps.db.select().from(auditLog),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(testPassword);
    expect(rows).toContain('session.opened');
  });

  it.each([
    ['lastname', 'Vous devez renseigner votre nom.'],
    ['firstname', 'Vous devez renseigner votre prénom.'],
    ['address', 'Vous devez renseigner votre adresse personnelle.'],
    ['zip_code', 'Vous devez renseigner un code postal.'],
    ['city', 'Vous devez renseigner une ville de résidence.'],
    ['country_address', 'Vous devez renseigner un pays de résidence.'],
    ['email', 'L’email n’est pas valide.'],
    ['password', 'Vous devez renseigner un mot de passe.'],
    ['phone', 'Vous devez renseigner un numéro de téléphone valide.'],
  ])('refuses an empty %s with its own sentence, at its own field', async (field, message) => {
    const response = await register({ ...form, [field]: '' });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({
      code: 'validation_failed',
      error: message,
      errors: { [field]: [message] },
    });
  });

  it.each([
    [
      'different passwords',
      { password_confirmation: 'Autre-2026-abcdef' },
      'Les mots de passe ne correspondent pas.',
    ],
    [
      'eleven characters',
      { password: 'Abcdefghij1', password_confirmation: 'Abcdefghij1' },
      'Votre mot de passe doit faire au minimum 12 caractères.',
    ],
    [
      'a space in the password',
      { password: 'Abcdef ghij12', password_confirmation: 'Abcdef ghij12' },
      'Le mot de passe ne doit pas contenir d’espace.',
    ],
    ['terms refused', { terms_accepted: false }, 'Vous devez accepter les CGV pour continuer.'],
    ['a company without a name', { is_company: true }, 'Vous devez renseigner un nom de société.'],
  ])('refuses %s', async (_case, changes, message) => {
    const response = await register({ ...form, ...changes });
    expect(response.body).toMatchObject({ error: message });
  });

  it('returns the first failing rule of the ordered list', async () => {
    const response = await register({ ...form, firstname: '', lastname: '', email: 'non' });
    expect(response.body).toMatchObject({ error: 'Vous devez renseigner votre nom.' });
  });

  it('refuses a known address at the field email, and emails its owner', async () => {
    await register({ ...form, email: 'pris@exemple.fr' });
    const again = await register({ ...form, email: 'PRIS@exemple.fr' });
    expect(again.status).toBe(422);
    expect(again.body).toMatchObject({ errors: { email: ['Cet email est déjà utilisé.'] } });
    const kinds = (await mailsTo(test, 'pris@exemple.fr')).map(({ kind }) => kind);
    expect(kinds).toEqual(['welcome', 'registrationAttempt']);
  });

  it('accepts one of two concurrent registrations of one address', async () => {
    const responses = await Promise.all(
      [1, 2, 3].map(() => register({ ...form, email: 'course@exemple.fr' })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });

  it('never lets the form choose a role or a flag', async () => {
    const response = await register({ ...form, email: 'ruse@exemple.fr', role: 'super_admin' });
    expect(response.status).toBe(400);
  });
});

let number = 0;
const registered = async (service?: string) => {
  test.clock.advance({ minutes: 61 });
  number += 1;
  const email = `boite-${number}@exemple.fr`;
  const { body } = await register({ ...form, email }, service);
  return { email, token: String(Object(body).token), userId: String(Object(body).user.id) };
};
const linkTo = async (email: string) =>
  /confirmer-mon-adresse#(\S+)/.exec(await lastMailTo(test, email))?.[1] ?? '';
const isConfirmed = async ({ token }: { token: string }) =>
  (await test.expectOk('getMe', { token })).email_confirmed;
const confirm = (token: string) => test.call('confirmEmail', { body: { token } });
const proofsOf = async (userId: string) =>
  (await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, userId)))
    .filter(({ action }) => action === 'account.email_confirmed')
    .map(({ actorId, after }) => [actorId, after]);
const unconfirmed = (change: object = {}): Promise<SignedIn> => {
  test.clock.advance({ minutes: 61 });
  return signIn(test, 'client', { emailUnconfirmedSince: test.clock.now(), ...change });
};

describe('the address of a registration', () => {
  it('awaits the link of the welcome, which is kept as a hash and confirms it once, on the trail', async () => {
    const lea = await registered();
    expect(await isConfirmed(lea)).toBe(false);
    const link = await linkTo(lea.email);
    expect(link).toMatch(/^cnf_/);
    expect(JSON.stringify(await test.deps.db.select().from(challenges))).not.toContain(link);
    await test.expectOk('confirmEmail', { body: { token: link } });
    expect(await isConfirmed(lea)).toBe(true);
    expect(await proofsOf(lea.userId)).toEqual([[lea.userId, { proof: 'link' }]]);
    expect(await confirm(link)).toMatchObject({ status: 422, body: { code: 'identity.invalid_link' } });
  });

  it('is written by the service that it registered to', async () => {
    const { email } = await registered('kaskad');
    const [mail] = await mailsTo(test, email);
    expect(mail?.subject).toBe('Bienvenue chez Kaskad');
    expect(mail?.body).toContain('/kaskad/confirmer-mon-adresse#cnf_');
  });

  it('is confirmed by one of two requests with one link', async () => {
    const lea = await registered();
    const link = await linkTo(lea.email);
    const both = await Promise.all([confirm(link), confirm(link)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await proofsOf(lea.userId)).toHaveLength(1);
  });

  it('is confirmed once by accounts that were read before, and never in place of another address', async () => {
    const { userId } = await unconfirmed();
    const account = (await findUserById(test.deps.db, userId)) ?? expect.fail('no account');
    const by = { userId, role: account.role, sessionId: null, ip: '127.0.0.1', requestId: 'test' };
    const other = { ...account, email: 'autre@exemple.fr' };
    const left = await confirmEmail(test.deps, other, { by, proof: 'code' });
    expect(left).toMatchObject({ email: account.email, emailUnconfirmedSince: expect.any(Date) });
    for (const proof of ['code', 'link'] as const) {
      const confirmed = await confirmEmail(test.deps, account, { by, proof });
      expect(confirmed.emailUnconfirmedSince).toBeNull();
    }
    expect(await proofsOf(userId)).toEqual([[userId, { proof: 'code' }]]);
  });

  it('is not confirmed by a link of 72 hours, of another purpose, or that a newer one replaced', async () => {
    const lea = await registered();
    const first = await linkTo(lea.email);
    await test.expectOk('sendConfirmationLink', { token: lea.token });
    const second = await linkTo(lea.email);
    expect((await confirm(first)).status).toBe(422);
    await test.expectOk('sendInstructions', { body: { email: lea.email } });
    await handleResetRequests(test.deps);
    const reset = /reset-password#(\S+)/.exec(await lastMailTo(test, lea.email))?.[1] ?? '';
    expect((await confirm(reset)).status).toBe(422);
    expect((await test.expectOk('checkToken', { body: { token: second } })).valid).toBe(false);
    test.clock.advance({ hours: 72 });
    expect((await confirm(second)).status).toBe(422);
    expect(await proofsOf(lea.userId)).toEqual([]);
  });

  it('is sent another link three times an hour, and none once it is confirmed', async () => {
    const lea = await registered();
    const again = () => test.call('sendConfirmationLink', { token: lea.token });
    const statuses = [await again(), await again(), await again(), await again()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await mailsTo(test, lea.email)).map(({ kind }) => kind)).toEqual([
      'welcome',
      'confirmEmail',
      'confirmEmail',
      'confirmEmail',
    ]);
    await test.expectOk('confirmEmail', { body: { token: await linkTo(lea.email) } });
    expect(await again()).toMatchObject({ status: 409, body: { code: 'identity.email_already_confirmed' } });
  });

  it('is confirmed by the code that turns the second factor on', async () => {
    const client = await unconfirmed();
    const { token = '' } = await test.expectOk('enableTwoFactor', { token: client.token });
    const body = { code: await lastCodeTo(test, client.email) };
    const opened = await test.expectOk('verifyTwoFactor', { token, body });
    expect(opened.user.email_confirmed).toBe(true);
    expect(await proofsOf(client.userId)).toEqual([[client.userId, { proof: 'code' }]]);
  });

  it('is confirmed by the code of a sign-in, not by the password alone', async () => {
    const client = await unconfirmed({ twoFactorEnabled: true });
    const user = { email: client.email, password: testPassword };
    const { token } = await test.expectOk('login', { body: { user } });
    expect(await proofsOf(client.userId)).toEqual([]);
    const body = { code: await lastCodeTo(test, client.email) };
    expect((await test.expectOk('verifyTwoFactor', { token, body })).user.email_confirmed).toBe(true);
  });

  it('is confirmed by the code that links the other service', async () => {
    const client = await unconfirmed();
    const service = 'kaskad';
    const { token } = await test.expectOk('requestLinkService', { token: client.token, body: { service } });
    const body = { code: await lastCodeTo(test, client.email) };
    expect((await test.expectOk('linkService', { token, body })).user.email_confirmed).toBe(true);
  });

  it('is confirmed by the link of a new password', async () => {
    const client = await unconfirmed();
    await test.expectOk('sendInstructions', { body: { email: client.email } });
    await handleResetRequests(test.deps);
    const token = /reset-password#(\S+)/.exec(await lastMailTo(test, client.email))?.[1] ?? '';
    await test.expectOk('resetPassword', { body: { token, password: 'Une-autre-phrase-2026!' } });
    expect(await proofsOf(client.userId)).toEqual([[client.userId, { proof: 'password_reset' }]]);
  });

  it('is not confirmed by staff who read the space', async () => {
    const lea = await registered();
    const { token } = await viewAs(test, await signIn(test, 'admin_yield'), lea);
    const body = { token: await linkTo(lea.email) };
    expect((await test.call('confirmEmail', { token, body })).status).toBe(403);
    expect((await test.call('sendConfirmationLink', { token })).status).toBe(403);
    expect(await isConfirmed(lea)).toBe(false);
  });
});
