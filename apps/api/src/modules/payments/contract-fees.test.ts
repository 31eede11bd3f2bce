// Which fees a payment is charged when they changed between the contract and the payment.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payments } from '../../db/schema/dealt-money.ts';
import { parameterVersions } from '../../db/schema/platform.ts';
import { parisDay } from '../../paris-time.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  client = await signIn(test, 'client');
  admin = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

it('a payment is charged the fees of the day that its contract was created, which its documents name', async () => {
  const now = test.clock.now();
  await test.deps.db.insert(parameterVersions).values({
    key: 'FOOTER_SUBSCRIPTION_FEE',
    effectiveDay: parisDay(now),
    value: '2',
    reason: 'Nouveau tarif',
    enteredBy: admin.userId,
    createdAt: now,
  });
  const feeOf = async (createdAt: Date) => {
    const id = await givenContract(test, client, { status: 'signed', amount: '10000', createdAt });
    const body = { amount: '10000', value_date: parisDay(now), reference: `VIR-${createdAt.getTime()}` };
    await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
    const [row] = await test.deps.db.select().from(payments).where(eq(payments.contractId, id));
    return row?.subscriptionFee;
  };
  const dayBefore = new Date(now.getTime() - 86_400_000);
  expect([await feeOf(dayBefore), await feeOf(now)]).toEqual(['10', '200']);
});
