// Rates from their sources, played by a stand-in that is late, wrong, twice and malformed, under two-person control.
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import {
  fxRateRevisions,
  fxRates,
  importPlans,
  rateControls,
  rateFetches,
} from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { openRatesStandIn } from '../../testing/rates/rates-stand-in.ts';
import { deleteRate } from '../market-data/market-values.repository.ts';
import { fetchDueRates } from './fetch-due-rates.ts';

let test: TestApp;
let standIn: Awaited<ReturnType<typeof openRatesStandIn>>;
let admin: SignedIn;

beforeAll(async () => {
  standIn = await openRatesStandIn();
  test = await createTestApp({ hasTwoPersonControl: true, rates: standIn.settings });
});
afterAll(async () => {
  await test.close();
  await standIn.close();
});
beforeEach(async () => {
  standIn.reset();
  for (const table of [fxRates, fxRateRevisions, rateControls, rateFetches, changeRequests, importPlans]) {
    await test.deps.db.delete(table);
  }
  // Friday, 16:20 in Paris.
  test.clock.set('2026-11-20T15:20:00.000Z');
  admin = await signIn(test, 'admin_yield');
  standIn.world.ecb.set('2026-11-19', { USD: '1.0868', CHF: '0.9301' });
  standIn.world.ecb.set('2026-11-20', { USD: '1.0901', CHF: '0.9299' });
  standIn.world.closes = {
    'BTC/EUR': { '2026-11-18': '58000.10000', '2026-11-19': '58214.1', '2026-11-20': '1' },
    'ETH/EUR': { '2026-11-18': '2800', '2026-11-19': '2812.45', '2026-11-20': '1' },
  };
});

type Source = 'ecb' | 'kraken';
const fetchNow = (source: Source, period: 'day' | '90_days' | 'history' = 'day') =>
  test.expectOk('fetchRates', { token: admin.token, body: { source, period } });
/** At 16:20 in Paris. */
async function onMonday() {
  test.clock.set('2026-11-23T15:20:00.000Z');
  admin = await signIn(test, 'admin_yield');
}
const sources = () => test.expectOk('getRateSources', { token: admin.token });
const stored = async () => {
  const rows = await test.deps.db.select().from(fxRates).orderBy(fxRates.base, fxRates.quote, fxRates.day);
  return rows.map(({ base, quote, day, rate }) => `${base}/${quote} ${day} ${rate}`);
};
const outcomes = async () =>
  (await test.deps.db.select().from(rateFetches).orderBy(rateFetches.at, rateFetches.source)).map(
    ({ source, period, outcome }) => `${source} ${period} ${outcome}`,
  );

