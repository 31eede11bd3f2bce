import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalEntries, orders, postings } from '../../db/schema/books.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket, racedStatuses, stateOf, wallet } from '../contracts/contracts.fixture.ts';
import { bankAccount, givenReceipt, walletAccount } from './receipts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  ({ test, client } = await openMarket());
  admin = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
  second = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

type Values = Parameters<typeof givenContract>[2];
const signed = (values: Values = {}) =>
  givenContract(test, client, { status: 'signed', createdAt: new Date('2026-01-02T09:00:00Z'), ...values });
const signedCrypto = (values: Values = {}) =>
  signed({ paymentMethod: 'crypto', currency: 'EURC', paymentOrigin: wallet, amount: '10000', ...values });
const received = (values: Parameters<typeof givenReceipt>[2] = {}) => givenReceipt(test, admin, values);
const receivedEurc = (amount: string, values: Parameters<typeof givenReceipt>[2] = {}) =>
  received({ account: walletAccount, currency: 'EURC', amount, payer_account: wallet, ...values });
const attach = (id: string, contractId: string, body: object = {}, who = admin) =>
  test.call('attachReceipt', {
    token: who.token,
    params: { id },
    body: { contract_id: contractId, ...body },
  });
const read = (id: string) => test.expectOk('getReceipt', { token: admin.token, params: { id } });
const ownerOf = async (id: string) =>
  (await test.deps.db.select().from(receipts).where(eq(receipts.id, id)))[0]?.userId;
const errorOf = (body: unknown): string => String(Object(body).error);
const numberOf = async (id: string) => {
  const [row] = await test.deps.db.select().from(contracts).where(eq(contracts.id, id));
  return row?.poNumber ?? '';
};
const orderOf = async (contractId: string) => {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.contractId, contractId));
  return row;
};
/** What an account holds, in each asset. */
const balancesOf = async (account: string) => {
  const rows = await test.deps.db.select().from(postings).where(eq(postings.account, account));
  return rows.map(({ asset, amount }) => `${amount} ${asset}`);
};

const mailsOf = (kind: string) =>
  test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.kind, kind))
    .orderBy(mailOutbox.createdAt, mailOutbox.id);
const booked = async () => [
  await test.deps.db.$count(receipts),
  await test.deps.db.$count(orders),
  await test.deps.db.$count(postings),
];

const attachedLike = (q: string) =>
  test.expectOk('listReceipts', { token: admin.token, query: { tab: 'attached', q } });
const detach = (id: string, reason = 'Mauvais contrat') =>
  test.call('detachReceipt', { token: admin.token, params: { id }, body: { reason } });
const leave = (id: string, reason = 'Contrat annulé') =>
  test.call('leaveUnmatched', { token: admin.token, params: { id }, body: { reason } });
const recordBalance = (body: object) =>
  test.call('recordBalance', {
    token: admin.token,
    body: { account: walletAccount, currency: 'USDC', day: '2026-01-05', balance: '500', ...body },
  });

describe('typeReceipt', () => {
  it('keeps the line as it was received and books it, without a purpose yet', async () => {
    const id = await received({ reference: 'VIR-TYPED', amount: '1200.50' });
    const { receipt, entries } = await read(id);
    expect(receipt).toMatchObject({
      state: 'open',
      source: 'typed',
      account: bankAccount,
      amount: '1200.5',
      reason: 'Relevé reçu sur papier',
    });
    expect(entries.map(({ kind }) => kind)).toEqual(['receipt']);
  });

  it('refuses a reference that the account has already', async () => {
    await received({ reference: 'VIR-TWICE' });
    const body = {
      account: bankAccount,
      day: '2026-01-02',
      amount: '15000',
      currency: 'EURO',
      payer_name: 'Camille Moreau',
      reference: ' VIR-TWICE ',
      reason: 'Oubli',
    };
    const response = await test.call('typeReceipt', { token: admin.token, body });
    expect([response.status, errorOf(response.body)]).toEqual([
      422,
      'Cette référence a déjà été enregistrée pour ce compte\u00a0: elle ne peut pas payer deux fois.',
    ]);
  });

  it.each([
    [{ account: 'bank:FR7612345' }, 'Ce compte n’est pas l’un de nos comptes.'],
    [{ currency: 'EURC' }, 'Ce compte ne reçoit pas cette devise.'],
    [{ amount: '0' }, 'Le montant reçu doit être supérieur à 0.'],
    [{ amount: '1.001' }, 'Le montant ne doit pas avoir plus de 2 décimales.'],
    [{ day: '2030-01-01' }, 'La date de valeur ne peut pas être dans le futur.'],
    [{ payer_name: ' ' }, 'Merci d’indiquer qui a payé.'],
    [{ reason: ' ' }, 'Merci d’indiquer pourquoi cet encaissement est saisi à la main.'],
  ])('refuses %o', async (change, message) => {
    const body = {
      account: bankAccount,
      day: '2026-01-02',
      amount: '1',
      currency: 'EURO',
      payer_name: 'C',
      reference: 'VIR-BAD',
      reason: 'R',
      ...change,
    };
    const before = await booked();
    const response = await test.call('typeReceipt', { token: admin.token, body });
    expect([response.status, errorOf(response.body)]).toEqual([422, message]);
    expect(await booked()).toEqual(before);
  });
});

