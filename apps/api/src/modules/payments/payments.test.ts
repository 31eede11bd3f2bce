import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, postings } from '../../db/schema/books.ts';
import { receipts } from '../../db/schema/cash.ts';
import { contracts, paymentProofs } from '../../db/schema/contracts.ts';
import { payments } from '../../db/schema/dealt-money.ts';
import { mailOutbox, parameters } from '../../db/schema/platform.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { historyOf } from '../../testing/history-of.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { countWaiting } from '../../testing/test-database.ts';
import {
  bitcoinWallet,
  givenContract,
  openMarket,
  racedStatuses,
  seedStrategies,
  stateOf,
  wallet,
} from '../contracts/contracts.fixture.ts';
import { lockMarket } from '../market-data/market-values.repository.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  ({ test, client } = await openMarket());
  admin = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
});
afterAll(() => test.close());

const as = (who: SignedIn, id: string) => ({ token: who.token, params: { id } });
const signed = (values: Parameters<typeof givenContract>[2] = {}) =>
  givenContract(test, client, { status: 'signed', ...values });
const signedCrypto = () => signed({ paymentMethod: 'crypto', currency: 'EURC', paymentOrigin: wallet });
const errorOf = (body: unknown): string => String(Object(body).error);
const eventsOf = async (contractId: string) => {
  const rows = await test.deps.db
    .select()
    .from(timelineEvents)
    .where(eq(timelineEvents.contractId, contractId));
  return rows.map(({ type, metadata }) => ({ type, metadata }));
};

const booked = async () => [
  await test.deps.db.$count(receipts),
  await test.deps.db.$count(orders),
  await test.deps.db.$count(postings),
];

const submit = (id: string, proof: object) =>
  test.call('submitPaymentProof', { ...as(client, id), body: { payment_proof: proof } });

const refusalOf = async (id: string, proof: object) => {
  const { status, body } = await submit(id, proof);
  return [status, status === 200 ? null : errorOf(body)];
};

async function poNumberOf(id: string): Promise<string | undefined> {
  const [row] = await test.deps.db.select().from(contracts).where(eq(contracts.id, id));
  return row?.poNumber;
}

