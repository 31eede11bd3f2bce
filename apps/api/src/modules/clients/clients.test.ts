import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../../db/schema/contracts.ts';
import { sessions, users } from '../../db/schema/identity.ts';
import { applicants, companyDocuments, identityDocuments } from '../../db/schema/kyc.ts';
import { dataVersions } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { listRules } from '../audit/database-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { givenContract, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';
import { storeFile } from '../documents/store-file.ts';

const at = (day: string) => ({ createdAt: new Date(`${day}T10:00:00Z`) });

let test: TestApp;
let admin: SignedIn;
let adviser: SignedIn;
let zoe: SignedIn;
let belleval: SignedIn;
let own: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  await publishMarket(test);
  admin = await signIn(test, 'admin_yield');
  adviser = await signIn(test, 'commercial', { firstname: 'Paul', lastname: 'Mercadier' });
  zoe = await signIn(test, 'client', {
    firstname: 'Zoé',
    lastname: 'Bernard',
    phone: '06-98-76-54-32',
    kycStatus: 'pending',
    ...at('2026-01-01'),
  });
  belleval = await signIn(test, 'client', {
    firstname: 'Hélène',
    lastname: 'Vasseur',
    isCompany: true,
    companyName: 'SARL Belleval',
    registrationNumber: '732 829 320 00074',
    ...at('2026-01-02'),
  });
  own = await signIn(test, 'cgp', {
    lastname: 'Roy',
    address: ' ',
    assignedSalesId: adviser.userId,
    ...at('2026-01-03'),
  });
});
afterAll(() => test.close());

// Whatever a test did, the list is what the accounts are.
afterEach(async () => {
  expect(await brokenRules(test.deps.db, listRules)).toEqual([]);
});

type Query = Record<string, string>;
const list = (query: Query = {}, { token } = admin) => test.expectOk('listClients', { token, query });
const idsOf = async (query: Query, caller = admin) => (await list(query, caller)).items.map(({ id }) => id);
const countsFor = ({ token } = admin) => test.expectOk('countClients', { token });
const rowOf = async ({ userId }: SignedIn) => {
  const { items } = await list();
  return items.find(({ id }) => id === userId);
};
const setUser = ({ userId }: SignedIn, values: Partial<typeof users.$inferInsert>) =>
  test.deps.db.update(users).set(values).where(eq(users.id, userId));

async function givenDocument({ userId }: SignedIn, docType: 'kbis' | 'rbe' | 'statuts') {
  const id = test.deps.ids.uuid();
  const now = test.clock.now();
  const png = Buffer.from('png');
  const fileId = await storeFile(test.deps, {
    userId,
    purpose: 'company_document',
    bytes: png,
    mime: 'image/png',
    name: 'kbis.png',
  });
  await test.deps.db
    .insert(companyDocuments)
    .values({ id, userId, fileId, docType, status: 'checking', createdAt: now, updatedAt: now });
  return { id, fileId };
}

