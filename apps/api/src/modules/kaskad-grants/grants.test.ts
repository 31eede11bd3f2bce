import { isoDay } from '@repo/domain/dates';
import { grantPosition, unitsOf } from '@repo/domain/kaskad';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { kaskadGrants, kaskadGrantVersions, kaskadUnlocks } from '../../db/schema/kaskad.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { fromStoredPlans } from '../kaskad-units/plans.mapper.ts';
import { givenClass, givenGrant, grantBody, signInHolder } from './grants.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let holder: SignedIn;
let classId: string;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
});
beforeEach(async () => {
  test.clock.set('2026-11-22T09:00:00.000Z');
  admin = await signIn(test, 'admin_kaskad', { firstname: 'Inès', lastname: 'Garnier' });
  holder = await signInHolder(test, { firstname: 'Nadia', lastname: 'Éluard' });
  classId = (await givenClass(test, admin)).class.id;
});
afterAll(() => test.close());

const create = (overrides: Parameters<typeof grantBody>[2] = {}, owner: SignedIn = holder) =>
  test.call('createGrant', { token: admin.token, body: grantBody(classId, owner, overrides) });
const reasonOf = ({ body }: { body: unknown }) => Object(body).error;

const aga = (months: number, unlock: number | null) =>
  create({
    origin: 'aga',
    acquisition: { shape: 'single', start: '2026-01-12', start_months: 0, months },
    unlock:
      unlock === null ? null : { shape: 'single', start: '2026-01-12', start_months: 0, months: unlock },
  });

