// What « Taux Change » shows of each pair and day: published, repeated from an earlier day, awaited, missing.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { fxRates, importPlans } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

let test: TestApp;
let staff: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [fxRates, changeRequests, importPlans]) await test.deps.db.delete(table);
  // A Sunday, at 13:00 in Paris.
  await onDay('2026-11-22T12:00:00.000Z');
});

async function onDay(instant: string) {
  test.clock.set(instant);
  staff = await signIn(test, 'commercial');
}
async function givenRates(...published: [pair: string, day: string, rate: string, version?: number][]) {
  const rows = published.map(([pair, day, rate, version = 1]) => {
    const [base = '', quote = ''] = pair.split('/');
    const publishedAt = new Date(`${day}T15:20:00.000Z`);
    return { base, quote, day, rate, version, source: base === 'EUR' ? 'ecb' : 'kraken', publishedAt };
  });
  await test.deps.db.insert(fxRates).values(rows);
}
const twoDays = () =>
  givenRates(
    ['EUR/USD', '2026-11-19', '1.0800'],
    ['EUR/USD', '2026-11-20', '1.0900', 2],
    ['BTC/EUR', '2026-11-21', '80000.10'],
  );
async function pairOf(pair: string, month?: string) {
  const query = month === undefined ? {} : { month };
  const calendar = await test.expectOk('getRateCalendar', { token: staff.token, query });
  const found = calendar.pairs.find((one) => one.pair === pair);
  if (found === undefined) throw new Error(`no ${pair}`);
  return found;
}
const listed = async (query: Record<string, string>) =>
  (await test.expectOk('listFxRates', { token: staff.token, query })).items;

describe('[A21] on a Sunday', () => {
  beforeEach(twoDays);

  it('the card has Friday’s rate as a fallback, which is not too old', async () => {
    const { current, trend, is_too_old: isTooOld, expected_day: expected } = await pairOf('EUR/USD');
    expect(current).toEqual({
      rate: '1.0900',
      date: '2026-11-20',
      is_fallback: true,
      change: expect.closeTo(0.009_259, 6),
      source: 'ecb',
      updated_at: '2026-11-20T15:20:00.000Z',
    });
    expect([isTooOld, expected]).toEqual([false, '2026-11-20']);
    expect(trend).toEqual([
      { date: '2026-11-19', rate: '1.0800' },
      { date: '2026-11-20', rate: '1.0900' },
    ]);
  });

  it('the calendar repeats it on the days without a publication', async () => {
    const { days } = await pairOf('EUR/USD');
    expect(days).toHaveLength(30);
    expect(days.slice(17, 23).map((day) => [day.date, day.state, day.rate, day.quote_day])).toEqual([
      ['2026-11-18', 'closed', null, null],
      ['2026-11-19', 'published', '1.0800', '2026-11-19'],
      ['2026-11-20', 'corrected', '1.0900', '2026-11-20'],
      ['2026-11-21', 'closed', '1.0900', '2026-11-20'],
      ['2026-11-22', 'closed', '1.0900', '2026-11-20'],
      ['2026-11-23', 'upcoming', null, null],
    ]);
    expect(days.flatMap(({ change }) => change ?? [])).toEqual([expect.closeTo(0.009_259, 6)]);
  });

  it('the list has a line for it, with the real day of the rate', async () => {
    const rows = await listed({ pair: 'EUR/USD' });
    expect(rows.map((row) => [row.date, row.rate, row.quote_day, row.is_fallback, row.version])).toEqual([
      ['2026-11-22', '1.0900', '2026-11-20', true, 2],
      ['2026-11-21', '1.0900', '2026-11-20', true, 2],
      ['2026-11-20', '1.0900', '2026-11-20', false, 2],
      ['2026-11-19', '1.0800', '2026-11-19', false, 1],
    ]);
    expect(rows.map(({ change }) => change)).toEqual([null, null, expect.closeTo(0.009_259, 6), null]);
  });

  it('the CSV file names the fallback and its day', async () => {
    const { raw } = await test.call('exportFxRates', { token: staff.token, query: { pair: 'EUR/USD' } });
    const lines = raw.toString().split('\r\n');
    expect(lines[1]).toMatch(/^22\/11\/2026;EUR;USD;1,0900;Repli;20\/11\/2026;2;/);
    expect(lines[3]).toMatch(/^20\/11\/2026;EUR;USD;1,0900;BCE;20\/11\/2026;2;/);
  });
});

