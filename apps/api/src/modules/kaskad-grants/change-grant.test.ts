import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { foldListCounts } from '../../db/list-counts.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { kaskadGrants, kaskadUnlocks } from '../../db/schema/kaskad.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenClass, givenGrant, grantBody, signInHolder } from './grants.fixture.ts';

let test: TestApp;
let ines: SignedIn;
let marc: SignedIn;
let holder: SignedIn;
let grantId: string;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
});
beforeEach(async () => {
  test.clock.set('2026-11-22T09:00:00.000Z');
  ines = await signIn(test, 'admin_kaskad', { firstname: 'Inès', lastname: 'Garnier' });
  marc = await signIn(test, 'super_admin', { firstname: 'Marc', lastname: 'Vidal' });
  holder = await signInHolder(test);
  const row = await givenClass(test, ines);
  grantId = (await givenGrant(test, ines, grantBody(row.class.id, holder))).grant.id;
});
afterAll(() => test.close());

type Change = Partial<Parameters<typeof bodyOf>[0]>;
const bodyOf = (body: {
  version: number;
  change: 'changed' | 'accelerated' | 'suspended' | 'resumed' | 'canceled';
  from: string;
  reason: string;
  plan?: 'acquisition' | 'unlock';
  schedule?: ReturnType<typeof grantBody>['acquisition'];
}) => body;
const cancel = { version: 1, change: 'canceled', from: '2026-09-15', reason: 'Départ de l’équipe' } as const;
const change = (typed: Change, { token }: SignedIn = ines) =>
  test.call('changeGrant', { token, params: { id: grantId }, body: bodyOf({ ...cancel, ...typed }) });
const preview = (typed: Change) =>
  test.call('previewGrantChange', {
    token: ines.token,
    params: { id: grantId },
    body: bodyOf({ ...cancel, ...typed }),
  });
const read = () => test.expectOk('getIssuedGrant', { token: ines.token, params: { id: grantId } });
const approve = async ({ token }: SignedIn = marc) => {
  const { pending_change: pending } = await read();
  return test.call('approveChangeRequest', { token, params: { id: pending?.id ?? '' }, body: {} });
};
const unlocks = () =>
  test.deps.db
    .select()
    .from(kaskadUnlocks)
    .where(eq(kaskadUnlocks.grantId, grantId))
    .orderBy(kaskadUnlocks.day);

it('[B10] cancels at 15/09/2026: 16 000 are kept, 44 000 returned to the pool, and its owner reads why', async () => {
  expect((await preview({})).body).toMatchObject({ returned: '44000' });
  expect((await change({})).status).toBe(200);
  const held = await read();
  expect(held.grant).toMatchObject({ canceled_on: null, version: 1 });
  expect(held.pending_change).toMatchObject({ kind: 'grant.cancel', maker: 'Inès Garnier' });
  expect((await approve()).status).toBe(200);
  const { grant, versions } = await read();
  expect(grant).toMatchObject({ canceled_on: '2026-09-15', version: 2 });
  expect(versions[0]).toMatchObject({ change: 'canceled', reason: cancel.reason, by: 'Inès Garnier' });
  const left = await unlocks();
  expect(left.reduce((sum, { units }) => sum + BigInt(units), 0n)).toBe(16_000_000_000n);
  expect(left.at(-1)?.day).toBe('2026-09-12');
  const mail = (await mailsTo(test, holder.email)).at(-1);
  expect(mail?.kind).toBe('grantCanceled');
  for (const said of ['16\u202f000', '44\u202f000', cancel.reason]) expect(mail?.body).toContain(said);
  const { items } = await test.expectOk('listClasses', { token: ines.token });
  expect(items.find((row) => row.class.id === grant.class.id)).toMatchObject({ granted: '16000' });
  expect((await change({ version: 2 })).status).toBe(409);
});

it('[B10] is refused when more was claimed than was acquired on that day', async () => {
  await test.deps.db.update(kaskadGrants).set({ claimed: '18000000000' }).where(eq(kaskadGrants.id, grantId));
  const refused = await change({});
  expect([refused.status, Object(refused.body).code]).toEqual([409, 'kaskad_grants.claimed_more']);
});