describe('rates fetched by an administrator', () => {
  it('are published at once, with the source, and without a second person', async () => {
    expect(await fetchNow('ecb')).toMatchObject({
      outcome: 'published',
      published: 2,
      last_day: '2026-11-20',
    });
    expect(await stored()).toEqual(['EUR/CHF 2026-11-20 0.9299', 'EUR/USD 2026-11-20 1.0901']);
    expect(await fetchNow('kraken', '90_days')).toMatchObject({ outcome: 'published', published: 4 });
    const { items } = await test.expectOk('listFxRates', { token: admin.token, query: { pair: 'BTC/EUR' } });
    expect(items[0]).toMatchObject({
      date: '2026-11-20',
      quote_day: '2026-11-19',
      rate: '58214.1',
      source: 'kraken',
      entered_by: 'Camille Moreau',
    });
    expect(await test.deps.db.$count(changeRequests)).toBe(0);
    const trail = await test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'market_data.imported'));
    expect(trail.map(({ actorId }) => actorId)).toEqual([admin.userId, admin.userId]);
  });

  it('come from the zipped history too', async () => {
    expect(await fetchNow('ecb', 'history')).toMatchObject({ published: 4 });
    expect(standIn.calls).toEqual(['/stats/eurofxref/eurofxref-hist.zip']);
  });

  it('twice change nothing', async () => {
    await fetchNow('ecb', '90_days');
    const before = await test.deps.db.select().from(fxRates);
    expect(await fetchNow('ecb', '90_days')).toMatchObject({ outcome: 'unchanged', published: 0 });
    expect(await test.deps.db.select().from(fxRates)).toEqual(before);
  });

  it('wait for an administrator on a day whose rate was withdrawn', async () => {
    await fetchNow('ecb', '90_days');
    await deleteRate(test.deps.db, { pair: 'EUR/USD', day: '2026-11-20' }, test.clock.now());
    expect(await fetchNow('ecb', '90_days')).toMatchObject({ outcome: 'waiting', published: 0, waiting: 1 });
    expect(await stored()).not.toContain('EUR/USD 2026-11-20 1.0901');
  });

  it('are late while the source has not published the day', async () => {
    await fetchNow('ecb', '90_days');
    await onMonday();
    expect(await fetchNow('ecb')).toMatchObject({ outcome: 'late', last_day: '2026-11-20' });
    expect((await sources()).sources[0]).toMatchObject({
      source: 'ecb',
      last_success: { outcome: 'published' },
      last_failure: { outcome: 'late', at: '2026-11-23T15:20:00.000Z' },
    });
  });

  it.each([
    ['not XML', 'maintenance'],
    ['cut off', "<Envelope><Cube><Cube time='2026-11-20'>"],
    ['of another kind', '<html><body/></html>'],
    [
      'without a currency',
      "<Envelope><Cube><Cube time='2026-11-20'><Cube currency='USD' rate='1.1'/></Cube></Cube></Envelope>",
    ],
    [
      'of tomorrow',
      "<Envelope><Cube><Cube time='2026-11-21'><Cube currency='USD' rate='1.1'/><Cube currency='CHF' rate='1'/></Cube></Cube></Envelope>",
    ],
    [
      'with a rate of zero',
      "<Envelope><Cube><Cube time='2026-11-20'><Cube currency='USD' rate='0'/><Cube currency='CHF' rate='1'/></Cube></Cube></Envelope>",
    ],
    ['an empty archive', zipSync({})],
  ])('are malformed in a file that is %s: nothing is published', async (_title, file) => {
    standIn.world.ecbFile = file;
    expect(await fetchNow('ecb')).toMatchObject({ outcome: 'malformed', published: 0, last_day: null });
    expect(await stored()).toEqual([]);
  });

  it('are missing when the source does not respond', async () => {
    standIn.faults.push({ on: 'OHLC', fault: { kind: 'status', status: 404 } });
    expect(await fetchNow('kraken')).toMatchObject({ outcome: 'unreachable' });
    expect((await sources()).sources[1]).toMatchObject({
      last_success: null,
      last_failure: { outcome: 'unreachable' },
    });
  });
});

describe('wrong values', () => {
  it('wait, beside the others that are published, until a second person approves what an administrator submitted', async () => {
    await fetchNow('ecb', '90_days');
    await onMonday();
    standIn.world.ecb.set('2026-11-23', { USD: '10.901', CHF: '0.9305' });
    expect(await fetchNow('ecb')).toMatchObject({ outcome: 'waiting', published: 1, waiting: 1 });
    // The same again: they do not wait twice.
    expect(await fetchNow('ecb')).toMatchObject({ outcome: 'waiting', published: 0, waiting: 1 });
    expect(await stored()).not.toContain('EUR/USD 2026-11-23 10.901');
    const [waiting, ...others] = (await sources()).waiting;
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ source: 'ecb', count: 1 });
    expect(JSON.stringify(waiting?.lines)).toContain('900,00');
    const commit = {
      token: admin.token,
      params: { id: waiting?.id ?? '' },
      body: { reason: 'Vérifié sur le site de la BCE' },
    };
    const checker = await signIn(test, 'super_admin');
    const { pending_change: held } = await test.expectOk('commitImport', commit);
    expect(held).toMatchObject({ kind: 'fx.manual' });
    expect((await sources()).waiting).toEqual([]);
    await test.expectOk('approveChangeRequest', {
      token: checker.token,
      params: { id: held?.id ?? '' },
      body: {},
    });
    expect(await stored()).toContain('EUR/USD 2026-11-23 10.901');
  });

  it('that replace a published one wait, and are sorted anew by a later fetch', async () => {
    await fetchNow('ecb', '90_days');
    standIn.world.ecb.set('2026-11-20', { USD: '1.0902', CHF: '0.9299' });
    expect(await fetchNow('ecb')).toMatchObject({ outcome: 'waiting', published: 0, waiting: 1 });
    expect(await stored()).toContain('EUR/USD 2026-11-20 1.0901');
    standIn.world.ecb.set('2026-11-20', { USD: '1.0901', CHF: '0.9299' });
    expect(await fetchNow('ecb')).toMatchObject({ outcome: 'unchanged' });
    expect((await sources()).waiting).toEqual([]);
  });
});