describe('submitPaymentProof', () => {
  it('stores a transfer’s reference, writes the timeline, and can be changed until it is looked at', async () => {
    const id = await signed();
    await submit(id, { executed_on: '2026-02-27', reference: ' VIR-1 ' });
    const { signature } = await test.expectOk('submitPaymentProof', {
      ...as(client, id),
      body: { payment_proof: { executed_on: '2026-02-28', reference: 'VIR-2' } },
    });
    expect(signature.payment_status).toBe('proved');
    expect(signature.payment_proof).toMatchObject({
      reference: 'VIR-2',
      executed_on: '2026-02-28',
      txid: null,
    });
    expect(await eventsOf(id)).toContainEqual({
      type: 'payment_proof_submitted',
      metadata: { strategy_title: 'USDFY', payment_method: 'virement', executed_on: '2026-02-28' },
    });
  });

  it('does not find another client’s contract, even for a client with the administrator flag', async () => {
    const id = await signed();
    const flagged = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const body = { payment_proof: { executed_on: '2026-02-27', reference: 'VIR-1' } };
    const response = await test.call('submitPaymentProof', { ...as(flagged, id), body });
    expect(response.status).toBe(404);
    expect(await stateOf(test, id)).toEqual(['signed', 'waiting']);
  });

  it('ignores empty URLs and takes the first as hash when none is given', async () => {
    const id = await signedCrypto();
    const tx_urls = ['', '  ', 'https://etherscan.io/tx/0x1', 'https://etherscan.io/tx/0x2'];
    await submit(id, { executed_on: '2026-02-27', wallet_address: wallet, tx_urls });
    const [proof] = await test.deps.db.select().from(paymentProofs).where(eq(paymentProofs.contractId, id));
    expect(proof).toMatchObject({
      txid: 'https://etherscan.io/tx/0x1',
      txUrls: tx_urls.slice(2),
      reference: null,
    });
  });

  it.each([
    ['rib', { executed_on: '2026-02-27' }, 'Merci d’indiquer la référence de votre virement.'],
    ['rib', { reference: 'VIR' }, 'Merci de sélectionner la date d’exécution.'],
    ['rib', { reference: 'VIR', executed_on: '2026-02-30' }, 'Merci de sélectionner la date d’exécution.'],
    [
      'rib',
      { reference: 'VIR', executed_on: '2026-03-03' },
      'La date d’exécution ne peut pas être dans le futur.',
    ],
    ['crypto', { executed_on: '2026-02-27', txid: '0x1' }, 'Merci de renseigner l’adresse d’origine.'],
    [
      'crypto',
      { executed_on: '2026-02-27', wallet_address: wallet, tx_urls: [''] },
      'Merci de renseigner au moins une transaction.',
    ],
    [
      'crypto',
      { executed_on: '2026-02-27', wallet_address: bitcoinWallet, txid: '0x1' },
      'L’adresse d’origine des fonds est incorrecte.',
    ],
    [
      'crypto',
      { executed_on: '2026-02-27', wallet_address: wallet, tx_urls: ['javascript:alert(1)'] },
      'Le lien d’une transaction doit commencer par https://.',
    ],
  ] as const)('refuses for %s %o', async (method, proof, message) => {
    const id = method === 'rib' ? await signed() : await signedCrypto();
    const response = await submit(id, proof);
    expect([response.status, errorOf(response.body)]).toEqual([422, message]);
    expect(await stateOf(test, id)).toEqual(['signed', 'waiting']);
  });

  const hash = 'ab'.repeat(32);
  const sent = { executed_on: '2026-02-27', wallet_address: wallet, txid: `0x${hash}` };

  it('refuses a day before the signature, counted in Paris', async () => {
    const id = await signed({ signedAt: new Date('2026-02-26T23:30:00Z') });
    const message = 'La date d’exécution ne peut pas précéder la signature du contrat.';
    expect(await refusalOf(id, { reference: 'VIR', executed_on: '2026-02-26' })).toEqual([422, message]);
    expect(await refusalOf(id, { reference: 'VIR', executed_on: '2026-02-27' })).toEqual([200, null]);
  });

  it('refuses a deposit address of ours as origin, whichever strategy it is of', async () => {
    const address = '0xde709f2102306220921060314715629080e2fb77';
    await test.deps.db
      .update(strategies)
      .set({ status: 'suspended', cryptoInputs: [{ symbol: 'ETH', blockchain: 'Ethereum', address }] })
      .where(eq(strategies.id, 'hidden'));
    const message = 'Cette adresse est l’une des nôtres\u00a0: indiquez celle d’où partent les fonds.';
    expect(await refusalOf(await signedCrypto(), { ...sent, wallet_address: address })).toEqual([
      422,
      message,
    ]);
  });

  it('refuses a transaction declared for another contract, however it is typed, until that proof is refused', async () => {
    const [first, second] = [await signedCrypto(), await signedCrypto()];
    const message = 'Cette transaction est déjà déclarée pour un autre contrat.';
    expect(await refusalOf(first, sent)).toEqual([200, null]);
    expect(await refusalOf(first, { ...sent, txid: hash })).toEqual([200, null]);
    const links = { ...sent, txid: '', tx_urls: [`https://etherscan.io/tx/0x${hash.toUpperCase()}`] };
    expect(await refusalOf(second, sent)).toEqual([422, message]);
    expect(await refusalOf(second, links)).toEqual([422, message]);
    const body = { reason: 'wrong_network', message: '' };
    await test.expectOk('refuseProof', { ...as(admin, first), body });
    expect(await refusalOf(second, links)).toEqual([200, null]);
    expect(await refusalOf(first, sent)).toEqual([422, message]);
  });

  it('declares a transaction once, whatever races', async () => {
    const [first, second] = [await signedCrypto(), await signedCrypto()];
    const txid = 'ef'.repeat(32);
    const raced = await Promise.all([submit(first, { ...sent, txid }), submit(second, { ...sent, txid })]);
    expect(racedStatuses(raced)).toEqual([200, 422]);
  });

  it('refuses to touch a paid payment, with the words of the specification', async () => {
    const id = await signed({ paymentStatus: 'paid' });
    const response = await submit(id, { executed_on: '2026-02-27', reference: 'VIR' });
    expect([response.status, errorOf(response.body)]).toEqual([409, 'Ce paiement est déjà validé.']);
  });
});

