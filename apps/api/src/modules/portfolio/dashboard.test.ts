import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '../../db/schema/dealt-money.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import {
  changeOf,
  insertProducts,
  insertSignedContract,
  pay,
  payWorkedExample,
  publishWorkedExample,
  withoutSeries,
  workedExampleFiles,
} from './portfolio.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-04T18:00:00.000Z');
  await insertProducts(test);
  admin = await signIn(test, 'super_admin');
  client = await signIn(test, 'client');
});

afterEach(() => test.close());

function dashboard(currency = 'EUR') {
  return test.expectOk('getDashboard', { token: client.token, query: { currency } });
}

describe('the worked example of docs/money.md', () => {
  it('has the same figures from the imported files to the dashboard', async () => {
    await publishWorkedExample(test, admin);
    await payWorkedExample(test, admin, client);
    const response = await dashboard();
    expect(
      response.valuation_history.aggregated.points.map(({ date, value }) => [date, value.toFixed(2)]),
    ).toEqual([
      ['2026-01-02', '9940.05'],
      ['2026-01-03', '10110.14'],
      ['2026-01-04', '10261.54'],
    ]);
    expect(response.portfolio).toMatchObject({
      total_paid_eur: '10000.00',
      total_current_converted: '10261.54',
      allocations: [{ label: 'USDFY', invested_amount_eur: '10000.00', current_amount_eur: '10261.54' }],
    });
    expect(response.headline.yield_generated).toBe('261.54');
    const rates = response.performance_flows.aggregated.map((point) => point.performance_rate);
    expect(rates[0]).toBeCloseTo(-0.005, 12);
    expect(rates[1]).toBeCloseTo(102 / 100.495 - 1, 10);
    expect((1 + (rates[0] ?? 0)) * (1 + (rates[1] ?? 0))).toBeCloseTo(102 / 101, 10);
    expect(response.headlines['USDFY']?.units).toMatch(/^109\.3514851/);
    expect(response.freshness.fx_dates).toEqual([
      { pair: 'EUR/USD', date: '2026-01-03', is_fallback: true, is_late: false },
    ]);
    expect(response.headlines['USDFY']).toMatchObject({
      annual_rate: null,
      rate_since: '2026-01-02',
      rate_days: 2,
      last_rate_days: 1,
      value_before_last_rate: '10110.14',
      // 109.351485148515 units × 1.505 USD × 0.92.
      estimated_daily_yield: '151.41',
    });
    expect(response.headlines['USDFY']?.total_rate).toBeCloseTo(102 / 101 - 1, 10);
    expect(response.headlines['USDFY']?.last_rate).toBeCloseTo(102 / 100.495 - 1, 10);
  });

  it('D3: has the change in the display currency with its causes, in lines that add up', async () => {
    await publishWorkedExample(test, admin);
    await payWorkedExample(test, admin, client);
    const { headline, headlines } = await dashboard();
    expect(headline.changes.monthly).toMatchObject({
      since: '2026-01-02',
      gain: '261.54',
      strategies: '101.71',
      fx: '219.78',
      fees: '-59.95',
      execution: '0.00',
    });
    const { rate, strategies_rate: strategies, fx_rate: fx } = changeOf(headline.changes.monthly);
    expect([rate, strategies, fx].map((value) => value?.toFixed(4))).toEqual(['0.0323', '0.0099', '0.0222']);
    expect(headlines['USDFY']?.changes).toEqual(headline.changes);
    const inDollars = changeOf((await dashboard('USD')).headline.changes.monthly);
    expect(inDollars.rate).toBeCloseTo(102 / 101 - 1, 10);
    expect(inDollars.fx_rate).toBeCloseTo(0, 12);
  });

  it.each([
    ['2026-01-10', '2026-01-03', 102 / 100.495 - 1],
    ['2026-01-11', undefined, undefined],
  ])('measures the change of seven days that end on %s', async (day, since, rate) => {
    test.clock.set(`${day}T18:00:00.000Z`);
    admin = await signIn(test, 'super_admin');
    client = await signIn(test, 'client');
    await publishWorkedExample(test, admin);
    await payWorkedExample(test, admin, client);
    const { daily, monthly } = (await dashboard()).headline.changes;
    if (rate === undefined) expect(daily).toBeNull();
    else {
      expect(changeOf(daily).since).toBe(since);
      expect(changeOf(daily).rate).toBeCloseTo(rate, 10);
    }
    expect(changeOf(monthly).since).toBe('2026-01-02');
  });

  it('A1: says which of its prices are late', async () => {
    test.clock.set('2026-01-10T18:00:00.000Z');
    admin = await signIn(test, 'super_admin');
    client = await signIn(test, 'client');
    await publishWorkedExample(test, admin);
    await payWorkedExample(test, admin, client);
    const { headlines, freshness } = await dashboard();
    expect(headlines['USDFY']).toMatchObject({ nav_date: '2026-01-04', is_nav_late: true });
    expect(freshness.fx_dates).toMatchObject([{ pair: 'EUR/USD', date: '2026-01-03', is_late: true }]);
  });

  it('waits for the VL of its value date or after: never at one that was known before', async () => {
    await publishWorkedExample(test, admin);
    // Already the 5th in Paris.
    test.clock.set('2026-01-04T23:00:00.000Z');
    admin = await signIn(test, 'super_admin');
    client = await signIn(test, 'client');
    const contract = { strategyId: 'usdfy', currency: 'USDC', amount: '1000' };
    const contractId = await insertSignedContract(test, client, contract);
    await pay(test, admin, { contractId, amount: '1000', valueDate: '2026-01-05' });
    expect((await dashboard()).waiting).toMatchObject([
      { contract_id: contractId, order_date: '2026-01-05' },
    ]);
    await importFile(test, admin, { kind: 'nav', text: 'date;strategie;vl\n05/01/2026;USDFY;103\n' });
    const { waiting, headlines } = await dashboard();
    expect(waiting).toEqual([]);
    expect(headlines['USDFY']?.units).toMatch(/^9\.699029126214/);
  });

  it('gives the same figures when the money came before everything was published', async () => {
    const contractId = await payWorkedExample(test, admin, client);
    const waiting = await test.deps.db.select().from(payments).where(eq(payments.contractId, contractId));
    expect(waiting[0]?.units).toBeNull();
    await publishWorkedExample(test, admin);
    const [invested] = await test.deps.db.select().from(payments).where(eq(payments.contractId, contractId));
    expect(invested?.units).toMatch(/^109\.3514851/);
    expect(invested).toMatchObject({ nav: '101', navDate: '2026-01-02' });
    expect((await dashboard()).portfolio.total_current_converted).toBe('10261.54');
  });
});

