import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { staffViews } from '../../db/schema/staff-views.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

let test: TestApp;
let ines: SignedIn;
let marc: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  await test.deps.db.delete(staffViews);
  ines = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  marc = await signIn(test, 'super_admin', { firstname: 'Marc', lastname: 'Vidal' });
  test.clock.advance({ minutes: 2 });
});
afterAll(() => test.close());

const typed = { screen: 'contracts', name: 'Signées', query: 'statut=signe', is_shared: false } as const;
type NewView = Partial<Omit<typeof typed, 'name' | 'query' | 'is_shared'>> & {
  name?: string;
  query?: string;
  is_shared?: boolean;
};

const create = ({ token }: SignedIn, change: NewView = {}) =>
  test.expectOk('createStaffView', { token, body: { ...typed, ...change } });
const tryToCreate = ({ token }: SignedIn, change: object = {}) =>
  test.call('createStaffView', { token, body: { ...typed, ...change } });
const viewsOf = async ({ token }: SignedIn, screen: 'contracts' | 'fx_rates' = 'contracts') =>
  (await test.expectOk('listStaffViews', { token, query: { screen } })).views;
const namesOf = async (who: SignedIn) => (await viewsOf(who)).map(({ name }) => name);
const update = ({ token }: SignedIn, id: string, body: object) =>
  test.call('updateStaffView', { token, params: { id }, body });
const remove = ({ token }: SignedIn, id: string) => test.call('deleteStaffView', { token, params: { id } });
const setDefault = ({ token }: SignedIn, view_id: string | null) =>
  test.call('setDefaultStaffView', { token, body: { screen: 'contracts', view_id } });
const defaultOf = async (who: SignedIn) => (await viewsOf(who)).find(({ is_default }) => is_default)?.id;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];

