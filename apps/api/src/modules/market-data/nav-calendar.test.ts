// The calendar of NAVs: one month of all strategies, over HTTP.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { navs } from '../../db/schema/market-data.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { parisDay } from '../../paris-time.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let maker: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await seedStrategies(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.delete(navs);
  await test.deps.db.delete(changeRequests);
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  await signIn(test, 'super_admin');
});

async function givenNavs(...published: [day: string, vl: string, version?: number][]): Promise<void> {
  await test.deps.db.insert(navs).values(
    published.map(([day, vl, version = 1]) => ({
      strategyId: 'usdfy',
      day,
      vl,
      version,
      source: 'import',
      publishedAt: test.clock.now(),
    })),
  );
}
async function submit(...lines: string[]) {
  const bytes = new TextEncoder().encode(['date;strategie;vl', ...lines].join('\n'));
  const form = { fields: { kind: 'nav' }, file: { name: 'vl.csv', mime: 'text/csv', bytes } };
  const { id } = await test.expectOk('previewImport', { token: maker.token, form });
  return test.expectOk('commitImport', {
    token: maker.token,
    params: { id },
    body: { reason: 'VL reçues du dépositaire' },
  });
}
async function usdfy(month: string) {
  const { strategies: listed } = await test.expectOk('getNavCalendar', {
    token: maker.token,
    query: { month },
  });
  return listed.find(({ id }) => id === 'usdfy')?.days ?? [];
}
const dayOf = async (day: string) => (await usdfy(day.slice(0, 7))).find(({ date }) => date === day);

describe('the calendar', () => {
  it('holds each day of the month once for each strategy, the current month by default', async () => {
    const calendar = await test.expectOk('getNavCalendar', { token: maker.token, query: {} });
    const today = parisDay(test.clock.now());
    expect([calendar.today, calendar.month]).toEqual([today, today.slice(0, 7)]);
    expect(calendar.strategies.map(({ title }) => title)).toEqual(['USDFY', 'BTCFY']);
    const february = await usdfy('2024-02');
    expect(february.map(({ date }) => Number(date.slice(8)))).toEqual(
      Array.from({ length: 29 }, (_, index) => index + 1),
    );
  });

  it('[A17] shows a past day without a NAV as missing, without a rate, and the days that the next rate covers', async () => {
    await givenNavs(['2026-01-01', '100'], ['2026-01-02', '101'], ['2026-01-04', '102.01', 2]);
    const days = await usdfy('2026-01');
    expect(days.slice(0, 5)).toMatchObject([
      { date: '2026-01-01', state: 'published', value: '100', rate: null, covered_days: null, version: 1 },
      { state: 'published', rate: 0.01, covered_days: 1 },
      { state: 'missing', value: null, rate: null, covered_days: null, version: null },
      { state: 'corrected', value: '102.01', rate: 0.01, covered_days: 2, version: 2 },
      { state: 'missing' },
    ]);
    expect((await usdfy('2025-12')).every(({ state }) => state === 'unplanned')).toBe(true);
  });

  it('compares the first day of a month with the last NAV before it', async () => {
    await givenNavs(['2025-12-30', '100'], ['2026-01-01', '103']);
    expect(await dayOf('2026-01-01')).toMatchObject({ rate: 0.03, covered_days: 2 });
  });

  it('expects a NAV today, none later, and none on a day on which the product does not publish', async () => {
    await givenNavs(['2026-01-01', '100']);
    const today = parisDay(test.clock.now());
    expect(await dayOf(today)).toMatchObject({ state: 'expected' });
    const last = (await usdfy(today.slice(0, 7))).at(-1);
    expect(last?.state).toBe(last?.date === today ? 'expected' : 'upcoming');
    await test.deps.db
      .update(strategies)
      .set({ publicationDays: [1, 2, 3, 4, 5] })
      .where(eq(strategies.id, 'usdfy'));
    // 3 January 2026 is a Saturday.
    expect(await dayOf('2026-01-03')).toMatchObject({ state: 'unplanned' });
    expect(await dayOf('2026-01-05')).toMatchObject({ state: 'missing' });
    await test.deps.db.update(strategies).set({ publicationDays: [1, 2, 3, 4, 5, 6, 7] });
  });

  it('names the request and its maker where a new or a corrected value awaits a second person', async () => {
    await givenNavs(['2026-01-01', '100']);
    const { pending_change: pending } = await submit('01/01/2026;USDFY;100,5', '02/01/2026;USDFY;101');
    const held = { id: pending?.id, maker: 'Marc Vidal' };
    expect(await dayOf('2026-01-01')).toMatchObject({
      state: 'pending',
      value: '100',
      pending: { ...held, value: '100.5' },
    });
    expect(await dayOf('2026-01-02')).toMatchObject({
      state: 'pending',
      value: null,
      pending: { ...held, value: '101' },
    });
    test.clock.advance({ days: 8 });
    maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
    expect(await dayOf('2026-01-02')).toMatchObject({ state: 'missing', pending: null });
  });

  it.each(['2026-13', '2026-1', 'novembre', '2026-11-01'])('refuses the month « %s »', async (month) => {
    const { status } = await test.call('getNavCalendar', { token: maker.token, query: { month } });
    expect(status).toBe(400);
  });
});
