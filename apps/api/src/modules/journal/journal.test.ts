import { decimal } from '@repo/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldListCounts } from '../../db/list-counts.ts';
import { orders } from '../../db/schema/books.ts';
import { navs } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';
import { bookExample } from './journal.fixture.ts';

const house = 'wallet:ethereum:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
let test: TestApp;
let admin: SignedIn;
let contractId: string;
let payoutId: string;
let waitingId: string;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-08T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  admin = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  const client = await signIn(test, 'client', { firstname: 'Zoé', lastname: 'Bernard' });
  contractId = await givenContract(test, client, {
    poNumber: 'PO-2026-0042',
    currency: 'EURC',
    status: 'signed',
  });
  payoutId = await bookExample(test, { contractId, client, admin });
  waitingId = await givenContract(test, client, { poNumber: 'PO-2026-0043', status: 'signed' });
  await test.deps.db.insert(orders).values({
    id: test.deps.ids.uuid(),
    contractId: waitingId,
    userId: client.userId,
    kind: 'subscription',
    asset: 'EURO',
    request: 'amount',
    amount: '2500.50',
    orderDay: '2026-01-05',
    subscriptionFeePercent: '0',
    fxFeePercent: '0',
    subscriptionFee: '0',
    fxFee: '0',
    placedAt: test.clock.now(),
  });
});
afterAll(() => test.close());

type Query = Record<string, string>;
const entries = async (query: Query = {}) =>
  (await test.expectOk('listJournalEntries', { token: admin.token, query })).items;
const numbersOf = async (query: Query) => (await entries(query)).map(({ number }) => number);
const readBalance = (query: Query = {}) => test.expectOk('getTrialBalance', { token: admin.token, query });
const readAccounts = async (query: Query) => {
  const page = await test.expectOk('listAccounts', { token: admin.token, query });
  return page.items.map(({ account, balance }) => [account.account, balance]);
};
const readLedger = (query: Query) =>
  test.expectOk('getAccountLedger', {
    token: admin.token,
    query: { account: 'unmatched', asset: 'EURC', ...query },
  });
const readOrders = (query: Query = {}) => test.expectOk('listWaitingOrders', { token: admin.token, query });
const readFees = (query: Query = {}) => test.expectOk('getCollectedFees', { token: admin.token, query });
const download = async (query: Query) => {
  const { status, headers, raw } = await test.call('exportBooks', { token: admin.token, query });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  return raw.toString();
};

describe('listJournalEntries', () => {
  it('shows who booked what and why, newest first, with its postings', async () => {
    const page = await test.expectOk('listJournalEntries', { token: admin.token, query: { page_size: '2' } });
    expect([page.total, page.page_size]).toEqual([5, 2]);
    expect(page.items.map(({ number, kind }) => [number, kind])).toEqual([
      [5, 'receipt'],
      [4, 'deal-out'],
    ]);
    const contract = { id: contractId, po_number: 'PO-2026-0042', client: 'Zoé Bernard', product: 'USDFY' };
    const [first, match] = await entries({ sort: 'date' });
    expect(first).toMatchObject({
      order_day: '2026-01-02',
      booked_at: '2026-01-08T09:00:00.000Z',
      booked_by: 'Inès Garnier',
      reason: '=1+1',
      reverses: null,
      reversed_by: null,
      contract: null,
    });
    expect(match?.contract).toEqual(contract);
    expect(match?.postings.map(({ account, asset, amount }) => [account.account, asset, amount])).toEqual([
      ['unmatched', 'EURC', '10000'],
      [`waiting:${contractId}`, 'EURC', '-10000'],
    ]);
    expect(match?.postings[1]?.account).toMatchObject({ family: 'waiting', strategy: null, contract });
    const owed = (await entries({ kind: 'deal-out' }))[0]?.postings.map(({ account }) => account);
    expect(owed?.find(({ family }) => family === 'payable')).toMatchObject({ contract });
    expect(owed?.find(({ family }) => family === 'invested')).toMatchObject({ strategy: 'USDFY' });
  });

  it.each([
    ['the kind', { kind: 'receipt' }, [5, 1]],
    ['all but a kind', { kind_not: 'receipt' }, [4, 3, 2]],
    ['an account', { account: 'unmatched' }, [5, 2, 1]],
    ['an account and an asset', { account: 'exchange', asset: 'USD' }, [4, 3]],
    ['an asset', { asset: 'BTC' }, []],
    ['order days', { from: '2026-01-03', to: '2026-01-04' }, [5, 4]],
    ['the start of a PO number', { q: 'po-2026-0042' }, [4, 3, 2]],
    ['a PO number without entries', { q: 'PO-2026-0043' }, []],
    ['a wildcard, which is none', { q: '%' }, []],
  ])('filters by %s', async (_, query, expected) => {
    expect(await numbersOf(query)).toEqual(expected);
  });

  it('filters by a contract', async () => {
    expect(await numbersOf({ contract: contractId })).toEqual([4, 3, 2]);
    expect(await numbersOf({ contract: 'none' })).toEqual([]);
  });
});

