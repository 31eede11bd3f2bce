// « Renoncer » after « Clôturer », inside the period: decision 11 holds whatever became of the closing.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { journalEntries, orders, postings } from '../../db/schema/books.ts';
import { payouts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { fxRates } from '../../db/schema/market-data.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { historyOf } from '../../testing/history-of.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import {
  givenContract,
  importNav,
  publishMarket,
  racedStatuses,
  seedStrategies,
} from './contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
let id: string;

/** Paid and dealt on 2 January; its last day is the 9th. It is the 6th. */
beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-06T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  client = await signIn(test, 'client');
  admin = await signIn(test, 'admin_yield');
  await signIn(test, 'admin_yield');
  id = await givenContract(test, client, { status: 'signed', renounceUntil: '2026-01-09' });
  const body = { amount: '15000', value_date: '2026-01-02', reference: 'VIR-1' };
  await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
});
afterEach(() => test.close());

const close = () => test.expectOk('closeContract', { token: client.token, params: { id } });
const renounce = () => test.call('renounceContract', { token: client.token, params: { id } });
const broken = () => brokenRules(test.deps.db, bookRules);

/** Sessions of before are over. */
async function comeBackAt(instant: string): Promise<void> {
  test.clock.set(instant);
  admin = await signIn(test, 'admin_yield');
  const body = { user: { email: client.email, password: testPassword } };
  const { token } = await test.expectOk('login', { body });
  client = { ...client, token: token ?? '' };
}

/** In the evening of its day. */
async function publish(day: string, vl: string): Promise<void> {
  await comeBackAt(`${day}T18:00:00.000Z`);
  const published = { source: 'test', publishedAt: test.clock.now() };
  await test.deps.db.insert(fxRates).values({ base: 'EUR', quote: 'USD', day, rate: '1.25', ...published });
  await importNav(test, admin, { day, strategy: 'USDFY', vl });
}

/** Closed, and dealt out at the NAV of the 6th. */
async function closeAndDeal(): Promise<string> {
  await close();
  await publish('2026-01-06', '103');
  const [row] = await test.deps.db.select().from(payouts).where(eq(payouts.contractId, id));
  return row?.id ?? '';
}

async function find() {
  const { signatures } = await test.expectOk('listContracts', { token: client.token });
  return signatures.find((contract) => contract.id === id);
}

async function entriesSince(number: number) {
  const rows = await test.deps.db.select().from(journalEntries).orderBy(journalEntries.number);
  return rows.slice(number).map(({ kind }) => kind);
}

async function balanceOf(account: string): Promise<number> {
  const rows = await test.deps.db.select().from(postings).where(eq(postings.account, account));
  return rows.reduce((sum, { amount }) => sum + Number(amount), 0);
}

async function textsTo(): Promise<string> {
  const rows = await test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, client.email))
    .orderBy(mailOutbox.createdAt, mailOutbox.id);
  return rows.map(({ body }) => body).join('\n');
}

it('a closing that waits is canceled: its units leave with the renunciation, and nothing is paid for it', async () => {
  await close();
  expect(await find()).toMatchObject({ status: 'closed', renounce_until: '2026-01-09' });
  expect((await renounce()).status).toBe(200);
  await publish('2026-01-06', '103');
  const placed = await test.deps.db.select().from(orders).where(eq(orders.contractId, id));
  expect(Object.fromEntries(placed.map(({ kind, state }) => [kind, state]))).toEqual({
    subscription: 'executed',
    closing: 'canceled',
    renunciation: 'executed',
  });
  expect(await find()).toMatchObject({
    status: 'closed',
    closed_date: '2026-01-06',
    renounce_until: null,
    exit_order_day: null,
    withdrawals: [],
    payouts: [{ kind: 'renunciation', amount: '15000.00', state: 'to_prepare' }],
  });
  expect(await broken()).toEqual([]);
});

