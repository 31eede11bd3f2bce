import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entryReasons, journalEntries, unitMovements } from '../../db/schema/books.ts';
import { receipts } from '../../db/schema/cash.ts';
import { payments } from '../../db/schema/dealt-money.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { givenContract, importNav, openMarket } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
let id: string;

beforeEach(async () => {
  ({ test, client } = await openMarket({ hasTwoPersonControl: false }));
  admin = await signIn(test, 'super_admin');
  id = await givenContract(test, client, { status: 'signed', amount: '10000' });
  await receive('9990');
});
afterEach(() => test.close());

const corrected = { day: '2026-01-02', strategy: 'USDFY', vl: '100' };

async function receive(amount: string, day = '2026-01-02') {
  const body = { amount, value_date: day, reference: `VIR-${id}`, reason: 'Accepté' };
  await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
}

const rectify = (body: Record<string, string> = {}) =>
  test.call('rectifyPayment', {
    token: admin.token,
    params: { id },
    body: { amount: '9990', value_date: '2026-01-02', reason: 'VL corrigée', ...body },
  });

const importQuote = (day: string, rate: string) =>
  importFile(test, admin, { kind: 'fx_ecb', text: `Date,USD,CHF,\n${day},${rate},0.94,\n` });

const paymentOf = async () => {
  const [row] = await test.deps.db.select().from(payments).where(eq(payments.contractId, id));
  return row;
};

it('executes the same money again at a NAV that was corrected, on the same day', async () => {
  expect((await rectify()).status).toBe(422);
  const before = await paymentOf();
  await importNav(test, admin, corrected);
  expect((await rectify()).status).toBe(200);
  const after = await paymentOf();
  expect([before?.units, after?.units]).toEqual(['122.897400371287', '124.126374375']);
  expect(after).toMatchObject({ ...before, id: after?.id, nav: '100', units: '124.126374375' });
  expect(await test.deps.db.$count(receipts)).toBe(1);
  const kinds = await test.deps.db
    .select({ kind: journalEntries.kind, reason: entryReasons.reason })
    .from(journalEntries)
    .leftJoin(entryReasons, eq(entryReasons.entry, journalEntries.number))
    .orderBy(journalEntries.number);
  expect(kinds.slice(3)).toEqual([
    { kind: 'reversal', reason: 'VL corrigée' },
    { kind: 'rectification', reason: 'VL corrigée' },
  ]);
  expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  expect((await rectify()).status).toBe(422);
});

it('keeps its dealing day when an earlier NAV was published since', async () => {
  id = await givenContract(test, client, { status: 'signed', amount: '10000' });
  await receive('10000', '2026-01-05');
  const publish = async (day: string, vl: string) => {
    await importNav(test, admin, { day, strategy: 'USDFY', vl });
    await importQuote(day, '1.25');
  };
  test.clock.set('2026-01-06T18:00:00.000Z');
  admin = await signIn(test, 'super_admin');
  await publish('2026-01-06', '103');
  await publish('2026-01-05', '102');
  await importNav(test, admin, { day: '2026-01-06', strategy: 'USDFY', vl: '104' });
  expect((await rectify({ amount: '10000', value_date: '2026-01-05' })).status).toBe(200);
  const moved = await test.deps.db
    .select({ day: unitMovements.dealingDay, version: unitMovements.navVersion })
    .from(unitMovements)
    .where(eq(unitMovements.contractId, id))
    .orderBy(unitMovements.number);
  expect(moved).toEqual([
    { day: '2026-01-06', version: 1 },
    { day: '2026-01-06', version: 1 },
    { day: '2026-01-06', version: 2 },
  ]);
});

it('writes to the client what the units were and are', async () => {
  await importNav(test, admin, corrected);
  await rectify();
  const [mail] = await test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.kind, 'paymentRectified'))
    .orderBy(mailOutbox.createdAt, mailOutbox.id);
  const text = mail?.body.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain('122,897400371287 parts à la VL de 101 du 2 janvier 2026');
  expect(text).toContain('124,126374375 parts à la VL de 100 du 2 janvier 2026');
});

it('also does it when a quote of the deal was corrected, and when more than the amount signed was received', async () => {
  id = await givenContract(test, client, { status: 'signed', amount: '10000' });
  await receive('12000');
  expect((await rectify({ amount: '11000' })).status).toBe(409);
  await importQuote('2026-01-02', '1.20');
  expect((await rectify({ amount: '12000' })).status).toBe(200);
  expect(await paymentOf()).toMatchObject({ amount: '10000', units: '118.099603960396' });
  expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
});

it('is refused when fewer units are due than were taken out since', async () => {
  await test.expectOk('requestWithdrawal', {
    token: client.token,
    params: { id },
    body: { request: 'amount', amount: '9000', currency: 'EUR' },
  });
  await importNav(test, admin, { day: '2026-03-02', strategy: 'USDFY', vl: '102' });
  await importQuote('2026-03-02', '1.11');
  await importNav(test, admin, { ...corrected, vl: '200' });
  const refused = await rectify();
  expect([refused.status, Object(refused.body).code]).toEqual([409, 'payments.units_are_gone']);
});