const ofEcb = async () => (await outcomes()).filter((outcome) => outcome.startsWith('ecb'));

const usdOn = async (day: string) => {
  const calendar = await test.expectOk('getRateCalendar', { token: admin.token, query: {} });
  const days = calendar.pairs.find(({ pair }) => pair === 'EUR/USD')?.days ?? [];
  return days.find(({ date }) => date === day);
};

describe('two sources', () => {
  it('are compared: the close of the exchange is no rate, and 0.5 % apart is a warning', async () => {
    standIn.world.closes['EUR/USD'] = { '2026-11-18': '1.09', '2026-11-19': '1.0870', '2026-11-20': '1.10' };
    await fetchNow('ecb', '90_days');
    await fetchNow('kraken', '90_days');
    expect((await usdOn('2026-11-19'))?.control).toEqual({
      source: 'kraken',
      rate: '1.0870',
      difference: expect.closeTo(0.000_184, 6),
      is_apart: false,
    });
    expect(await stored()).not.toContain('EUR/USD 2026-11-18 1.09');
    // The day after, and the day before received anew.
    test.clock.set('2026-11-21T03:00:00.000Z');
    admin = await signIn(test, 'admin_yield');
    standIn.world.closes['EUR/USD']['2026-11-19'] = '1.0868';
    await fetchNow('kraken', '90_days');
    expect((await usdOn('2026-11-19'))?.control?.rate).toBe('1.0868');
    expect((await usdOn('2026-11-20'))?.control).toMatchObject({ rate: '1.10', is_apart: true });
  });

  it('lose nothing when the second one does not respond', async () => {
    await fetchNow('ecb', '90_days');
    for (const pair of ['EURUSD', 'EURCHF']) {
      standIn.faults.push({ on: pair, fault: { kind: 'status', status: 404 } });
    }
    expect(await fetchNow('kraken', '90_days')).toMatchObject({ outcome: 'published', published: 4 });
    expect((await usdOn('2026-11-19'))?.control).toBeNull();
  });
});

describe('the schedule', () => {
  it('fetches each source once it is due, retries until it has given the day, and then stops', async () => {
    test.clock.set('2026-11-20T15:10:00.000Z');
    await fetchDueRates(test.deps);
    expect(await outcomes()).toEqual(['kraken 90_days published']);
    standIn.faults.push({ on: 'hist-90d', fault: { kind: 'status', status: 404 } });
    for (const time of ['15:15', '15:30', '15:45']) {
      test.clock.set(`2026-11-20T${time}:00.000Z`);
      await fetchDueRates(test.deps);
    }
    expect((await outcomes()).slice(1)).toEqual(['ecb 90_days unreachable', 'ecb 90_days published']);
    const [row] = await test.deps.db.select().from(fxRates).where(eq(fxRates.quote, 'USD'));
    expect([row?.source, row?.enteredBy, row?.publishedBy]).toEqual(['ecb', null, null]);
  });

  it('retries a late source until 20:00, and fetches the days that were missed', async () => {
    await fetchDueRates(test.deps);
    test.clock.set('2026-11-23T15:15:00.000Z');
    await fetchDueRates(test.deps);
    standIn.world.ecb.set('2026-11-23', { USD: '1.0911', CHF: '0.9300' });
    test.clock.set('2026-11-23T19:00:00.000Z');
    await fetchDueRates(test.deps);
    expect(await ofEcb()).toEqual(['ecb 90_days published', 'ecb day late']);
    standIn.world.ecb.set('2026-11-24', { USD: '1.0921', CHF: '0.9301' });
    test.clock.set('2026-11-24T15:15:00.000Z');
    await fetchDueRates(test.deps);
    expect((await ofEcb()).at(-1)).toBe('ecb 90_days published');
    expect(await stored()).toEqual(
      expect.arrayContaining(['EUR/USD 2026-11-23 1.0911', 'EUR/USD 2026-11-24 1.0921']),
    );
  });
});

it('an installation whose fetching is off refuses it', async () => {
  const off = await createTestApp({ rates: 'off' });
  const { token } = await signIn(off, 'admin_yield');
  const { status, body } = await off.call('fetchRates', { token, body: { source: 'ecb', period: 'day' } });
  expect([status, Object(body).code]).toEqual([409, 'market_data.rates_off']);
  expect((await off.expectOk('getRateSources', { token })).mode).toBe('off');
  await fetchDueRates(off.deps);
  expect(await off.deps.db.$count(rateFetches)).toBe(0);
  await off.close();
});
