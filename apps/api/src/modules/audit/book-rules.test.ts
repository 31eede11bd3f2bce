// What the product books keeps the rules of the books at every step; `examine.test.ts` breaks each of them.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { payouts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { fxRates } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { payOut } from '../books/books.fixture.ts';
import { givenContract, importNav, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';
import { bookRules } from './book-rules.ts';
import { brokenRules } from './examine.ts';
import { recordAudit } from './record-audit.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-08T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  client = await signIn(test, 'client');
  admin = await signIn(test, 'admin_yield');
});
afterEach(() => test.close());

const broken = () => brokenRules(test.deps.db, bookRules);

async function pay(valueDate: string, amount = '15000'): Promise<string> {
  const id = await givenContract(test, client, { status: 'signed', renounceUntil: '2026-01-31' });
  const body = { amount, value_date: valueDate, reference: `VIR-${id}`, reason: 'Écart accepté' };
  await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
  return id;
}

async function publish(day: string): Promise<void> {
  const published = { source: 'test', publishedAt: test.clock.now() };
  await test.deps.db.insert(fxRates).values({ base: 'EUR', quote: 'USD', day, rate: '1.25', ...published });
  await importNav(test, admin, { day, strategy: 'USDFY', vl: '103' });
}

it('holds of payments that wait, are dealt, and exceed what was signed', async () => {
  const ids = [await pay('2026-01-05'), await pay('2026-01-02'), await pay('2026-01-02', '16000')];
  expect(await broken()).toEqual([]);
  await publish('2026-01-05');
  expect(await broken()).toEqual([]);
  const owed = await test.deps.db.select().from(payouts);
  expect(owed).toMatchObject([{ contractId: ids[2], kind: 'overpayment', amount: '1000' }]);
});

it('holds of a closing that waits and is dealt, and of the money that it owes', async () => {
  const id = await pay('2026-01-02');
  await test.expectOk('closeContract', { token: client.token, params: { id } });
  expect(await broken()).toEqual([]);
  await publish('2026-01-08');
  expect(await test.deps.db.$count(payouts, eq(payouts.kind, 'closing'))).toBe(1);
  expect(await broken()).toEqual([]);
});

it.each([
  ['waits', '2026-01-08'],
  ['was dealt', '2026-01-02'],
])(
  'holds of a contract renounced while its payment %s, until its money is paid back',
  async (_state, day) => {
    const id = await pay(day);
    await test.expectOk('renounceContract', { token: client.token, params: { id } });
    expect(await broken()).toEqual([]);
    await publish('2026-01-08');
    expect(await broken()).toEqual([]);
    await payOut(test.deps, { contractId: id, day: '2026-01-08', reference: 'VIR-RETOUR', by: admin.userId });
    expect(await broken()).toEqual([]);
    const [contract] = await test.deps.db.select().from(contracts).where(eq(contracts.id, id));
    expect(contract?.status).toBe('closed');
  },
);

it('holds of entries whose line of the trail was erased with the account of its author', async () => {
  for (const day of ['2026-01-02', '2026-01-02', '2026-01-05']) await pay(day);
  const { db } = test.deps;
  const lines = await db.select().from(auditLog).where(eq(auditLog.action, 'books.booked'));
  expect(lines).toHaveLength(3);
  const erased = { salt: null, ip: null, before: null, after: null };
  for (const { id } of [lines.at(0), lines.at(2), lines.at(-1)].flatMap((line) => line ?? [])) {
    await test.database.owner.update(auditLog).set(erased).where(eq(auditLog.id, id));
    expect(await broken()).toEqual([]);
  }
  const other = { by: null, action: 'books.booked', object: { type: 'journal', id: '2' } } as const;
  await recordAudit(test.deps, { ...other, after: { first: 2, last: 2, sha256: '' } });
  expect((await broken()).join('\n')).toMatch(/from 2 to 2: they are not those/);
});