it('a closing that was dealt is reversed, and its payout is replaced, with the request to approve it', async () => {
  const payoutId = await closeAndDeal();
  const params = { id: payoutId };
  const form = await test.expectOk('uploadPayoutForm', {
    token: admin.token,
    params,
    form: { fields: {}, file: pdf('demande.pdf') },
  });
  const typed = { source: 'staff', name: 'Odile', account: 'FR1420041010050500013M02606', bic: null };
  const body = { ...typed, reason: 'Demande signée', form_id: form.id };
  test.deps.settings.hasTwoPersonControl = true;
  await test.expectOk('preparePayout', { token: admin.token, params, body });
  const before = await test.deps.db.$count(journalEntries);
  expect((await renounce()).status).toBe(200);
  expect(await entriesSince(before)).toEqual(['reversal', 'renunciation']);
  const requests = await test.deps.db.select().from(changeRequests);
  expect(requests.map(({ kind, state }) => [kind, state])).toEqual([['payout.approve', 'stale']]);
  expect((await find())?.payouts).toMatchObject([
    { kind: 'closing', state: 'replaced' },
    { kind: 'renunciation', state: 'to_prepare', amount: '15000.00' },
  ]);
  expect(await broken()).toEqual([]);

  await publish('2026-01-07', '104');
  expect((await entriesSince(before)).at(-1)).toBe('deal-back');
  for (const account of [
    `payable:${payoutId}`,
    'fees:exit',
    'fees:subscription',
    'fees:fx',
    'invested:usdfy',
  ])
    expect([account, await balanceOf(account)]).toEqual([account, 0]);
  expect(await find()).toMatchObject({ withdrawals: [], total_amount: null, gross_invested_amount: null });
  const { portfolio } = await test.expectOk('getDashboard', { token: client.token });
  expect(portfolio).toMatchObject({ total_paid_eur: '0.00', allocations: [] });
  expect(await broken()).toEqual([]);

  const closing = await test.expectOk('getPayout', { token: admin.token, params });
  const history = await historyOf(test, admin, { kind: 'payout', id: payoutId });
  const refundId = closing.replaced_by_id ?? '';
  const refund = await test.expectOk('getPayout', { token: admin.token, params: { id: refundId } });
  expect(refund).toMatchObject({
    payout: { kind: 'renunciation' },
    replaces_id: payoutId,
    replaced_by_id: null,
  });
  expect(closing.replaces_id).toBeNull();
  expect(history.map(({ action }) => action)).toContain('payout.replaced');
  expect(await textsTo()).toContain('La clôture de ce contrat est annulée');
});

it('is paid out after the last day alone, until which it may be renounced', async () => {
  const payoutId = await closeAndDeal();
  expect((await find())?.payouts).toMatchObject([{ kind: 'closing', held_until: '2026-01-10' }]);
  expect(await textsTo()).toContain('Il vous sera versé après le 9 janvier 2026');
  await test.deps.db.update(payouts).set({ state: 'to_execute' }).where(eq(payouts.id, payoutId));
  await comeBackAt('2026-01-09T22:30:00.000Z');
  const body = { executed_on: '2026-01-09', reference: 'VIR-2' };
  const early = await test.call('executePayout', { token: admin.token, params: { id: payoutId }, body });
  expect([early.status, Object(early.body).code]).toEqual([409, 'payouts.held']);
  expect((await renounce()).status).toBe(200);
});

it('is refused after the last day, a second time, and once the closing may have been paid', async () => {
  const payoutId = await closeAndDeal();
  await test.deps.db.update(payouts).set({ state: 'to_qualify' }).where(eq(payouts.id, payoutId));
  const paid = await renounce();
  expect([paid.status, Object(paid.body).code]).toEqual([409, 'contracts.closing_paid']);
  await test.deps.db.update(payouts).set({ state: 'to_prepare' }).where(eq(payouts.id, payoutId));
  await comeBackAt('2026-01-09T23:01:00.000Z');
  expect((await renounce()).status).toBe(409);
  test.clock.set('2026-01-09T22:59:00.000Z');
  expect((await renounce()).status).toBe(200);
  const again = await renounce();
  expect([again.status, Object(again.body).code]).toEqual([409, 'contracts.not_renounceable']);
});

it('is not offered for a contract closed before it was paid: nothing is to be returned', async () => {
  const unpaid = await givenContract(test, client, { status: 'signed', renounceUntil: '2026-01-09' });
  await test.expectOk('closeContract', { token: client.token, params: { id: unpaid } });
  const { signatures } = await test.expectOk('listContracts', { token: client.token });
  expect(signatures.find((contract) => contract.id === unpaid)?.renounce_until).toBeNull();
});

it('happens once, whatever is done to its payout at the same instant', async () => {
  const payoutId = await closeAndDeal();
  await test.deps.db
    .update(payouts)
    .set({ state: 'to_execute', heldUntil: null })
    .where(eq(payouts.id, payoutId));
  const body = { executed_on: '2026-01-06', reference: 'VIR-2' };
  const [executed, ...renounced] = await Promise.all([
    test.call('executePayout', { token: admin.token, params: { id: payoutId }, body }),
    renounce(),
    renounce(),
  ]);
  expect(racedStatuses([executed, ...renounced])).toEqual([200, 409, 409]);
  expect(await broken()).toEqual([]);
});
