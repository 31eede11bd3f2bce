import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receipts } from '../../db/schema/cash.ts';
import { contracts, paymentProofs } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
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
  first = await givenContract(test, zoe, {
    poNumber: 'PO-2020-7001',
    amount: '9000',
    createdAt: new Date('2026-01-01T10:00:00Z'),
  });
  second = await givenContract(test, belleval, {
    poNumber: 'PO-2020-7002',
    amount: '80000',
    status: 'signed',
    paymentStatus: 'proved',
    signedAt: new Date('2026-01-05T10:00:00Z'),
    createdAt: new Date('2026-01-02T10:00:00Z'),
  });
  third = await givenContract(test, zoe, {
    poNumber: 'PO-2020-7003',
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

const found = async (q: string) => (await list({ q })).ids;
const rename = (lastname: string) =>
  test.deps.db.update(users).set({ lastname }).where(eq(users.firstname, 'Zoé'));

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

  it('adds up the list in EUR, by its filters, and names the currencies without a rate', async () => {
    const sum = (query: Record<string, string>) =>
      test.expectOk('sumAdminContracts', { token: admin.token, query });
    // 2 BTC are worth 160 000 EUR.
    expect(await sum({})).toEqual({ total_eur: '249000.00', unconverted: [] });
    expect(await sum({ status: 'signed' })).toMatchObject({ total_eur: '80000.00' });
    expect(await sum({ payment_status_not: 'proved', strategy: 'BTCFY' })).toMatchObject({
      total_eur: '160000.00',
    });
    expect(await sum({ q: 'zoe' })).toMatchObject({ total_eur: '169000.00' });
    expect(await sum({ amount_min: '9000' })).toMatchObject({ total_eur: '89000.00' });
    expect(await sum({ unpaid: 'true', to: '2026-01-01' })).toMatchObject({ total_eur: '9000.00' });
    await test.deps.db.update(contracts).set({ currency: 'ETH' }).where(eq(contracts.id, third));
    expect(await sum({})).toEqual({ total_eur: '89000.00', unconverted: ['ETH'] });
    expect(await sum({ q: 'zoe' })).toEqual({ total_eur: '9000.00', unconverted: ['ETH'] });
    await test.deps.db.update(contracts).set({ currency: 'BTC' }).where(eq(contracts.id, third));
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
    ['words in any order, without accents or capitals', { q: 'BERN zoe' }, () => [third, first]],
    ['the start of a name, when it is short', { q: 'Be' }, () => [third, first]],
    ['nothing, when one word is not found', { q: 'zoe belleval' }, () => []],
    ['the company, wildcards taken as characters', { q: '100%_belle' }, () => [second]],
    ['a wildcard of no user’s name', { q: '%zzz' }, () => []],
    ['a contract status', { status: 'signed' }, () => [second]],
    ['a payment status', { payment_status: 'waiting' }, () => [third, first]],
    ['a strategy', { strategy: 'BTCFY' }, () => [third]],
    ['all but a status', { status_not: 'signed' }, () => [third, first]],
    ['all but a payment status', { payment_status_not: 'waiting' }, () => [second]],
    ['the smallest amount', { amount_min: '9000' }, () => [second, first]],
    ['the largest amount', { amount_max: '9000.00' }, () => [third, first]],
    ['amounts between two', { amount_min: '3', amount_max: '79999.99' }, () => [first]],
    ['a signature', { signed: 'true' }, () => [second]],
    ['no signature', { signed: 'false' }, () => [third, first]],
    ['the first and the last day in Paris', { from: '2026-01-02', to: '2026-01-02' }, () => [second]],
    ['the first day', { from: '2026-01-03' }, () => [third]],
    ['two at once', { strategy: 'USDFY', status: 'pending' }, () => [first]],
  ])('filters by %s', async (_what, query, expected) => {
    const { ids, page } = await list(query);
    expect(ids).toEqual(expected());
    expect((await list({ ...query, page_size: '1' })).page.total).toBe(ids.length);
    expect(page.total).toBe(ids.length);
  });

  it('goes on from a row and back, and says when that row is gone', async () => {
    expect((await list({ after: third, page: '2', page_size: '1' })).ids).toEqual([second]);
    expect((await list({ before: first, page_size: '1' })).ids).toEqual([second]);
    expect((await list({ q: 'PO-', page_size: '1' })).page.total).toBe(3);
    const gone = await list({ after: test.deps.ids.uuid() });
    expect([gone.ids, gone.page.total]).toEqual([[], 3]);
    expect(
      (await test.call('listAdminContracts', { token: admin.token, query: { after: 'x' } })).status,
    ).toBe(400);
  });

  it('refuses a page far from the start that no row leads to', async () => {
    const far = { page: '101', page_size: '100' };
    const refused = await test.call('listAdminContracts', { token: admin.token, query: far });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'lists.page_too_far', error: 'Affinez les filtres pour aller plus loin.' },
    ]);
    expect((await list({ ...far, after: second })).ids).toEqual([first]);
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

  it('counts what its tabs and filters distinguish, in one call', async () => {
    const { counts } = await test.expectOk('countAdminContracts', { token: admin.token });
    expect(counts).toHaveLength(3);
    expect(counts).toContainEqual({
      status: 'signed',
      payment_status: 'proved',
      strategy: 'USDFY',
      count: 1,
    });
    expect(counts).toContainEqual({
      status: 'pending',
      payment_status: 'waiting',
      strategy: 'BTCFY',
      count: 1,
    });
  });

  it('finds a contract by its number, its proof’s hash, what was received and the end of the account that paid', async () => {
    const { token } = admin;
    const { db, ids: newIds, clock } = test.deps;
    const txid = `0x${'AB12'.repeat(16)}`;
    const [contract] = await test.deps.db.select().from(contracts).where(eq(contracts.id, third));
    expect(await found(contract!.poNumber.toLowerCase())).toEqual([third]);
    expect(await found(txid)).toEqual([]);
    const proof = {
      contractId: third,
      userId: contract!.userId,
      executedOn: '2026-01-03',
      submittedAt: clock.now(),
    };
    await db.insert(paymentProofs).values({ ...proof, txid });
    expect(await found(txid.toLowerCase())).toEqual([third]);
    const receipt = { id: newIds.uuid(), account: 'FR76', externalId: 'E2E-998877', day: '2026-01-04' };
    await db.insert(receipts).values({
      ...receipt,
      source: 'typed',
      amount: '9000',
      asset: 'EURO',
      payerAccount: 'FR7630006000011234567890189',
      recordedAt: clock.now(),
    });
    expect(await found('0189')).toEqual([]);
    const attached = { state: 'attached', contractId: first, userId: contract!.userId } as const;
    await db.update(receipts).set(attached).where(eq(receipts.id, receipt.id));
    expect([await found('0189'), await found('e2e-9988')]).toEqual([[first], [first]]);
    await db.update(receipts).set({ state: 'open', contractId: null }).where(eq(receipts.id, receipt.id));
    expect(await found('0189')).toEqual([]);
    await db.delete(receipts).where(eq(receipts.id, receipt.id));
    await db.delete(paymentProofs).where(eq(paymentProofs.contractId, third));
    expect(await found(txid)).toEqual([]);
    expect((await test.call('listAdminContracts', { token, query: { q: '\\' } })).status).toBe(200);
  });

  it('finds a client by the new name alone, once it is changed', async () => {
    await rename('Lefèvre');
    expect([(await list({ q: 'lefevre' })).ids, (await list({ q: 'bernard' })).ids]).toEqual([
      [third, first],
      [],
    ]);
    expect((await list({ sort: '-client' })).ids).toEqual([third, first, second]);
    await rename('Bernard');
  });

  it('[A26] finds « Hélène » by `helene`, a number by its start, a hash and the whole IBAN of the payer', async () => {
    const { db } = test.deps;
    await db.update(users).set({ firstname: 'Hélène' }).where(eq(users.firstname, 'Zoé'));
    expect(await found('helene')).toEqual([third, first]);
    await db.update(users).set({ firstname: 'Zoé' }).where(eq(users.firstname, 'Hélène'));
    const [row] = await db.select().from(contracts).where(eq(contracts.id, second));
    const number = row?.poNumber ?? '';
    expect([await found(number), await found(`${number.toLowerCase()} arnaud`)]).toEqual([
      [second],
      [second],
    ]);
    expect(await found(number.slice(0, -1))).toEqual([third, second, first]);
    expect(await found(`${number} bernard`)).toEqual([]);
    const [id, iban, txid] = [test.deps.ids.uuid(), 'FR7630004000500001234567189', `0x${'AB'.repeat(32)}`];
    await db.insert(receipts).values({
      id,
      account: 'bank:FR7610107001011234567890129',
      externalId: 'E2E-1',
      source: 'typed',
      state: 'attached',
      day: '2026-01-05',
      amount: '80000',
      asset: 'EUR',
      payerAccount: iban,
      txid,
      contractId: second,
      userId: row?.userId,
      recordedAt: test.clock.now(),
    });
    expect([await found('fr76 3000 4000 5000 0123 4567 189'), await found(txid.toLowerCase())]).toEqual([
      [second],
      [second],
    ]);
    expect(await found(iban.replace('189', '180'))).toEqual([]);
    await db.delete(receipts).where(eq(receipts.id, id));
  });

  it('refuses a sort or a status the contract does not list', async () => {
    const { token } = admin;
    expect((await test.call('listAdminContracts', { token, query: { sort: 'password_hash' } })).status).toBe(
      400,
    );
    expect((await test.call('listAdminContracts', { token, query: { status: 'paid' } })).status).toBe(400);
  });

  it('is empty to an adviser without clients, who opens none', async () => {
    const { token } = await signIn(test, 'commercial');
    expect(await test.expectOk('listAdminContracts', { token })).toMatchObject({ items: [], total: 0 });
    expect((await test.call('getAdminContract', { token, params: { id: first } })).status).toBe(403);
  });

  it.each(['client', 'cgp', 'equisafe', 'admin_kaskad'] as const)('is refused to %s', async (role) => {
    const { token } = await signIn(test, role);
    expect((await test.call('listAdminContracts', { token })).status).toBe(403);
    expect((await test.call('getAdminContract', { token, params: { id: first } })).status).toBe(403);
  });
});

