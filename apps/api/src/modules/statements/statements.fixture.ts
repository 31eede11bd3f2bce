// What the tests of this module need: a client with contracts that are executed, wait, have no rate, or were renounced.

import { eq } from 'drizzle-orm';
import { contracts } from '../../db/schema/contracts.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { insertDealt, payOut } from '../books/books.fixture.ts';
import {
  insertProducts,
  insertSignedContract,
  type NewContract,
  pay,
  payWorkedExample,
  publishWorkedExample,
} from '../portfolio/portfolio.fixture.ts';

export interface Given {
  test: TestApp;
  admin: SignedIn;
  client: SignedIn;
}

export async function givenProducts(): Promise<Given> {
  const test = await createTestApp();
  test.clock.set('2026-02-02T18:00:00.000Z');
  await insertProducts(test);
  return { test, admin: await signIn(test, 'super_admin'), client: await signIn(test, 'client') };
}

/** `lines` of a file of NAVs: « 31/01/2026;USDFY;102 ». */
export function publishNavs({ test, admin }: Given, lines: string): Promise<void> {
  return importFile(test, admin, { kind: 'nav', text: `date;strategie;vl\n${lines}\n` });
}

/** Publishes NAVs of later days. Sessions are over by then: returns those of the same people. */
export async function publishLater(given: Given, now: string, lines: string): Promise<Given> {
  const { test, client } = given;
  test.clock.set(now);
  const later = { ...given, admin: await signIn(test, 'super_admin') };
  await publishNavs(later, lines);
  const body = { user: { email: client.email, password: testPassword } };
  const { token } = await test.expectOk('login', { body });
  return { ...later, client: { ...client, token } };
}

/** The worked example of docs/money.md, then a NAV on the last day of its month. */
export async function liveWorkedExample(given: Given): Promise<string> {
  const { test, admin, client } = given;
  await publishWorkedExample(test, admin);
  await publishNavs(given, '31/01/2026;USDFY;102');
  return await payWorkedExample(test, admin, client);
}

export async function payContract(
  { test, admin, client }: Given,
  { valueDate, ...contract }: NewContract & { valueDate: string },
): Promise<string> {
  const contractId = await insertSignedContract(test, client, contract);
  await pay(test, admin, { contractId, amount: contract.amount, valueDate });
  return contractId;
}

/** Executed without a conversion, and without a rate to the euro. */
export async function payUnquoted(given: Given): Promise<void> {
  await publishNavs(given, '05/01/2026;BTCFY;100');
  await payContract(given, {
    strategyId: 'btcfy',
    currency: 'WBTC',
    amount: '1',
    valueDate: '2026-01-05',
  });
}

/** EURFY has no NAV yet: its payment waits. */
export async function payWaiting(given: Given): Promise<void> {
  await payContract(given, {
    strategyId: 'eurfy',
    currency: 'EURO',
    amount: '5000',
    valueDate: '2026-01-20',
  });
}

/** Paid, then renounced and given back. */
export async function payRenounced({ test, admin, client }: Given): Promise<void> {
  const { deps, clock } = test;
  const product = { strategyId: 'usdfy', amount: '5000' };
  const contractId = await insertSignedContract(test, client, { ...product, currency: 'USDC' });
  await insertDealt(deps, [
    {
      ...product,
      kind: 'payment',
      contractId,
      userId: client.userId,
      asset: 'USDC',
      orderDay: '2026-01-06',
      reference: 'VIR-RENONCE',
      placedBy: admin.userId,
      percents: ['0.1', '0.5'],
      fees: ['5', '0'],
      isRenounced: true,
      deal: null,
    },
  ]);
  const renounced = { status: 'closed', renouncedAt: clock.now(), closedDate: '2026-01-20' } as const;
  const paid = { paymentStatus: 'paid', paymentRecordedAt: '2026-01-06' } as const;
  await deps.db
    .update(contracts)
    .set({ ...renounced, ...paid })
    .where(eq(contracts.id, contractId));
  await payOut(deps, { contractId, day: '2026-01-20', reference: 'VIR-2', by: admin.userId });
}

export async function readCsv(
  { test, client }: Given,
  table: string,
  currency = 'EUR',
): Promise<Record<string, string>[]> {
  const query = { table, format: 'csv', currency };
  const { raw } = await test.call('exportPortfolio', { token: client.token, query });
  const [head = '', ...lines] = raw.toString().replace('\uFEFF', '').trim().split('\r\n');
  const names = head.split(';');
  return lines.map((line) => {
    const cells = line.split(';');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