async function fetchDashboard(query: Record<string, string>, held: string) {
  const headers = { 'if-none-match': held };
  const response = await test.call('getDashboard', { token: client.token, query, headers });
  return { status: response.status, etag: String(response.headers['etag']) };
}

describe('filters of the documents', () => {
  it('R314: empty ones and those that are not known are dropped, the others hold', async () => {
    const query = { currency: '', product: '', period: 'monthly_short', series: '' };
    const plain = await test.expectOk('getDashboard', { token: client.token });
    expect(await test.call('getDashboard', { token: client.token, query })).toMatchObject({
      status: 200,
      body: plain,
    });
    const inDollars = await test.call('getDashboard', {
      token: client.token,
      query: { ...query, currency: 'USD' },
    });
    expect(inDollars.body).toMatchObject({ portfolio: { currency: 'USD' } });
    const wrong = await test.call('getDashboard', { token: client.token, query: { currency: 'XYZ' } });
    expect(wrong.status).toBe(400);
  });
});

describe('the figures without their daily series', () => {
  const figures = { series: 'none' } as const;

  it.each(['EUR', 'USD'])('are those of the whole response in %s, series empty', async (currency) => {
    await publishWorkedExample(test, admin);
    await payWorkedExample(test, admin, client);
    const whole = await dashboard(currency);
    expect(whole.valuation_history.aggregated.points).toHaveLength(3);
    const query = { currency, ...figures };
    expect(await test.expectOk('getDashboard', { token: client.token, query })).toEqual(withoutSeries(whole));
  });

  it('have separate ETags: a client that cached one form never gets a 304 for the other', async () => {
    const whole = await fetchDashboard({}, '');
    const bare = await fetchDashboard(figures, '');
    expect(await fetchDashboard(figures, whole.etag)).toEqual({ status: 200, etag: bare.etag });
    expect(await fetchDashboard({}, bare.etag)).toEqual({ status: 200, etag: whole.etag });
    expect(await fetchDashboard(figures, bare.etag)).toEqual({ status: 304, etag: bare.etag });
    expect(await fetchDashboard({}, whole.etag)).toEqual({ status: 304, etag: whole.etag });
  });

  it('are fetched again on the next day in Paris, because the periods have moved', async () => {
    test.clock.set('2026-01-04T22:58:00.000Z');
    client = await signIn(test, 'client');
    const held = await fetchDashboard({}, '');
    expect((await fetchDashboard({}, held.etag)).status).toBe(304);
    test.clock.set('2026-01-04T23:01:00.000Z');
    expect((await fetchDashboard({}, held.etag)).status).toBe(200);
  });

  it('are requested by one word alone', async () => {
    const query = { series: 'some' };
    expect((await test.call('getDashboard', { token: client.token, query })).status).toBe(400);
  });
});