describe('getTrialBalance', () => {
  it('sums to zero for each asset, with one line for all that waits and one for all that is owed', async () => {
    const { day, lines, totals } = await readBalance();
    expect(day).toBe('2026-01-08');
    expect(totals.map(({ asset, balance }) => [asset, balance])).toEqual([
      ['EURC', '0'],
      ['USD', '0'],
    ]);
    expect(lines.map(({ account, asset, balance }) => [account.account, asset, balance])).toEqual([
      [house, 'EURC', '10250'],
      ['unmatched', 'EURC', '-250'],
      ['waiting', 'EURC', '0'],
      expect.arrayContaining(['invested:usdfy', 'USD']),
      expect.arrayContaining(['performance:usdfy', 'USD']),
      expect.arrayContaining(['exchange', 'EURC']),
      expect.arrayContaining(['exchange', 'USD']),
      ['fees:exit', 'EURC', '-2'],
      ['fees:fx', 'EURC', '-49.95'],
      ['fees:subscription', 'EURC', '-10'],
      expect.arrayContaining(['rounding', 'USD']),
      ['payable', 'EURC', '-998'],
    ]);
    for (const { debit, credit, balance } of lines) {
      expect(decimal(debit).minus(decimal(credit)).eq(decimal(balance))).toBe(true);
    }
    expect(lines.find(({ account }) => account.family === 'waiting')).toMatchObject({ accounts: 0 });
    expect(lines.find(({ account }) => account.family === 'payable')).toMatchObject({ accounts: 1 });
  });

  it('stops at an order day', async () => {
    const { lines } = await readBalance({ day: '2026-01-02' });
    expect(lines.find(({ account }) => account.account === house)).toMatchObject({ balance: '10000' });
    expect(lines.some(({ account }) => account.family === 'payable')).toBe(false);
  });
});

describe('listAccounts', () => {
  it('lists what is owed by payout, and no contract that nothing waits for', async () => {
    expect(await readAccounts({ family: 'payable' })).toEqual([[`payable:${payoutId}`, '-998']]);
    expect(await readAccounts({ family: 'waiting' })).toEqual([]);
    expect(await readAccounts({ family: 'fees', asset: 'EURC' })).toHaveLength(3);
  });

  it.each([
    ['an account', '0xfB69', () => [house]],
    ['a PO number', 'po-2026-0042', () => [`payable:${payoutId}`]],
    ['nothing', 'PO-2026-0043', () => []],
  ])('finds %s', async (_, q, expected) => {
    expect((await readAccounts({ q })).map(([account]) => account)).toEqual(expected());
  });
});

describe('getAccountLedger', () => {
  it('shows each line with the balance after it', async () => {
    const ledger = await readLedger({ sort: 'date' });
    expect(ledger).toMatchObject({
      opening: '0',
      debit: '10000',
      credit: '10250',
      closing: '-250',
      total: 3,
    });
    expect(ledger.assets).toEqual(['EURC']);
    expect(ledger.items.map(({ entry, amount, balance }) => [entry, amount, balance])).toEqual([
      [1, '-10000', '-10000'],
      [2, '10000', '0'],
      [5, '-250', '-250'],
    ]);
    expect((await readLedger({ page_size: '1', page: '2' })).items.map(({ entry }) => entry)).toEqual([2]);
  });

  it('opens a period with what the account held before it', async () => {
    const query = { account: house, from: '2026-01-03', to: '2026-01-04' };
    const ledger = await readLedger(query);
    expect(ledger).toMatchObject({ opening: '10000', debit: '250', credit: '0', closing: '10250', total: 1 });
    expect(ledger.items.map(({ entry, balance }) => [entry, balance])).toEqual([[5, '10250']]);
  });

  it('refuses an account without entries', async () => {
    const query = { account: 'bank:none', asset: 'EUR' };
    expect((await test.call('getAccountLedger', { token: admin.token, query })).status).toBe(404);
  });
});

