// NAVs typed in the grid, under two-person control.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { importPlans, navRevisions, navs } from '../../db/schema/market-data.ts';
import type { RequestBody } from '../../http/operation.ts';
import { alone } from '../../testing/alone.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await seedStrategies(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [navs, navRevisions, changeRequests, importPlans]) await test.deps.db.delete(table);
  test.clock.set('2026-01-05T15:30:00.000Z');
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
  await givenNavs({
    '2026-01-01': '100',
    '2026-01-02': '101',
    '2026-01-03': '100.495',
    '2026-01-04': '100.5',
  });
});

const givenNavs = (byDay: Record<string, string>) =>
  test.deps.db.insert(navs).values(
    Object.entries(byDay).map(([day, vl]) => ({
      strategyId: 'usdfy',
      day,
      vl,
      source: 'import',
      publishedAt: test.clock.now(),
    })),
  );
type Cell = RequestBody<'checkNavs'>['cells'][number];
const cell = (text: string, change: Partial<Cell> = {}): Cell => ({
  strategy_id: 'usdfy',
  date: '2026-01-05',
  text,
  unit: 'nav',
  ...change,
});
const check = (...cells: Cell[]) => test.expectOk('checkNavs', { token: maker.token, body: { cells } });
const send = (cells: Cell[], reason = 'Valeurs du dépositaire', headers: Record<string, string> = {}) =>
  test.call('submitNavs', { token: maker.token, body: { cells, reason }, headers });
async function held(cells: Cell[]): Promise<string> {
  const { pending_change: pending } = await test.expectOk('submitNavs', {
    token: maker.token,
    body: { cells, reason: 'Valeurs du dépositaire' },
  });
  if (pending === null) throw new Error('published at once');
  return pending.id;
}
const approve = (id: string) =>
  test.call('approveChangeRequest', { token: checker.token, params: { id }, body: {} });
const published = async () =>
  (await test.deps.db.select().from(navs).orderBy(navs.day)).map(
    ({ day, vl, source, version }) => `${day} ${vl} ${source} ${version}`,
  );
const plain = (text: unknown) => JSON.parse(JSON.stringify(text).replaceAll(/[\u00a0\u202f]/g, ' '));
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  plain(Object(body).errors ?? Object(body).code),
];

describe('the check of typed NAVs', () => {
  it('[A12] makes each of the NAV and the yield from the other', async () => {
    const { cells } = await check(cell('0,5', { unit: 'percent' }));
    expect(cells[0]).toMatchObject({ value: '101.0025', covered_days: 1, published: null, problem: null });
    expect(cells[0]?.rate).toBeCloseTo(0.005, 12);
    expect((await check(cell('101,0025 '))).cells[0]).toEqual(cells[0]);
    const refused = (await check(cell(' 101 505'))).cells[0];
    expect([refused?.value, refused?.problem]).toEqual([null, expect.stringContaining('sans espace')]);
  });

  it('takes a typed day as the one before the next, and counts what is new and what is replaced', async () => {
    const checked = await check(
      cell('1', { unit: 'percent' }),
      cell('102', { date: '2026-01-03' }),
      cell('0,1', { unit: 'percent', date: '2026-01-04' }),
      cell('101', { date: '2026-01-02' }),
    );
    expect(checked.cells.map(({ date, value, published: before }) => [date, value, before])).toEqual([
      ['2026-01-02', '101', '101'],
      ['2026-01-03', '102', '100.495'],
      ['2026-01-04', '102.102', '100.5'],
      ['2026-01-05', '103.12302', null],
    ]);
    expect([checked.created, checked.changed]).toEqual([1, 2]);
  });

  it('[A13] says what is unusual, and what is refused', async () => {
    const { cells } = await check(
      cell('500'),
      cell('100', { date: '2026-01-06' }),
      cell('100', { date: '2025-12-31' }),
      cell('abc', { strategy_id: 'btcfy' }),
      cell('100', { strategy_id: 'inconnue' }),
    );
    expect(plain(cells.map(({ date, problem, warnings }) => [date, problem ?? warnings]))).toEqual([
      ['2025-12-31', 'Ce jour précède la première VL, du 01/01/2026.'],
      ['2026-01-05', ['+397,5124 % dépasse 0,5 % par jour.']],
      ['2026-01-06', 'Ce jour est à venir.'],
      ['2026-01-05', 'Écrivez un nombre, par exemple 101,505.'],
      ['2026-01-05', 'Cette stratégie n’existe pas, ou est archivée et n’a plus de contrat.'],
    ]);
  });
});

