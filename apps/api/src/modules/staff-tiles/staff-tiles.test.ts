import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fxRates, navs } from '../../db/schema/market-data.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { strategies, strategyVersions } from '../../db/schema/strategies.ts';
import { parisDay } from '../../paris-time.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';
import { givenReceipt } from '../receipts/receipts.fixture.ts';
import { contentOf } from '../strategies/strategy-versions.repository.ts';

let test: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  test.clock.set('2026-03-01T09:00:00.000Z');
  admin = await signIn(test, 'admin_yield');
  client = await signIn(test, 'client');
});

afterAll(() => test.close());

beforeEach(async () => {
  await test.deps.db.delete(navs);
  await test.deps.db.delete(fxRates);
});

async function tileOf(kind: string) {
  const { tiles } = await test.expectOk('getStaffTiles', { token: admin.token });
  return tiles.find((tile) => tile.kind === kind);
}

const published = { source: 'test', publishedAt: new Date('2026-03-01T08:00:00.000Z') };
const datesOf = (days: readonly string[]) => days.map((day) => ({ day }));

it('has each kind of work, also without any', async () => {
  const { tiles } = await test.expectOk('getStaffTiles', { token: admin.token });
  expect(tiles.map(({ kind }) => kind)).toEqual(
    'navs nav_requests requests rates proofs checking unpaid unsigned kyc documents payouts unattached orders corrections products messages days alerts jobs mails'.split(
      ' ',
    ),
  );
  expect(tiles.find(({ kind }) => kind === 'proofs')).toEqual({
    kind: 'proofs',
    count: 0,
    since: null,
    is_late: false,
    names: [],
    sums: [],
  });
});

it('counts on the 1st a NAV that the month before still lacks', async () => {
  const rows = datesOf(['2026-02-26', '2026-02-28', '2026-03-01']).flatMap(({ day }) => [
    { strategyId: 'usdfy', day, vl: '100', ...published },
  ]);
  await test.deps.db
    .insert(navs)
    .values([...rows, { strategyId: 'btcfy', day: '2026-03-01', vl: '1', ...published }]);
  expect(await tileOf('navs')).toMatchObject({
    count: 1,
    since: '2026-02-27',
    names: ['USDFY'],
    is_late: true,
  });
});

it('names the pairs whose rate is too old, and since when', async () => {
  await test.deps.db.insert(fxRates).values([
    { base: 'EUR', quote: 'USD', day: '2026-02-25', rate: '1.1', ...published },
    { base: 'EUR', quote: 'USD', day: '2026-02-27', rate: '1.1', ...published },
    { base: 'EUR', quote: 'CHF', day: '2026-02-27', rate: '0.9', ...published },
    { base: 'BTC', quote: 'EUR', day: '2026-02-28', rate: '80000', ...published },
    { base: 'ETH', quote: 'EUR', day: '2026-02-26', rate: '3000', ...published },
  ]);
  // A day of the past that was left out, and the last two of ETH but the one that may still come.
  expect(await tileOf('rates')).toMatchObject({
    count: 2,
    since: '2026-02-26',
    names: ['EUR/USD', 'ETH/EUR'],
    is_late: true,
  });
});

const signedOn = (day: string) => ({
  status: 'signed' as const,
  signedAt: new Date(`${day}T09:00:00.000Z`),
});

it('counts contracts by what they await, those without money once they are a week old', async () => {
  await givenContract(test, client, { ...signedOn('2026-02-10'), paymentStatus: 'proved' });
  await givenContract(test, client, { ...signedOn('2026-02-12'), paymentStatus: 'proved' });
  await givenContract(test, client, { ...signedOn('2026-02-21'), paymentStatus: 'waiting' });
  await givenContract(test, client, { ...signedOn('2026-02-23'), paymentStatus: 'waiting' });
  expect(await tileOf('proofs')).toMatchObject({ count: 2, since: '2026-02-10' });
  expect(await tileOf('unpaid')).toMatchObject({ count: 1, since: '2026-02-21' });
  expect(await tileOf('checking')).toMatchObject({ count: 0, since: null });
});

it('counts money without a purpose, with what it adds up to', async () => {
  await givenReceipt(test, admin, { amount: '100.50', day: '2026-01-05' });
  await givenReceipt(test, admin, { amount: '20', day: '2026-01-02' });
  expect(await tileOf('unattached')).toMatchObject({
    count: 2,
    since: '2026-01-02',
    sums: [{ asset: 'EUR', amount: '120.5' }],
  });
});

it('names a published product that no client can pay for, and since when', async () => {
  expect(await tileOf('products')).toMatchObject({ count: 0, names: [] });
  const broken = { ribIban: 'FR7630006000011234567890188', cryptoInputs: [] };
  await test.deps.db.update(strategies).set(broken).where(sql`id = 'usdfy'`);
  const [row] = await test.deps.db.select().from(strategies).where(sql`id = 'usdfy'`);
  if (row === undefined) throw new Error('no product');
  const day = parisDay(row.createdAt);
  expect(await tileOf('products')).toMatchObject({ count: 1, names: ['USDFY'], since: day, is_late: true });
  const versionOf = (version: number, createdAt: string, change: Partial<typeof row>) => ({
    strategyId: row.id,
    version,
    content: contentOf({ ...row, ...change }),
    reason: '',
    createdAt: new Date(createdAt),
  });
  await test.deps.db
    .insert(strategyVersions)
    .values([
      versionOf(1, '2026-02-01T09:00:00.000Z', { ribIban: 'FR7630006000011234567890189' }),
      versionOf(2, '2026-02-10T09:00:00.000Z', broken),
      versionOf(3, '2026-02-20T09:00:00.000Z', { ...broken, apy: '3' }),
    ]);
  expect(await tileOf('products')).toMatchObject({ since: '2026-02-10' });
});

it('counts mails that were given up and background work that is not retried any more', async () => {
  const instant = new Date('2026-02-27T23:30:00.000Z');
  const mail = { kind: 'test', recipient: 'a@exemple.fr', senderName: 'x', subject: 'x', body: 'x' };
  const dates = { createdAt: instant, nextAttemptAt: instant, givenUpAt: instant };
  await test.deps.db.insert(mailOutbox).values({ id: test.deps.ids.uuid(), ...mail, ...dates });
  expect(await tileOf('mails')).toMatchObject({ count: 1, since: '2026-02-28', is_late: true });
  await test.deps.db.execute(
    sql`insert into pgboss.job (name, state, completed_on) values ('pruning', 'failed', ${instant.toISOString()}::timestamptz)`,
  );
  expect(await tileOf('jobs')).toMatchObject({ count: 1, since: '2026-02-28', names: ['pruning'] });
});