describe('validatePayment', () => {
  const receipt = { amount: '10000', value_date: '2026-01-02', reference: 'VIR-88120', reason: 'Accepté' };
  /** A reference pays once: each contract has its own. */
  const receiptOf = (id: string) => ({ ...receipt, reference: `VIR-${id}` });
  const validate = (id: string, body: object = receiptOf(id)) =>
    test.call('validatePayment', { ...as(admin, id), body });

  it('records gross, fees, net and units exactly, as the worked example gives them', async () => {
    const id = await signedCrypto();
    const { contract } = await test.expectOk('validatePayment', { ...as(admin, id), body: receipt });
    expect([contract.payment_status, contract.payment_recorded_at]).toEqual(['paid', '2026-01-02']);
    const [row] = await test.deps.db.select().from(payments).where(eq(payments.contractId, id));
    expect(row).toMatchObject({
      amount: '10000',
      subscriptionFeePercent: '0.1',
      fxFeePercent: '0.5',
      subscriptionFee: '10',
      fxFee: '49.95',
      netAmount: '9940.05',
      // 9 940.05 × 1.25 / 101
      netReferenceAmount: '12425.0625',
      units: '123.020420792079',
      nav: '101',
      navDate: '2026-01-02',
      valueDate: '2026-01-02',
      recordedBy: admin.userId,
    });
    const history = await historyOf(test, admin, { kind: 'contract', id });
    const actions = history.map(({ action }) => action);
    expect(actions).toEqual(['subscription.executed', 'payment.paid']);
    expect(history[1]).toMatchObject({ actor: 'Inès Garnier' });
    expect(history[1]?.reason).toContain('VIR-88120');
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['payment_status_paid']);
  });

  it('keeps the fees of an order that was placed when the parameters change later', async () => {
    const id = await signed();
    await validate(id);
    await test.deps.db
      .update(parameters)
      .set({ value: '2' })
      .where(eq(parameters.key, 'FOOTER_SUBSCRIPTION_FEE'));
    const later = await signed();
    await validate(later);
    await test.deps.db
      .update(parameters)
      .set({ value: '0.1' })
      .where(eq(parameters.key, 'FOOTER_SUBSCRIPTION_FEE'));
    const feeOf = async (contractId: string) =>
      (await test.deps.db.select().from(payments).where(eq(payments.contractId, contractId)))[0]
        ?.subscriptionFee;
    expect([await feeOf(id), await feeOf(later)]).toEqual(['10', '200']);
  });

  it('accepts money before any VL or rate: paid, its fees known, not yet invested', async () => {
    const bare = await createTestApp();
    await seedStrategies(bare);
    const owner = await signIn(bare, 'client');
    const staff = await signIn(bare, 'admin_yield');
    const id = await givenContract(bare, owner, { status: 'signed' });
    const { contract } = await bare.expectOk('validatePayment', { ...as(staff, id), body: receipt });
    expect(contract).toMatchObject({
      payment_status: 'paid',
      total_invested_amount: '9940.05',
      total_amount: null,
    });
    const [row] = await bare.deps.db.select().from(payments);
    expect(row).toMatchObject({ fxFee: '49.95', units: null, netReferenceAmount: null });
    await bare.close();
  });

  it.each([
    [{ ...receipt, amount: '0' }, 'Le montant reçu doit être supérieur à 0.'],
    [{ ...receipt, amount: '-5' }, 'Le montant reçu doit être supérieur à 0.'],
    [{ ...receipt, amount: '10.001' }, 'Le montant ne doit pas avoir plus de 2 décimales.'],
    [
      { ...receipt, amount: '1000000001' },
      'Le montant doit être au maximum de 1\u202f000\u202f000\u202f000,00\u00a0€.',
    ],
    [{ ...receipt, value_date: '2026-02-30' }, 'Merci de sélectionner la date de valeur.'],
    [{ ...receipt, value_date: '2026-03-03' }, 'La date de valeur ne peut pas être dans le futur.'],
    [{ ...receipt, reference: '  ' }, 'Merci d’indiquer la référence du paiement.'],
  ])('refuses %o', async (body, message) => {
    const id = await signed();
    const before = await booked();
    const response = await validate(id, body);
    expect([response.status, errorOf(response.body)]).toEqual([422, message]);
    expect(await booked()).toEqual(before);
    expect(await stateOf(test, id)).toEqual(['signed', 'waiting']);
  });

  it('refuses a reference that has paid another contract', async () => {
    const [first, second] = [await signed(), await signed()];
    await test.expectOk('validatePayment', { ...as(admin, first), body: receiptOf(first) });
    const before = await booked();
    const response = await validate(second, receiptOf(first));
    expect([response.status, errorOf(response.body)]).toEqual([
      422,
      `Déjà utilisée par ${await poNumberOf(first)}\u00a0: une référence ne paie pas deux fois.`,
    ]);
    expect(await booked()).toEqual(before);
    expect(await stateOf(test, second)).toEqual(['signed', 'waiting']);
  });

  it('takes for today, as a proof does, the day in Paris', async () => {
    test.clock.set('2026-03-02T23:30:00.000Z');
    const [owner, staff] = [await signIn(test, 'client'), await signIn(test, 'super_admin')];
    const id = await givenContract(test, owner, { status: 'signed' });
    const payment_proof = { executed_on: '2026-03-03', reference: 'VIR-1' };
    await test.expectOk('submitPaymentProof', { ...as(owner, id), body: { payment_proof } });
    await test.expectOk('validatePayment', {
      ...as(staff, id),
      body: { ...receiptOf(id), value_date: '2026-03-03' },
    });
    test.clock.set('2026-03-02T09:00:00.000Z');
  });

  it('pays once, whatever races: two administrators, or the client closing at that moment', async () => {
    const id = await signed();
    const twice = await Promise.all([validate(id), validate(id)]);
    expect(racedStatuses(twice)).toEqual([200, 409]);
    expect(await test.deps.db.$count(payments, eq(payments.contractId, id))).toBe(1);

    const other = await signed();
    const [paid, closed] = await Promise.all([
      validate(other),
      test.call('closeContract', as(client, other)),
    ]);
    const expected = paid.status === 200 ? ['closed', 'paid'] : ['closed', 'canceled'];
    expect(closed.status).toBe(200);
    expect(await stateOf(test, other)).toEqual(expected);
  });

  it.each([
    ['validatePayment', (id: string) => validate(id)],
    ['closeContract', (id: string) => test.call('closeContract', as(client, id))],
    ['renounceContract', (id: string) => test.call('renounceContract', as(client, id))],
  ])('waits for a publication before it locks the contract: %s', async (_operation, move) => {
    const id = await signed({ renounceUntil: '2026-03-31' });
    const { db } = test.deps;
    let moving: ReturnType<typeof move> | undefined;
    await db.transaction(async (publication) => {
      await lockMarket(publication);
      moving = move(id);
      await expect.poll(() => countWaiting(db)).toBe(1);
      await db.execute(sql`select 1 from contracts where id = ${id} for update nowait`);
    });
    expect((await moving)?.status).toBe(200);
  });

  it('returns the first result to a repeated key', async () => {
    const id = await signed();
    const options = {
      ...as(admin, id),
      body: receiptOf(id),
      headers: { 'idempotency-key': 'paiement-repete' },
    };
    const first = await test.call('validatePayment', options);
    const second = await test.call('validatePayment', options);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
  });
});

