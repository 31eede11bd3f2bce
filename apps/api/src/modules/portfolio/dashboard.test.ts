import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '../../db/schema/contracts.ts';
import { navs } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import {
  importFile,
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
  it('gives its figures from the imported files to the dashboard', async () => {
    await publishWorkedExample(test, admin);
    await payWorkedExample(test, admin, client);
    const answer = await dashboard();
    expect(
      answer.valuation_history.aggregated.points.map(({ date, value }) => [date, value.toFixed(2)]),
    ).toEqual([
      ['2026-01-02', '9940.05'],
      ['2026-01-03', '10110.14'],
      ['2026-01-04', '10261.54'],
    ]);
    expect(answer.portfolio).toMatchObject({
      total_paid_eur: '10000.00',
      total_current_converted: '10261.54',
      allocations: [{ label: 'USDFY', invested_amount_eur: '10000.00', current_amount_eur: '10261.54' }],
    });
    expect(answer.headline.yield_generated).toBe('261.54');
    const rates = answer.performance_flows.aggregated.map((point) => point.performance_rate);
    expect(rates[0]).toBeCloseTo(-0.005, 12);
    expect(rates[1]).toBeCloseTo(102 / 100.495 - 1, 10);
    expect((1 + (rates[0] ?? 0)) * (1 + (rates[1] ?? 0))).toBeCloseTo(102 / 101, 10);
    expect(answer.headlines['USDFY']?.units).toMatch(/^109\.3514851/);
    expect(answer.freshness.fx_dates).toEqual([{ pair: 'EUR/USD', date: '2026-01-03', is_fallback: true }]);
    const { annual_rate: annual, first_rate_date: since, last_rate: last } = answer.headlines['USDFY'] ?? {};
    expect(annual).toBeCloseTo((102 / 101) ** 365.25 - 1, 6);
    expect(since).toBe('2026-01-03');
    expect(last).toBeCloseTo(102 / 100.495 - 1, 10);
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
  const answer = await test.call('getDashboard', { token: client.token, query, headers });
  return { status: answer.status, etag: String(answer.headers['etag']) };
}

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

  it('have a version of their own: a client that holds one form never gets 304 for the other', async () => {
    const whole = await fetchDashboard({}, '');
    const bare = await fetchDashboard(figures, '');
    expect(await fetchDashboard(figures, whole.etag)).toEqual({ status: 200, etag: bare.etag });
    expect(await fetchDashboard({}, bare.etag)).toEqual({ status: 200, etag: whole.etag });
    expect(await fetchDashboard(figures, bare.etag)).toEqual({ status: 304, etag: bare.etag });
    expect(await fetchDashboard({}, whole.etag)).toEqual({ status: 304, etag: whole.etag });
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
});

describe('a dashboard before anything is published', () => {
  it('is empty for a new client', async () => {
    const answer = await dashboard('BTC');
    expect(answer.portfolio).toMatchObject({ total_paid_eur: '0.00', allocations: [] });
    expect(answer.performance_flows).toEqual({ strategies: {}, aggregated: [], contributions: {} });
  });

  it('is in EUR while no rate leads to the requested currency', async () => {
    const contractId = await insertSignedContract(test, client, {
      strategyId: 'eurfy',
      currency: 'EURO',
      amount: '20000',
    });
    await pay(test, admin, { contractId, amount: '20000', valueDate: '2026-01-02' });
    const answer = await dashboard('CHF');
    expect(answer.portfolio).toMatchObject({ currency: 'EUR', total_paid_converted: '20000.00' });
    expect(answer.headlines['EURFY']?.signed_amount).toBe('20000.00');
  });

  it('is returned to a client whose payment cannot be converted yet', async () => {
    await payWorkedExample(test, admin, client);
    const answer = await dashboard();
    expect(answer.portfolio.total_current_converted).toBe('0.00');
    expect(answer.events.map((event) => event.type)).toContain('payment_status_paid');
  });
});

describe('the timeline', () => {
  it('is sorted newest first and holds only what is the client’s', async () => {
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
  const answer = await test.call('getDashboard', { token: client.token });
  return String(answer.headers['etag']);
}

describe('revalidation', () => {
  it('is a 304 as long as nothing changed, whatever the clock says', async () => {
    await importFile(test, admin, workedExampleFiles.navs);
    const etag = await currentEtag();
    test.clock.advance({ minutes: 10 });
    const answer = await revalidate(client.token, etag);
    expect(answer.status).toBe(304);
    expect(answer.raw.length).toBe(0);
    expect(answer.headers['etag']).toBe(etag);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
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

  it('gives each client and each currency its own response', async () => {
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

describe('yield flows', () => {
  it('name no product before its first VL, and one without a rate after it', async () => {
    const titles = async () => {
      const { performance_flows: flows } = await test.expectOk('listYieldFlows', { token: client.token });
      return flows.strategies;
    };
    expect(await titles()).toEqual({});
    const first = { strategyId: 'ethfy', day: '2026-01-02', vl: '100', source: 'test' };
    await test.deps.db.insert(navs).values({ ...first, publishedAt: test.clock.now() });
    expect(await titles()).toEqual({ ETHFY: [] });
  });

  it('are the published rates of each product', async () => {
    await importFile(test, admin, workedExampleFiles.navs);
    const { performance_flows: flows } = await test.expectOk('listYieldFlows', { token: client.token });
    expect(Object.keys(flows.strategies)).toEqual(['USDFY']);
    expect(flows.strategies['USDFY']?.map((point) => point.date)).toEqual([
      '2026-01-02',
      '2026-01-03',
      '2026-01-04',
    ]);
    expect(flows.strategies['USDFY']?.[1]?.performance_rate).toBeCloseTo(-0.005, 12);
  });

  it('and the dashboard are for clients', async () => {
    for (const operation of ['getDashboard', 'listYieldFlows'] as const) {
      expect((await test.call(operation, { token: admin.token })).status).toBe(403);
      expect((await test.call(operation)).status).toBe(401);
    }
  });
});