describe('the list', () => {
  beforeEach(twoDays);

  it.each<[Record<string, string>, string[]]>([
    [
      { from: '2026-11-21' },
      ['EUR/USD 2026-11-22', 'BTC/EUR 2026-11-22', 'EUR/USD 2026-11-21', 'BTC/EUR 2026-11-21'],
    ],
    [{ to: '2026-11-20', sort: 'rate' }, ['EUR/USD 2026-11-19', 'EUR/USD 2026-11-20']],
    [{ from: '2026-11-20', to: '2026-11-20' }, ['EUR/USD 2026-11-20']],
    [{ sort: '-rate', page_size: '1', page: '2' }, ['BTC/EUR 2026-11-21']],
    [{ sort: 'pair', page_size: '3' }, ['BTC/EUR 2026-11-22', 'BTC/EUR 2026-11-21', 'EUR/USD 2026-11-22']],
    [{ from: '2026-11-23' }, []],
    [{ pair_not: 'EUR/USD', page_size: '1' }, ['BTC/EUR 2026-11-22']],
    [{ pair_not: 'BTC/EUR', sort: 'date', page_size: '1' }, ['EUR/USD 2026-11-19']],
  ])('with %j has these lines', async (query, expected) => {
    expect((await listed(query)).map(({ base, quote, date }) => `${base}/${quote} ${date}`)).toEqual(
      expected,
    );
  });

  it('counts the lines of all pages', async () => {
    const query = { page_size: '1', page: '9' };
    expect(await test.expectOk('listFxRates', { token: staff.token, query })).toMatchObject({
      items: [],
      total: 6,
    });
  });
});

describe('a rate that is missing', () => {
  beforeEach(twoDays);

  it('is expected until the retries of its day are over, then missing, and the card too old', async () => {
    await onDay('2026-11-23T18:59:00.000Z');
    const monday = async () => (await pairOf('EUR/USD')).days[22]?.state;
    expect([await monday(), (await pairOf('EUR/USD')).is_too_old]).toEqual(['expected', false]);
    await onDay('2026-11-23T19:00:00.000Z');
    expect([await monday(), (await pairOf('EUR/USD')).is_too_old]).toEqual(['missing', true]);
    expect(await pairOf('EUR/CHF')).toMatchObject({ current: null, is_too_old: true, trend: [] });
  });

  it('is pending while a second person has to approve it', async () => {
    const admin = await signIn(test, 'admin_yield');
    await signIn(test, 'super_admin');
    const bytes = new TextEncoder().encode('Date,USD,CHF,\n2026-11-18,1.0700,0.93,\n');
    const form = { fields: { kind: 'fx_ecb' }, file: { name: 'bce.csv', mime: 'text/csv', bytes } };
    const { id } = await test.expectOk('previewImport', { token: admin.token, form });
    // A preview that was not submitted is no request.
    expect((await pairOf('EUR/USD')).days[17]?.pending).toBeNull();
    const { pending_change: held } = await test.expectOk('commitImport', {
      token: admin.token,
      params: { id },
      body: { reason: 'Jour manquant' },
    });
    expect((await pairOf('EUR/USD')).days[17]).toMatchObject({
      state: 'pending',
      pending: { change_request: held?.id, value: '1.0700' },
    });
  });
});

it('shows another month, and refuses what is none', async () => {
  await givenRates(['EUR/USD', '2024-02-29', '1.0800']);
  const { days } = await pairOf('EUR/USD', '2024-02');
  expect([days.length, days.at(-1)?.state]).toEqual([29, 'published']);
  const refused = await test.call('getRateCalendar', { token: staff.token, query: { month: '2026-13' } });
  expect(refused.status).toBe(400);
});