describe('refuseProof', () => {
  it('makes the payment wait again, emails the client why, until they send another proof', async () => {
    const id = await signed();
    const proof = { payment_proof: { executed_on: '2026-02-27', reference: 'VIR' } };
    await test.expectOk('submitPaymentProof', { ...as(client, id), body: proof });
    const body = { reason: 'unreadable', message: 'Le document est flou.' };
    const { contract } = await test.expectOk('refuseProof', { ...as(admin, id), body });
    expect(contract.payment_status).toBe('waiting');
    expect(contract.proof_refusal).toBe('Preuve illisible\u00a0: Le document est flou.');
    const mails = await test.deps.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, client.email))
      .orderBy(mailOutbox.createdAt, mailOutbox.id);
    expect(mails.map(({ body: text }) => text).join('\n')).toContain('Le document est flou.');
    const again = await test.expectOk('submitPaymentProof', { ...as(client, id), body: proof });
    expect(again.signature.proof_refusal).toBeNull();
    const [row] = await test.deps.db.select().from(paymentProofs).where(eq(paymentProofs.contractId, id));
    expect(row).toMatchObject({ refusedAt: null, refusalReason: null, refusalMessage: null });
  });
});

describe('startPaymentCheck', () => {
  it('writes the timeline, the trail and the client’s mail', async () => {
    const id = await signed({ paymentStatus: 'proved' });
    const { contract } = await test.expectOk('startPaymentCheck', as(admin, id));
    const history = await historyOf(test, admin, { kind: 'contract', id });
    expect(contract.payment_status).toBe('checking');
    expect(history.map(({ action }) => action)).toEqual(['payment.checking']);
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['payment_status_checking']);
  });
});
