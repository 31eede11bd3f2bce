import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { camtFile } from '../../bank-statements/camt.fixture.ts';
import { statementDebits } from '../../db/schema/bank-statements.ts';
import { journalEntries } from '../../db/schema/books.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { openMarket, racedStatuses } from '../contracts/contracts.fixture.ts';
import { bankAccount, givenReceipt } from './receipts.fixture.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;

beforeEach(async () => {
  ({ test } = await openMarket({ hasTwoPersonControl: true }));
  maker = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  checker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Duval' });
});
afterEach(() => test.close());

const reason = 'Frais de tenue de compte';
const fee = (amount: string, change: object = {}) => ({
  token: maker.token,
  body: {
    nature: 'cost',
    account: bankAccount,
    currency: 'EURO',
    day: '2026-01-05',
    amount,
    reason,
    ...change,
  },
});
const record = (amount: string, change: object = {}) => test.call('recordMovement', fee(amount, change));
const pendingOf = ({ body }: { body: unknown }) => Object(body).pending_change;
const reverse = (entry: number, who = maker) =>
  test.call('reverseMovement', { token: who.token, body: { entry, reason: 'Saisi deux fois' } });
const approve = (id: string) =>
  test.call('approveChangeRequest', { token: checker.token, params: { id }, body: {} });
const journal = async () =>
  (await test.expectOk('listJournalEntries', { token: maker.token, query: { sort: 'date' } })).items;
const costs = () => test.deps.db.$count(journalEntries, eq(journalEntries.kind, 'cost'));
const broken = () => brokenRules(test.deps.db, bookRules);

it('a fee typed without a statement is booked by one person under the threshold, the day’s fees together', async () => {
  expect(pendingOf(await record('600'))).toBeNull();
  const second = await record('400');
  expect(second.status).toBe(200);
  expect(pendingOf(second)).toMatchObject({ kind: 'movement.record', maker: 'Inès Garnier' });
  expect(await costs()).toBe(1);
  const shown = await test.expectOk('getChangeRequest', {
    token: checker.token,
    params: { id: pendingOf(second).id },
  });
  expect(shown).toMatchObject({ subject_type: 'account', subject_id: bankAccount, reason, can_decide: true });
  const lines = shown.lines.map(
    ({ label, after }) => `${label} ${after?.replaceAll(/[\u00A0\u202F]/g, ' ')}`,
  );
  expect(lines).toContain('Montant 400,00 €');
  expect(lines).toContain('Cumul du jour 1 000,00 €');
  expect(shown.warnings).toEqual([expect.stringContaining('sans débit d’un relevé')]);
});

it('the approval books it once, and is not counted again for the person who approved', async () => {
  const { id } = pendingOf(await record('5000'));
  expect(
    (await test.call('approveChangeRequest', { token: maker.token, params: { id }, body: {} })).status,
  ).toBe(403);
  expect((await approve(id)).status).toBe(200);
  const [entry] = await journal();
  expect(entry).toMatchObject({ kind: 'cost', reason, booked_by: 'Marc Duval' });
  const own = await test.call('recordMovement', { ...fee('999'), token: checker.token });
  expect([own.status, pendingOf(own)]).toEqual([200, null]);
  expect(await broken()).toEqual([]);
});

it('a transfer between our accounts has the threshold of payments', async () => {
  await givenReceipt(test, maker, { amount: '200000' });
  const sent = { nature: 'custody_out', strategy_id: 'usdfy' };
  expect(pendingOf(await record('99999.99', sent))).toBeNull();
  expect(pendingOf(await record('0.01', sent))).toMatchObject({ kind: 'movement.record' });
});

it('a debit of a statement is booked by one person, whatever its amount', async () => {
  const content = camtFile([
    {
      id: 'R',
      entries: [{ amount: '5000.00', direction: 'DBIT', booked: '2026-01-05', valued: '2026-01-05' }],
    },
  ]);
  await test.expectOk('importStatement', {
    token: maker.token,
    form: {
      fields: { account: bankAccount },
      file: { name: 'r.xml', mime: 'application/xml', bytes: new TextEncoder().encode(content) },
    },
  });
  const [debit] = await test.deps.db.select().from(statementDebits);
  expect(pendingOf(await record('5000', { debit_id: debit?.id }))).toBeNull();
  const [entry] = await journal();
  expect((await reverse(entry?.number ?? 0)).status).toBe(200);
  const { accounts } = await test.expectOk('getReconciliation', { token: maker.token });
  expect(accounts.flatMap(({ debits }) => debits)).toMatchObject([{ id: debit?.id, amount: '5000' }]);
  expect(await broken()).toEqual([]);
});

it('a movement is undone by an entry of its day, and each names the other', async () => {
  await record('12.50');
  const [entry] = await journal();
  expect(entry).toMatchObject({ number: 1, is_reversible: true, reversed_by: null });
  const undone = await reverse(1);
  expect(undone.status).toBe(200);
  expect(undone.body).toMatchObject({
    number: 1,
    reversed_by: 2,
    is_reversible: false,
    pending_change: null,
  });
  expect((await journal()).at(-1)).toMatchObject({
    kind: 'reversal',
    order_day: '2026-01-05',
    reverses: 1,
    reason: 'Saisi deux fois',
    is_reversible: false,
    postings: [
      { account: { account: 'costs:bank' }, amount: '-12.5' },
      { account: { account: bankAccount }, amount: '12.5' },
    ],
  });
  expect((await reverse(1)).status).toBe(409);
  expect(await broken()).toEqual([]);
});

it('a movement of two persons is undone by two', async () => {
  await approve(pendingOf(await record('1000')).id);
  const held = await reverse(1);
  expect(held.body).toMatchObject({ reversed_by: null, pending_change: { kind: 'movement.reverse' } });
  expect((await journal())[0]?.pending_change).toMatchObject({ maker: 'Inès Garnier' });
  expect((await approve(pendingOf(held).id)).status).toBe(200);
  expect((await journal())[0]).toMatchObject({ reversed_by: 2, pending_change: null });
  expect(await broken()).toEqual([]);
});

it('is undone once when two persons do it at the same time', async () => {
  await record('12.50');
  const both = await Promise.all([reverse(1), reverse(1, checker)]);
  expect(racedStatuses(both)).toEqual([200, 409]);
});

it('refuses to undo an entry of a receipt, and one that is not there', async () => {
  await givenReceipt(test, maker, { amount: '100' });
  const receipt = await reverse(1);
  expect([receipt.status, Object(receipt.body).code]).toEqual([409, 'receipts.not_reversible']);
  expect((await reverse(99)).status).toBe(404);
  const { status, body } = await test.call('reverseMovement', {
    token: maker.token,
    body: { entry: 1, reason: ' ' },
  });
  expect([status, Object(body).error]).toEqual([422, 'Indiquez un motif.']);
});