describe('listReceipts and getReceipt', () => {
  it('[A39] propose the contract that the wording names, with certainty and reasons', async () => {
    const contractId = await signed();
    const id = await received({ reference: `virement ${(await numberOf(contractId)).replaceAll('-', ' ')}` });
    const { receipt, proposals } = await read(id);
    expect(receipt.proposal?.certainty).toBe('certain');
    expect(proposals[0]).toMatchObject({
      contract: { id: contractId, client: 'Camille Moreau', product: 'USDFY' },
      reasons: {
        reference: 'po_number',
        gap: { kind: 'within', difference: '0' },
        payer: 'holder',
        expectation: 'awaited',
      },
    });
    const { items, counts } = await test.expectOk('listReceipts', {
      token: admin.token,
      query: { tab: 'proposed', page_size: '200' },
    });
    expect(items.map((item) => item.id)).toContain(id);
    expect(counts.proposed).toBe(items.length);
  });

  it('find a receipt by the number of its contract, and none by another', async () => {
    const contractId = await signed();
    const id = await received();
    await attach(id, contractId);
    expect((await attachedLike(await numberOf(contractId))).items.map((item) => item.id)).toEqual([id]);
    expect((await attachedLike('PO-1999-0001')).items).toEqual([]);
  });

  it('do not find what is not there', async () => {
    const params = { id: '00000000-0000-4000-8000-00000000ffff' };
    expect((await test.call('getReceipt', { token: admin.token, params })).status).toBe(404);
    const body = { contract_id: params.id };
    expect((await test.call('attachReceipt', { token: admin.token, params, body })).status).toBe(404);
  });
});

