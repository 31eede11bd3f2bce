import { decimal, sumOf, toText } from '@repo/domain/money';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contracts as contractsTable } from '../../db/schema/contracts.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { importNav } from '../contracts/contracts.fixture.ts';
import {
  insertProducts,
  insertSignedContract,
  pay,
  publishWorkedExample,
} from '../portfolio/portfolio.fixture.ts';
import { readCounts, saveCounts } from './indicators.repository.ts';
import { refreshFacts } from './read-facts.ts';

type Indicators = SuccessBody<'getStaffIndicators'>;

const signedAt = new Date('2026-01-01T09:00:00.000Z');
let test: TestApp;
let admin: SignedIn;
let [anna, bruno, chloe]: SignedIn[] = [];

const client = (assignedSalesId: string | null) =>
  signIn(test, 'client', { kycStatus: 'approved', createdAt: test.clock.now(), assignedSalesId });
const sign = (who: SignedIn) =>
  insertSignedContract(test, who, { strategyId: 'usdfy', currency: 'EURC', amount: '10000' });

// The worked example of docs/money.md twice: Anna pays on the 2nd, Bruno on the 3rd and closes on the 5th; Chloé pays and renounces.
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-05T09:00:00.000Z');
  await insertProducts(test);
  admin = await signIn(test, 'super_admin');
  const paul = await signIn(test, 'commercial', { firstname: 'Paul', lastname: 'Lambert' });
  const people = [await client(paul.userId), await client(null), await client(null)] as const;
  [anna, bruno, chloe] = people;
  const contracts = [await sign(people[0]), await sign(people[1]), await sign(people[2])] as const;
  const unpaid = await client(null);
  await sign(unpaid);
  await test.deps.db.update(contractsTable).set({ signedAt, renounceUntil: '2026-01-31' });
  await publishWorkedExample(test, admin);
  await pay(test, admin, { contractId: contracts[0], amount: '10000', valueDate: '2026-01-02' });
  await pay(test, admin, { contractId: contracts[1], amount: '10000', valueDate: '2026-01-03' });
  await pay(test, admin, { contractId: contracts[2], amount: '10000', valueDate: '2026-01-03' });
  await test.expectOk('renounceContract', { token: people[2].token, params: { id: contracts[2] } });
  await test.deps.db.insert(timelineEvents).values(
    people.map(({ userId }) => ({
      id: test.deps.ids.uuid(),
      userId,
      type: 'kyc_validated' as const,
      occurredAt: test.clock.now(),
    })),
  );
  await test.expectOk('closeContract', { token: people[1].token, params: { id: contracts[1] } });
  await importFile(test, admin, { kind: 'fx_ecb', text: 'Date,USD,CHF,\n2026-01-05,1.0869565217,0.95,\n' });
  await importNav(test, admin, { day: '2026-01-05', strategy: 'USDFY', vl: '103' });
});
afterAll(() => test.close());

const read = (query: Record<string, string> = { period: 'daily' }): Promise<Indicators> =>
  test.expectOk('getStaffIndicators', { token: admin.token, query });

describe('each figure of a small house', () => {
  it('has them as computed by hand, over a period that holds all', async () => {
    const { money, ...counts } = await read();
    expect(counts).toMatchObject({ since: '2025-12-29', previous_since: '2025-12-22', until: '2026-01-05' });
    // Units × VL × FX: 109.351485148515 × 103 × 0.92 of Anna's; all of Bruno's are sold at the same.
    expect(money?.bridge).toEqual({
      start: '0.00',
      net: '9832.56',
      // (109.351485148515 × −0.505 × 0.90) + (109.351485148515 + 107.511838140336) × (1.505 + 1) × 0.92
      strategies: '450.08',
      execution: '0.00',
      fees: '-140.28',
      fx: '219.79',
      now: '10362.15',
    });
    expect(money?.flows).toEqual({
      paid: '20000.00',
      withdrawn: '0.00',
      // 107.511838140336 × 103 × 0.92, less 0.2 %.
      closed: '10167.44',
      net: '9832.56',
      returned: '0.00',
    });
    expect(money?.yielded).toBe('450.08');
    // Renounced, Chloé's contract is not counted; the fourth is not paid. One day for Anna, two for Bruno.
    expect(counts.signed).toEqual({ signed: 3, paid: 2, median_days: 1.5 });
    expect(counts.clients).toEqual({ start: 0, entered: 2, left: 1, now: 1 });
    expect(counts.identities).toBe(3);
    expect(counts.funnel.map(({ step, clients }) => [step, clients])).toEqual([
      ['registered', 4],
      ['verified', 4],
      ['initiated', 3],
      ['signed', 3],
      ['paid', 2],
    ]);
    const days = counts.buckets.map(({ end, money: of, clients }) => [end, of?.values[0], of?.net, clients]);
    expect(days.slice(-4)).toEqual([
      ['2026-01-02', '9940.05', '10000.00', 1],
      ['2026-01-03', '20050.19', '10000.00', 2],
      ['2026-01-04', '20350.45', '0.00', 2],
      ['2026-01-05', '10362.15', '-10167.44', 1],
    ]);
    const yields = counts.buckets.map(({ money: of }) => decimal(of?.yielded ?? 'x'));
    expect(toText(sumOf(yields), 2)).toBe('450.08');
  });
});