it('listWaitingOrders names the NAV or the quotes that each order waits for', async () => {
  const page = await readOrders();
  expect(page.total).toBe(1);
  expect(page.items[0]).toMatchObject({
    kind: 'subscription',
    order_day: '2026-01-05',
    age_days: 3,
    contract: { id: waitingId, po_number: 'PO-2026-0043' },
    request: 'amount',
    amount: '2500.5',
    currency: 'EUR',
    awaits: { nav_from: '2026-01-05', quotes_on: null, currencies: [] },
  });
  const now = test.clock.now();
  test.clock.set('2026-01-04T09:00:00.000Z');
  expect((await readOrders()).items[0]?.age_days).toBe(0);
  test.clock.set(now.toISOString());
  expect((await readOrders({ kind: 'closing' })).total).toBe(0);
  expect((await readOrders({ strategy: 'BTCFY' })).total).toBe(0);
  expect((await readOrders({ kind: 'subscription', strategy: 'USDFY' })).total).toBe(1);
  const published = { source: 'test', publishedAt: test.clock.now() };
  await test.deps.db.insert(navs).values({ strategyId: 'usdfy', day: '2026-01-06', vl: '103', ...published });
  expect((await readOrders()).items[0]?.awaits).toEqual({
    nav_from: null,
    quotes_on: '2026-01-06',
    currencies: ['USD'],
  });
});

it('listWaitingOrders counts an order while it waits', async () => {
  const move = (state: 'waiting' | 'canceled') =>
    test.deps.db.update(orders).set({ state }).where(eq(orders.contractId, waitingId));
  await move('canceled');
  expect((await readOrders({ strategy: 'USDFY' })).total).toBe(0);
  await move('waiting');
  expect((await readOrders({ strategy: 'USDFY' })).total).toBe(1);
  await foldListCounts(test.deps.db);
  expect((await readOrders({ strategy: 'USDFY' })).total).toBe(1);
});

it('getCollectedFees sums what was earned by month and product, in euros', async () => {
  expect(await readFees()).toEqual({
    lines: [
      {
        month: '2026-01',
        strategy: 'USDFY',
        subscription: '10.00',
        fx: '49.95',
        exit: '2.00',
        total: '61.95',
      },
    ],
    total: '61.95',
    unconverted: [],
  });
  expect((await readFees({ from: '2026-01-03' })).total).toBe('2.00');
});

it('getUnattachedFunds counts the receipts to be matched, as Balance does', async () => {
  expect(await test.expectOk('getUnattachedFunds', { token: admin.token })).toEqual({
    count: 1,
    since: expect.stringMatching(/^2026-\d\d-\d\d$/),
    sums: [{ asset: 'EURC', amount: '250' }],
  });
});

it('getAdminContract shows the fees that were taken, their rates and their day', async () => {
  const { fees } = await test.expectOk('getAdminContract', {
    token: admin.token,
    params: { id: contractId },
  });
  expect(fees).toEqual([
    { kind: 'subscription', amount: '10', asset: 'EURC', percent: 0.1, day: '2026-01-02' },
    { kind: 'fx', amount: '49.95', asset: 'EURC', percent: 0.5, day: '2026-01-02' },
    { kind: 'exit', amount: '2', asset: 'EURC', percent: 0.2, day: '2026-01-04' },
  ]);
});

describe('exportBooks', () => {
  it('writes one line a posting, for a French spreadsheet, without a formula', async () => {
    const text = await download({ list: 'entries', account: 'unmatched', kind: 'receipt' });
    expect(text.startsWith('\uFEFFÉcriture;Nature;')).toBe(true);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[5]).toMatch(/^# Filtres : .+ · unmatched$/);
    expect(lines[3]).toContain(`;Inès Garnier;"'=1+1";`);
    expect(lines[4]).toContain(';unmatched;EURC;;10000');
  });

  it.each([
    [{ list: 'balance' }, 'fees:fx;Frais perçus;;EURC;1;0;49,95;-49,95'],
    [{ list: 'accounts', family: 'payable' }, ';À verser;PO-2026-0042;EURC;0;998;-998'],
    [{ list: 'ledger', account: 'unmatched', asset: 'EURC' }, ';unmatched;EURC;10000;;0'],
    [{ list: 'holdings' }, 'USDFY;EURC;;;;;;;;;0;10250;0;250;0;998'],
    [{ list: 'holdings' }, 'Toutes stratégies;EURC;;;;;;;;;0;10250;0;250;0;998'],
    [{ list: 'orders' }, 'PO-2026-0043;Zoé Bernard;USDFY;Montant;2500,5;EUR;'],
    [{ list: 'fees' }, '2026-01;USDFY;10,00;49,95;2,00;61,95'],
  ])('writes %j', async (query, line) => {
    expect(await download(query)).toContain(line);
  });

  it('stops the balance at the day of its screen', async () => {
    const text = await download({ list: 'balance', day: '2026-01-02' });
    expect(text).toContain(';EURC;1;10000;0;10000');
    expect(text).not.toContain(';À verser;');
  });

  it('refuses a ledger without an account', async () => {
    const query = { list: 'ledger' };
    expect((await test.call('exportBooks', { token: admin.token, query })).status).toBe(404);
  });
});