describe('attachReceipt', () => {
  it('pays a contract whose money is whole, on the value date of the receipt', async () => {
    const contractId = await signed();
    const id = await received({ day: '2026-01-03' });
    const response = await attach(id, contractId);
    expect(response.status).toBe(200);
    expect(await stateOf(test, contractId)).toEqual(['signed', 'paid']);
    expect(await orderOf(contractId)).toMatchObject({ amount: '15000', orderDay: '2026-01-03' });
    const { receipt, entries } = await read(id);
    expect([receipt.state, receipt.contract?.id]).toEqual(['attached', contractId]);
    // Its personal data are exported and erased with those of the client.
    expect(await ownerOf(id)).toBe(client.userId);
    expect(entries.map(({ kind }) => kind)).toEqual(['receipt', 'match']);
  });

  it('waits for the rest of a crypto payment that is short by 0.8 %, then runs on what was accepted', async () => {
    const contractId = await signedCrypto();
    const id = await receivedEurc('9920');
    expect((await attach(id, contractId)).status).toBe(200);
    expect(await stateOf(test, contractId)).toEqual(['signed', 'checking']);
    expect(await orderOf(contractId)).toBeUndefined();
    const accept = (reason: string) =>
      test.call('acceptReceivedAmount', { token: admin.token, params: { id: contractId }, body: { reason } });
    expect((await accept(' ')).status).toBe(422);
    const { gap } = await test.expectOk('listContractReceipts', {
      token: admin.token,
      params: { id: contractId },
    });
    expect(gap).toEqual({ kind: 'short', difference: '-80', percent: '-0.8' });
    expect((await accept('Frais de réseau déduits de l’envoi')).status).toBe(200);
    expect(await stateOf(test, contractId)).toEqual(['signed', 'paid']);
    expect((await orderOf(contractId))?.amount).toBe('9920');
  });

  it('accepts a short amount at once, with a reason', async () => {
    const contractId = await signedCrypto();
    const id = await receivedEurc('9920');
    const refused = await attach(id, contractId, { short: 'accept' });
    expect([refused.status, errorOf(refused.body)]).toEqual([
      422,
      'Indiquez pourquoi ce montant est accepté.',
    ]);
    expect((await attach(id, contractId, { short: 'accept', reason: 'Frais de réseau' })).status).toBe(200);
    expect(await stateOf(test, contractId)).toEqual(['signed', 'paid']);
  });

  it('is paid in two parts, on the day of the last', async () => {
    const contractId = await signed();
    const first = await received({ amount: '9000', day: '2026-01-02' });
    const last = await received({ amount: '6000', day: '2026-01-04' });
    const before = (await mailsOf('paymentShort')).length;
    await attach(first, contractId);
    expect(await stateOf(test, contractId)).toEqual(['signed', 'checking']);
    expect(await mailsOf('paymentShort')).toHaveLength(before + 1);
    await attach(last, contractId);
    expect(await stateOf(test, contractId)).toEqual(['signed', 'paid']);
    expect(await orderOf(contractId)).toMatchObject({ amount: '15000', orderDay: '2026-01-04' });
    expect(await mailsOf('paymentShort')).toHaveLength(before + 1);
  });

  it('invests no more than was signed: the rest is owed to its sender', async () => {
    const contractId = await signed();
    await attach(await received({ amount: '15350' }), contractId);
    expect((await orderOf(contractId))?.amount).toBe('15000');
    const owed = await test.deps.db.select().from(payouts).where(eq(payouts.contractId, contractId));
    expect(owed).toMatchObject([{ kind: 'overpayment', amount: '350', asset: 'EURO', state: 'to_prepare' }]);
  });

  it('does not pay a contract twice', async () => {
    const contractId = await signed();
    await attach(await received(), contractId);
    const again = await attach(await received(), contractId);
    expect([again.status, errorOf(again.body)]).toEqual([409, 'Ce contrat est déjà payé.']);
  });

  it('refuses money that comes from another payer without a reason', async () => {
    const contractId = await signed();
    const id = await received({ payer_name: 'Julien Perrot' });
    const refused = await attach(id, contractId);
    expect([refused.status, errorOf(refused.body)]).toEqual([
      422,
      'Payé par Julien Perrot, et non par le titulaire\u00a0: indiquez un motif, ou laissez l’encaissement non rattaché.',
    ]);
    expect(await stateOf(test, contractId)).toEqual(['signed', 'waiting']);
    expect((await attach(id, contractId, { reason: 'Compte joint, justificatif reçu' })).status).toBe(200);
  });

  it('refuses coins of another address than the declared one without a reason', async () => {
    const contractId = await signedCrypto();
    for (const payer_name of ['inconnu', 'Camille Moreau']) {
      const id = await receivedEurc('10000', { payer_name, payer_account: `0x${'1'.repeat(40)}` });
      expect((await attach(id, contractId)).status).toBe(422);
    }
  });

  it('pays a contract late, and explains money from long before it', async () => {
    const late = await signed({ createdAt: new Date('2025-10-01T09:00:00Z') });
    expect((await attach(await received({ day: '2026-01-04' }), late)).status).toBe(200);
    const contractId = await signed();
    const id = await received({ day: '2025-11-20' });
    const refused = await attach(id, contractId);
    expect([refused.status, errorOf(refused.body)]).toEqual([
      422,
      'Cet encaissement précède le contrat de plus de 30 jours\u00a0: indiquez un motif.',
    ]);
  });

  it.each<[string, Values, string]>([
    [
      'ended',
      { status: 'canceled', paymentStatus: 'canceled' },
      'Ce contrat est terminé\u00a0: l’argent reçu ne peut pas le payer. Laissez l’encaissement non rattaché pour le rendre à son payeur.',
    ],
    ['not signed', { status: 'pending' }, 'Ce contrat n’est pas encore signé.'],
    [
      'in another currency',
      { paymentMethod: 'crypto', currency: 'EURC' },
      'Ce contrat attend un paiement en EURC\u00a0: cet encaissement ne peut pas le payer.',
    ],
  ])('never pays a contract that is %s', async (_what, values, message) => {
    const contractId = await signed(values);
    const before = await stateOf(test, contractId);
    const id = await received();
    const response = await attach(id, contractId);
    expect([response.status, errorOf(response.body)]).toEqual([409, message]);
    expect(await stateOf(test, contractId)).toEqual(before);
    expect((await read(id)).receipt.state).toBe('open');
  });

  it('gives a receipt to one of two contracts, when two administrators attach it at once', async () => {
    const [one, other] = [await signed(), await signed()];
    const id = await received();
    const responses = await Promise.all([attach(id, one), attach(id, other, {}, second)]);
    expect(racedStatuses(responses)).toEqual([200, 409]);
    const paid = [await stateOf(test, one), await stateOf(test, other)].filter(
      ([, state]) => state === 'paid',
    );
    expect(paid).toHaveLength(1);
  });
});