describe('listClients', () => {
  it('lists the accounts of clients alone, newest first, with who advises them', async () => {
    const { items, total } = await list();
    expect(items.map(({ id }) => id)).toEqual([own.userId, belleval.userId, zoe.userId]);
    expect(total).toBe(3);
    expect(items[0]).toMatchObject({
      adviser: { id: adviser.userId, name: 'Paul Mercadier' },
      profile: 'incomplete',
      kind: 'person',
    });
    expect(items[1]).toMatchObject({ company_name: 'SARL Belleval', kind: 'company', documents: 'missing' });
    expect(items[0]?.signed_in_at).toBe(test.clock.now().toISOString());
  });

  it('sorts by name, of a company its own, without accents', async () => {
    expect(await idsOf({ sort: 'name' })).toEqual([zoe, own, belleval].map(({ userId }) => userId));
    expect(await idsOf({ sort: '-name' })).toEqual([belleval, own, zoe].map(({ userId }) => userId));
  });

  it.each([
    ['zoe', 'a name without its accent'],
    ['bernard zoe', 'words in any order'],
    ['be', 'the start of a name'],
    ['06 98 76', 'a telephone'],
    ['+33 6 98 76', 'a telephone as it is dialled from abroad'],
    ['0698765432', 'a telephone without its signs'],
    ['33698765432', 'a telephone with the code of its country alone'],
  ])('finds %s: %s', async (q) => {
    expect(await idsOf({ q })).toEqual([zoe.userId]);
  });

  it('finds a company, an email, and nothing by a wildcard', async () => {
    expect(await idsOf({ q: 'belleval' })).toEqual([belleval.userId]);
    for (const q of ['732 829 320 00074', '732829320', '732 829'])
      expect(await idsOf({ q }), q).toEqual([belleval.userId]);
    expect(await idsOf({ q: own.email })).toEqual([own.userId]);
    expect(await idsOf({ q: 'zo_' })).toEqual([]);
  });

  it('filters by each trait, and by the days in Paris of the registration', async () => {
    expect(await idsOf({ kind: 'company' })).toEqual([belleval.userId]);
    expect(await idsOf({ identity: 'not_started' })).toEqual([zoe.userId]);
    expect(await idsOf({ profile: 'incomplete' })).toEqual([own.userId]);
    expect(await idsOf({ adviser: 'none' })).toEqual([belleval.userId, zoe.userId]);
    expect(await idsOf({ sales: adviser.userId })).toEqual([own.userId]);
    expect(await idsOf({ from: '2026-01-02', to: '2026-01-02' })).toEqual([belleval.userId]);
    expect((await list({ kind: 'company', page_size: '1' })).total).toBe(1);
  });

  it('filters by the country of residence, and by a service', async () => {
    await setUser(belleval, { countryAddress: 'CHE', canAccessYield: true, canAccessKaskad: true });
    await setUser(zoe, { canAccessYield: true, canAccessKaskad: false });
    await setUser(own, { canAccessYield: false, canAccessKaskad: false });
    expect(await idsOf({ country: 'CHE' })).toEqual([belleval.userId]);
    expect(await idsOf({ service: 'kaskad' })).toEqual([belleval.userId]);
    expect(await idsOf({ service: 'yield' })).toEqual([belleval.userId, zoe.userId]);
    expect((await list({ service: 'yield', page_size: '1' })).total).toBe(2);
    expect(await idsOf({ country: 'CHE', sales: adviser.userId })).toEqual([]);
  });

  it('filters by the days in Paris of the last sign-in, which outlives its session', async () => {
    const signedIn = async ({ userId }: SignedIn, createdAt: Date) => {
      const id = test.deps.ids.uuid();
      const until = new Date('2026-12-31T00:00:00Z');
      await test.deps.db.insert(sessions).values({
        id,
        tokenHash: id,
        userId,
        ip: '',
        userAgent: '',
        authMethods: ['password'],
        createdAt,
        lastSeenAt: createdAt,
        idleExpiresAt: until,
        absoluteExpiresAt: until,
      });
      await test.deps.db.delete(sessions).where(eq(sessions.id, id));
    };
    // 22:30 UTC is the next day in Paris in summer.
    await signedIn(zoe, new Date('2026-06-09T22:30:00Z'));
    // An older session that is inserted later is not the last.
    await signedIn(zoe, new Date('2026-05-01T10:00:00Z'));
    const onTheDay = { signed_in_from: '2026-06-10', signed_in_to: '2026-06-10' };
    expect(await idsOf(onTheDay)).toEqual([zoe.userId]);
    expect((await list(onTheDay)).total).toBe(1);
    expect(await idsOf({ signed_in_from: '2026-06-11' })).toEqual([]);
    expect((await rowOf(zoe))?.signed_in_at).toBe('2026-06-09T22:30:00.000Z');
    await setUser(zoe, { disabledAt: test.clock.now() });
    expect((await rowOf(zoe))?.signed_in_at).toBeNull();
    expect(await idsOf(onTheDay)).toEqual([]);
    await setUser(zoe, { disabledAt: null });
  });

  it('leaves the version of the account’s data as it was at a sign-in', async () => {
    const versionOf = async () => {
      const scope = `user:${belleval.userId}`;
      const [row] = await test.deps.db.select().from(dataVersions).where(eq(dataVersions.scope, scope));
      return row?.version;
    };
    const before = await versionOf();
    test.clock.advance({ minutes: 1 });
    const body = { user: { email: belleval.email, password: testPassword } };
    await test.expectOk('login', { body });
    expect((await rowOf(belleval))?.signed_in_at).toBe(test.clock.now().toISOString());
    expect(await versionOf()).toBe(before);
    await setUser(belleval, { phone: '06-11-22-33-44' });
    expect(await versionOf()).not.toBe(before);
  });

  it('refuses a page by number that is too far', async () => {
    const query = { page: '500' };
    expect((await test.call('listClients', { token: admin.token, query })).status).toBe(422);
  });
});