it('[B11] moves every later date by as much as it stood still, and keeps the sum', async () => {
  expect((await change({ change: 'suspended', from: '2026-11-23' })).status).toBe(200);
  expect((await approve()).status).toBe(200);
  expect((await unlocks()).at(-1)?.day).toBe('2026-11-12');
  expect(await test.deps.db.$count(kaskadGrants, eq(kaskadGrants.state, 'suspended'))).toBe(1);
  test.clock.set('2027-02-23T09:00:00.000Z');
  ines = await signIn(test, 'admin_kaskad');
  marc = await signIn(test, 'super_admin');
  expect((await change({ change: 'resumed', from: '2027-02-23', version: 2 })).status).toBe(200);
  expect((await approve()).status).toBe(200);
  const moved = await unlocks();
  expect(moved.at(-1)?.day).toBe('2028-10-12');
  expect(moved.find(({ day }) => day > '2026-11-12')?.day).toBe('2027-03-12');
  expect(moved.reduce((sum, { units }) => sum + BigInt(units), 0n)).toBe(60_000_000_000n);
});

it('[B12] cannot alter a past tranche, and keeps those before its first day', async () => {
  const schedule = { shape: 'monthly', start: '2026-06-01', start_months: 0, months: 12 } as const;
  const past = await change({ change: 'changed', from: '2026-12-01', schedule });
  expect([past.status, Object(past.body).errors]).toEqual([422, { schedule: [expect.any(String)] }]);
  expect((await change({ change: 'changed', from: '2026-11-22', schedule })).status).toBe(422);
  const later = { ...schedule, start: '2026-12-01', months: 10 };
  expect((await change({ change: 'changed', from: '2026-12-01', schedule: later })).status).toBe(200);
  expect((await approve()).status).toBe(200);
  const table = await unlocks();
  expect(table.filter(({ day }) => day < '2026-12-01')).toHaveLength(5);
  expect(table.filter(({ day }) => day > '2026-12-01')).toHaveLength(10);
  expect(table.at(-1)).toMatchObject({ day: '2027-10-01', units: '4000000000' });
});

it('accelerates what is left to one day', async () => {
  expect((await change({ change: 'accelerated', from: '2026-12-01' })).status).toBe(200);
  expect((await approve()).status).toBe(200);
  expect((await unlocks()).at(-1)).toMatchObject({ day: '2026-12-01', units: '40000000000' });
  const [mail] = (await mailsTo(test, holder.email)).slice(-1);
  expect(mail?.kind).toBe('grantChanged');
  expect(mail?.body).toContain('12 juillet 2028');
  expect(mail?.body).toContain('1er décembre 2026');
});

it('sums what unlocks in the next 30 days by day and class, without what was canceled', async () => {
  const row = await givenClass(test, ines);
  const other = await signInHolder(test);
  const ids = [];
  for (const owner of [holder, other])
    ids.push((await givenGrant(test, ines, grantBody(row.class.id, owner))).grant.id);
  const upcoming = async () => {
    const { until, items } = await test.expectOk('listUpcomingUnlocks', { token: ines.token });
    const own = items.filter((item) => item.class.id === row.class.id);
    return { until, own: own.map(({ day, units, people }) => ({ day, units, people })) };
  };
  expect(await upcoming()).toEqual({
    until: '2026-12-22',
    own: [{ day: '2026-12-12', units: '4000', people: 2 }],
  });
  grantId = ids[1] ?? '';
  await change({});
  await approve();
  expect((await upcoming()).own).toEqual([{ day: '2026-12-12', units: '2000', people: 1 }]);
  const yieldAdmin = await signIn(test, 'admin_yield');
  expect((await test.call('listUpcomingUnlocks', { token: yieldAdmin.token })).status).toBe(403);
});

