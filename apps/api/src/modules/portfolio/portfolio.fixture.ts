// What the tests of this module need in the database: products, published values, a paid contract.
import { contracts } from '../../db/schema/contracts.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/people.ts';

export async function insertProducts(test: TestApp): Promise<void> {
  await test.deps.db.insert(strategies).values(
    (['USD', 'BTC', 'ETH', 'EUR'] as const).map((referenceCurrency, position) => ({
      id: `${referenceCurrency.toLowerCase()}fy`,
      title: `${referenceCurrency}FY`,
      referenceCurrency,
      status: 'published' as const,
      position,
    })),
  );
}

export async function importFile(
  test: TestApp,
  admin: SignedIn,
  { kind, text }: { kind: 'nav' | 'fx_ecb' | 'fx_crypto'; text: string },
): Promise<void> {
  const file = { name: `${kind}.csv`, mime: 'text/csv', bytes: new TextEncoder().encode(text) };
  const plan = await test.expectOk('previewImport', {
    token: admin.token,
    form: { fields: { kind }, file },
  });
  if (plan.errors.length > 0) throw new Error(JSON.stringify(plan.errors));
  await test.expectOk('commitImport', { token: admin.token, params: { id: plan.id } });
}

export interface NewContract {
  strategyId: string;
  currency: string;
  amount: string;
}

/** A contract its client has signed, payment waiting. */
export async function insertSignedContract(
  test: TestApp,
  client: SignedIn,
  contract: NewContract,
): Promise<string> {
  const now = test.clock.now();
  const id = test.deps.ids.uuid();
  await test.deps.db.insert(contracts).values({
    ...contract,
    id,
    userId: client.userId,
    poNumber: `PO-${id}`,
    status: 'signed',
    paymentMethod: contract.currency === 'EURO' ? 'rib' : 'crypto',
    createdAt: now,
    updatedAt: now,
    signedAt: now,
  });
  return id;
}

export async function pay(
  test: TestApp,
  admin: SignedIn,
  payment: { contractId: string; amount: string; valueDate: string },
): Promise<void> {
  const params = { id: payment.contractId };
  await test.expectOk('validatePayment', {
    token: admin.token,
    params,
    body: { amount: payment.amount, value_date: payment.valueDate, reference: 'VIR-1' },
  });
}