it('is the sum of what the clients’ own dashboards show, by strategy', async () => {
  const { money, advisers } = await read();
  const own = await Promise.all(
    [anna, bruno, chloe].map((who) =>
      test.expectOk('getDashboard', { token: who?.token ?? '', query: { currency: 'EUR' } }),
    ),
  );
  const values = own.flatMap(({ portfolio }) =>
    portfolio.allocations
      .filter(({ label }) => label === 'USDFY')
      .map((line) => decimal(line.current_amount_eur)),
  );
  expect(money?.strategies).toMatchObject([{ strategy: 'USDFY', value: toText(sumOf(values), 2) }]);
  expect(advisers).toMatchObject([{ name: 'Paul Lambert', value: toText(sumOf(values), 2) }]);
});

const readAt = async () => (await read()).computed_at;
const signedNow = async () => (await read()).signed.signed;

it('reads what a job counts again after five minutes; none waits for it', async () => {
  await sign(await client(null));
  await refreshFacts(test.deps);
  expect(await signedNow()).toBe(3);
  test.clock.advance({ minutes: 5 });
  expect(await signedNow()).toBe(3);
  await refreshFacts(test.deps);
  expect(await signedNow()).toBe(4);
});

it('counts again at once what was published, and itself what no job counted for an hour', async () => {
  const before = await readAt();
  test.clock.advance({ minutes: 1 });
  await refreshFacts(test.deps);
  expect(await readAt()).toBe(before);
  await importNav(test, admin, { day: '2026-01-05', strategy: 'BTCFY', vl: '101' });
  await refreshFacts(test.deps);
  expect(await readAt()).toBe(test.clock.now().toISOString());
  test.clock.advance({ minutes: 59 });
  // Sessions end meanwhile.
  admin = await signIn(test, 'super_admin');
  expect(await readAt()).not.toBe(test.clock.now().toISOString());
  test.clock.advance({ minutes: 1 });
  expect(await readAt()).toBe(test.clock.now().toISOString());
});

it('counts again once the day is another in Paris', async () => {
  test.clock.set('2026-01-05T22:59:00.000Z');
  admin = await signIn(test, 'super_admin');
  await refreshFacts(test.deps);
  const before = await readAt();
  test.clock.set('2026-01-05T22:59:59.000Z');
  await refreshFacts(test.deps);
  expect(await readAt()).toBe(before);
  test.clock.set('2026-01-05T23:01:00.000Z');
  await refreshFacts(test.deps);
  expect(await readAt()).toBe(test.clock.now().toISOString());
  expect((await read()).until).toBe('2026-01-06');
});

it('counts once for requests at the same time', async () => {
  test.clock.advance({ minutes: 60 });
  admin = await signIn(test, 'super_admin');
  const counting = vi.spyOn(test.deps.snapshots, 'transaction');
  await Promise.all([read(), read()]);
  expect(counting).toHaveBeenCalledTimes(1);
  counting.mockRestore();
});

it('keeps a newer count than one that ends after it', async () => {
  const newer = await readCounts(test.deps.db);
  if (newer === null) throw new Error('nothing is counted');
  await saveCounts(test.deps.db, { ...newer, readAt: new Date(newer.readAt.getTime() - 1) });
  expect((await readCounts(test.deps.db))?.readAt).toEqual(newer.readAt);
});

it('compares with as many days before, and starts from what was held at their end', async () => {
  test.clock.set('2026-01-09T09:00:00.000Z');
  admin = await signIn(test, 'super_admin');
  const { since, previous_since, money, clients } = await read();
  expect([previous_since, since]).toEqual(['2025-12-26', '2026-01-02']);
  expect(money?.bridge.start).toBe('9940.05');
  expect([money?.flows.net, money?.previous_flows.net]).toEqual(['-167.44', '10000.00']);
  expect([money?.yielded, money?.previous_yielded]).toEqual(['450.08', '0.00']);
  expect(clients).toEqual({ start: 1, entered: 1, left: 1, now: 1 });
});

it('names the day’s figures in dollars, and none in a currency without a rate', async () => {
  const dollars = await read({ period: 'monthly', currency: 'USD' });
  expect(dollars.money?.bridge.now).toBe('11263.20');
  const { money, signed } = await read({ period: 'monthly', currency: 'BTC' });
  expect([money, signed.signed]).toEqual([null, 4]);
});
