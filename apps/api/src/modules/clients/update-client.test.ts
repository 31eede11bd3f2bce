import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

let test: TestApp;
let admin: SignedIn;
let colleague: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test, 'admin_yield');
  colleague = await signIn(test, 'super_admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  client = await signIn(test, 'client', { address: '' });
});

const reason = 'Erreur de frappe';
const record = () => test.expectOk('getClient', { token: admin.token, params: { id: client.userId } });
const versionNow = async () => (await record()).version;
const update = (changes: object, version: string, by = admin) =>
  test.call('updateClient', {
    token: by.token,
    params: { id: client.userId },
    body: { version, reason, client: changes },
  });
const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, String(Object(body).code)];

describe('updateClient', () => {
  it('changes the fields that are sent alone; the client receives their names, the trail their values', async () => {
    const response = await update({ city: ' Paris ', phone: '06-00-00-00-01' }, await versionNow());
    expect(response.status).toBe(200);
    expect(await record()).toMatchObject({
      city: 'Paris',
      address: '',
      client: { phone: '06-00-00-00-01', lastname: 'Moreau' },
    });
    const [mail, ...others] = await mailsTo(test, client.email);
    expect([mail?.kind, others]).toEqual(['profileCorrected', []]);
    expect(mail?.body).toContain('téléphone et ville');
    expect(mail?.body).not.toContain('06-00-00-00-01');
    const [line] = await test.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'account.updated'), eq(auditLog.objectId, client.userId)));
    expect(line).toMatchObject({
      actorId: admin.userId,
      before: { phone: '06-12-34-56-78', city: 'Lyon' },
      after: { phone: '06-00-00-00-01', city: 'Paris', detail: reason },
    });
  });

  it('[A44] refuses the second of two who opened the same version, and changes nothing of it', async () => {
    const version = await versionNow();
    expect((await update({ city: 'Paris' }, version)).status).toBe(200);
    expect(errorOf(await update({ phone: '06-00-00-00-02' }, version, colleague))).toEqual([
      409,
      'clients.changed',
    ]);
    expect(await record()).toMatchObject({ city: 'Paris', client: { phone: '06-12-34-56-78' } });
  });

  it('lets one of two at once through', async () => {
    const version = await versionNow();
    const both = await Promise.all([
      update({ city: 'Paris' }, version),
      update({ city: 'Nantes' }, version, colleague),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('refuses what the client themselves changed meanwhile, and not a sign-in', async () => {
    client = await signIn(test, 'client', { kycStatus: 'started' });
    const version = await versionNow();
    test.clock.advance({ minutes: 2 });
    await test.expectOk('getMe', { token: client.token });
    expect(await versionNow()).toBe(version);
    await test.expectOk('updateMe', {
      token: client.token,
      body: { user: { address: '1 rue de la Paix' } },
    });
    expect(errorOf(await update({ city: 'Paris' }, version))).toEqual([409, 'clients.changed']);
  });

  it.each([
    ['a field that is emptied', { city: ' ' }, 'city'],
    ['a company of a person', { company_name: 'SARL Belleval' }, 'company_name'],
    ['no change', { city: 'Lyon ' }, 'client'],
  ])('refuses %s', async (_what, changes, field) => {
    const { status, body } = await update(changes, await versionNow());
    expect([status, Object.keys(Object(body).errors)]).toEqual([422, [field]]);
    expect(await mailsTo(test, client.email)).toEqual([]);
  });

  it('is of a company too where the client manages one', async () => {
    client = await signIn(test, 'client', { isCompany: true, companyName: 'SARL Beleval' });
    const response = await update({ company_name: 'SARL Belleval' }, await versionNow());
    expect(Object(response.body).client.company_name).toBe('SARL Belleval');
  });
});