describe('detachReceipt', () => {
  it('reverses the entry of a receipt whose contract is not paid, which may pay another', async () => {
    const [wrong, right] = [await signed({ amount: '30000' }), await signed()];
    const id = await received();
    await attach(id, wrong);
    expect((await detach(id)).status).toBe(200);
    expect(await ownerOf(id)).toBeNull();
    expect(await balancesOf(`waiting:${wrong}`)).toEqual(['-15000 EUR', '15000 EUR']);
    expect((await attach(id, right)).status).toBe(200);
    const { receipt, entries } = await read(id);
    expect(receipt.contract?.id).toBe(right);
    expect(entries.map(({ kind }) => kind)).toEqual(['receipt', 'match', 'reversal', 'match']);
  });

  it('is refused once the contract is paid, of a receipt that is attached to none, and without a reason', async () => {
    const id = await received();
    expect((await detach(id)).status).toBe(409);
    await attach(id, await signed());
    expect((await detach(id, ' ')).status).toBe(422);
    const response = await detach(id);
    expect([response.status, Object(response.body).code]).toEqual([409, 'receipts.already_paid']);
  });
});

it('keeps what staff write of a receipt out of the journal, which nothing erases', async () => {
  const [detached, left] = [await received({ amount: '2100' }), await received({ amount: '2200' })];
  await attach(detached, await signed());
  await detach(detached, 'Payé par Mme Perrot, sa mère');
  await leave(left, 'Payé par Mme Perrot, sa mère');
  const named = eq(journalEntries.reason, 'Payé par Mme Perrot, sa mère');
  expect(await test.deps.db.$count(journalEntries, named)).toBe(0);
});

describe('leaveUnmatched', () => {
  it('owes the money to its sender, once', async () => {
    const id = await received({ amount: '2000' });
    expect((await leave(id)).status).toBe(200);
    const owed = await test.deps.db.select().from(payouts).where(eq(payouts.receiptId, id));
    expect(owed).toMatchObject([{ kind: 'unmatched', amount: '2000', asset: 'EURO', state: 'to_prepare' }]);
    expect(await balancesOf(`payable:${owed[0]?.id ?? ''}`)).toEqual(['-2000 EUR']);
    expect((await leave(id)).status).toBe(409);
    const attached = await attach(id, await signed());
    expect([attached.status, Object(attached.body).code]).toEqual([409, 'receipts.left_unmatched']);
  });

  it('needs a reason', async () => {
    expect((await leave(await received(), ' ')).status).toBe(422);
  });
});

describe('getReconciliation', () => {
  it('puts the last statement of each account beside its books, with the lines that may explain a gap', async () => {
    await received({
      account: walletAccount,
      currency: 'USDC',
      amount: '520',
      day: '2026-01-04',
      payer_name: 'Explained',
    });
    await recordBalance({ day: '2026-01-01', balance: '0' });
    await recordBalance({});
    const { accounts } = await test.expectOk('getReconciliation', { token: admin.token });
    expect(accounts.find(({ currency }) => currency === 'USDC')).toMatchObject({
      account: walletAccount,
      label: 'USDFY',
      books: '520',
      statement: { day: '2026-01-05', balance: '500', books: '520' },
      difference: '-20',
      lines: [{ kind: 'receipt', amount: '520', label: 'Explained', day: '2026-01-04' }],
    });
    const bank = accounts.find(({ account }) => account === bankAccount);
    expect([bank?.statement, bank?.difference]).toEqual([null, null]);
  });

  it.each([
    [{ account: 'wallet:ethereum:0x1' }, 'Ce compte n’est pas l’un de nos comptes.'],
    [{ day: '2030-01-01' }, 'Merci de choisir le jour du solde, aujourd’hui au plus tard.'],
  ])('refuses the balance %o', async (change, message) => {
    const response = await recordBalance(change);
    expect([response.status, errorOf(response.body)]).toEqual([422, message]);
  });
});
