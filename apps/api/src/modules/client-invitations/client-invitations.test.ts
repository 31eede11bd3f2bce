import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { clientInvitations } from '../../db/schema/client-invitations.ts';
import { consents } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { pruneExpired } from '../../jobs/prune-expired.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';

let test: TestApp;
let admin: SignedIn;
let paul: SignedIn;
let nora: SignedIn;
let number = 0;
let email: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  paul = await signIn(test, 'commercial', { firstname: 'Paul', lastname: 'Lambert' });
  nora = await signIn(test, 'commercial');
  number += 1;
  email = `invite-${number}@exemple.fr`;
});

const typed = {
  is_company: false,
  firstname: 'Zoé',
  lastname: 'Bellec',
  phone: '',
  service: 'yield',
} as const;
const invite = (who: SignedIn, change: object = {}, adviserId: string | null = null) =>
  test.call('inviteClient', {
    token: who.token,
    body: { client: { ...typed, email, ...change }, adviser_id: adviserId },
  });
const ofList = async (who: SignedIn) =>
  (await test.expectOk('listClientInvitations', { token: who.token })).items.find(
    (one) => one.email === email,
  );
const act = async (
  who: SignedIn,
  operation: 'resendClientInvitation' | 'cancelClientInvitation',
  id: string,
) => test.call(operation, { token: who.token, params: { id } });
const links = async () =>
  (await mailsTo(test, email))
    .filter(({ kind }) => kind === 'clientInvited')
    .map(({ body }) => /\/invitation\/(\S+)/.exec(body)?.[1] ?? '');
const check = async (token: string) =>
  (await test.expectOk('checkInvitation', { body: { token } })).invitation;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
const accept = (invitation: string, change: object = {}, key?: string) =>
  test.call('register', {
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    body: {
      invitation,
      user: {
        firstname: 'Zoé',
        lastname: 'Bellec',
        phone: '06-12-34-56-78',
        address: '3 rue du Port',
        zip_code: '29200',
        city: 'Brest',
        country_address: 'FRA',
        email,
        password: testPassword,
        password_confirmation: testPassword,
        terms_accepted: true,
        ...change,
      },
    },
  });
const account = async () => (await test.deps.db.select().from(users).where(eq(users.email, email)))[0];

describe('a client invited by staff', () => {
  it('has no account before they accept, then one of that adviser, with their own password and consent', async () => {
    expect((await invite(admin, { is_company: true }, paul.userId)).status).toBe(201);
    expect(await account()).toBeUndefined();
    const listed = await ofList(paul);
    expect(listed).toMatchObject({ firstname: 'Zoé', invited_by: 'Inès Garnier', is_expired: false });
    const [link = ''] = await links();
    expect(await check(link)).toEqual({ ...typed, email, is_company: true });
    const company = { company_name: 'Bellec', registration_number: '12345678900011', company_type: 'SAS' };
    const refused = await accept(link, { ...company, terms_accepted: false });
    expect(refused.status).toBe(422);
    const { status, body } = await accept(link, company);
    expect([status, Object(body).user.email_confirmed]).toEqual([201, true]);
    // The link of the invitation has proved the address.
    expect((await mailsTo(test, email)).at(-1)?.body).toContain('votre adresse e-mail est confirmée');
    const user = await account();
    expect(user).toMatchObject({
      id: listed?.id,
      assignedSalesId: paul.userId,
      isCompany: true,
      kycStatus: 'pending',
    });
    const evidence = await test.deps.db
      .select()
      .from(consents)
      .where(eq(consents.userId, user?.id ?? ''));
    expect(evidence).toHaveLength(1);
    expect([await ofList(paul), await check(link)]).toEqual([undefined, null]);
    expect(codeOf(await accept(link, { email: 'autre@exemple.fr' }))).toEqual([
      422,
      'identity.invalid_invitation',
    ]);
    const trail = await test.deps.db
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.objectId, user?.id ?? ''))
      .orderBy(auditLog.id);
    const own = trail.filter(({ action }) => action.startsWith('client.'));
    expect(own.map(({ action }) => action)).toEqual(['client.invited', 'client.invitation_accepted']);
    expect(JSON.stringify(own)).not.toContain(email);
  });

  it('signs in by the same registration sent twice, and with no other address', async () => {
    await invite(paul);
    const [link = ''] = await links();
    expect((await accept(link, { email: 'autre@exemple.fr' })).status).toBe(422);
    expect((await accept(link, {}, 'key-of-a-form')).status).toBe(201);
    expect((await accept(link, {}, 'key-of-a-form')).status).toBe(201);
    expect(codeOf(await accept(link, {}, 'key-of-another'))).toEqual([422, 'identity.invalid_invitation']);
  });

  it('has no adviser when theirs has left meanwhile', async () => {
    await invite(admin, {}, nora.userId);
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, nora.userId));
    expect((await invite(admin, { email: 'x@exemple.fr' }, nora.userId)).status).toBe(422);
    await accept((await links())[0] ?? '');
    expect((await account())?.assignedSalesId).toBeNull();
  });
});

