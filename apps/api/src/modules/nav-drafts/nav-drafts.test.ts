// Drafts of NAVs: typed, not submitted, seen by every administrator and by no client.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { importPlans, navDrafts, navs } from '../../db/schema/market-data.ts';
import type { RequestBody } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let marc: SignedIn;
let ines: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await seedStrategies(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [navs, navDrafts, changeRequests, importPlans]) await test.deps.db.delete(table);
  test.clock.set('2026-01-05T15:30:00.000Z');
  marc = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  ines = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
});

type Cell = RequestBody<'saveNavDraft'>['cells'][number];
const cell = (text: string, change: Partial<Cell> = {}): Cell => ({
  strategy_id: 'usdfy',
  date: '2026-01-05',
  text,
  unit: 'nav',
  version: null,
  ...change,
});
const send = (who: SignedIn, ...cells: Cell[]) =>
  test.call('saveNavDraft', { token: who.token, body: { cells } });
const drafts = async (who = ines) => (await test.expectOk('listNavDrafts', { token: who.token })).drafts;
const stateOf = async (day: string) => {
  const calendar = await test.expectOk('getNavCalendar', { token: ines.token, query: { month: '2026-01' } });
  return calendar.strategies.find(({ id }) => id === 'usdfy')?.days.find(({ date }) => date === day);
};

describe('a draft', () => {
  it('is kept as it is typed, right or wrong, and resumed by another administrator', async () => {
    const saved = await send(marc, cell('abc', { gross: '1' }), cell('0,5 %', { date: '2026-01-04' }));
    expect(saved.status).toBe(200);
    expect(await drafts()).toEqual([
      expect.objectContaining({ date: '2026-01-04', text: '0,5 %', gross: null }),
      {
        strategy_id: 'usdfy',
        date: '2026-01-05',
        text: 'abc',
        unit: 'nav',
        gross: '1',
        accruals: null,
        high_water_mark: null,
        version: 1,
        author: 'Marc Vidal',
        saved_at: '2026-01-05T15:30:00.000Z',
        refusal: null,
      },
    ]);
    expect((await send(ines, cell('101', { version: 1 }))).status).toBe(200);
    expect((await drafts(marc))[1]).toMatchObject({ text: '101', version: 2, author: 'Inès Garnier' });
    expect(await stateOf('2026-01-05')).toMatchObject({
      state: 'draft',
      value: null,
      draft: { author: 'Inès Garnier', refusal: null },
    });
  });

  it.each<[string, Cell]>([
    ['saved over by the second of two', cell('102', { version: 1 })],
    ['first saved by the second of two', cell('102')],
    ['deleted by the second of two', cell('', { version: 1 })],
  ])('%s is refused with the cell, and neither text is lost', async (_what, late) => {
    await send(marc, cell('100'));
    await send(ines, cell('101', { version: 1 }));
    const { status, body } = await send(marc, cell('99', { date: '2026-01-04' }), late);
    expect([status, Object(body).code, Object(body).errors]).toEqual([
      409,
      'nav_drafts.moved',
      { cells: ['USDFY, 05/01/2026'] },
    ]);
    // Nothing of a refused call is stored.
    expect((await drafts()).map(({ date, text }) => [date, text])).toEqual([['2026-01-05', '101']]);
  });

  it('is deleted by an empty text, and refused of an unknown strategy or day', async () => {
    await send(marc, cell('100'));
    expect((await send(marc, cell(' ', { version: 1 }))).status).toBe(200);
    expect(await drafts()).toEqual([]);
    expect((await send(marc, cell('1', { strategy_id: 'autre' }))).status).toBe(422);
    expect((await send(marc, cell('1', { date: '2026-02-30' }))).status).toBe(422);
  });

  it('is consumed when its day is submitted, and returns with the reason of a refusal', async () => {
    await send(marc, cell('100'), cell('100', { date: '2026-01-04' }));
    const made = { gross: '100,9', accruals: '0,4' };
    const { version: _version, ...submitted } = cell('100,5', made);
    const { pending_change: pending } = await test.expectOk('submitNavs', {
      token: marc.token,
      body: { cells: [submitted], reason: 'Dépositaire' },
    });
    expect((await drafts()).map(({ date }) => date)).toEqual(['2026-01-04']);
    expect(await stateOf('2026-01-05')).toMatchObject({ state: 'pending', draft: null });
    const params = { id: pending?.id ?? '' };
    const refusal = { token: ines.token, params, body: { reason: 'Mauvais jour' } };
    expect((await test.call('refuseChangeRequest', refusal)).status).toBe(200);
    expect((await drafts())[1]).toMatchObject({
      date: '2026-01-05',
      text: '100,5',
      gross: '100,9',
      accruals: '0,4',
      author: 'Marc Vidal',
      refusal: { reason: 'Mauvais jour', by: 'Inès Garnier' },
    });
    expect(await stateOf('2026-01-05')).toMatchObject({
      state: 'refused',
      draft: { refusal: 'Mauvais jour' },
    });
    // Saved again, it is a draft like another.
    await send(marc, cell('100,6', { version: 1 }));
    expect(await stateOf('2026-01-05')).toMatchObject({ state: 'draft' });
  });
});
