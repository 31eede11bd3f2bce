// Invitations to Kaskad by its administration, who never learn whether an address has an account of Yield.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await signIn(test, 'admin_kaskad', { firstname: 'Ada', lastname: 'Perrin' });
});

const typed = { is_company: false, firstname: 'Zoé', lastname: 'Bellec', phone: '' };
const invite = (email: string) =>
  test.call('inviteKaskadUser', { token: admin.token, body: { client: { ...typed, email } } });
const listed = async (email: string) =>
  (await test.expectOk('listKaskadInvitations', { token: admin.token })).items.find(
    (one) => one.email === email,
  );
const mailKinds = async (email: string) => (await mailsTo(test, email)).map(({ kind }) => kind);
const codesOf = async (email: string) =>
  (await mailsTo(test, email))
    .filter(({ kind }) => kind === 'code')
    .map(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? '');

it('[B48] opens Kaskad alone to a person without an account', async () => {
  const email = 'nouvelle@exemple.fr';
  expect((await invite(email)).status).toBe(201);
  expect(await listed(email)).toMatchObject({ service: 'kaskad', adviser: null, invited_by: 'Ada Perrin' });
  const [mail] = await mailsTo(test, email);
  const [, link = ''] = /\/kaskad\/invitation\/(\S+)/.exec(mail?.body ?? '') ?? [];
  const password = testPassword;
  const user = {
    ...typed,
    email,
    phone: '06-12-34-56-78',
    address: '3 rue du Port',
    zip_code: '29200',
    city: 'Brest',
    country_address: 'FRA',
    password,
    password_confirmation: password,
    terms_accepted: true,
  };
  expect((await test.call('register', { body: { invitation: link, user } })).status).toBe(201);
  const [account] = await test.deps.db.select().from(users).where(eq(users.email, email));
  expect(account).toMatchObject({ canAccessYield: false, canAccessKaskad: true, assignedSalesId: null });
  expect(await listed(email)).toBeUndefined();
});

it('[B51] responds alike to an address of Yield, whose owner alone links it', async () => {
  const client = await signIn(test, 'client');
  const [known, unknown] = [await invite(client.email), await invite('inconnue@exemple.fr')];
  expect([known.status, unknown.status]).toEqual([201, 201]);
  const { id: _id, email: _email, ...shown } = (await listed(client.email)) ?? {};
  const { id: _other, email: _unknown, ...expected } = (await listed('inconnue@exemple.fr')) ?? {};
  expect(Object.keys(shown)).toEqual(Object.keys(expected));
  expect(shown).toMatchObject({ firstname: typed.firstname, lastname: typed.lastname, is_expired: false });
  expect(await mailKinds(client.email)).toEqual(['serviceInvited']);
  const [mail] = await mailsTo(test, client.email);
  expect(mail?.body).toContain('/link-kaskad');
  const started = await test.expectOk('requestLinkService', {
    token: client.token,
    body: { service: 'kaskad' },
  });
  const [code = ''] = await codesOf(client.email);
  await test.expectOk('linkService', { token: started.token, body: { code } });
  expect(await listed(client.email)).toBeUndefined();
  const again = await invite(client.email);
  expect([again.status, Object(again.body).errors]).toEqual([
    422,
    expect.objectContaining({ email: [expect.any(String)] }),
  ]);
});

it('[B48] shows and moves those to Kaskad alone, without their adviser of Yield', async () => {
  const paul = await signIn(test, 'commercial');
  for (const service of ['yield', 'kaskad'] as const) {
    const client = { ...typed, service, email: `${service}-paul@exemple.fr` };
    await test.expectOk('inviteClient', { token: paul.token, body: { client, adviser_id: null } });
  }
  expect(await listed('yield-paul@exemple.fr')).toBeUndefined();
  expect(await listed('kaskad-paul@exemple.fr')).toMatchObject({ adviser: null });
  const { items } = await test.expectOk('listClientInvitations', { token: paul.token });
  const idOf = (email: string) => items.find((one) => one.email === email)?.id ?? '';
  const act = (operation: 'resendKaskadInvitation' | 'cancelKaskadInvitation', email: string) =>
    test.call(operation, { token: admin.token, params: { id: idOf(email) } });
  expect((await act('cancelKaskadInvitation', 'yield-paul@exemple.fr')).status).toBe(404);
  expect((await act('resendKaskadInvitation', 'kaskad-paul@exemple.fr')).status).toBe(409);
  expect((await act('cancelKaskadInvitation', 'kaskad-paul@exemple.fr')).status).toBe(200);
  expect(await listed('kaskad-paul@exemple.fr')).toBeUndefined();
  const trail = await test.deps.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.objectId, idOf('kaskad-paul@exemple.fr')));
  expect(trail.map(({ action }) => action)).toContain('client.invitation_canceled');
});
