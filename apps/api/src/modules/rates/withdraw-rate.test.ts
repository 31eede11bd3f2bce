// A rate put on a wrong day is withdrawn by two persons.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { fxRateRevisions, fxRates, importPlans } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenExecuted } from '../corrections/corrections.fixture.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [fxRates, fxRateRevisions, changeRequests, importPlans]) {
    await test.deps.db.delete(table);
  }
  test.clock.set('2026-11-20T15:30:00.000Z');
  maker = await signIn(test, 'admin_yield');
  checker = await signIn(test, 'super_admin');
  const rest = { base: 'EUR', quote: 'USD', version: 1, publishedAt: test.clock.now() };
  await test.deps.db.insert(fxRates).values([
    { ...rest, day: '2026-11-18', rate: '1.08', source: 'ecb' },
    { ...rest, day: '2026-11-19', rate: '1.09', source: 'manual' },
  ]);
});

const withdrawal = { pair: 'EUR/USD', day: '2026-11-19', reason: 'Taux du 18 saisi au 19' };
const withdraw = (change: Partial<typeof withdrawal> = {}) =>
  test.call('withdrawRate', { token: maker.token, body: { ...withdrawal, ...change } });
async function held(): Promise<string> {
  const done = await test.expectOk('withdrawRate', { token: maker.token, body: withdrawal });
  return done.pending_change?.id ?? '';
}
const approve = (id: string) =>
  test.call('approveChangeRequest', { token: checker.token, params: { id }, body: {} });
const stored = async () =>
  (await test.deps.db.select().from(fxRates))
    .map(({ day, rate, version }) => `${day} ${rate} v${version}`)
    .toSorted();

it('goes once another administrator approves it: its day repeats the rate before, and its value is kept', async () => {
  const id = await held();
  expect(await stored()).toHaveLength(2);
  const { kind, lines } = await test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
  expect(kind).toBe('fx.withdraw');
  expect(lines).toEqual([
    { label: 'EUR/USD, 19/11/2026', before: '1,09', after: 'Retiré\u00a0: 1,08, taux du 18/11/2026' },
    { label: 'Relevés téléchargés dont les chiffres changent', before: null, after: '0' },
  ]);
  expect((await approve(id)).status).toBe(200);
  expect(await stored()).toEqual(['2026-11-18 1.08 v1']);
  expect(await test.deps.db.select().from(fxRateRevisions)).toMatchObject([
    { day: '2026-11-19', rate: '1.09', source: 'manual', version: 1 },
  ]);
  const { items } = await test.expectOk('listFxRates', {
    token: maker.token,
    query: { from: '2026-11-19', to: '2026-11-19' },
  });
  expect(items).toMatchObject([{ rate: '1.08', quote_day: '2026-11-18', is_fallback: true }]);
  const trail = await test.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'market_data.rate_withdrawn'));
  expect(trail.at(-1)).toMatchObject({ actorId: checker.userId, after: { rate: '1.09' } });
});

it('leaves its day to another rate, which is the next version', async () => {
  await approve(await held());
  const rate = { pair: 'EUR/USD', day: '2026-11-19', rate: '1.0901', reason: 'Lu sur le site de la BCE' };
  const { pending_change: pending } = await test.expectOk('saveManualRate', {
    token: maker.token,
    body: rate,
  });
  expect((await approve(pending?.id ?? '')).status).toBe(200);
  expect(await stored()).toEqual(['2026-11-18 1.08 v1', '2026-11-19 1.0901 v2']);
  // Replaced in its turn, it is kept beside the one that was withdrawn.
  const again = await test.expectOk('saveManualRate', {
    token: maker.token,
    body: { ...rate, rate: '1.0902' },
  });
  expect((await approve(again.pending_change?.id ?? '')).status).toBe(200);
  expect(await test.deps.db.$count(fxRateRevisions)).toBe(2);
});

it('is stale when the rate changes meanwhile, or the one that would stand for its day', async () => {
  const id = await held();
  await test.deps.db.update(fxRates).set({ rate: '1.081' }).where(eq(fxRates.day, '2026-11-18'));
  const response = await approve(id);
  expect([response.status, response.body]).toMatchObject([409, { code: 'change_requests.stale' }]);
  expect(await stored()).toHaveLength(2);
});

it.each<[Partial<typeof withdrawal>, string, string]>([
  [{ day: '2026-11-20' }, 'day', 'Aucun taux n’est publié pour cette paire ce jour-là.'],
  [{ day: 'hier' }, 'day', 'Aucun taux n’est publié pour cette paire ce jour-là.'],
  [{ pair: 'EUR/GBP' }, 'day', 'Aucun taux n’est publié pour cette paire ce jour-là.'],
  [{ reason: ' ' }, 'reason', 'Vous devez indiquer le motif.'],
])('is refused in words with %j', async (change, field, message) => {
  const { status, body } = await withdraw(change);
  expect([status, body]).toMatchObject([422, { errors: { [field]: [message] } }]);
});

it('is refused once operations were executed at it: such a rate is corrected', async () => {
  const executed = await givenExecuted();
  try {
    const body = { pair: 'EUR/USD', day: '2026-01-08', reason: 'Mauvais jour' };
    const refused = await executed.test.call('withdrawRate', { token: executed.admin.token, body });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        errors: {
          day: ['2 opérations ont été exécutées à ce taux\u00a0: corrigez-le au lieu de le retirer.'],
        },
      },
    ]);
  } finally {
    await executed.test.close();
  }
});
