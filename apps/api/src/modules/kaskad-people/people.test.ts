import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { clientCards } from '../../db/schema/client-cards.ts';
import { kaskadGrants } from '../../db/schema/kaskad.ts';
import { workItems } from '../../db/schema/records.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenClass, givenGrant, grantBody } from '../kaskad-grants/grants.fixture.ts';
import { givenInvestment, openRound, signInInvestor } from '../kaskad-rounds/rounds.fixture.ts';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-11-22T09:00:00.000Z');
  admin = await signIn(test, 'admin_kaskad');
});
afterAll(() => test.close());

const listUsers = (query: Record<string, string>) =>
  test.expectOk('listKaskadUsers', { token: admin.token, query });
const names = ({ items }: Awaited<ReturnType<typeof listUsers>>) => items.map(({ person }) => person.name);

it('[B48] lists the users of Kaskad alone, by name, from a row on', async () => {
  for (const firstname of ['Cléa', 'Alban', 'Basile'])
    await signInInvestor(test, { firstname, lastname: 'Fontanel' });
  await signIn(test, 'client', { firstname: 'Zoé', lastname: 'Fontanel', canAccessKaskad: false });
  const query = { q: 'fontanel', page_size: '2' };
  const first = await listUsers(query);
  expect([names(first), first.total]).toEqual([['Alban Fontanel', 'Basile Fontanel'], 3]);
  const next = await listUsers({ ...query, after: first.items[1]?.person.id ?? '' });
  expect(names(next)).toEqual(['Cléa Fontanel']);
  expect(names(await listUsers({ q: 'fontanel', wallet: 'proven' }))).toEqual([]);
  expect(names(await listUsers({ q: 'fontanel', wallet: 'missing', identity: 'unverified' }))).toEqual([]);
  expect(names(await listUsers({ q: 'fontanel', identity: 'verified' }))).toHaveLength(3);
});

it('[B48] shows what a user holds in Kaskad: of what is allotted, the allotted part', async () => {
  const { round } = await openRound(test);
  const { userId } = await signInInvestor(test);
  await givenInvestment(test, { round, userId, state: 'firm', units: '62' });
  await givenInvestment(test, { round, userId, state: 'partly_allotted', units: '62', allottedUnits: '40' });
  await givenInvestment(test, { round, userId, state: 'withdrawn', units: '62' });
  const user = await test.expectOk('getKaskadUser', { token: admin.token, params: { id: userId } });
  expect(user.row).toMatchObject({ invested: '8211', rounds: 1, tokens: [], wallet: 'missing' });
  expect(user.investments).toHaveLength(3);
});

it('[B8] sums the units of a user by class, with what they may claim today', async () => {
  const holder = await signInInvestor(test);
  const classes = [
    await givenClass(test, admin, { symbol: 'AAA' }),
    await givenClass(test, admin, { symbol: 'BBB' }),
  ];
  const [first, second] = classes.map((row) => row.class.id);
  const made = await givenGrant(test, admin, grantBody(first ?? '', holder));
  await givenGrant(test, admin, grantBody(first ?? '', holder));
  await givenGrant(test, admin, grantBody(second ?? '', holder));
  await test.deps.db
    .update(kaskadGrants)
    .set({ claimed: '18000000000', pending: '500000000' })
    .where(eq(kaskadGrants.id, made.grant.id));
  const { items } = await listUsers({ q: holder.email });
  const figures = items[0]?.tokens.map(({ class: unit, ...units }) => [unit.symbol, units]);
  expect(figures).toEqual([
    ['AAA', { grants: 2, granted: '120000', claimable: '21500', pending: '500', claimed: '18000' }],
    ['BBB', { grants: 1, granted: '60000', claimable: '20000', pending: '0', claimed: '0' }],
  ]);
});

it('[B48] is 404 of a client without the flag', async () => {
  const { userId } = await signIn(test, 'client', { canAccessKaskad: false });
  const params = { id: userId };
  expect((await test.call('getKaskadUser', { token: admin.token, params })).status).toBe(404);
  expect((await test.call('requestIdentityReview', { token: admin.token, params })).status).toBe(404);
});

it('requests the examination of an identity once a day, as a task of those who decide it', async () => {
  const { userId } = await signInInvestor(test, { kycStatus: 'pending' });
  const params = { id: userId };
  const request = () => test.call('requestIdentityReview', { token: admin.token, params });
  await test.deps.db
    .update(clientCards)
    .set({ identity: 'not_started' })
    .where(eq(clientCards.userId, userId));
  expect((await request()).status).toBe(409);
  await test.deps.db.update(clientCards).set({ identity: 'pending' }).where(eq(clientCards.userId, userId));
  const read = () => test.expectOk('getKaskadUser', { token: admin.token, params });
  expect((await read()).can_request_review).toBe(true);
  expect((await request()).status).toBe(200);
  expect((await read()).can_request_review).toBe(false);
  expect((await request()).status).toBe(409);
  const [task] = await test.deps.db.select().from(workItems).where(eq(workItems.userId, userId));
  expect(task).toMatchObject({ kind: 'task', state: 'open', assigneeId: null, openedBy: admin.userId });
  const { token } = await signIn(test, 'admin_yield');
  const { items } = await test.expectOk('listWorkItems', { token, query: { view: 'team' } });
  expect(items).toContainEqual(expect.objectContaining({ kind: 'task', id: task?.id, assignee: null }));
  const trail = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, userId));
  expect(trail).toContainEqual(expect.objectContaining({ action: 'identity.review_requested' }));
});
