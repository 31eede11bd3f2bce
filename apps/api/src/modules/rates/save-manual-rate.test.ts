// A rate typed for a day, under two-person control.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { fxRateRevisions, fxRates, importPlans } from '../../db/schema/market-data.ts';
import { alone } from '../../testing/alone.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

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
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
});

const typed = {
  pair: 'EUR/USD',
  day: '2026-11-19',
  rate: '1.0901',
  reason: 'La BCE n’a pas répondu, lu sur son site',
};
const save = (change: Partial<typeof typed> = {}) =>
  test.call('saveManualRate', { token: maker.token, body: { ...typed, ...change } });
async function held(change: Partial<typeof typed> = {}): Promise<string> {
  const { pending_change: pending } = await test.expectOk('saveManualRate', {
    token: maker.token,
    body: { ...typed, ...change },
  });
  if (pending === null) throw new Error('published at once');
  return pending.id;
}
const approve = (id: string) =>
  test.call('approveChangeRequest', { token: checker.token, params: { id }, body: {} });
const stored = async () =>
  (await test.deps.db.select().from(fxRates)).map(({ day, rate, source }) => `${day} ${rate} ${source}`);
const givenEcb = () =>
  test.deps.db.insert(fxRates).values({
    base: 'EUR',
    quote: 'USD',
    day: '2026-11-19',
    rate: '1.08',
    source: 'ecb',
    version: 1,
    publishedAt: test.clock.now(),
  });

describe('[A23] a manual rate', () => {
  it.each<[Partial<typeof typed>, string, string]>([
    [{ rate: '1.12345678901' }, 'rate', 'Le taux a plus de 10 décimales.'],
    [{ rate: '0' }, 'rate', 'Le taux doit être supérieur à 0.'],
    [{ rate: '0.000' }, 'rate', 'Le taux doit être supérieur à 0.'],
    [{ rate: '-1.08' }, 'rate', 'Le taux doit être supérieur à 0.'],
    [{ rate: '1,08' }, 'rate', 'Saisissez un taux, par exemple 1,0868.'],
    [{ rate: '1e3' }, 'rate', 'Saisissez un taux, par exemple 1,0868.'],
    [{ rate: '1000000000000000' }, 'rate', 'Ce taux est trop grand.'],
    [{ day: '2026-11-21' }, 'day', 'La date ne peut pas être dans le futur.'],
    [{ day: '2026-02-30' }, 'day', 'Choisissez une date.'],
    [
      { pair: 'EUR/GBP' },
      'pair',
      'Cette paire n’est pas suivie (attendu\u00a0: EUR/USD, EUR/CHF, BTC/EUR, ETH/EUR, USDC/EUR, EURC/EUR, WBTC/EUR).',
    ],
    [{ reason: ' ' }, 'reason', 'Vous devez indiquer le motif.'],
  ])('with %j is refused in words, and nothing is held', async (change, field, message) => {
    const { status, body } = await save(change);
    expect([status, body]).toMatchObject([422, { errors: { [field]: [message] } }]);
    expect([await stored(), await test.deps.db.$count(importPlans)]).toEqual([[], 0]);
  });

  it('that overwrites a rate of the ECB without a reason is refused, also without two-person control', async () => {
    await givenEcb();
    const message = 'Ce jour a déjà un taux publié (BCE\u00a0: 1,08)\u00a0: indiquez pourquoi le remplacer.';
    const refusal = [422, { errors: { reason: [message] } }];
    const refused = await save({ reason: '' });
    expect([refused.status, refused.body]).toMatchObject(refusal);
    await alone(test, async () => {
      const again = await save({ reason: '' });
      expect([again.status, again.body]).toMatchObject(refusal);
    });
    expect(await stored()).toEqual(['2026-11-19 1.08 ecb']);
  });

  it('is published with its digits once another administrator approves it', async () => {
    const id = await held({ rate: '1.0900000000' });
    expect(await stored()).toEqual([]);
    const {
      lines,
      kind,
      subject_label: label,
    } = await test.expectOk('getChangeRequest', {
      token: checker.token,
      params: { id },
    });
    expect([kind, label.replaceAll(/\s/g, ' ')]).toEqual([
      'fx.manual',
      'Taux saisi à la main : EUR/USD · 19/11/2026',
    ]);
    expect(lines[0]).toEqual({ label: 'EUR/USD, 19/11/2026', before: null, after: '1,09' });
    expect(
      (await test.call('approveChangeRequest', { token: maker.token, params: { id }, body: {} })).status,
    ).toBe(403);
    expect((await approve(id)).status).toBe(200);
    expect(await stored()).toEqual(['2026-11-19 1.0900000000 manual']);
    const { items } = await test.expectOk('listFxRates', { token: maker.token, query: { pair: 'EUR/USD' } });
    expect(items.at(-1)).toMatchObject({
      entered_by: 'Marc Vidal',
      approved_by: 'Inès Garnier',
      source: 'manual',
    });
  });

  it('replaces a rate of the ECB as a correction, and keeps the one before', async () => {
    await givenEcb();
    const id = await held();
    const request = await test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
    expect([request.kind, request.lines[0]?.before]).toEqual(['fx.correct', '1,08']);
    expect((await approve(id)).status).toBe(200);
    expect(await stored()).toEqual(['2026-11-19 1.0901 manual']);
    expect(await test.deps.db.select().from(fxRateRevisions)).toMatchObject([
      { rate: '1.08', source: 'ecb' },
    ]);
  });

  it('is refused when it is already published, or already waits', async () => {
    await givenEcb();
    const same = await save({ rate: '1.080' });
    expect([same.status, same.body]).toMatchObject([
      422,
      { errors: { rate: ['Ce taux est déjà publié pour ce jour.'] } },
    ]);
    const id = await held();
    const again = await save({ rate: '1.0902' });
    expect([again.status, again.body]).toMatchObject([409, { errors: { change_request: [id] } }]);
  });

  it('is stale once the day changes under it', async () => {
    const id = await held();
    await givenEcb();
    const response = await approve(id);
    expect([response.status, response.body]).toMatchObject([409, { code: 'change_requests.stale' }]);
    expect(await stored()).toEqual(['2026-11-19 1.08 ecb']);
  });

  it('is published at once where two-person control is off, its reason in the audit trail', async () => {
    await alone(test, async () => {
      expect(await test.expectOk('saveManualRate', { token: maker.token, body: typed })).toEqual({
        pending_change: null,
      });
    });
    expect(await stored()).toEqual(['2026-11-19 1.0901 manual']);
    const trail = await test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'market_data.imported'));
    expect(trail.at(-1)?.after).toMatchObject({ kind: 'fx_manual', detail: typed.reason });
  });

  it('is made once by a request that is sent twice', async () => {
    const call = { token: maker.token, body: typed, headers: { 'idempotency-key': 'rate-typed-once-1' } };
    const first = await test.expectOk('saveManualRate', call);
    const second = await test.expectOk('saveManualRate', call);
    expect(second).toEqual(first);
    expect(await test.deps.db.$count(changeRequests)).toBe(1);
  });
});
