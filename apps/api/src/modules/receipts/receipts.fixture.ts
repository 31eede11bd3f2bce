// What tests of receipts start from: money that arrived on the accounts of the products of contracts.fixture.ts.
import { decimal } from '@repo/domain/money';
import type { RequestBody } from '../../http/operation.ts';
import type { ChainReading } from '../../ports/chain/chain-port.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/people.ts';
import { depositAddress, wallet } from '../contracts/contracts.fixture.ts';

export const bankAccount = 'bank:FR7630006000011234567890189';
export const walletAccount = `wallet:ethereum:${depositAddress}`;

/** What a chain shows of a transfer from the declared wallet to ours. */
export const foundTransfer = (
  change: Partial<Extract<ChainReading, { status: 'found' }>> = {},
): ChainReading => ({
  status: 'found',
  confirmations: 64,
  blockHash: '0xb',
  blockTime: new Date('2026-01-02T13:02:00.000Z'),
  amount: decimal('10000'),
  senders: [wallet],
  to: depositAddress,
  tokenContract: null,
  otherTokens: [],
  ...change,
});

let hashes = 0;
export function newHash(): string {
  hashes += 1;
  return `0x${String(hashes).padStart(64, 'a')}`;
}

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
