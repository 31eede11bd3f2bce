// What tests of receipts start from: money that arrived on the accounts of the products of contracts.fixture.ts.
import type { RequestBody } from '../../http/operation.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/people.ts';
import { depositAddress } from '../contracts/contracts.fixture.ts';

export const bankAccount = 'bank:FR7630006000011234567890189';
export const walletAccount = `wallet:ethereum:${depositAddress}`;

type TypeReceiptBody = RequestBody<'typeReceipt'>;
let count = 0;

/** Money received, as staff type it; returns its id. */
export async function givenReceipt(
  test: TestApp,
  admin: SignedIn,
  values: Partial<TypeReceiptBody> = {},
): Promise<string> {
  count += 1;
  const { receipt } = await test.expectOk('typeReceipt', {
    token: admin.token,
    body: {
      account: bankAccount,
      day: '2026-01-02',
      amount: '15000',
      currency: 'EURO',
      payer_name: 'Camille Moreau',
      reference: `VIR-${count}`,
      reason: 'Relevé reçu sur papier',
      ...values,
    },
  });
  return receipt.id;
}
