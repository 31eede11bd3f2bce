import { walletProofText } from '@repo/domain/payouts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { receipts } from '../../db/schema/cash.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { walletOf } from '../../demo/demo-claims.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { isSignedBy } from '../../wallet-proof.ts';
import {
  bitcoinWallet,
  depositAddress,
  givenContract,
  seedStrategies,
} from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-03-02T09:00:00.000Z');
  client = await signIn(test, 'client', { firstname: 'Odile', lastname: 'Carrel' });
});

const iban = 'FR1420041010050500013M02606';
const otherIban = 'DE89370400440532013000';
const thirdIban = 'NL91ABNA0417164300';
const transfer = { method: 'rib', holder: ' Odile Carrel ', account: iban };
const declare = (body: object) => test.call('setPayoutDetails', { token: client.token, body });
const read = () => test.expectOk('getPayoutDetails', { token: client.token });
const used = async () => (await read()).items.filter(({ is_usable }) => is_usable);

/** Signs in again: the session before ended meanwhile. */
async function comeBackAt(instant: string): Promise<void> {
  test.clock.set(instant);
  const body = { user: { email: client.email, password: testPassword } };
  client = { ...client, token: (await test.expectOk('login', { body })).token };
}

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];

/** A wallet of its own key; the vector of EIP-55's repository has no key. */
const { address, sign: personalSign } = walletOf(
  '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318',
);

describe('the signature of a wallet', () => {
  it('is that of a well-known vector', () => {
    // web3.js, documentation of `eth.accounts.sign`.
    const signature =
      '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c';
    expect(isSignedBy('0x2c7536E3605D9C16a7a3D7b1898e529396a65c23', 'Some data', signature)).toBe(true);
    expect(isSignedBy('0x2c7536E3605D9C16a7a3D7b1898e529396a65c23', 'Other data', signature)).toBe(false);
    expect(isSignedBy(depositAddress, 'Some data', signature)).toBe(false);
  });

  it.each(['', '0x', `0x${'0'.repeat(130)}`, `0x${'f'.repeat(130)}`, 'b91467'])('is not %j', (signature) => {
    expect(isSignedBy(address, 'Some data', signature)).toBe(false);
  });
});

describe('setPayoutDetails', () => {
  it('declares an account that is used 48 hours later, and notifies the client at once', async () => {
    const { items } = await test.expectOk('setPayoutDetails', { token: client.token, body: transfer });
    expect(items).toMatchObject([
      {
        method: 'rib',
        network: null,
        holder: 'Odile Carrel',
        account: iban,
        usable_from: '2026-03-04T09:00:00.000Z',
        is_usable: false,
        replaced_at: null,
      },
    ]);
    const mails = await test.deps.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, client.email))
      .orderBy(mailOutbox.createdAt, mailOutbox.id);
    expect(mails.at(-1)?.subject).toBe('Vos coordonnées de versement ont changé');
    expect(mails.at(-1)?.body).toContain('FR14 •••• 2606');
    expect(mails.at(-1)?.body).not.toContain(iban);
    const [line] = await test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'payout_details.declared'));
    expect(line?.actorId).toBe(client.userId);
    await comeBackAt('2026-03-04T09:00:00.000Z');
    expect((await read()).items.map(({ is_usable }) => is_usable)).toEqual([true]);
  });

  it('keeps the one before in use until the new one is usable, and both in its history', async () => {
    await declare(transfer);
    await comeBackAt('2026-03-05T09:00:00.000Z');
    await declare({ ...transfer, account: otherIban });
    expect(await used()).toMatchObject([{ account: iban }]);
    await comeBackAt('2026-03-07T09:00:00.000Z');
    expect(await used()).toMatchObject([{ account: otherIban }]);
    expect((await read()).items.map(({ replaced_at }) => replaced_at)).toEqual([
      null,
      '2026-03-05T09:00:00.000Z',
    ]);
  });

  it('never uses one that was replaced before it was usable', async () => {
    await declare(transfer);
    await comeBackAt('2026-03-05T09:00:00.000Z');
    await declare({ ...transfer, account: otherIban });
    await comeBackAt('2026-03-06T09:00:00.000Z');
    await declare({ ...transfer, account: thirdIban });
    await comeBackAt('2026-03-07T12:00:00.000Z');
    expect(await used()).toMatchObject([{ account: iban }]);
    await comeBackAt('2026-03-08T09:00:00.000Z');
    expect(await used()).toMatchObject([{ account: thirdIban }]);
  });

  it.each([
    [{ holder: ' ' }, 'holder', 'Merci d’indiquer le nom du titulaire.'],
    [{ account: 'FR00' }, 'account', 'Cet IBAN n’est pas valide.'],
    [{ bic: 'NOPE' }, 'bic', 'Ce BIC n’est pas valide.'],
  ])('refuses %j', async (change, field, message) => {
    const response = await declare({ ...transfer, ...change });
    expect([response.status, Object(response.body).errors]).toEqual([422, { [field]: [message] }]);
  });

  it('refuses one of our own accounts, or no change', async () => {
    expect(refusalOf(await declare({ ...transfer, account: 'FR7630006000011234567890189' }))).toEqual([
      422,
      'payouts.house_account',
    ]);
    expect((await read()).items).toEqual([]);
    await declare(transfer);
    expect(refusalOf(await declare(transfer))).toEqual([422, 'payouts.details_unchanged']);
    expect((await declare({ ...transfer, bic: 'AGRIFRPP' })).status).toBe(200);
  });

  it('accepts a wallet on Ethereum that signed the text of the day, or of the day before', async () => {
    const body = { ...transfer, method: 'crypto', network: 'ethereum', account: address };
    const textOf = (day: string, email = client.email) => walletProofText({ address, email, day });
    const refused = [
      await declare({ ...body, signature: personalSign(textOf('2026-02-28')) }),
      await declare({ ...body, signature: personalSign(textOf('2026-03-02', 'autre@exemple.fr')) }),
      await declare({ ...body, account: depositAddress.toLowerCase(), signature: '0x1' }),
    ];
    expect(refused.map(refusalOf)).toEqual([
      [422, 'payouts.wrong_signature'],
      [422, 'payouts.wrong_signature'],
      [422, 'payouts.house_account'],
    ]);
    const signature = personalSign(textOf('2026-03-01'));
    expect((await declare({ ...body, signature })).status).toBe(200);
    const [item] = (await read()).items;
    expect(item).toMatchObject({ method: 'crypto', network: 'ethereum', holder: 'Odile Carrel' });
    expect(item?.account.toLowerCase()).toBe(address);
  });

  it('accepts an address on Bitcoin only when the client’s money came from it, alone or with others', async () => {
    const body = { ...transfer, method: 'crypto', network: 'bitcoin', account: bitcoinWallet };
    expect(refusalOf(await declare(body))).toEqual([422, 'payouts.bitcoin_unproven']);
    const contractId = await givenContract(test, client, { status: 'signed' });
    await test.deps.db.insert(receipts).values({
      id: test.deps.ids.uuid(),
      account: 'wallet:bitcoin:3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
      externalId: 'hash',
      source: 'chain',
      state: 'attached',
      day: '2026-03-01',
      amount: '1',
      asset: 'BTC',
      payerAccount: `3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy,${bitcoinWallet}`,
      contractId,
      userId: client.userId,
      recordedAt: test.clock.now(),
    });
    expect((await declare(body)).status).toBe(200);
  });
});
