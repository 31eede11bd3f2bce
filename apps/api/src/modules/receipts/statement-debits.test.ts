import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CamtEntry, camtFile } from '../../bank-statements/camt.fixture.ts';
import { statementDebits } from '../../db/schema/bank-statements.ts';
import { journalEntries } from '../../db/schema/books.ts';
import { payouts } from '../../db/schema/cash.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { racedStatuses, seedStrategies } from '../contracts/contracts.fixture.ts';
import { bankAccount } from './receipts.fixture.ts';

let test: TestApp;
let admin: SignedIn;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-02-23T09:00:00.000Z');
  await seedStrategies(test);
  admin = await signIn(test, 'super_admin');
});
afterEach(() => test.close());

const fee: CamtEntry = {
  amount: '12.50',
  direction: 'DBIT',
  booked: '2026-02-20',
  valued: '2026-02-19',
  more: '<AcctSvcrRef>FR-1</AcctSvcrRef><AddtlNtryInf>FRAIS DE TENUE</AddtlNtryInf>',
};
const fileOf = (id: string, ...entries: CamtEntry[]) => camtFile([{ id, entries }]);
const importFile = (content: string) =>
  test.expectOk('importStatement', {
    token: admin.token,
    form: {
      fields: { account: bankAccount },
      file: { name: 'r.xml', mime: 'application/xml', bytes: new TextEncoder().encode(content) },
    },
  });
async function debits() {
  const { accounts } = await test.expectOk('getReconciliation', { token: admin.token });
  return accounts.find(({ account }) => account === bankAccount)?.debits ?? [];
}
const record = (debitId: string, change: object = {}) =>
  test.call('recordMovement', {
    token: admin.token,
    body: {
      nature: 'cost',
      account: bankAccount,
      currency: 'EURO',
      day: '2026-02-20',
      amount: '12.5',
      reason: 'Frais de tenue de compte',
      debit_id: debitId,
      ...change,
    },
  });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
const broken = () => brokenRules(test.deps.db, bookRules);

it('a debit that is no payout is kept once, to be qualified, and books nothing', async () => {
  const content = fileOf('R-1', fee);
  expect((await importFile(content)).counts).toMatchObject({ unknown_debit: 1, known: 0 });
  await importFile(content);
  const { counts } = await importFile(fileOf('R-2', fee, { ...fee, amount: '3.00', more: '' }));
  expect(counts).toMatchObject({ unknown_debit: 1, known: 1 });
  expect(await debits()).toMatchObject([
    { day: '2026-02-20', amount: '12.5', wording: 'FRAIS DE TENUE', reference: 'FR-1', party_name: null },
    { amount: '3', reference: null },
  ]);
  expect(await test.deps.db.$count(journalEntries)).toBe(0);
});

it('a movement books it once, as the statement has it', async () => {
  await importFile(fileOf('R-1', fee));
  const [{ id } = { id: '' }] = await debits();
  for (const change of [
    { amount: '12.49' },
    { day: '2026-02-19' },
    { nature: 'custody_in', strategy_id: 'usdfy' },
  ]) {
    expect(codeOf(await record(id, change))).toEqual([422, 'receipts.not_the_debit']);
  }
  expect(await test.deps.db.$count(journalEntries)).toBe(0);
  const both = await Promise.all([record(id), record(id)]);
  expect(racedStatuses(both)).toEqual([200, 409]);
  expect(codeOf(await record(id))).toEqual([409, 'receipts.debit_settled']);
  expect(await debits()).toEqual([]);
  expect(await test.deps.db.$count(journalEntries)).toBe(1);
  expect(await broken()).toEqual([]);
  await test.deps.db.update(statementDebits).set({ amount: '13' }).where(eq(statementDebits.id, id));
  expect((await broken()).join()).toMatch(
    /^Statement debit .*: the entry that booked it takes another amount/,
  );
});

it('one that a payout explains, recorded since, is no more to be qualified', async () => {
  await importFile(
    fileOf('R-1', { ...fee, more: '<AcctSvcrRef>V-1</AcctSvcrRef><AddtlNtryInf>VRS 8812</AddtlNtryInf>' }),
  );
  const [{ id } = { id: '' }] = await debits();
  await test.deps.db.insert(payouts).values({
    id: test.deps.ids.uuid(),
    kind: 'closing',
    state: 'executed',
    amount: '12.50',
    asset: 'EURO',
    requestedAt: test.clock.now(),
    executedOn: '2026-02-19',
    reference: 'VRS-8812',
  });
  expect(await debits()).toEqual([]);
  expect(codeOf(await record(id))).toEqual([409, 'receipts.debit_settled']);
});

it('a fee typed before its statement is imported is that debit, and is booked once', async () => {
  const typed = { debit_id: undefined, day: '2026-02-18' };
  expect((await record('', typed)).status).toBe(200);
  expect((await record('', { ...typed, amount: '7', day: '2026-02-18' })).status).toBe(200);
  const content = fileOf('R-1', fee, {
    ...fee,
    amount: '12.50',
    booked: '2026-02-21',
    more: '<AcctSvcrRef>FR-2</AcctSvcrRef>',
  });
  const { counts } = await importFile(content);
  expect(counts).toMatchObject({ typed: 1, unknown_debit: 1 });
  expect((await importFile(content)).counts).toEqual(counts);
  expect(await debits()).toMatchObject([{ amount: '12.5', reference: 'FR-2' }]);
  expect(await test.deps.db.$count(journalEntries)).toBe(2);
  const [matched] = await test.deps.db
    .select()
    .from(statementDebits)
    .where(eq(statementDebits.reference, 'FR-1'));
  expect(matched?.entry).toBe(1);
  expect(await broken()).toEqual([]);
  await test.expectOk('reverseMovement', { token: admin.token, body: { entry: 1, reason: 'Erreur' } });
  expect((await debits()).map(({ reference }) => reference)).toEqual(['FR-1', 'FR-2']);
});

it('a fee typed after, without its debit, is that debit too', async () => {
  await importFile(fileOf('R-1', fee));
  expect((await record('', { debit_id: undefined, amount: '12.51' })).status).toBe(200);
  expect(await debits()).toHaveLength(1);
  expect((await record('', { debit_id: undefined, day: '2026-02-22' })).status).toBe(200);
  expect(await debits()).toEqual([]);
  expect(await broken()).toEqual([]);
});

it.each([
  ['of another day', { day: '2026-02-10' }],
  ['of another amount', { amount: '12.49' }],
])('a movement typed %s leaves the debit to be qualified', async (_what, change) => {
  expect((await record('', { debit_id: undefined, ...change })).status).toBe(200);
  expect((await importFile(fileOf('R-1', fee))).counts).toMatchObject({ typed: 0, unknown_debit: 1 });
  expect(await debits()).toHaveLength(1);
});