describe('a saved view', () => {
  it('is in the list of its owner, with what it opens', async () => {
    const view = await create(ines, { name: '  Signées à relancer ', query: 'statut=signe&tri=-montant' });
    expect(view).toEqual({
      id: expect.any(String),
      screen: 'contracts',
      name: 'Signées à relancer',
      query: 'statut=signe&tri=-montant',
      is_shared: false,
      is_mine: true,
      is_default: false,
      owner: 'Inès Garnier',
      version: 1,
    });
    expect(await viewsOf(ines)).toEqual([view]);
    expect(await viewsOf(marc)).toEqual([]);
  });

  it('that is saved again with the same key is one', async () => {
    const call = { token: ines.token, body: typed, headers: { 'idempotency-key': 'vue-0001' } };
    const [first, again] = [
      await test.call('createStaffView', call),
      await test.call('createStaffView', call),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await namesOf(ines)).toEqual(['Signées']);
  });

  it.each([
    ['without a name', { name: '  ' }, 'Veuillez saisir le nom de la vue.'],
    [
      'of a name in use, in any case',
      { name: 'SIGNÉES' },
      'Vous avez déjà une vue de ce nom sur cette liste.',
    ],
  ])('%s is refused at its field', async (_what, change, message) => {
    await create(ines);
    const { status, body } = await tryToCreate(ines, change);
    expect([status, Object(body).errors]).toEqual([422, { name: [message] }]);
    expect(await namesOf(ines)).toEqual(['Signées']);
  });

  it('may have the name of a colleague’s, and of one’s own on another list', async () => {
    await create(marc, { is_shared: true });
    await create(ines);
    await tryToCreate(ines, { screen: 'fx_rates' });
    expect(await namesOf(ines)).toEqual(['Signées', 'Signées']);
    expect(await viewsOf(ines, 'fx_rates')).toHaveLength(1);
  });

  it.each([
    'page=2',
    'statut=signe&page=2',
    'apres=0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001',
    'vue=1',
    'https://exemple.fr/?statut=signe',
    'statut=signe#haut',
    'statut',
    '?statut=signe',
    `recherche=${'x'.repeat(491)}`,
  ])('of « %s » is refused', async (query) => {
    expect(codeOf(await tryToCreate(ines, { query }))).toEqual([400, 'malformed']);
  });

  it.each(['', 'recherche=Ana%C3%AFs+B.', 'masquer=client%2Cmontant', `recherche=${'x'.repeat(490)}`])(
    'of « %s » is stored',
    async (query) => {
      expect((await create(ines, { query })).query).toBe(query);
    },
  );

  it('is one of fifty at most, on each list', async () => {
    const now = test.clock.now();
    const rows = Array.from({ length: 49 }, (_, index) => ({
      id: test.deps.ids.uuid(),
      ownerId: ines.userId,
      screen: 'contracts' as const,
      name: `Vue ${index}`,
      query: '',
      isShared: false,
      position: index + 1,
      createdAt: now,
      updatedAt: now,
    }));
    await test.deps.db.insert(staffViews).values(rows);
    const last = await Promise.all([tryToCreate(ines, { name: 'A' }), tryToCreate(ines, { name: 'B' })]);
    expect(new Set(last.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(codeOf(await tryToCreate(ines, { name: 'C' }))).toEqual([409, 'staff_views.too_many']);
    expect((await tryToCreate(ines, { screen: 'fx_rates' })).status).toBe(201);
  });

  it('is deleted with the account of its owner', async () => {
    const { id } = await create(ines, { is_shared: true });
    await setDefault(marc, id);
    await test.deps.db.delete(users).where(eq(users.id, ines.userId));
    expect(await viewsOf(marc)).toEqual([]);
  });
});

describe('a change of one’s own view', () => {
  it('touches what it names, and nothing else', async () => {
    const view = await create(ines);
    const renamed = { name: 'Signées en 2026', version: 1 };
    const { body } = await update(ines, view.id, renamed);
    expect(body).toEqual({ ...view, name: 'Signées en 2026', version: 2 });
    await update(ines, view.id, { query: 'statut=refuse', is_shared: true, version: 2 });
    const [changed] = await viewsOf(ines);
    expect(changed).toEqual({ ...Object(body), query: 'statut=refuse', is_shared: true, version: 3 });
  });

  it('from a version that is no longer in force is refused', async () => {
    const { id } = await create(ines);
    await update(ines, id, { name: 'Une autre', version: 1 });
    expect(codeOf(await update(ines, id, { name: 'La mienne', version: 1 }))).toEqual([
      409,
      'staff_views.changed',
    ]);
    expect(await namesOf(ines)).toEqual(['Une autre']);
  });

  it('to the name of another is refused, and to its own in another case is not', async () => {
    await create(ines, { name: 'Refusées' });
    const { id } = await create(ines);
    expect((await update(ines, id, { name: 'refusées', version: 1 })).status).toBe(422);
    expect((await update(ines, id, { name: '', version: 1 })).status).toBe(422);
    expect((await update(ines, id, { name: 'SIGNÉES', version: 1 })).status).toBe(200);
  });

  it('moves it among one’s own', async () => {
    for (const name of ['A', 'B', 'C']) await create(ines, { name });
    await create(marc, { name: 'D', is_shared: true });
    const idOf = async (name: string) => (await viewsOf(ines)).find((view) => view.name === name)?.id ?? '';
    await update(ines, await idOf('C'), { position: 1, version: 1 });
    expect(await namesOf(ines)).toEqual(['C', 'A', 'B', 'D']);
    await update(ines, await idOf('C'), { position: 2, version: 2 });
    expect(await namesOf(ines)).toEqual(['A', 'C', 'B', 'D']);
    await remove(ines, await idOf('C'));
    await create(ines, { name: 'E' });
    expect(await namesOf(ines)).toEqual(['A', 'B', 'E', 'D']);
  });
});

describe('a view of a colleague', () => {
  it('is read-only where it is shared', async () => {
    const { id } = await create(ines, { is_shared: true });
    expect((await viewsOf(marc))[0]).toMatchObject({ id, is_mine: false, owner: 'Inès Garnier' });
    expect(codeOf(await update(marc, id, { name: 'X', version: 1 }))).toEqual([403, 'staff_views.not_yours']);
    expect(codeOf(await remove(marc, id))).toEqual([403, 'staff_views.not_yours']);
    expect(await namesOf(ines)).toEqual(['Signées']);
  });

  it('does not exist where it is not shared', async () => {
    const { id } = await create(ines);
    for (const refused of [
      await update(marc, id, { name: 'X', version: 1 }),
      await remove(marc, id),
      await setDefault(marc, id),
    ]) {
      expect(codeOf(refused)).toEqual([404, 'staff_views.not_found']);
    }
  });
});

describe('a default view', () => {
  it('is chosen by each person for their own list, and replaced by the next', async () => {
    const shared = await create(ines, { is_shared: true });
    const own = await create(marc, { name: 'Refusées', query: 'statut=refuse' });
    expect((await setDefault(marc, own.id)).status).toBe(200);
    expect((await setDefault(marc, shared.id)).status).toBe(200);
    expect([await defaultOf(marc), await defaultOf(ines)]).toEqual([shared.id, undefined]);
    await setDefault(marc, null);
    expect(await defaultOf(marc)).toBeUndefined();
  });

  it('that is no longer shared remains its owner’s alone, even when it is shared again', async () => {
    const { id } = await create(ines, { is_shared: true });
    for (const who of [ines, marc]) await setDefault(who, id);
    await update(ines, id, { is_shared: false, version: 1 });
    await update(ines, id, { is_shared: true, version: 2 });
    expect([await defaultOf(ines), await defaultOf(marc)]).toEqual([id, undefined]);
  });

  it('is gone once the view is deleted', async () => {
    const { id } = await create(ines, { is_shared: true });
    await setDefault(marc, id);
    expect((await remove(ines, id)).status).toBe(200);
    expect(await viewsOf(marc)).toEqual([]);
    expect((await remove(ines, id)).status).toBe(404);
  });

  it('of another list is refused', async () => {
    const { id } = await create(ines);
    const body = { screen: 'fx_rates', view_id: id };
    expect((await test.call('setDefaultStaffView', { token: ines.token, body })).status).toBe(404);
  });
});

describe('a commercial', () => {
  it('has views of the exchange rates, and of no list of administrators', async () => {
    const commercial = await signIn(test, 'commercial');
    const rates = await test.expectOk('createStaffView', {
      token: commercial.token,
      body: { ...typed, screen: 'fx_rates', is_shared: true },
    });
    expect((await viewsOf(marc, 'fx_rates')).map(({ id }) => id)).toContain(rates.id);
    const { id } = await create(ines, { is_shared: true });
    expect((await tryToCreate(commercial)).status).toBe(403);
    expect((await setDefault(commercial, null)).status).toBe(403);
    const query = { screen: 'contracts' };
    expect((await test.call('listStaffViews', { token: commercial.token, query })).status).toBe(403);
    expect((await update(commercial, id, { name: 'X', version: 1 })).status).toBe(404);
  });
});