describe('the start of a history', () => {
  it('is the day of the money when it was received before the day of the contract', async () => {
    await publishWorkedExample(test, admin);
    await payWorkedExample(test, admin, client);
    expect((await dashboard()).headlines['USDFY']?.start_date).toBe('2026-01-02');
  });

  it('is the day of the contract in Paris before any money', async () => {
    test.clock.set('2026-01-04T23:30:00.000Z');
    await insertSignedContract(test, client, { strategyId: 'usdfy', currency: 'EURO', amount: '10000' });
    expect((await dashboard()).headlines['USDFY']?.start_date).toBe('2026-01-05');
  });
});

describe('a dashboard before all is published', () => {
  it('is empty for a new client', async () => {
    const response = await dashboard('BTC');
    expect(response.portfolio).toMatchObject({ total_paid_eur: '0.00', allocations: [] });
    expect(response.performance_flows).toEqual({ strategies: {}, aggregated: [], contributions: {} });
  });

  it('D7: stays in the requested currency, and says why a figure has no amount in it', async () => {
    const contractId = await insertSignedContract(test, client, {
      strategyId: 'eurfy',
      currency: 'EURO',
      amount: '20000',
    });
    await pay(test, admin, { contractId, amount: '20000', valueDate: '2026-01-02' });
    await importFile(test, admin, { kind: 'nav', text: 'date;strategie;vl\n02/01/2026;EURFY;100\n' });
    const { portfolio, headline, headlines, valuation_history: history } = await dashboard('CHF');
    expect(portfolio).toMatchObject({
      currency: 'CHF',
      total_paid_eur: '20000.00',
      total_paid_converted: null,
      total_current_converted: null,
      not_computable: { currency: 'CHF', before: null },
    });
    expect(headline).toMatchObject({ current_amount: null, yield_generated: null });
    expect(headline.changes.monthly).toBe('not_computable');
    expect(headlines['EURFY']).toMatchObject({ current_amount: null, signed_amount: null });
    expect(history).toMatchObject({ currency: 'CHF', aggregated: { points: [] } });
  });

  it('D7: has the value in a currency whose first quote is later than the payment, not the yield', async () => {
    await publishWorkedExample(test, admin);
    await payWorkedExample(test, admin, client);
    const quotes = 'date;paire;cours\n03/01/2026;BTC/EUR;50000\n';
    await importFile(test, admin, { kind: 'fx_crypto', text: quotes });
    const { portfolio, headline, headlines, valuation_history: history } = await dashboard('BTC');
    expect(portfolio).toMatchObject({
      currency: 'BTC',
      total_paid_converted: null,
      total_current_converted: '0.20523087',
      not_computable: { currency: 'BTC', before: '2026-01-03' },
    });
    expect(headline).toMatchObject({ current_amount: '0.20523087', total_in: null, yield_generated: null });
    expect(headlines['USDFY']).toMatchObject({
      signed_amount: '0.20000000',
      estimated_daily_yield: '0.00302816',
    });
    expect(history.aggregated.points.map(({ date }) => date)).toEqual(['2026-01-03', '2026-01-04']);
    const query = { currency: 'BTC' };
    const explained = await test.expectOk('explainFigures', { token: client.token, query });
    expect(explained).toMatchObject({
      currency: 'BTC',
      strategies: [
        {
          total_in: null,
          yield_generated: null,
          fx_effect: null,
          position: { nav: '102' },
          movements: [{ amount: '10000', fx_rate: null, amount_converted: null, mark: null }],
          stretches: [],
        },
      ],
    });
  });

  it('lists a payment that cannot be executed yet beside the figures', async () => {
    await importFile(test, admin, workedExampleFiles.navs);
    const contractId = await payWorkedExample(test, admin, client);
    const response = await dashboard();
    expect(response.portfolio).toMatchObject({ total_paid_eur: '0.00', total_current_converted: '0.00' });
    expect(response.waiting).toEqual([
      {
        contract_id: contractId,
        product: 'USDFY',
        state: 'to_execute',
        payment_method: 'crypto',
        order_date: '2026-01-02',
        amount: '10000.00',
        missing: null,
        currency: 'EUR',
      },
    ]);
    expect(response.events.map((event) => event.type)).toContain('payment_status_paid');
  });
});