it('[B52] sums the next unlocks of every grant, however many were granted since', async () => {
  const { db, ids } = test.deps;
  const [first] = await db.select().from(kaskadGrants).where(eq(kaskadGrants.id, grantId));
  if (first === undefined) throw new Error('no grant');
  const grants = Array.from({ length: 300 }, (_each, place) => ({
    ...first,
    id: ids.uuid(),
    reference: `ATT-2020-${place}`,
    grantedOn: place < 150 ? '2020-01-01' : '2026-11-01',
  }));
  await db.insert(kaskadGrants).values(grants);
  const { classId, userId } = first;
  await db
    .insert(kaskadUnlocks)
    .values(grants.map(({ id }) => ({ grantId: id, day: '2026-12-01', classId, userId, units: '1000000' })));
  const listed = async () => {
    const { items } = await test.expectOk('listUpcomingUnlocks', { token: ines.token });
    return items
      .filter((item) => item.class.id === classId)
      .map(({ day, units, people }) => [day, units, people]);
  };
  expect(await listed()).toEqual([
    ['2026-12-01', '300', 1],
    ['2026-12-12', '2000', 1],
  ]);
  // What a process summed stands until the next change.
  await foldListCounts(db);
  expect((await listed())[0]).toEqual(['2026-12-01', '300', 1]);
  await db
    .update(kaskadUnlocks)
    .set({ units: '2000000' })
    .where(eq(kaskadUnlocks.grantId, grants[0]?.id ?? ''));
  expect((await listed())[0]).toEqual(['2026-12-01', '301', 1]);
  await db.delete(kaskadGrants).where(eq(kaskadGrants.id, grants[0]?.id ?? ''));
  expect((await listed())[0]).toEqual(['2026-12-01', '299', 1]);
});

it('is refused under an older version, without a reason, and of one’s own', async () => {
  expect((await change({ version: 2 })).status).toBe(409);
  expect((await change({ reason: ' ' })).status).toBe(422);
  const own = await signInHolder(test, { canAccessKaskadAdmin: true });
  const row = await givenClass(test, ines);
  grantId = (await givenGrant(test, ines, grantBody(row.class.id, own))).grant.id;
  expect((await change({}, own)).status).toBe(403);
});

it('[B48] is listed to, read and decided by Kaskad alone: no administrator of Yield finds it', async () => {
  await change({});
  const { pending_change: pending } = await read();
  const params = { id: pending?.id ?? '' };
  const yieldAdmin = await signIn(test, 'admin_yield');
  const kaskadAdmin = await signIn(test, 'admin_kaskad');
  const listed = async ({ token }: SignedIn) => {
    const { items, counts } = await test.expectOk('listChangeRequests', { token, query: {} });
    expect(counts.pending).toBe(items.length);
    return items.map(({ id }) => id);
  };
  expect(await listed(yieldAdmin)).not.toContain(params.id);
  expect(await listed(kaskadAdmin)).toContain(params.id);
  expect(await listed(marc)).toContain(params.id);
  const { token } = yieldAdmin;
  for (const response of [
    await test.call('getChangeRequest', { token, params }),
    await test.call('approveChangeRequest', { token, params, body: {} }),
    await test.call('refuseChangeRequest', { token, params, body: { reason: 'Non' } }),
    await test.call('cancelChangeRequest', { token, params }),
  ])
    expect(response.status).toBe(404);
  expect(await mailsTo(test, yieldAdmin.email)).toEqual([]);
  expect((await mailsTo(test, marc.email)).at(-1)).toMatchObject({ kind: 'changeRequested' });
  expect((await approve(ines)).status).toBe(403);
  expect((await approve(kaskadAdmin)).status).toBe(200);
});

it('[B18] is approved neither by its maker nor by its owner', async () => {
  const own = await signInHolder(test, { canAccessKaskadAdmin: true });
  const row = await givenClass(test, ines);
  grantId = (await givenGrant(test, ines, grantBody(row.class.id, own))).grant.id;
  await change({});
  expect((await approve(own)).status).toBe(403);
  const trail = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, grantId));
  expect(trail.map(({ action }) => action)).toEqual(['grant.created', 'change.requested']);
});