describe('an invitation', () => {
  it('is seen, sent again and canceled by the adviser whose client it is, and by administrators', async () => {
    expect((await invite(paul, {}, nora.userId)).status).toBe(422);
    await invite(paul);
    const { id = '' } = (await ofList(paul)) ?? {};
    expect((await ofList(admin))?.adviser?.id).toBe(paul.userId);
    expect(await ofList(nora)).toBeUndefined();
    for (const operation of ['resendClientInvitation', 'cancelClientInvitation'] as const)
      expect((await act(nora, operation, id)).status).toBe(404);
    expect((await act(paul, 'cancelClientInvitation', id)).status).toBe(200);
    expect(await check((await links())[0] ?? '')).toBeNull();
    expect(await test.deps.db.$count(clientInvitations, eq(clientInvitations.id, id))).toBe(0);
  });

  it('is good for 72 hours, again once it is sent again, and is deleted a month after', async () => {
    await invite(paul);
    const { id = '' } = (await ofList(paul)) ?? {};
    expect(codeOf(await act(paul, 'resendClientInvitation', id))).toEqual([409, 'invitations.sent_recently']);
    test.clock.advance({ days: 3 });
    paul = await signIn(test, 'admin_yield');
    expect([(await ofList(paul))?.is_expired, await check((await links())[0] ?? '')]).toEqual([true, null]);
    expect((await act(paul, 'resendClientInvitation', id)).status).toBe(200);
    const [first = '', second = ''] = await links();
    expect([await check(first), (await check(second))?.email]).toEqual([null, email]);
    test.clock.advance({ days: 32 });
    await pruneExpired(test.deps);
    expect(await test.deps.db.$count(clientInvitations, eq(clientInvitations.id, id))).toBe(1);
    test.clock.advance({ days: 2 });
    await pruneExpired(test.deps);
    expect(await test.deps.db.$count(clientInvitations, eq(clientInvitations.id, id))).toBe(0);
  });

  it('reveals to an adviser no client of another one, who receives an email', async () => {
    const client = await signIn(test, 'client', { assignedSalesId: nora.userId });
    email = client.email;
    for (const who of [admin, nora]) expect((await invite(who)).status).toBe(422);
    expect((await invite(paul)).status).toBe(201);
    expect(await ofList(paul)).toMatchObject({ is_expired: false });
    expect(await links()).toEqual([]);
    expect((await mailsTo(test, email)).map(({ kind }) => kind)).toContain('registrationAttempt');
    expect((await invite(paul)).status).toBe(422);
  });

  it('may be sent by two advisers: the first that is accepted stays', async () => {
    await invite(paul);
    const [ofPaul = ''] = await links();
    await invite(nora);
    const ofNora = (await links()).find((link) => link !== ofPaul) ?? '';
    await accept(ofNora);
    expect((await account())?.assignedSalesId).toBe(nora.userId);
    expect([await check(ofPaul), await ofList(paul)]).toEqual([null, undefined]);
  });
});
