import type { components } from '@repo/api-sdk/spec';
// What the tests of this module need in the database: products, published values, a paid contract.
import { contracts } from '../../db/schema/contracts.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { SuccessBody } from '../../http/operation.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
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
    body: {
      amount: payment.amount,
      value_date: payment.valueDate,
      reference: `VIR-${payment.contractId}`,
      reason: 'Accepté',
    },
  });
}

/** The publications of the worked example of docs/money.md. */
export const workedExampleFiles = {
  navs: {
    kind: 'nav',
    text: 'date;strategie;vl\n01/01/2026;USDFY;100\n02/01/2026;USDFY;101\n03/01/2026;USDFY;100,495\n04/01/2026;USDFY;102\n',
  },
  // One USD is 0.90 EUR, then 0.92: the central bank publishes the inverse, with four decimals; these have more. On the
  // 2nd, a Friday, it is due: the same as on the 1st.
  fx: {
    kind: 'fx_ecb',
    text: 'Date,USD,CHF,\n2026-01-03,1.0869565217,0.95,\n2026-01-02,1.1111111111,0.96,\n2026-01-01,1.1111111111,0.96,\n',
  },
} as const;

export async function publishWorkedExample(test: TestApp, admin: SignedIn): Promise<void> {
  await importFile(test, admin, workedExampleFiles.navs);
  await importFile(test, admin, workedExampleFiles.fx);
}

/** Its payment: 10 000 EURC for USDFY, received on 2 January. Returns the contract's id. */
export async function payWorkedExample(test: TestApp, admin: SignedIn, client: SignedIn): Promise<string> {
  const contractId = await insertSignedContract(test, client, {
    strategyId: 'usdfy',
    currency: 'EURC',
    amount: '10000',
  });
  await pay(test, admin, { contractId, amount: '10000', valueDate: '2026-01-02' });
  return contractId;
}

/** What a response is once its daily series are left out. */
export function withoutSeries(whole: SuccessBody<'getDashboard'>): SuccessBody<'getDashboard'> {
  const { currency } = whole.valuation_history;
  return {
    ...whole,
    performance_flows: { strategies: {}, aggregated: [], contributions: {} },
    valuation_history: { currency, aggregated: { points: [] }, strategies: {} },
  };
}

/** A change that is computable, of a period in which something was held. */
export function changeOf(change: components['schemas']['NullablePeriodChange']) {
  if (change === null || change === 'not_computable') throw new Error(`no change: ${change}`);
  return change;
}
