import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payments } from '../../db/schema/contracts.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { givenContract, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';
import { createAdministrator } from '../identity/create-administrator.ts';
import { investWaitingPayments } from '../market-data/invest-waiting-payments.ts';
import { examine } from './examine.ts';

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
    body: { amount: '10000', value_date: '2026-01-02', reference: 'VIR-1' },
  });
  expect(await findings('Payment')).toEqual([]);
  await publishMarket(test);
  expect(await investWaitingPayments(test.deps)).toBe(1);
  const [row] = await test.deps.db.select().from(payments);
  expect(row?.units).not.toBeNull();
  expect(await findings('Payment')).toEqual([]);
  await test.deps.db.update(payments).set({ units: null });
  expect(await findings('Payment')).toHaveLength(1);

  const before = await findings('Account');
  await test.deps.db.execute(sql`delete from sessions`);
  await test.deps.db.execute(sql`update users set role = 'client' where role = 'super_admin'`);
  await createAdministrator(test.deps, { email: 'a@exemple.fr', password: 'Demonstration-2026!' });
  expect(await findings('Account')).toHaveLength(before.length - 1);
});
