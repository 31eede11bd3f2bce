import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { payments } from '../../db/schema/dealt-money.ts';
import { carryOutDeletions } from '../../jobs/carry-out-deletions.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn, testPassword } from '../../testing/people.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { givenContract, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';
import { createAdministrator } from '../identity/create-administrator.ts';
import { examine } from './examine.ts';
import { recordAudit } from './record-audit.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const findings = async (object: string) =>
  (await examine(test.deps)).findings.filter((finding) => finding.startsWith(object));

it('accepts what the application wrote: a payment before and after it is invested, an administrator', async () => {
  await seedStrategies(test);
  const client = await signIn(test, 'client');
  const admin = await signIn(test, 'super_admin');
  const id = await givenContract(test, client, { status: 'signed' });
  await test.expectOk('validatePayment', {
    token: admin.token,
    params: { id },
    body: { amount: '10000', value_date: '2026-01-02', reference: 'VIR-1', reason: 'Accepté' },
  });
  expect(await findings('Payment')).toEqual([]);
  await publishMarket(test);
  expect((await executeWaitingOrders(test.deps)).payments).toHaveLength(1);
  const [row] = await test.deps.db.select().from(payments);
  expect(row?.units).not.toBeNull();
  expect(await findings('Payment')).toEqual([]);
  await recordAudit(test.deps, {
    by: null,
    action: 'session.opened',
    object: { type: 'contract', id },
    after: { payment: { amount: '20000', currency: 'EURO', value_date: '2026-01-02' } },
  });
  expect(await findings('Payment')).toHaveLength(1);

  const before = await findings('Account');
  await test.deps.db.execute(sql`delete from sessions`);
  await test.deps.db.execute(sql`update users set role = 'client' where role = 'super_admin'`);
  await createAdministrator(test.deps, { email: 'a@exemple.fr', password: 'Demonstration-2026!' });
  expect(await findings('Account')).toHaveLength(before.length - 1);
});

it('accepts emptied rows that the erasure of a closed account names, and no others', async () => {
  const { db } = test.deps;
  const client = await signIn(test, 'client', { kycStatus: 'pending' });
  const canceled = await givenContract(test, client, { status: 'canceled', paymentStatus: 'canceled' });
  for (const object of [
    { type: 'contract', id: canceled },
    { type: 'strategy', id: 'usdfy' },
  ] as const)
    await recordAudit(test.deps, { by: null, action: 'session.opened', object, after: { name: 'Camille' } });
  await test.expectOk('requestAccountDeletion', { token: client.token, body: { password: testPassword } });
  test.clock.advance({ days: 30 });
  await carryOutDeletions(test.deps);

  const emptied = await db.select({ id: auditLog.id }).from(auditLog).where(isNull(auditLog.salt));
  const [erasure] = await db.select().from(auditLog).where(eq(auditLog.action, 'trail.erased'));
  expect(erasure).toMatchObject({
    at: test.clock.now(),
    actorId: null,
    objectId: client.userId,
    ip: null,
    before: null,
    after: { rows: emptied.map(({ id }) => id).toSorted((a, b) => a - b) },
  });
  expect(emptied.length).toBeGreaterThan(1);
  expect(await findings('Audit row')).toEqual([]);

  const [open] = await db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.objectId, 'usdfy'));
  const eraseOpen = sql`select erase_trail(${client.userId}, array[${open?.id}]::bigint[], now())`;
  await expect(db.execute(eraseOpen)).rejects.toMatchObject({ cause: { code: '42501' } });

  // Of a product, and of a contract that is not deleted.
  const [contract] = await db.select({ id: contracts.id }).from(contracts);
  const others = await test.database.owner
    .update(auditLog)
    .set({ salt: null, ip: null, before: null, after: null })
    .where(inArray(auditLog.objectId, ['usdfy', contract?.id ?? '']))
    .returning({ id: auditLog.id, about: auditLog.objectType });
  expect(new Set(others.map(({ about }) => about))).toEqual(new Set(['strategy', 'contract']));
  expect((await findings('Audit row')).toSorted()).toEqual(
    others.map(({ id }) => `Audit row ${id}: its content was erased, and no erasure names it.`).toSorted(),
  );
  for (const { id } of others) {
    const object = { type: 'user', id: client.userId } as const;
    await recordAudit(test.deps, { by: null, action: 'trail.erased', object, after: { rows: [id] } });
  }
  const forged = /^Audit row \d+: it names rows that are not about a closed account\.$/;
  expect(await findings('Audit row')).toEqual(others.map(() => expect.stringMatching(forged)));
});
