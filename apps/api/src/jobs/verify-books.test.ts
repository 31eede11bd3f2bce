import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementBalances } from '../db/schema/bank-statements.ts';
import { receipts } from '../db/schema/cash.ts';
import { createLog } from '../log.ts';
import { seedStrategies } from '../modules/contracts/contracts.fixture.ts';
import { bankAccount, givenReceipt } from '../modules/receipts/receipts.fixture.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';
import { verifyBooks } from './verify-books.ts';

let test: TestApp;
let admin: SignedIn;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  test = await createTestApp({}, { log });
  await seedStrategies(test);
  admin = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

async function verified() {
  lines = [];
  await verifyBooks(test.deps);
  const value = async (name: string) =>
    (await test.deps.metrics.getSingleMetric(name)?.get())?.values.map((one) => one.value);
  return {
    lines: lines.map(({ level, msg, ...line }) => ({
      level,
      msg,
      found: line['findings'] ?? line['accounts'],
    })),
    isWhole: await value('books_whole'),
    unreconciled: await value('books_unreconciled_accounts'),
  };
}

it('says each night that the books hold, which account differs from its statement, and which rule is broken', async () => {
  await givenReceipt(test, admin, { amount: '1000', reference: 'VIR-NUIT' });
  expect(await verified()).toEqual({
    lines: [{ level: 30, msg: 'books verified', found: undefined }],
    isWhole: [1],
    unreconciled: [0],
  });

  const now = test.clock.now();
  const day = '2026-11-30';
  await test.deps.db.insert(statementBalances).values({
    account: bankAccount,
    asset: 'EUR',
    day,
    balance: '987.5',
    recordedAt: now,
    recordedBy: admin.userId,
  });
  const differs = {
    level: 40,
    msg: 'accounts differ from their statements',
    found: [{ account: bankAccount, asset: 'EUR', day, difference: '-12.5' }],
  };
  expect(await verified()).toMatchObject({ lines: [differs, { msg: 'books verified' }], unreconciled: [1] });

  await test.deps.db.insert(receipts).values({
    id: test.deps.ids.uuid(),
    account: bankAccount,
    externalId: 'without an entry',
    source: 'typed',
    day,
    amount: '5',
    asset: 'EURO',
    recordedAt: now,
  });
  const broken = {
    level: 50,
    msg: 'books broken',
    found: [
      'Unmatched money in EUR: the journal holds another amount than the receipts that are not attached yet.',
    ],
  };
  expect(await verified()).toMatchObject({ lines: [differs, broken], isWhole: [0] });
});
