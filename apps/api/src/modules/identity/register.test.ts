import { currentVersion } from '@repo/domain/legal';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { consents } from '../../db/schema/contracts.ts';
import { sessions } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { testPassword } from '../../testing/people.ts';

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
    const mails = await test.deps.db.select().from(mailOutbox);
    expect(mails.filter(({ recipient }) => recipient === 'pris@exemple.fr')).toHaveLength(1);
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