describe('submitting typed NAVs', () => {
  it('is held, shown to the second person with what is unusual, and published by them', async () => {
    const id = await held([cell('500')]);
    expect((await published()).at(-1)).toBe('2026-01-04 100.5 import 1');
    const request = await test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
    expect(request.kind).toBe('nav.publish');
    expect(plain(request.lines)).toContainEqual({
      label: 'Inhabituel',
      before: null,
      after: 'USDFY, 05/01/2026 : +397,5124 % dépasse 0,5 % par jour.',
    });
    expect(plain(request.warnings)).toContain(
      'Inhabituel : USDFY, 05/01/2026 : +397,5124 % dépasse 0,5 % par jour.',
    );
    expect((await approve(id)).status).toBe(200);
    expect((await published()).at(-1)).toBe('2026-01-05 500 manual 1');
    const [plan] = await test.deps.db.select().from(importPlans);
    expect(plan).toMatchObject({ kind: 'nav_manual', authorId: maker.userId });
  });

  it('is a correction where a day is published, which keeps the value that it replaces', async () => {
    const id = await held([cell('100,8', { date: '2026-01-03' })]);
    const request = await test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
    expect(request.kind).toBe('nav.correct');
    expect((await approve(id)).status).toBe(200);
    expect((await published())[2]).toBe('2026-01-03 100.8 manual 2');
    expect(await test.deps.db.$count(navRevisions)).toBe(1);
  });

  it.each<[string, Cell[], string, unknown]>([
    ['a NAV of 0', [cell('0')], 'Motif', [422, { cells: ['Une VL est supérieure à 0.'] }]],
    [
      'nothing new',
      [cell('100,5', { date: '2026-01-04' })],
      'Motif',
      [422, { cells: ['Aucune de ces VL n’est nouvelle.'] }],
    ],
    [
      'a day typed twice',
      [cell('101'), cell('102')],
      'Motif',
      [422, { cells: ['Ce jour est saisi deux fois.'] }],
    ],
    ['a warning without a reason', [cell('500')], ' ', [422, { reason: ['Vous devez indiquer le motif.'] }]],
  ])('is refused of %s', async (_what, cells, reason, expected) => {
    expect(refusal(await send(cells, reason))).toEqual(expected);
    expect(await test.deps.db.$count(importPlans)).toBe(0);
  });

  it('is refused while another request holds one of its days, and repeated once', async () => {
    const first = await send([cell('100,6')], 'Motif', { 'idempotency-key': 'navs-of-the-5th-of-january' });
    const again = await send([cell('100,6')], 'Motif', { 'idempotency-key': 'navs-of-the-5th-of-january' });
    expect(again.body).toEqual(first.body);
    const other = await send([cell('100,7')]);
    expect(refusal(other)).toEqual([409, { change_request: [Object(first.body).pending_change.id] }]);
    expect((await check(cell('100,7'))).request_id).toBe(Object(first.body).pending_change.id);
  });

  it('is stale once one of its days was published meanwhile', async () => {
    const id = await held([cell('100,6')]);
    await givenNavs({ '2026-01-05': '100.9' });
    expect(refusal(await approve(id))).toEqual([409, 'change_requests.stale']);
    expect((await published()).at(-1)).toBe('2026-01-05 100.9 import 1');
    const typed = { navs: { cells: [cell('100,6')], message: null } };
    expect(await test.expectOk('getChangeRequest', { token: maker.token, params: { id } })).toMatchObject({
      typed,
    });
    expect(await test.expectOk('getChangeRequest', { token: checker.token, params: { id } })).toMatchObject({
      typed: null,
    });
  });

  it('expires with what was typed, for its maker to take up again', async () => {
    const made = { gross: '101', accruals: '0,4', high_water_mark: '101' };
    const id = await held([cell('100,6', made)]);
    const read = () => test.expectOk('getChangeRequest', { token: maker.token, params: { id } });
    expect((await read()).typed).toBeNull();
    await test.deps.db.update(changeRequests).set({ state: 'expired' }).where(eq(changeRequests.id, id));
    expect(await read()).toMatchObject({ typed: { navs: { cells: [cell('100,6', made)], message: null } } });
  });

  it('has a message for the clients of a correction, which the second person reads', async () => {
    const body = {
      cells: [cell('100,8', { date: '2026-01-03' })],
      reason: 'Dépositaire',
      message: ' Erreur. ',
    };
    const { pending_change: pending } = await test.expectOk('submitNavs', { token: maker.token, body });
    const params = { id: pending?.id ?? '' };
    const { lines } = await test.expectOk('getChangeRequest', { token: checker.token, params });
    expect(lines).toContainEqual({ label: 'Message aux clients concernés', before: null, after: 'Erreur.' });
    const fresh = { ...body, cells: [cell('100,6')] };
    expect(refusal(await test.call('submitNavs', { token: maker.token, body: fresh }))).toEqual([
      422,
      { message: ['Un message n’est envoyé que si une valeur publiée est remplacée.'] },
    ]);
  });

  it('publishes what the NAV is made of, and of a published one that stays', async () => {
    const made = { gross: '101', accruals: '0,4', high_water_mark: '101' };
    expect((await approve(await held([cell('100,6', made)]))).status).toBe(200);
    const id = await held([cell('100,5', { date: '2026-01-04', gross: '100,9', accruals: '0,40' })]);
    const request = await test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
    expect(request.kind).toBe('nav.correct');
    expect(plain(request.lines)).toContainEqual({
      label: 'USDFY, 04/01/2026, détail du calcul',
      before: null,
      after: 'VL brute 100,9, provisions 0,4',
    });
    expect((await approve(id)).status).toBe(200);
    const list = (query: Record<string, string>) =>
      test.expectOk('listNavs', { token: maker.token, query: { sort: '-date', ...query } });
    const { items } = await list({});
    const corrected = items.filter(({ version }) => version > 1);
    expect(await list({ status: 'corrected' })).toMatchObject({ items: corrected, total: 1 });
    expect(await list({ status_not: 'published' })).toMatchObject({ items: corrected, total: 1 });
    expect(await list({ status_not: 'corrected' })).toEqual(await list({ status: 'published' }));
    expect(
      items
        .slice(0, 3)
        .map(({ value, gross, accruals, high_water_mark: mark, version }) => [
          value,
          gross,
          accruals,
          mark,
          version,
        ]),
    ).toEqual([
      ['100.6', '101', '0.4', '101', 1],
      ['100.5', '100.9', '0.4', null, 2],
      ['100.495', null, null, null, 1],
    ]);
  });

  it('keeps the mark of a corrected NAV, and drops what another NAV was made of', async () => {
    const made = { gross: '101', accruals: '0,4', high_water_mark: '101' };
    expect((await approve(await held([cell('100,6', made)]))).status).toBe(200);
    expect((await approve(await held([cell('100,7')]))).status).toBe(200);
    const [nav] = await test.deps.db.select().from(navs).where(eq(navs.day, '2026-01-05'));
    expect(nav).toMatchObject({ vl: '100.7', gross: null, accruals: null, highWaterMark: '101', version: 2 });
    const [kept] = await test.deps.db.select().from(navRevisions);
    expect(kept).toMatchObject({ vl: '100.6', gross: '101', accruals: '0.4', highWaterMark: '101' });
  });

  it.each<[string, Partial<Cell>, string | string[]]>([
    [
      'a net that is not the difference',
      { gross: '101', accruals: '0,3' },
      'La VL brute moins les provisions donne 100,7, et non 100,6.',
    ],
    [
      'a mark under the one before',
      { high_water_mark: '101,9' },
      'Le plus-haut ne baisse jamais : 102 le 02/01/2026.',
    ],
    [
      'a mark that is not a number',
      { high_water_mark: 'haut' },
      'Plus-haut : écrivez un nombre, par exemple 101,505.',
    ],
    [
      'a mark above every NAV',
      { high_water_mark: '110' },
      ['Le plus-haut dépasse toutes les VL jusqu’à ce jour (au plus 101).'],
    ],
    ['the mark in force', { high_water_mark: '102' }, []],
    ['no mark', {}, []],
  ])('checks a NAV with %s', async (_what, detail, expected) => {
    await test.deps.db.update(navs).set({ highWaterMark: '102' }).where(eq(navs.day, '2026-01-02'));
    const [checked] = (await check(cell('100,6', detail))).cells;
    expect(plain(checked?.problem ?? checked?.warnings)).toEqual(expected);
  });

  it('publishes at once where two-person control is off', async () => {
    await alone(test, () => send([cell('100,6')], ''));
    expect((await published()).at(-1)).toBe('2026-01-05 100.6 manual 1');
  });
});
