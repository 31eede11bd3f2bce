import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditLog } from '../../db/schema/audit.ts';
import { statementBalances } from '../../db/schema/bank-statements.ts';
import { payouts } from '../../db/schema/cash.ts';
import { daySignatures } from '../../db/schema/day-control.ts';
import { fxRates, navRevisions, navs } from '../../db/schema/market-data.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { registerChecks, registerLines } from '../../db/schema/register.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';
import { givenReceipt } from '../receipts/receipts.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let colleague: SignedIn;
const day = '2026-02-27';

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  test.clock.set('2026-02-28T09:00:00.000Z');
  admin = await signIn(test, 'admin_yield');
  colleague = await signIn(test, 'super_admin');
});
afterAll(() => test.close());

const published = { source: 'test', publishedAt: new Date('2026-02-27T18:00:00.000Z') };
const products = ['usdfy', 'btcfy'];
const pairs = ['EUR/USD', 'EUR/CHF', 'BTC/EUR', 'ETH/EUR'].map((pair) => pair.split('/'));

beforeEach(async () => {
  const { db } = test.deps;
  for (const table of [daySignatures, navs, navRevisions, fxRates, statementBalances, registerChecks])
    await db.delete(table);
  await givenCheck();
  await db.insert(navs).values(products.map((strategyId) => ({ strategyId, day, vl: '100', ...published })));
  await db
    .insert(fxRates)
    .values(pairs.map(([base = '', quote = '']) => ({ base, quote, day, rate: '1.1', ...published })));
});

const givenCheck = (change: Partial<typeof registerChecks.$inferInsert> = {}) =>
  test.deps.db.insert(registerChecks).values({
    id: test.deps.ids.uuid(),
    // Its night, in Paris.
    at: new Date('2026-02-26T23:30:00.000Z'),
    isWhole: true,
    entries: 0,
    faults: [],
    strategies: [],
    ...change,
  });
const pointsOf = async (kind: string) =>
  (await control()).checks.find((check) => check.kind === kind) ?? Object(null);
const control = (by: SignedIn = admin, on = day) =>
  test.expectOk('getDayControl', { token: by.token, params: { day: on } });
const sign = (by: SignedIn, act: 'sign' | 'countersign', comment?: string) =>
  test.call('signDay', { token: by.token, params: { day }, body: { act, ...(comment && { comment }) } });
const codeOf = ({ body }: { body: unknown }) => z.object({ code: z.string() }).parse(body).code;

const account = 'bank:FR7610107001011234567890129 EUR';
async function givenGap(on = day) {
  await test.deps.db.insert(statementBalances).values({
    account: 'bank:FR7610107001011234567890129',
    asset: 'EUR',
    day: on,
    balance: '12.50',
    recordedBy: admin.userId,
    recordedAt: test.clock.now(),
  });
}