describe('createGrant', () => {
  it('[B1] grants 60 000: 20 000 are unlocked on 22/11/2026, and 22 000 on 12/12', async () => {
    const { grant, owner, versions } = await givenGrant(test, admin, grantBody(classId, holder));
    expect(grant).toMatchObject({ claimed: '0', pending: '0', version: 1, unlock: null, canceled_on: null });
    expect(grant.reference).toMatch(/^ATT-2026-\d{4}$/);
    expect(owner).toEqual({ id: holder.userId, name: 'Nadia Éluard', email: holder.email });
    expect(versions).toMatchObject([{ number: 1, change: 'created', from: null, by: 'Inès Garnier' }]);
    const [row] = await test.deps.db.select().from(kaskadGrants).where(eq(kaskadGrants.id, grant.id));
    const plans = fromStoredPlans(row?.plans ?? expect.fail());
    const on = (day: string) =>
      grantPosition(plans, { claimed: 0n, pending: 0n }, { day: isoDay(day), tgeDay: null });
    expect(on('2026-11-22')).toMatchObject({
      claimable: unitsOf('20000', 6),
      next: { day: '2026-12-12', units: unitsOf('2000', 6) },
    });
    expect([on('2026-12-11').unlocked, on('2026-12-12').unlocked]).toEqual([
      unitsOf('20000', 6),
      unitsOf('22000', 6),
    ]);
    const unlocks = await test.deps.db
      .select()
      .from(kaskadUnlocks)
      .where(eq(kaskadUnlocks.grantId, grant.id));
    expect(unlocks).toHaveLength(25);
    expect(unlocks.find(({ day }) => day === '2026-07-12')?.units).toBe('12000000000');
  });

  it('is on the trail, and written to its owner with the brand of Kaskad', async () => {
    const { grant } = await givenGrant(test, admin, grantBody(classId, holder));
    const [line] = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, grant.id));
    expect(line).toMatchObject({ action: 'grant.created', actorId: admin.userId, after: { units: '60000' } });
    const [mail] = await mailsTo(test, holder.email);
    expect(mail?.subject).toContain('60\u202f000');
    expect(mail?.body).toContain('12\u202f000');
  });

  it('is refused to users without Kaskad, to staff, and to the caller', async () => {
    const others = [await signIn(test, 'client'), admin, { ...holder, email: 'personne@exemple.fr' }];
    for (const other of others) {
      const refused = await create({}, other);
      expect([refused.status, reasonOf(refused)]).toEqual([
        422,
        'Aucun utilisateur de Kaskad n’a cette adresse e-mail.',
      ]);
    }
    const own = await signInHolder(test, { canAccessKaskadAdmin: true });
    const body = grantBody(classId, own);
    expect((await test.call('createGrant', { token: own.token, body })).status).toBe(403);
  });

  it('is refused above what is left of the supply, also by two at once', async () => {
    const refused = await create({ total: '1000000.000001' });
    expect([refused.status, reasonOf(refused)]).toEqual([
      422,
      expect.stringContaining('1\u202f000\u202f000'),
    ]);
    const both = await Promise.all([create({ total: '600000' }), create({ total: '600000' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    const { items } = await test.expectOk('listClasses', { token: admin.token });
    expect(items.find((row) => row.class.id === classId)).toMatchObject({ granted: '600000', claimed: '0' });
  });

  it.each<[string, Parameters<typeof create>[0], string]>([
    ['more decimals than its class', { total: '1.0000001' }, 'total'],
    ['nothing', { total: '0' }, 'total'],
    ['a negative amount', { total: '-1' }, 'total'],
    ['an exponent', { total: '1e3' }, 'total'],
    ['a cliff longer than its plan', { acquisition: { ...cliff(), cliff_months: 31 } }, 'acquisition'],
    [
      'tranches of another sum',
      {
        acquisition: {
          shape: 'tranches',
          start: '2026-01-01',
          start_months: 0,
          tranches: [{ day: '2026-02-01', units: '59999' }],
        },
      },
      'acquisition',
    ],
  ])('is refused in words with %s', async (_what, overrides, field) => {
    const refused = await create(overrides);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it('is refused of free shares acquired under a year, or sold under two', async () => {
    expect([(await aga(11, 24)).status, (await aga(12, 23)).status, (await aga(12, null)).status]).toEqual([
      422, 422, 422,
    ]);
    expect(reasonOf(await aga(11, 24))).toContain('au moins un an');
    expect([(await aga(12, 24)).status, (await aga(24, null)).status]).toEqual([201, 201]);
  });

  it('is made once when it is sent twice with its key', async () => {
    const headers = { 'idempotency-key': test.deps.ids.uuid() };
    const body = grantBody(classId, holder);
    const call = () => test.call('createGrant', { token: admin.token, body, headers });
    const [first, again] = [await call(), await call()];
    expect(again.body).toEqual(first.body);
    expect((await test.expectOk('listGrants', { token: holder.token })).items).toHaveLength(1);
  });
});

function cliff() {
  return grantBody('', { email: '' }).acquisition;
}

describe('reading grants', () => {
  it('[B49] is of one’s own alone: 404 by id, file and table', async () => {
    const { grant } = await givenGrant(test, admin, grantBody(classId, holder));
    const other = await signInHolder(test);
    const ids = { params: { id: grant.id } };
    for (const operation of ['getGrant', 'downloadGrantCalendar', 'downloadGrantTranches'] as const) {
      expect((await test.call(operation, { token: other.token, ...ids })).status).toBe(404);
      expect((await test.call(operation, { token: holder.token, ...ids })).status).toBe(200);
    }
    expect((await test.expectOk('listGrants', { token: other.token })).items).toEqual([]);
  });

  it('names the team to the owner, never who of it', async () => {
    const { grant } = await givenGrant(test, admin, grantBody(classId, holder));
    const own = await test.call('getGrant', { token: holder.token, params: { id: grant.id } });
    expect(own.raw.toString()).not.toMatch(/Inès|Garnier/);
    expect(own.body).toMatchObject({ versions: [{ by: expect.stringContaining('L’équipe') }] });
  });

  it('lists them by page, state, class, owner and reference, with the counts of the tabs', async () => {
    const { grant } = await givenGrant(test, admin, grantBody(classId, holder));
    await givenGrant(test, admin, grantBody(classId, holder, { granted_on: '2026-02-01' }));
    const list = (query: Record<string, string>) =>
      test.expectOk('listIssuedGrants', { token: admin.token, query });
    const all = await list({ class: classId });
    expect(all.items.map((row) => row.grant.granted_on)).toEqual(['2026-02-01', '2026-01-12']);
    expect(all.counts.active).toBe(await test.deps.db.$count(kaskadGrants, eq(kaskadGrants.state, 'active')));
    const [first] = all.items;
    const next = await list({ class: classId, after: first?.grant.id ?? '' });
    expect(next.items.map((row) => row.grant.id)).toEqual([grant.id]);
    const found = async (q: string) => (await list({ q, class: classId })).items.length;
    expect([await found('eluard'), await found('personne')]).toEqual([2, 0]);
    expect(await found(holder.email)).toBe(2);
    expect([await found(grant.reference.toLowerCase()), await found('ATT-2026')]).toEqual([1, 2]);
    expect((await list({ class: classId, state: 'canceled' })).items).toEqual([]);
  });

  it('[B48] has nothing of Yield, and is closed to its administrators', async () => {
    const { grant } = await givenGrant(test, admin, grantBody(classId, holder));
    const yieldAdmin = await signIn(test, 'admin_yield');
    const call = { token: yieldAdmin.token, params: { id: grant.id } };
    expect((await test.call('getIssuedGrant', call)).status).toBe(403);
    expect((await test.call('listIssuedGrants', { token: yieldAdmin.token })).status).toBe(403);
  });
});

describe('a class', () => {
  it('changes its terms at once beside a TGE that is held, and requires the reason of another day', async () => {
    await signIn(test, 'super_admin');
    const change = (typed: object) =>
      test.call('updateClass', {
        token: admin.token,
        params: { id: classId },
        body: {
          version: 1,
          name: 'Jeton renommé',
          contract_address: null,
          total_supply: null,
          tge_day: '2027-01-01',
          daily_limit: null,
          ...typed,
        },
      });
    const refused = await change({});
    expect([refused.status, Object.keys(Object(Object(refused.body).errors))]).toEqual([422, ['reason']]);
    const { items } = Object((await change({ reason: 'Annonce' })).body);
    expect(items.find((row: { class: { id: string } }) => row.class.id === classId)).toMatchObject({
      class: { name: 'Jeton renommé' },
      total_supply: null,
      tge_day: null,
      version: 2,
      pending_change: { kind: 'class.tge' },
    });
  });

  it('[B9] is added without the day of its TGE, which a second person approves', async () => {
    const second = await signIn(test, 'super_admin');
    const typed = { tge_day: '2027-01-01', symbol: 'DATED' };
    await expect(givenClass(test, admin, typed)).rejects.toThrow(/reason/);
    const added = await givenClass(test, admin, { ...typed, reason: 'Annonce' });
    expect(added).toMatchObject({ tge_day: null, version: 1, pending_change: { kind: 'class.tge' } });
    const params = { id: added.pending_change?.id ?? '' };
    const approve = ({ token }: SignedIn) => test.call('approveChangeRequest', { token, params, body: {} });
    expect((await approve(admin)).status).toBe(403);
    expect((await approve(second)).status).toBe(200);
    const { items } = await test.expectOk('listClasses', { token: admin.token });
    expect(items.find((row) => row.class.id === added.class.id)).toMatchObject({
      tge_day: '2027-01-01',
      version: 2,
      pending_change: null,
    });
  });

  it('[B9] has no dates while its TGE is unknown, and all once it is recorded: a version, and a mail to each owner', async () => {
    const later = { shape: 'single', start: null, start_months: 3, months: 0 } as const;
    const body = grantBody(classId, holder, { unlock: later });
    const { grant } = await givenGrant(test, admin, body);
    const unlocks = () =>
      test.deps.db.select().from(kaskadUnlocks).where(eq(kaskadUnlocks.grantId, grant.id));
    expect(await unlocks()).toEqual([]);
    const record = (version: number, day: string | null) =>
      test.call('updateClass', {
        token: admin.token,
        params: { id: classId },
        body: {
          version,
          name: 'Jeton Kaskad',
          contract_address: null,
          total_supply: '1000000',
          tge_day: day,
          daily_limit: null,
          reason: 'Date confirmée par l’émetteur',
        },
      });
    const second = await signIn(test, 'super_admin');
    const rowOf = async () =>
      (await test.expectOk('listClasses', { token: admin.token })).items.find(
        (row) => row.class.id === classId,
      );
    const approve = async ({ token }: SignedIn = second) =>
      test.call('approveChangeRequest', {
        token,
        params: { id: (await rowOf())?.pending_change?.id ?? '' },
        body: {},
      });
    expect((await record(1, '2026-12-01')).status).toBe(200);
    // Held: nothing has a date until another person approves it.
    expect(await rowOf()).toMatchObject({
      tge_day: null,
      version: 1,
      pending_change: { kind: 'class.tge', maker: 'Inès Garnier' },
    });
    expect(await unlocks()).toEqual([]);
    expect([(await record(1, '2026-12-02')).status, (await approve(admin)).status]).toEqual([409, 403]);
    expect((await approve()).status).toBe(200);
    expect(await rowOf()).toMatchObject({ tge_day: '2026-12-01', version: 2, pending_change: null });
    expect((await record(1, '2026-12-02')).status).toBe(409);
    expect((await unlocks())[0]).toMatchObject({ day: '2027-03-01', units: '26000000000' });
    const own = await test.expectOk('getGrant', { token: holder.token, params: { id: grant.id } });
    expect(own.grant).toMatchObject({ tge_day: '2026-12-01', version: 2 });
    expect(own.versions[0]).toMatchObject({
      change: 'tge',
      from: '2026-12-01',
      reason: 'TGE le 1er décembre 2026',
    });
    const seen = await test.expectOk('getIssuedGrant', { token: admin.token, params: { id: grant.id } });
    expect(seen.versions[0]?.by).toBe('Inès Garnier');
    // As claims would have left it.
    await test.deps.db.update(kaskadGrants).set({ version: 7 }).where(eq(kaskadGrants.id, grant.id));
    expect((await record(2, '2026-12-15')).status).toBe(200);
    expect((await approve()).status).toBe(200);
    const { versions } = await test.expectOk('getGrant', {
      token: holder.token,
      params: { id: grant.id },
    });
    expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
    test.clock.set('2026-12-15T09:00:00.000Z');
    const { token } = await signIn(test, 'admin_kaskad');
    admin = { ...admin, token };
    const moved = await record(3, '2027-01-01');
    expect([moved.status, reasonOf(moved)]).toEqual([422, expect.stringContaining('Le TGE a eu lieu')]);
    const mails = (await mailsTo(test, holder.email)).filter(({ kind }) => kind === 'grantTge');
    expect(mails).toHaveLength(2);
  });

  it('is refused with a symbol taken, a supply under what is granted and an invalid SIREN', async () => {
    await givenGrant(test, admin, grantBody(classId, holder));
    const row = (await test.expectOk('listClasses', { token: admin.token })).items.find(
      (each) => each.class.id === classId,
    );
    const body = {
      version: 1,
      name: 'Jeton',
      contract_address: null,
      total_supply: '59999',
      tge_day: null,
      daily_limit: null,
    };
    const under = await test.call('updateClass', { token: admin.token, params: { id: classId }, body });
    expect(under.body).toMatchObject({ errors: { total_supply: [expect.stringContaining('60\u202f000')] } });
    const taken = await test.call('createClass', {
      token: admin.token,
      body: {
        ...body,
        issuer_id: row?.issuer.id ?? '',
        kind: 'token',
        symbol: row?.class.symbol ?? '',
        decimals: 6,
        network: 'ethereum',
      },
    });
    expect(taken.status).toBe(400);
    const issuer = { name: 'Personne', registration_number: '123456789', country: 'FRA' };
    const refused = await test.call('createIssuer', { token: admin.token, body: issuer });
    expect(refused.body).toMatchObject({ errors: { registration_number: [expect.any(String)] } });
    const trail = await test.deps.db.select().from(auditLog).where(like(auditLog.action, 'unit_class.%'));
    expect(trail.length).toBeGreaterThan(0);
  });

  it('keeps every version as it was written', async () => {
    const { grant } = await givenGrant(test, admin, grantBody(classId, holder));
    const isOf = eq(kaskadGrantVersions.grantId, grant.id);
    await expect(
      test.deps.db.update(kaskadGrantVersions).set({ reason: 'autre' }).where(isOf),
    ).rejects.toThrow();
  });
});
