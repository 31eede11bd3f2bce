import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, importNav, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let ines: SignedIn;
let marc: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  test.clock.set('2026-01-05T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  ines = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  marc = await signIn(test, 'super_admin', { firstname: 'Marc', lastname: 'Vidal' });
});
afterAll(() => test.close());

type Query = Record<string, string | number>;
const read = (query: Query, { token } = ines) =>
  test.expectOk('getRecordHistory', { token, query: { kind: 'strategy', id: 'usdfy', ...query } });

async function changeProduct(change: object, reason = ''): Promise<unknown> {
  test.clock.advance({ minutes: 1 });
  const { pending_change: held } = await test.expectOk('updateStrategy', {
    token: ines.token,
    body: { strategy: { id: 'usdfy', ...change }, reason },
  });
  return held?.id;
}

async function approve(id: unknown): Promise<void> {
  test.clock.advance({ minutes: 1 });
  const { status } = await test.call('approveChangeRequest', {
    token: marc.token,
    params: { id: String(id) },
    body: {},
  });
  expect(status).toBe(200);
}

describe('the history of a product', () => {
  let request: unknown;

  it('has each act with who made it, what differs and why; an approved request is one line with its maker', async () => {
    await changeProduct({ subtitle: 'Le dollar' });
    request = await changeProduct({ apy: 12 }, 'Décision du comité');
    await approve(request);
    const { items, next } = await read({});
    expect(next).toBeNull();
    expect(items.map(({ action, actor }) => [action, actor])).toEqual([
      ['strategy.updated', 'Marc Vidal'],
      ['change.requested', 'Inès Garnier'],
      ['strategy.updated', 'Inès Garnier'],
    ]);
    const [applied, requested, alone] = items;
    expect(applied).toMatchObject({
      reason: 'Décision du comité',
      changes: [{ field: 'apy', after: '12' }],
      change_request: { id: request, maker: 'Inès Garnier' },
      request_id: expect.any(String),
      is_system: false,
    });
    expect(requested).toMatchObject({ changes: [], change_request: { id: request } });
    expect(alone).toMatchObject({
      changes: [{ field: 'subtitle', after: 'Le dollar' }],
      change_request: null,
      occurred_at: '2026-01-05T09:01:00.000Z',
    });
  });

  it('is filtered by who acted or requested, and by field', async () => {
    const { people, fields, items } = await read({ field: 'subtitle' });
    expect(people.map(({ name }) => name)).toEqual(['Inès Garnier', 'Marc Vidal']);
    expect(fields).toEqual(['apy', 'subtitle']);
    expect(items).toHaveLength(1);
    expect((await read({ person: marc.userId })).items.map(({ action }) => action)).toEqual([
      'strategy.updated',
    ]);
    expect((await read({ person: ines.userId })).items).toHaveLength(3);
  });

  it('is paged by row', async () => {
    const first = await read({ page_size: 2 });
    expect(first.items).toHaveLength(2);
    const rest = await read({ page_size: 2, after: String(first.next) });
    expect(rest.next).toBeNull();
    expect([...first.items, ...rest.items]).toEqual((await read({})).items);
  });

  it('masks accounts as the trail does', async () => {
    await approve(
      await changeProduct(
        { rib: { bank: 'Yield', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPXXX' } },
        'Banque',
      ),
    );
    const text = JSON.stringify(await read({}));
    expect(text).not.toContain('FR1420041010050500013M02606');
  });

  it('is that of its request too', async () => {
    const { items } = await read({ kind: 'change_request', id: String(request) });
    expect(items.map(({ action }) => action)).toEqual(['change.approved', 'change.requested']);
  });
});

describe('the history of a value', () => {
  it('has its versions, the last first, with both values, the source, who and why', async () => {
    test.clock.advance({ minutes: 1 });
    await importNav(test, ines, { day: '2026-01-05', strategy: 'USDFY', vl: '101,5' });
    test.clock.advance({ minutes: 1 });
    await importNav(test, ines, { day: '2026-01-05', strategy: 'USDFY', vl: '101,7' });
    const { items, fields } = await read({ kind: 'nav', id: 'usdfy 2026-01-05' });
    expect(items.map(({ id, action }) => [id, action])).toEqual([
      ['v2', 'value.corrected'],
      ['v1', 'value.published'],
    ]);
    expect(items[0]?.changes).toContainEqual({ field: 'value', before: '101.5', after: '101.7' });
    expect(items[0]?.actor).not.toBeNull();
    expect(items[0]?.request_id).not.toBeNull();
    expect(fields).toContain('value');
    expect((await read({ kind: 'nav', id: 'usdfy 2020-01-01' })).items).toEqual([]);
    const rate = await read({ kind: 'rate', id: 'EUR/USD 2026-01-02' });
    expect(rate.items.map(({ action }) => action)).toEqual(['value.published']);
  });
});

describe('the history of a contract', () => {
  it('has what the system executed between the acts', async () => {
    const client = await signIn(test, 'client');
    const id = await givenContract(test, client, { status: 'signed' });
    const { items } = await read({ kind: 'contract', id });
    expect(items.every(({ action }) => action.includes('.'))).toBe(true);
    expect((await read({ kind: 'contract', id: 'nothing' })).items).toEqual([]);
  });

  it.each(['client', 'cgp', 'commercial', 'equisafe', 'admin_kaskad'] as const)(
    'is not for %s',
    async (role) => {
      const who = await signIn(test, role);
      const own = role === 'client' ? await givenContract(test, who) : 'usdfy';
      const { status, body } = await test.call('getRecordHistory', {
        token: who.token,
        query: { kind: 'contract', id: own },
      });
      expect(status).toBe(403);
      expect(body).not.toHaveProperty('items');
    },
  );
});