describe('the control of a day', () => {
  it('[A60] names a missing NAV and an account that differs: two blocking points, no signature', async () => {
    await test.deps.db.delete(navs);
    await test.deps.db
      .insert(navs)
      .values(products.slice(1).map((strategyId) => ({ strategyId, day, vl: '100', ...published })));
    // A product is followed from its first NAV.
    await test.deps.db
      .insert(navs)
      .values({ strategyId: 'usdfy', day: '2026-02-26', vl: '100', ...published });
    await givenGap();
    const { state, blocking, checks, next } = await control();
    expect({ state, blocking, next }).toEqual({ state: 'blocked', blocking: 2, next: null });
    expect(checks.filter(({ points }) => points.length > 0)).toMatchObject([
      { kind: 'navs', is_required: true, points: ['USDFY'], ids: ['usdfy'] },
      { kind: 'accounts', is_required: true, points: [expect.stringContaining('12,50')], ids: [account] },
    ]);
    const refused = await sign(admin, 'sign');
    expect([refused.status, codeOf(refused)]).toEqual([409, 'day_control.blocked']);
    // A statement of a later day does not lift it.
    await givenGap('2026-02-28');
    expect(await control()).toMatchObject({ blocking: 2 });
  });

  it('is blocked by a register that was not verified since the day began, or was found at fault', async () => {
    await test.deps.db.delete(registerChecks);
    await givenCheck({ at: new Date('2026-02-26T22:30:00.000Z') });
    expect(await control()).toMatchObject({ state: 'blocked', blocking: 1 });
    expect(await pointsOf('register')).toMatchObject({ points: [expect.stringContaining('vérification')] });
    const fault = { strategy_id: 'btcfy', number: 3, problem: 'changed' };
    await givenCheck({ isWhole: false, faults: [fault] });
    expect(await pointsOf('register')).toMatchObject({ is_required: true, count: 1, points: ['BTCFY'] });
    await givenCheck({ at: new Date('2026-02-28T02:00:00.000Z') });
    expect(await pointsOf('register')).toMatchObject({ count: 0 });
  });

  it('names the payouts that were due by that day and were not executed', async () => {
    const client = await signIn(test, 'client');
    const contractId = await givenContract(test, client, { status: 'signed' });
    const given = async (dueBy: string, change: Partial<typeof payouts.$inferInsert> = {}) => {
      const id = test.deps.ids.uuid();
      const of = { id, contractId, userId: client.userId, kind: 'closing', state: 'to_prepare' } as const;
      const money = { amount: '10', asset: 'EUR', requestedAt: test.clock.now(), dueBy };
      await test.deps.db.insert(payouts).values({ ...of, ...money, ...change });
      return id;
    };
    const late = await given(day);
    await given('2026-02-28');
    await given('2026-02-20', { state: 'executed', executedOn: '2026-02-19' });
    expect(await pointsOf('payouts')).toMatchObject({
      is_required: false,
      count: 1,
      points: [expect.stringMatching(/^PO-.*, 27\/02\/2026$/)],
      ids: [late],
    });
    await test.deps.db.delete(payouts);
  });

  it('checks the month on its last day: the NAVs that its statements lack, and what is not entered', async () => {
    const { db } = test.deps;
    await db.insert(navs).values({ strategyId: 'usdfy', day: '2026-02-25', vl: '100', ...published });
    await db.delete(navs).where(eq(navs.day, day));
    await db.insert(navs).values({ strategyId: 'btcfy', day, vl: '100', ...published });
    const client = await signIn(test, 'client');
    const given = async (dealingDay: string, state: 'to_enter' | 'entered') => {
      const contractId = await givenContract(test, client, { status: 'signed' });
      const line = {
        strategyId: 'usdfy',
        nature: 'subscription',
        asset: 'EUR',
        since: test.clock.now(),
      } as const;
      await db.insert(registerLines).values({ ...line, contractId, dealingDay, state });
      return contractId;
    };
    const waiting = await given('2026-02-10', 'to_enter');
    await given('2026-01-31', 'to_enter');
    await given('2026-02-11', 'entered');
    const ofMonth = async (on: string) =>
      (await control(admin, on)).checks.filter(({ kind }) => kind.startsWith('month_'));
    expect(await ofMonth(day)).toEqual([]);
    expect(await ofMonth('2026-02-28')).toMatchObject([
      {
        kind: 'month_navs',
        is_required: true,
        points: ['USDFY, 26/02/2026', 'USDFY, 27/02/2026'],
        ids: ['2026-02-26', '2026-02-27'],
      },
      { kind: 'month_entries', is_required: false, count: 1, ids: [waiting] },
    ]);
    const { blocking, checks } = await control(admin, '2026-02-28');
    const required = checks.filter((check) => check.is_required).map(({ count = 0 }) => count);
    expect(blocking).toBe(required.reduce((sum, count) => sum + count, 0));
    await db.delete(registerLines);
  });

  it('is signed by one person and countersigned by another, each once, on the trail', async () => {
    expect(await control()).toMatchObject({ state: 'ready', blocking: 0, next: 'sign' });
    const early = await sign(colleague, 'countersign');
    expect([early.status, codeOf(early)]).toEqual([409, 'day_control.not_signed']);
    const both = await Promise.all([sign(admin, 'sign'), sign(admin, 'sign')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await control()).toMatchObject({ state: 'signed', next: null });
    const own = await sign(admin, 'countersign');
    expect([own.status, codeOf(own)]).toEqual([403, 'day_control.own_signature']);
    expect(await control(colleague)).toMatchObject({ state: 'signed', next: 'countersign' });
    expect((await sign(colleague, 'countersign')).status).toBe(200);
    expect(await control()).toMatchObject({ state: 'countersigned', next: null, changes: [] });
    const rows = await test.deps.db.select().from(auditLog);
    const signed = rows.filter(({ objectType, objectId }) => objectType === 'day' && objectId === day);
    expect(signed.map(({ action }) => action)).toEqual(['day.signed', 'day.countersigned']);
  });

  it('[A60] is reopened by a correction of that day, which it names', async () => {
    await sign(admin, 'sign');
    test.clock.set('2026-02-28T09:10:00.000Z');
    await test.deps.db.insert(navRevisions).values({
      strategyId: 'btcfy',
      day,
      version: 1,
      vl: '100',
      ...published,
      replacedAt: test.clock.now(),
    });
    await test.deps.db
      .update(navs)
      .set({ vl: '101', version: 2, publishedAt: test.clock.now() })
      .where(eq(navs.strategyId, 'btcfy'));
    expect(await control(colleague)).toMatchObject({
      state: 'reopened',
      next: 'sign',
      changes: [{ kind: 'nav', label: 'BTCFY', at: '2026-02-28T09:10:00.000Z' }],
    });
    const { items } = await test.expectOk('listDayControls', { token: admin.token });
    expect(items.slice(0, 2)).toEqual([
      { day: '2026-02-28', state: 'unsigned' },
      { day, state: 'reopened' },
    ]);
    const late = await sign(colleague, 'countersign');
    expect([late.status, codeOf(late)]).toEqual([409, 'day_control.not_signed']);
    expect((await sign(colleague, 'sign')).status).toBe(200);
    expect(await control()).toMatchObject({ state: 'signed', next: 'countersign', changes: [] });
  });

  it('takes a comment while optional points are open, and refuses a day to come', async () => {
    const client = await signIn(test, 'client');
    await givenContract(test, client, {
      status: 'signed',
      signedAt: new Date('2026-02-20T09:00:00.000Z'),
      paymentStatus: 'checking',
    });
    const receipt = await givenReceipt(test, admin, { amount: '100.50' });
    expect(receipt).toBeDefined();
    const { checks, blocking } = await control();
    expect(blocking).toBe(0);
    expect(checks.filter(({ points }) => points.length > 0).map(({ kind }) => kind)).toEqual([
      'checking',
      'unattached',
    ]);
    expect((await sign(admin, 'sign')).status).toBe(422);
    const response = await sign(admin, 'sign', 'Le client a été appelé.');
    expect(response.body).toMatchObject({ signature: { comment: 'Le client a été appelé.' } });
    const future = await test.call('getDayControl', { token: admin.token, params: { day: '2026-03-20' } });
    expect([future.status, codeOf(future)]).toEqual([422, 'day_control.future']);
  });

  it('lists twenty points of a check, counts the others, and keeps as many in the signature', async () => {
    const instant = test.clock.now();
    const mail = { kind: 'test', recipient: 'a@exemple.fr', senderName: 'x', body: 'x' };
    const dates = { createdAt: instant, nextAttemptAt: instant, givenUpAt: instant };
    await test.deps.db.insert(mailOutbox).values(
      Array.from({ length: 23 }, (_, n) => ({
        ...mail,
        ...dates,
        id: test.deps.ids.uuid(),
        subject: `Objet ${n}`,
      })),
    );
    const { points, ids, count } = await pointsOf('mails');
    expect([points.length, count, new Set(ids)]).toEqual([20, 23, new Set([null])]);
    expect((await sign(admin, 'sign', 'Vu')).status).toBe(200);
    const [signature] = await test.deps.db.select().from(daySignatures);
    expect(signature?.openPoints.mails).toHaveLength(21);
    expect(signature?.openPoints.mails?.at(-1)).toBe('et 3 autres');
    await test.deps.db.delete(mailOutbox);
  });
});
