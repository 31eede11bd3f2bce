import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../../db/schema/contracts.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let first: string;
let second: string;
let third: string;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  await publishMarket(test);
  admin = await signIn(test, 'admin_yield');
  const zoe = await signIn(test, 'client', { firstname: 'Zoé', lastname: 'Bernard' });
  const belleval = await signIn(test, 'client', {
    lastname: 'Arnaud',
    isCompany: true,
    companyName: 'SCI 100%_Belleval',
  });
  first = await givenContract(test, zoe, { amount: '9000', createdAt: new Date('2026-01-01T10:00:00Z') });
  second = await givenContract(test, belleval, {
    amount: '80000',
    status: 'signed',
    paymentStatus: 'proved',
    signedAt: new Date('2026-01-05T10:00:00Z'),
    createdAt: new Date('2026-01-02T10:00:00Z'),
  });
  third = await givenContract(test, zoe, {
    amount: '2',
    currency: 'BTC',
    strategyId: 'btcfy',
    paymentMethod: 'crypto',
    createdAt: new Date('2026-01-03T10:00:00Z'),
  });
});
afterAll(() => test.close());

const list = async (query: Record<string, string>) => {
  const page = await test.expectOk('listAdminContracts', { token: admin.token, query });
  return { ids: page.items.map(({ id }) => id), page };
};

describe('listAdminContracts', () => {
  it('shows every client’s contracts, newest first, with their worth in EUR', async () => {
    const { ids, page } = await list({});
    expect(ids).toEqual([third, second, first]);
    expect([page.total, page.page, page.page_size]).toEqual([3, 1, 25]);
    expect(page.items[0]).toMatchObject({
      currency: 'BTC',
      amount: '2.00000000',
      amount_eur: '160000.00',
      product: 'BTCFY',
    });
    expect(page.items[1]?.client).toMatchObject({ lastname: 'Arnaud', company_name: 'SCI 100%_Belleval' });
  });

  it('pages on the server', async () => {
    const { ids, page } = await list({ page: '2', page_size: '2' });
    expect(ids).toEqual([first]);
    expect(page.total).toBe(3);
    expect((await list({ page: '9', page_size: '2' })).ids).toEqual([]);
  });

  it.each([
    ['created_at', () => [first, second, third]],
    ['-created_at', () => [third, second, first]],
    ['amount', () => [third, first, second]],
    ['-amount', () => [second, first, third]],
    ['client', () => [second, first, third]],
    ['-signed_at', () => [second]],
  ])('sorts by %s', async (sort, expected) => {
    const { ids } = await list({ sort });
    expect(ids.slice(0, expected().length)).toEqual(expected());
  });

  it.each([
    ['the client’s name', { q: 'zoé bern' }, () => [third, first]],
    ['the company, wildcards taken as characters', { q: '100%_belle' }, () => [second]],
    ['a wildcard of no user’s name', { q: '%zzz' }, () => []],
    ['a contract status', { status: 'signed' }, () => [second]],
    ['a payment status', { payment_status: 'waiting' }, () => [third, first]],
    ['a strategy', { strategy: 'BTCFY' }, () => [third]],
    ['two at once', { strategy: 'USDFY', status: 'pending' }, () => [first]],
  ])('filters by %s', async (_what, query, expected) => {
    expect((await list(query)).ids).toEqual(expected());
  });

  it('keeps those whose payment is awaited, on request', async () => {
    const settle = (paymentStatus: 'canceled' | 'proved') =>
      test.deps.db.update(contracts).set({ paymentStatus }).where(eq(contracts.id, second));
    expect((await list({ unpaid: 'true' })).ids).toEqual([third, second, first]);
    await settle('canceled');
    expect((await list({ unpaid: 'true' })).ids).toEqual([third, first]);
    expect((await list({ unpaid: 'true', q: 'belleval' })).page.total).toBe(0);
    await settle('proved');
  });

  it('refuses a sort or a status the contract does not list', async () => {
    const { token } = admin;
    expect((await test.call('listAdminContracts', { token, query: { sort: 'password_hash' } })).status).toBe(
      400,
    );
    expect((await test.call('listAdminContracts', { token, query: { status: 'paid' } })).status).toBe(400);
  });

  it.each(['client', 'cgp', 'commercial', 'equisafe', 'admin_kaskad'] as const)(
    'is refused to %s',
    async (role) => {
      const { token } = await signIn(test, role);
      expect((await test.call('listAdminContracts', { token })).status).toBe(403);
      expect((await test.call('getAdminContract', { token, params: { id: first } })).status).toBe(403);
    },
  );
});

describe('getAdminContract', () => {
  it('returns the contract, its client and its history', async () => {
    await test.expectOk('startPaymentCheck', { token: admin.token, params: { id: second } });
    const detail = await test.expectOk('getAdminContract', { token: admin.token, params: { id: second } });
    expect(detail.client.company_name).toBe('SCI 100%_Belleval');
    expect(detail.contract.payment_status).toBe('checking');
    expect(detail.history).toHaveLength(1);
  });

  it('knows no other id', async () => {
    for (const id of ['inconnu', test.deps.ids.uuid()]) {
      expect((await test.call('getAdminContract', { token: admin.token, params: { id } })).status).toBe(404);
    }
  });
});

const download = async (query: Record<string, string>) => {
  const { headers, raw } = await test.call('exportContracts', { token: admin.token, query });
  expect(headers['content-disposition']).toMatch(/souscriptions-\d{4}-\d\d-\d\d\.csv/);
  return raw.toString().trimEnd().split('\r\n');
};

describe('exportContracts', () => {
  it('writes the whole list, in its order, with amounts as numbers', async () => {
    const [head, ...lines] = await download({ sort: 'amount' });
    expect(head).toBe(
      '\uFEFFN° PO;Client;E-mail;Produit;Montant;Devise;Contre-valeur en euros;Contrat;Paiement;Souscrit le;Signé le',
    );
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/;Zoé Bernard;[^;]+;BTCFY;2,00000000;BTC;160000,00;/);
    expect(lines[2]).toMatch(/;SCI 100%_Belleval · Gérant;.*;80000,00;.*;02\/01\/2026;05\/01\/2026$/);
  });

  it('has the filters of the list', async () => {
    expect(await download({ q: 'bernard' })).toHaveLength(3);
    expect(await download({ q: 'bernard', strategy: 'BTCFY' })).toHaveLength(2);
    expect(await download({ q: 'nul ne porte ce nom' })).toHaveLength(1);
  });
});