describe('the timeline', () => {
  it('is sorted newest first and contains only the client’s events', async () => {
    const other = await signIn(test, 'client');
    await payWorkedExample(test, admin, client);
    test.clock.advance({ minutes: 10 });
    const second = await insertSignedContract(test, client, {
      strategyId: 'eurfy',
      currency: 'EURO',
      amount: '20000',
    });
    await pay(test, admin, { contractId: second, amount: '20000', valueDate: '2026-01-03' });
    const { events } = await dashboard();
    expect(events.map(({ type, metadata }) => [type, metadata.strategy_title])).toEqual([
      ['payment_status_paid', 'EURFY'],
      ['payment_status_paid', 'USDFY'],
    ]);
    const theirs = await test.expectOk('getDashboard', { token: other.token });
    expect(theirs.events).toEqual([]);
    expect(theirs.portfolio.total_paid_eur).toBe('0.00');
  });
});

function revalidate(token: string, etag: string) {
  return test.call('getDashboard', { token, headers: { 'if-none-match': etag } });
}

async function currentEtag(): Promise<string> {
  const response = await test.call('getDashboard', { token: client.token });
  return String(response.headers['etag']);
}

describe('revalidation', () => {
  it('is a 304 as long as nothing changed, at any time', async () => {
    await importFile(test, admin, workedExampleFiles.navs);
    const etag = await currentEtag();
    test.clock.advance({ minutes: 10 });
    const response = await revalidate(client.token, etag);
    expect(response.status).toBe(304);
    expect(response.raw.length).toBe(0);
    expect(response.headers['etag']).toBe(etag);
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('is computed anew after a new NAV, a new rate, a payment', async () => {
    const seen = new Set([await currentEtag()]);
    await importFile(test, admin, workedExampleFiles.navs);
    seen.add(await currentEtag());
    await importFile(test, admin, workedExampleFiles.fx);
    seen.add(await currentEtag());
    await payWorkedExample(test, admin, client);
    seen.add(await currentEtag());
    await importFile(test, admin, { kind: 'nav', text: 'date;strategie;vl\n04/01/2026;USDFY;103\n' });
    const last = await currentEtag();
    seen.add(last);
    expect(seen.size).toBe(5);
    expect((await revalidate(client.token, [...seen][0] ?? '')).status).toBe(200);
    expect((await revalidate(client.token, last)).status).toBe(304);
    expect((await dashboard()).headlines['USDFY']?.nav).toBe('103');
  });

  it('has a separate response for each client and currency', async () => {
    const other = await signIn(test, 'client');
    const etag = await currentEtag();
    expect((await revalidate(other.token, etag)).status).toBe(200);
    const inUsd = await test.call('getDashboard', {
      token: client.token,
      query: { currency: 'USD' },
      headers: { 'if-none-match': etag },
    });
    expect(inUsd.status).toBe(200);
  });
});
