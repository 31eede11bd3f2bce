import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents, poNumbers } from '../../db/schema/contracts.ts';
import { files } from '../../db/schema/files.ts';
import { sessions, users } from '../../db/schema/identity.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastCodeTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { png } from '../../testing/sample-files.ts';
import { countWaiting } from '../../testing/test-database.ts';
import { visibleResponse } from '../../testing/visible-response.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { reservePoNumber } from '../contracts/po-numbers.repository.ts';
import { storeFile } from '../documents/store-file.ts';
import { consentRow } from '../legal/consent-row.ts';
import { recordEvent } from '../timeline/record-event.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newPassword = 'Nouveau-mot-2026!';

describe('a session', () => {
  it('is nothing without a token, with a wrong one, or after signing out', async () => {
    expect((await test.call('getMe')).status).toBe(401);
    expect((await test.call('getMe', { token: 'usx_inconnuinconnuinconnu' })).status).toBe(401);
    const { token } = await signIn(test, 'client');
    await test.expectOk('logout', { token });
    const after = await test.call('getMe', { token });
    expect(after.status).toBe(401);
    expect(after.body).toMatchObject({ code: 'unauthenticated', error: 'Veuillez vous connecter.' });
  });

  it('slides while it is used and ends after 12 idle hours, 15 minutes for staff', async () => {
    const client = await signIn(test, 'client');
    const staff = await signIn(test, 'super_admin');
    test.clock.advance({ minutes: 14 });
    await test.expectOk('getMe', { token: staff.token });
    test.clock.advance({ minutes: 14 });
    await test.expectOk('getMe', { token: staff.token });
    test.clock.advance({ minutes: 16 });
    expect((await test.call('getMe', { token: staff.token })).status).toBe(401);
    await test.expectOk('getMe', { token: client.token });
    test.clock.advance({ hours: 12, minutes: 1 });
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
  });

  it('ends after 30 days however much it is used', async () => {
    const { token } = await signIn(test, 'client');
    for (let day = 0; day < 60; day += 1) {
      test.clock.advance({ hours: 11 });
      await test.call('getMe', { token });
    }
    test.clock.advance({ days: 3 });
    expect((await test.call('getMe', { token })).status).toBe(401);
  });

  it('is refused at once when the account is disabled', async () => {
    const { token, userId } = await signIn(test, 'client');
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, userId));
    expect((await test.call('getMe', { token })).status).toBe(401);
  });
});

describe('a disabled account', () => {
  it('opens no session in any way, and learns nothing', async () => {
    const target = 'http://localhost:3001';
    const form = {
      lastname: 'Petit',
      firstname: 'Dominique',
      address: '1 rue de la Paix',
      zip_code: '75002',
      city: 'Paris',
      country_address: 'FRA',
      email: 'dominique@exemple.fr',
      phone: '06-12-34-56-78',
      password: 'Un-mot-de-passe-2026!',
      password_confirmation: 'Un-mot-de-passe-2026!',
    };
    const registration = {
      body: { user: form },
      headers: { 'idempotency-key': 'registration-of-dominique' },
    };
    const { token, user } = await test.expectOk('register', registration);
    const { code } = await test.expectOk('createHandoff', { token, body: { target_origin: target } });
    const { token: challenge } = await test.expectOk('enableTwoFactor', { token });
    const mailed = await lastCodeTo(test, form.email);
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, user.id));

    const { email, password } = form;
    const login = await test.call('login', { body: { user: { email, password } } });
    const wrong = await test.call('login', { body: { user: { email, password: newPassword } } });
    expect(visibleResponse(login)).toEqual(visibleResponse(wrong));
    const others = [
      await test.call('register', registration),
      await test.call('exchangeHandoff', { body: { code }, headers: { origin: target } }),
      await test.call('verifyTwoFactor', { token: challenge ?? '', body: { code: mailed } }),
    ];
    expect([login, ...others].map(({ status }) => status)).toEqual([401, 422, 401, 401]);
    expect(await test.deps.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  });
});