describe('the traits of a client', () => {
  it('have an identity to examine once there is something to examine', async () => {
    const { fileId } = await givenDocument(belleval, 'kbis');
    expect(await rowOf(zoe)).toMatchObject({ identity: 'not_started' });
    await test.deps.db.insert(identityDocuments).values({
      id: test.deps.ids.uuid(),
      userId: zoe.userId,
      fileId,
      docType: 'PASSPORT',
      country: 'FRA',
      createdAt: test.clock.now(),
    });
    expect(await rowOf(zoe)).toMatchObject({ identity: 'pending' });
    expect(await countsFor()).toMatchObject({ review: 1 });
    await setUser(zoe, { kycStatus: 'approved' });
    expect(await countsFor()).toMatchObject({ review: 0 });
  });

  it('follow the documents of a company: one to examine comes before one that is missing', async () => {
    const { id } = await givenDocument(belleval, 'rbe');
    expect(await countsFor()).toMatchObject({ documents: 1 });
    await test.deps.db.update(companyDocuments).set({ status: 'approved' });
    expect(await rowOf(belleval)).toMatchObject({ documents: 'missing' });
    const rejected = { status: 'rejected' } as const;
    await test.deps.db.update(companyDocuments).set(rejected).where(eq(companyDocuments.id, id));
    expect(await rowOf(belleval)).toMatchObject({ documents: 'rejected' });
    await givenDocument(belleval, 'statuts');
    expect(await rowOf(belleval)).toMatchObject({ documents: 'checking' });
    await test.deps.db.update(companyDocuments).set({ status: 'approved' });
    expect(await rowOf(belleval)).toMatchObject({ documents: 'approved' });
  });

  it('count contracts, those of two transactions at once too', async () => {
    expect(await countsFor()).toMatchObject({ idle: 3 });
    const [first] = await Promise.all([givenContract(test, zoe), givenContract(test, zoe)]);
    expect(await rowOf(zoe)).toMatchObject({ contracts: 2, active_contracts: 2 });
    await test.deps.db.update(contracts).set({ status: 'canceled' }).where(eq(contracts.id, first));
    expect(await rowOf(zoe)).toMatchObject({ contracts: 2, active_contracts: 1 });
    await test.deps.db.delete(contracts).where(eq(contracts.id, first));
    expect(await rowOf(zoe)).toMatchObject({ contracts: 1, active_contracts: 1 });
    expect(await countsFor()).toMatchObject({ idle: 2 });
  });

  it('leave who is closed out of every view but « Tous », and bring in who becomes a client', async () => {
    const before = await countsFor();
    const gone = await signIn(test, 'client', { disabledAt: test.clock.now() });
    const joined = await signIn(test, 'equisafe');
    await setUser(joined, { role: 'client' });
    expect(await rowOf(gone)).toMatchObject({ state: 'closed' });
    expect(await countsFor()).toMatchObject({ all: before.all + 2, idle: before.idle + 1, locked: 0 });
    await test.deps.db.delete(users).where(eq(users.id, gone.userId));
    await setUser(joined, { role: 'equisafe' });
    expect(await countsFor()).toEqual(before);
  });
});

