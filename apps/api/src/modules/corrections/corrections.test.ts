import { decimal, sumOf } from '@repo/domain/money';
import { desc, eq, like, or } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { journalEntries, postings } from '../../db/schema/books.ts';
import { payouts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { fxRates, navs } from '../../db/schema/market-data.ts';
import { mailOutbox, parameters } from '../../db/schema/platform.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { importFile } from '../../testing/import-file.ts';
import { signIn } from '../../testing/people.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { correct, type Executed, givenExecuted } from './corrections.fixture.ts';

let given: Executed;

beforeEach(async () => {
  given = await givenExecuted();
});
afterEach(() => given.test.close());

const list = (query: Record<string, string> = {}) =>
  given.test.expectOk('listCorrections', { token: given.admin.token, query });
const read = (id: string) =>
  given.test.expectOk('getCorrection', { token: given.admin.token, params: { id } });
const [subscribed, dealtOut] = ['usdfy_2026-01-02', 'usdfy_2026-01-08'] as const;

const decide = (id: string, movement: number, decision: string, token = given.admin.token) =>
  given.test.call('decideDeal', {
    token,
    params: { id },
    body: { strategy_id: 'usdfy', movement, decision, reason: 'VL corrigée' },
  });

async function movementOf(id: string, kind: string) {
  const { deals } = await read(id);
  const deal = deals.find((one) => one.kind === kind);
  if (deal === undefined) throw new Error(`no ${kind}`);
  return deal;
}

/** What the rectifying entries put on these accounts. */
async function settledOn(...accounts: string[]) {
  const rows = await given.test.deps.db
    .select({ account: postings.account, asset: postings.asset, amount: postings.amount })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
    .where(or(...accounts.map((account) => like(postings.account, `${account}%`))));
  return Object.fromEntries(
    accounts.map((account) => [
      account,
      sumOf(
        rows.filter((row) => row.account.startsWith(account)).map(({ amount }) => decimal(amount)),
      ).toFixed(),
    ]),
  );
}

it('D1: a withdrawal stays after the NAV it was executed at is corrected, and its money is paid once', async () => {
  const { test, client } = given;
  const totalOut = async () =>
    (await test.expectOk('getDashboard', { token: client.token })).headline.total_out;
  const before = await totalOut();
  await correct(given, '2026-01-08', '90');
  expect(await totalOut()).toBe(before);
  await test.expectOk('closeContract', { token: client.token, params: { id: given.running } });
  test.clock.set('2026-01-09T09:00:00.000Z');
  const admin = await signIn(test, 'super_admin');
  await test.deps.db.insert(fxRates).values({
    base: 'EUR',
    quote: 'USD',
    day: '2026-01-09',
    rate: '1.25',
    source: 'test',
    publishedAt: test.clock.now(),
  });
  await correct({ ...given, admin }, '2026-01-09', '90');
  const owed = await test.deps.db
    .select({ kind: payouts.kind, amount: payouts.amount })
    .from(payouts)
    .where(eq(payouts.contractId, given.running));
  // 123.020420792079 units less the 12.135922330097 taken out, at 90 / 1.25, less 0.2 %.
  expect(owed).toEqual([
    { kind: 'withdrawal', amount: '998' },
    { kind: 'closing', amount: '7967.71' },
  ]);
});

describe('listCorrections', () => {
  it('shows each corrected NAV that deals were executed at, and requires a decision above the threshold', async () => {
    expect(await list()).toMatchObject({ items: [], total: 0, required: 0 });
    await correct(given, '2026-01-02', '101.4');
    await correct(given, '2026-01-03', '100');
    await correct(given, '2026-01-08', '104');
    const { items, required } = await list();
    expect(
      items.map(({ id, series, executed, value, deals, open }) => ({
        id,
        series,
        executed,
        value,
        deals,
        open,
      })),
    ).toEqual([
      { id: dealtOut, series: 'USDFY', executed: ['103'], value: '104', deals: 2, open: 2 },
      { id: subscribed, series: 'USDFY', executed: ['101'], value: '101.4', deals: 2, open: 2 },
    ]);
    expect(items.map(({ is_decision_required }) => is_decision_required)).toEqual([true, false]);
    expect(required).toBe(1);
    await given.test.deps.db.insert(parameters).values({
      key: 'CORRECTION_THRESHOLD_PERCENT',
      value: '1',
      unit: '%',
      updatedAt: given.test.clock.now(),
    });
    expect((await list()).required).toBe(0);
    expect((await read(dealtOut)).threshold_percent).toBe('1');
  });

  it('is only for administrators', async () => {
    expect((await given.test.call('listCorrections', { token: given.client.token })).status).toBe(403);
  });

  it('no longer shows a value that was corrected back', async () => {
    await correct(given, '2026-01-08', '104');
    await correct(given, '2026-01-08', '103');
    expect((await list()).items).toEqual([]);
    const gone = await given.test.call('getCorrection', {
      token: given.admin.token,
      params: { id: dealtOut },
    });
    expect([gone.status, gone.body]).toMatchObject([
      404,
      { error: 'Aucune opération n’a été exécutée à une valeur corrigée ce jour-là.' },
    ]);
  });
});

describe('getCorrection', () => {
  it('gives units as booked and at the NAV in force, and the difference in money', async () => {
    await correct(given, '2026-01-02', '100');
    const { deals, sums } = await read(subscribed);
    expect(deals[0]).toMatchObject({
      contract: { id: given.running, client: 'Camille Moreau' },
      kind: 'subscription',
      units: '123.020420792079',
      units_due: '124.250625',
      cash: '98.42',
      asset: 'EUR',
      state: 'open',
      remedies: ['units'],
    });
    // The contract ended: its units can't be rectified.
    expect(deals[1]).toMatchObject({ contract: { id: given.closed }, cash: '98.42', remedies: ['settle'] });
    expect(sums).toEqual([{ asset: 'EUR', lost: '196.84', gained: '0' }]);
  });

  it('counts the units that a withdrawal took in excess, and what a closing was not paid', async () => {
    await correct(given, '2026-01-08', '104');
    expect(await movementOf(dealtOut, 'withdrawal')).toMatchObject({
      units: '-12.135922330097',
      units_due: '-12.019230769231',
      cash: '9.71',
      remedies: ['settle'],
    });
    // 123.020420792079 × 104 / 1.25 = 10 235.30, less 20.47; 10 116.61 was paid.
    expect(await movementOf(dealtOut, 'closing')).toMatchObject({
      units_due: '-123.020420792079',
      cash: '98.22',
    });
  });

  it('also lists what was executed at a quote that was corrected', async () => {
    const text = 'Date,USD,CHF,\n2026-01-08,1.20,0.94,\n';
    await importFile(given.test, given.admin, { kind: 'fx_ecb', text });
    const [item] = (await list()).items;
    expect(item).toMatchObject({
      id: 'EUR-USD_2026-01-08',
      kind: 'fx',
      series: 'EUR/USD',
      executed: ['1.25'],
      deals: 2,
    });
    // 123.020420792079 × 103 / 1.20 = 10 559.25, less 21.12.
    expect(await movementOf('EUR-USD_2026-01-08', 'closing')).toMatchObject({ cash: '421.52' });
  });
});

it('is exported whole, or for one value', async () => {
  await correct(given, '2026-01-02', '100');
  await correct(given, '2026-01-08', '104');
  const download = async (query: Record<string, string> = {}) => {
    const options = { token: given.admin.token, query: { list: 'corrections', ...query } };
    const { raw } = await given.test.call('exportBooks', options);
    return raw.toString().trim().split('\r\n').slice(1);
  };
  expect(await download()).toHaveLength(4);
  const lines = await download({ correction: dealtOut });
  expect(lines[1]).toMatch(/^USDFY;08\/01\/2026;103;104;.*;Clôture;.*;98,22;EUR;À décider;;$/);
});

describe('decideDeal', () => {
  it('leaves a deal as it is, with a reason, until another correction', async () => {
    await correct(given, '2026-01-08', '104');
    const { movement } = await movementOf(dealtOut, 'closing');
    expect((await decide(dealtOut, movement, 'leave')).status).toBe(200);
    expect(await movementOf(dealtOut, 'closing')).toMatchObject({
      state: 'left',
      remedies: [],
      decision: { reason: 'VL corrigée', maker: null, by: 'Inès Garnier' },
    });
    expect((await decide(dealtOut, movement, 'settle')).body).toMatchObject({
      error: 'Une décision a déjà été prise pour cette opération.',
    });
    expect((await list({ state: 'open' })).items[0]?.open).toBe(1);
    await correct(given, '2026-01-08', '105');
    expect(await movementOf(dealtOut, 'closing')).toMatchObject({ state: 'open' });
  });

  it('stands, and no client is notified, when only what the NAV is made of changes', async () => {
    const { test, admin } = given;
    await correct(given, '2026-01-08', '104');
    const { movement } = await movementOf(dealtOut, 'closing');
    expect((await decide(dealtOut, movement, 'leave')).status).toBe(200);
    const mails = await test.deps.db.$count(mailOutbox);
    test.clock.advance({ minutes: 1 });
    const made = { strategy_id: 'usdfy', date: '2026-01-08', text: '104', gross: '105', accruals: '1' };
    await test.expectOk('submitNavs', {
      token: admin.token,
      body: { cells: [{ ...made, unit: 'nav' }], reason: 'Détail reçu' },
    });
    const [nav] = await test.deps.db.select().from(navs).where(eq(navs.day, '2026-01-08'));
    expect(nav).toMatchObject({ vl: '104', gross: '105', version: 3 });
    expect(await movementOf(dealtOut, 'closing')).toMatchObject({ state: 'left' });
    expect(await test.deps.db.$count(mailOutbox)).toBe(mails);
  });

  it('executes a subscription again, and keeps it in the list as rectified', async () => {
    await correct(given, '2026-01-02', '100');
    const { movement } = await movementOf(subscribed, 'subscription');
    expect((await decide(subscribed, movement, 'units')).status).toBe(200);
    const { deals, sums, correction } = await read(subscribed);
    expect(deals.find((deal) => deal.movement === movement)).toMatchObject({
      state: 'rectified',
      decision: { reason: 'VL corrigée', maker: null, by: 'Inès Garnier' },
    });
    expect([correction.deals, correction.open, sums[0]?.lost]).toEqual([2, 1, '98.42']);
    expect(await brokenRules(given.test.deps.db, bookRules)).toEqual([]);
  });

  it('owes the client what a closing was not paid', async () => {
    await correct(given, '2026-01-08', '104');
    const { movement } = await movementOf(dealtOut, 'closing');
    const before = await settledOn('fees:exit');
    expect((await decide(dealtOut, movement, 'settle')).status).toBe(200);
    const [owed] = await given.test.deps.db.select().from(payouts).where(eq(payouts.kind, 'correction'));
    expect(owed).toMatchObject({
      amount: '98.22',
      asset: 'EURO',
      contractId: given.closed,
      state: 'to_prepare',
    });
    expect(await settledOn(`payable:${owed?.id}`, 'house')).toEqual({
      [`payable:${owed?.id}`]: '-98.22',
      house: '0',
    });
    const after = await settledOn('fees:exit');
    expect(
      decimal(after['fees:exit'] ?? '')
        .minus(decimal(before['fees:exit'] ?? ''))
        .toFixed(),
    ).toBe('-0.2');
    expect(await brokenRules(given.test.deps.db, bookRules)).toEqual([]);
  });

  it('leaves to the house what a closing was paid in excess', async () => {
    await correct(given, '2026-01-08', '100');
    const { movement } = await movementOf(dealtOut, 'closing');
    expect(await movementOf(dealtOut, 'closing')).toMatchObject({ cash: '-294.66', remedies: ['settle'] });
    const before = await settledOn('fees:exit', 'performance:usdfy');
    expect((await decide(dealtOut, movement, 'settle')).status).toBe(200);
    expect(await settledOn('house')).toEqual({ house: '294.66' });
    expect(await given.test.deps.db.$count(payouts, eq(payouts.kind, 'correction'))).toBe(0);
    // Corrected again, the other way: the client is owed the whole difference, and the house bears nothing.
    await correct(given, '2026-01-08', '104');
    expect((await decide(dealtOut, movement, 'settle')).status).toBe(200);
    expect(await settledOn('house')).toEqual({ house: '0' });
    const [owed] = await given.test.deps.db.select().from(payouts).where(eq(payouts.kind, 'correction'));
    expect(owed?.amount).toBe('98.22');
    // Both together are what settling the last value alone would have booked: 123.020420792079 × (104 − 103) USD.
    const after = await settledOn('fees:exit', 'performance:usdfy');
    const added = (account: string) =>
      decimal(after[account] ?? '')
        .minus(decimal(before[account] ?? ''))
        .toFixed();
    expect([added('fees:exit'), added('performance:usdfy')]).toEqual(['-0.2', '123.020420792079']);
    expect(await brokenRules(given.test.deps.db, bookRules)).toEqual([]);
  });

  it('shows what is owed to the client apart from what the house gets back of an earlier settlement', async () => {
    await correct(given, '2026-01-08', '100');
    const { movement } = await movementOf(dealtOut, 'closing');
    await decide(dealtOut, movement, 'settle');
    await correct(given, '2026-01-08', '104');
    const second = await signIn(given.test, 'super_admin');
    Object.assign(given.test.deps.settings, { hasTwoPersonControl: true });
    expect((await decide(dealtOut, movement, 'settle')).status).toBe(200);
    const [request] = await given.test.deps.db.select().from(changeRequests);
    expect(request?.payload['lines']).toEqual([
      expect.objectContaining({
        after: expect.stringMatching(/^inchangées \(−.+ à la valeur en vigueur\)$/),
      }),
      { label: 'À verser au client', before: null, after: '98,22\u00a0€' },
      { label: 'À notre charge', before: '294,66\u00a0€', after: '0,00\u00a0€' },
    ]);
    const params = { id: request?.id ?? '' };
    await given.test.expectOk('approveChangeRequest', { token: second.token, params, body: {} });
    const events = await given.test.deps.db
      .select({ metadata: timelineEvents.metadata })
      .from(timelineEvents)
      .where(eq(timelineEvents.contractId, given.closed));
    expect(JSON.stringify(events)).toContain('un complément de 98,22\u00a0€ vous sera versé');
    const [line] = await given.test.deps.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.action, 'deal.settled'))
      .orderBy(desc(auditLog.id));
    expect(line?.after).toMatchObject({
      detail: 'À verser au client\u00a0: 98,22\u00a0€ ; À notre charge\u00a0: −294,66\u00a0€. VL corrigée',
    });
  });

  it('refuses to move the units of what was settled in money', async () => {
    await correct(given, '2026-01-02', '102');
    const { movement, remedies } = await movementOf(subscribed, 'subscription');
    expect(remedies).toEqual(['units', 'settle']);
    expect((await decide(subscribed, movement, 'settle')).status).toBe(200);
    expect(await settledOn('house')).toEqual({ house: '98.42' });
    const rectified = await given.test.call('rectifyPayment', {
      token: given.admin.token,
      params: { id: given.running },
      body: { amount: '10000', value_date: '2026-01-02', reason: 'VL corrigée' },
    });
    expect([rectified.status, rectified.body]).toMatchObject([
      409,
      { error: 'L’écart de ce paiement a été réglé en argent\u00a0: ses parts ne se rectifient plus.' },
    ]);
    expect(await brokenRules(given.test.deps.db, bookRules)).toEqual([]);
  });

  it('still lets a payment be rectified whose difference was left as it is', async () => {
    await correct(given, '2026-01-02', '102');
    await decide(subscribed, (await movementOf(subscribed, 'subscription')).movement, 'leave');
    await given.test.expectOk('rectifyPayment', {
      token: given.admin.token,
      params: { id: given.running },
      body: { amount: '9000', value_date: '2026-01-02', reason: 'Saisie erronée' },
    });
  });

  it('has nothing to settle of a difference that is settled already', async () => {
    await correct(given, '2026-01-08', '104');
    const { movement } = await movementOf(dealtOut, 'closing');
    await decide(dealtOut, movement, 'settle');
    await correct(given, '2026-01-08', '105');
    await correct(given, '2026-01-08', '104');
    expect((await decide(dealtOut, movement, 'settle')).body).toMatchObject({
      error: 'Il n’y a aucun écart à régler en argent.',
    });
  });

  it('is refused on one’s own contract', async () => {
    await correct(given, '2026-01-08', '104');
    const { movement } = await movementOf(dealtOut, 'closing');
    await given.test.deps.db
      .update(contracts)
      .set({ userId: given.admin.userId })
      .where(eq(contracts.id, given.closed));
    for (const decision of ['leave', 'settle']) {
      const { status, body } = await decide(dealtOut, movement, decision);
      expect([status, Object(body).code]).toEqual([403, 'contracts.own_contract']);
    }
  });

  it('refuses what does not apply to the deal', async () => {
    await correct(given, '2026-01-08', '104');
    const { movement } = await movementOf(dealtOut, 'closing');
    expect((await decide(dealtOut, movement, 'units')).body).toMatchObject({
      error: 'Cette rectification ne s’applique pas à cette opération.',
    });
    expect((await decide(dealtOut, 1, 'leave')).body).toMatchObject({
      error: 'Cette opération n’a pas été exécutée à une valeur corrigée.',
    });
  });
});