describe('getMe', () => {
  it('returns flags that include what the role gives, and the adviser’s booking link', async () => {
    const sales = await signIn(test, 'commercial', { calendlyUrl: 'https://calendly.com/paul' });
    const client = await signIn(test, 'client', { assignedSalesId: sales.userId });
    const admin = await signIn(test, 'super_admin');
    expect((await test.expectOk('getMe', { token: client.token })).assigned_sales?.calendly_url).toBe(
      'https://calendly.com/paul',
    );
    expect(await test.expectOk('getMe', { token: admin.token })).toMatchObject({
      can_access_yield_admin: true,
      can_access_kaskad_admin: true,
      assigned_sales: null,
    });
  });

  it('is never cached', async () => {
    const { token } = await signIn(test, 'client');
    const response = await test.call('getMe', { token });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('updateMe', () => {
  it('changes only the fields that were sent', async () => {
    const { token } = await signIn(test, 'client', { kycStatus: 'started' });
    const me = await test.expectOk('updateMe', {
      token,
      body: { user: { city: ' Paris ', country_address: 'BEL' } },
    });
    expect(me).toMatchObject({ city: 'Paris', country: 'BEL', country_address: 'BEL', firstname: 'Camille' });
  });

  it('keeps both of two concurrent changes', async () => {
    const { token, userId } = await signIn(test, 'client', { kycStatus: 'started' });
    const { db } = test.deps;
    const changes = [{ city: 'Paris' }, { phone: '07-12-34-56-78' }];
    let responses: Promise<unknown>[] = [];
    await db.transaction(async (other) => {
      await lockUser(other, userId);
      responses = changes.map((user) => test.expectOk('updateMe', { token, body: { user } }));
      await expect.poll(() => countWaiting(db)).toBe(2);
    });
    await Promise.all(responses);
    const me = await test.expectOk('getMe', { token });
    expect([me.city, me.phone]).toEqual(['Paris', '07-12-34-56-78']);
  });

  it.each([
    ['firstname', 'Merci de renseigner votre prénom.'],
    ['zip_code', 'Merci de renseigner votre code postal.'],
    ['city', 'Merci de renseigner votre ville.'],
  ])('refuses an empty %s', async (field, message) => {
    const { token } = await signIn(test, 'client', { kycStatus: 'started' });
    const response = await test.call('updateMe', { token, body: { user: { [field]: '  ' } } });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ error: message, errors: { [field]: [message] } });
  });

  it('does not let the e-mail, the role or the KYC status be changed', async () => {
    const { token } = await signIn(test, 'client', { kycStatus: 'started' });
    for (const field of ['email', 'role', 'kyc_status', 'can_access_kaskad']) {
      expect((await test.call('updateMe', { token, body: { user: { [field]: 'x' } } })).status).toBe(400);
    }
  });
});

describe('changePassword', () => {
  it('requires the current password, ends the other sessions and keeps this one', async () => {
    const client = await signIn(test, 'client');
    const other = await test.expectOk('login', {
      body: { user: { email: client.email, password: testPassword } },
    });
    const wrong = await test.call('changePassword', {
      token: client.token,
      body: { password: newPassword, current_password: 'Pas-le-bon-2026' },
    });
    expect(wrong.status).toBe(422);
    await test.changeSecret('changePassword', client, {
      body: { user: { id: client.userId }, password: newPassword, current_password: testPassword },
    });
    expect((await test.call('getMe', { token: other.token })).status).toBe(401);
    await test.expectOk('login', { body: { user: { email: client.email, password: newPassword } } });
  });

  it('refuses a short password, a missing current one, and another user', async () => {
    const client = await signIn(test, 'client');
    const short = await test.call('changePassword', {
      token: client.token,
      body: { password: 'court', current_password: testPassword },
    });
    expect(short.body).toMatchObject({ error: 'Le mot de passe doit contenir au moins 12 caractères.' });
    const missing = await test.call('changePassword', {
      token: client.token,
      body: { password: newPassword },
    });
    expect(missing.status).toBe(422);
    const other = await test.call('changePassword', {
      token: client.token,
      body: { user: { id: 'autre' }, password: newPassword, current_password: testPassword },
    });
    expect(other.status).toBe(403);
  });
});

describe('cancelUser', () => {
  it('removes an account without verdict, its sessions and its files', async () => {
    const client = await signIn(test, 'client', { kycStatus: 'pending' });
    await test.expectOk('cancelUser', { token: client.token, body: { user: { id: client.userId } } });
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
    expect(await test.deps.db.select().from(users).where(eq(users.id, client.userId))).toEqual([]);
  });

  it('removes with the account its files, its history and what it accepted, and nothing of others', async () => {
    const { db, clock } = test.deps;
    const [client, other] = [
      await signIn(test, 'client', { kycStatus: 'pending' }),
      await signIn(test, 'client', { kycStatus: 'pending' }),
    ];
    const from = { ip: '127.0.0.1', userAgent: 'test' };
    for (const { userId } of [client, other]) {
      const acceptance = { userId, contractId: null, step: 'écran', from, acceptedAt: clock.now() };
      await db.insert(consents).values(consentRow(test.deps, 'terms', acceptance));
      await recordEvent(test.deps, { userId, type: 'account_created' });
      await reservePoNumber(db, { userId, year: 2026, now: clock.now(), requestKey: null });
      await storeFile(test.deps, { userId, purpose: 'identity_document', ...png() });
    }
    const countsOf = ({ userId }: SignedIn) =>
      Promise.all(
        [consents, timelineEvents, poNumbers, files].map((table) =>
          db.$count(table, eq(table.userId, userId)),
        ),
      );
    const stored = test.files.keys().length;
    await test.expectOk('cancelUser', { token: client.token, body: { user: { id: client.userId } } });
    expect(await countsOf(client)).toEqual([0, 0, 0, 0]);
    expect(await countsOf(other)).toEqual([1, 1, 1, 1]);
    expect(test.files.keys()).toHaveLength(stored - 1);
  });

  it('keeps an account whose verdict arrives while its applicant is being deleted at the provider', async () => {
    const client = await signIn(test, 'client', { kycStatus: 'pending' });
    await test.expectOk('createApplicant', { token: client.token, body: { user_id: client.userId } });
    const { kyc, db } = test.deps;
    const { deleteApplicant } = kyc;
    kyc.deleteApplicant = async () => {
      await db.update(users).set({ kycStatus: 'rejected' }).where(eq(users.id, client.userId));
    };
    const response = await test.call('cancelUser', {
      token: client.token,
      body: { user: { id: client.userId } },
    });
    kyc.deleteApplicant = deleteApplicant;
    expect(response.status).toBe(409);
    expect((await test.expectOk('getMe', { token: client.token })).kyc_status).toBe('rejected');
  });

  it('refuses an account with a verdict, and any account but the caller’s', async () => {
    for (const kycStatus of ['verified', 'approved', 'rejected'] as const) {
      const client = await signIn(test, 'client', { kycStatus });
      const response = await test.call('cancelUser', {
        token: client.token,
        body: { user: { id: client.userId } },
      });
      expect(response.status).toBe(409);
    }
    const [one, other] = [
      await signIn(test, 'client', { kycStatus: 'pending' }),
      await signIn(test, 'client'),
    ];
    const response = await test.call('cancelUser', {
      token: one.token,
      body: { user: { id: other.userId } },
    });
    expect(response.status).toBe(403);
  });
});