describe('an adviser', () => {
  it('[A50] lists, counts and opens their own clients alone, whatever they filter by', async () => {
    const other = await signIn(test, 'commercial');
    expect(await idsOf({}, adviser)).toEqual([own.userId]);
    expect(await idsOf({ sales: other.userId }, adviser)).toEqual([own.userId]);
    expect(await countsFor(adviser)).toMatchObject({ all: 1, incomplete: 1, unassigned: 0 });
    expect(await idsOf({}, other)).toEqual([]);
    const { client } = await test.expectOk('getClient', { token: adviser.token, params: { id: own.userId } });
    expect(client.id).toBe(own.userId);
    const foreign = await test.call('getClient', { token: other.token, params: { id: own.userId } });
    expect(foreign.status).toBe(404);
  });
});

const get = (id: string, { token } = admin) => test.expectOk('getClient', { token, params: { id } });

describe('getClient', () => {
  it('shows the typed data, what is missing, the documents and the sessions', async () => {
    const record = await get(own.userId);
    expect(record).toMatchObject({
      role: 'cgp',
      city: 'Lyon',
      country: 'FRA',
      missing_fields: ['address'],
      kyc_status: 'verified',
      company_documents: [],
      sessions: 1,
      client: { value_eur: '0.00' },
      deletion_on: null,
      pending_change: null,
    });
    const { company_documents: documents } = await get(belleval.userId);
    expect(documents.map(({ type }) => type)).toEqual(['kbis', 'rbe', 'statuts']);
  });

  it('[A50] keeps what the provider wrote for staff from an adviser', async () => {
    const now = test.clock.now();
    await test.deps.db.insert(applicants).values({
      id: test.deps.ids.uuid(),
      userId: own.userId,
      applicantId: 'applicant-1',
      rejectType: 'FINAL',
      refusalComment: 'Le document est illisible.',
      staffNote: 'Soupçon de falsification',
      rejectLabels: ['FORGERY'],
      createdAt: now,
      updatedAt: now,
    });
    const refusalFor = async ({ token }: SignedIn) =>
      (await test.expectOk('getClient', { token, params: { id: own.userId } })).refusal;
    expect(await refusalFor(admin)).toMatchObject({
      staff_note: 'Soupçon de falsification',
      labels: ['FORGERY'],
    });
    expect(await refusalFor(adviser)).toEqual({
      type: 'FINAL',
      comment: 'Le document est illisible.',
      staff_note: null,
      labels: [],
    });
    await test.deps.db.delete(applicants).where(eq(applicants.userId, own.userId));
  });

  it('is not found for an account of staff, or none', async () => {
    for (const id of [admin.userId, test.deps.ids.uuid()])
      expect((await test.call('getClient', { token: admin.token, params: { id } })).status).toBe(404);
  });
});

describe('exportClients', () => {
  it('[A41] holds the filtered list in words, in its order', async () => {
    const { raw } = await test.call('exportClients', {
      token: admin.token,
      query: { kind: 'company', sort: 'name' },
    });
    const [headers, line, ...others] = raw.toString('utf8').trim().split('\r\n');
    expect(headers).toContain('Nom;Prénom;Raison sociale;Type;E-mail');
    expect(line).toContain('Vasseur;Hélène;SARL Belleval;Gérant');
    expect(others).toEqual(['# Filtres : Gérant']);
    const one = await test.call('exportClients', { token: admin.token, query: { sales: adviser.userId } });
    expect(one.raw.toString('utf8')).toContain('# Filtres : commercial Paul Mercadier');
  });
});