describe('getAdminContract', () => {
  it('returns the contract and its client', async () => {
    await test.expectOk('startPaymentCheck', { token: admin.token, params: { id: second } });
    const detail = await test.expectOk('getAdminContract', { token: admin.token, params: { id: second } });
    expect(detail.client.company_name).toBe('SCI 100%_Belleval');
    expect(detail.contract.payment_status).toBe('checking');
  });

  it('knows no other id', async () => {
    for (const id of ['inconnu', test.deps.ids.uuid()]) {
      expect((await test.call('getAdminContract', { token: admin.token, params: { id } })).status).toBe(404);
    }
  });
});

const download = async (query: Record<string, string>) => {
  const { headers, raw } = await test.call('exportContracts', { token: admin.token, query });
  expect(headers['content-disposition']).toMatch(/souscriptions-.*\d{4}-\d\d-\d\d\.csv/);
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
    // The heads, the rows, and the filters.
    expect(await download({ q: 'bernard' })).toHaveLength(1 + 2 + 1);
    expect(await download({ q: 'bernard', strategy: 'BTCFY' })).toHaveLength(1 + 1 + 1);
    const [row] = await test.deps.db.select().from(contracts).where(eq(contracts.id, first));
    expect((await download({ client: row?.userId ?? '' })).at(-1)).toBe('# Filtres : client Zoé Bernard');
    expect((await download({ q: 'nul ne porte ce nom' })).slice(1)).toEqual([
      '# Filtres : nul ne porte ce nom',
    ]);
  });
});
