import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { postings } from '../../db/schema/books.ts';
import { payoutDetails, payouts, receipts } from '../../db/schema/cash.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { historyOf } from '../../testing/history-of.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { bitcoinWallet, givenContract, racedStatuses } from '../contracts/contracts.fixture.ts';
import {
  fromReceipt,
  houseIban,
  iban,
  nextReference,
  paid,
  refusalOf,
  usePayouts,
} from './payouts.fixture.ts';

const { people, call, approve, requestOf, givenApproved, givenClosing, givenPrepared, rowOf, sendFrom } =
  usePayouts();

describe('a closing', () => {
  it('goes from owed to paid: prepared, approved by a second person, executed, and booked', async () => {
    const id = await givenClosing();
    await sendFrom(id);
    const prepared = await people.test.expectOk('preparePayout', {
      token: people.maker.token,
      params: { id: id },
      body: { source: 'receipt' },
    });
    expect(prepared.payout).toMatchObject({
      kind: 'closing',
      state: 'to_approve',
      product: 'USDFY',
      due_by: '2026-01-09',
      beneficiary: { source: 'receipt', name: 'Mme Odile Carrel', account: iban, network: null },
    });
    expect(prepared.pending_change).toMatchObject({ kind: 'payout.approve', maker: 'Inès Garnier' });
    expect((await approve(id)).status).toBe(200);
    const body = { executed_on: '2026-01-03', reference: ' VIR-PAYE ' };
    const { payout, entries } = await people.test.expectOk('executePayout', {
      token: people.maker.token,
      params: { id: id },
      body,
    });
    expect(payout).toMatchObject({ state: 'executed', executed_on: '2026-01-03', reference: 'VIR-PAYE' });
    expect(entries.map(({ kind }) => kind)).toEqual(['deal-out', 'payout']);
    expect(
      entries.at(-1)?.postings.map(({ account, asset, amount: booked }) => [account.account, asset, booked]),
    ).toEqual([
      [`payable:${id}`, 'EUR', payout.amount],
      [`bank:${houseIban}`, 'EUR', `-${payout.amount}`],
    ]);
    const history = await historyOf(people.test, people.maker, { kind: 'payout', id });
    expect(history.map(({ action, actor }) => [action, actor])).toEqual([
      ['payout.executed', 'Inès Garnier'],
      ['payout.approved', 'Marc Duval'],
      ['change.requested', 'Inès Garnier'],
      ['payout.prepared', 'Inès Garnier'],
    ]);
    const owed = await people.test.deps.db
      .select({ sum: sql<string>`sum(${postings.amount})::text` })
      .from(postings)
      .where(eq(postings.account, `payable:${id}`));
    expect(Number(owed[0]?.sum)).toBe(0);
  });

  it('is reported to the client when it is paid: by email, in the timeline, and on the contract', async () => {
    const id = await givenApproved();
    const reference = nextReference();
    const executed = await call('executePayout', id, { executed_on: '2026-01-03', reference });
    expect(executed.status).toBe(200);
    const mails = await mailsTo(people.test, people.client.email);
    expect(mails.at(-1)?.subject).toMatch(/^Votre versement de .+ est exécuté$/);
    expect(mails.at(-1)?.body).toContain('FR14 •••• 2606');
    expect(mails.at(-1)?.body).not.toContain(iban);
    const row = await rowOf(id);
    const events = await people.test.deps.db
      .select()
      .from(timelineEvents)
      .where(eq(timelineEvents.contractId, row.contractId ?? ''));
    expect(events.map(({ metadata }) => metadata.note ?? '').join()).toContain(`référence ${reference}`);
    const { signatures } = await people.test.expectOk('listContracts', { token: people.client.token });
    expect(signatures.find((contract) => contract.id === row.contractId)?.payouts).toMatchObject([
      { kind: 'closing', state: 'executed', executed_on: '2026-01-03', reference },
    ]);
  });

  it('shows its order, its receipt and who may be paid', async () => {
    const id = await givenClosing();
    await sendFrom(id);
    const detail = await people.test.expectOk('getPayout', { token: people.maker.token, params: { id: id } });
    expect(detail.order).toMatchObject({
      order_day: '2026-01-04',
      dealing_day: '2026-01-04',
      nav: '102',
    });
    expect(detail.receipt).toMatchObject({ amount: '10000.00', payer_account: iban });
    expect(detail.known_beneficiaries).toMatchObject([
      { beneficiary: { source: 'receipt', account: iban }, is_usable: true },
    ]);
    expect(detail.payout.exit_fee).toBe(detail.order && Number(detail.order.fees).toFixed(2));
  });
});

describe('a payout of Bitcoin that several addresses paid for', () => {
  it.each([
    [bitcoinWallet, [bitcoinWallet]],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', []],
  ])('may be sent to %s only if it is one of them', async (paymentOrigin, accounts) => {
    const { test, client, maker } = people;
    const values = { strategyId: 'btcfy', currency: 'BTC', paymentMethod: 'crypto' } as const;
    const contractId = await givenContract(test, client, { status: 'closed', ...values, paymentOrigin });
    const [id, receiptId] = [test.deps.ids.uuid(), test.deps.ids.uuid()];
    const asset = { amount: '1', asset: 'BTC', contractId, userId: client.userId };
    await test.deps.db.insert(receipts).values({
      ...asset,
      id: receiptId,
      account: 'wallet:bitcoin:3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
      externalId: nextReference(),
      source: 'chain',
      state: 'attached',
      day: '2026-01-02',
      payerAccount: `3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy,${bitcoinWallet}`,
      recordedAt: test.clock.now(),
    });
    const owed = { kind: 'renunciation', state: 'to_prepare', requestedAt: test.clock.now() } as const;
    await test.deps.db.insert(payouts).values({ id, ...asset, ...owed });
    const { known_beneficiaries } = await test.expectOk('getPayout', { token: maker.token, params: { id } });
    expect(known_beneficiaries.map(({ beneficiary }) => beneficiary.account)).toEqual(accounts);
  });
});

describe('preparePayout', () => {
  it('refuses the sender’s account when it is not known, not valid, or one of ours', async () => {
    const id = await givenClosing();
    expect(refusalOf(await call('preparePayout', id, fromReceipt))).toEqual([
      422,
      'payouts.no_receipt_account',
    ]);
    await sendFrom(id, 'FR00 0000');
    expect(refusalOf(await call('preparePayout', id, fromReceipt))).toEqual([
      422,
      'payouts.no_receipt_account',
    ]);
    await sendFrom(id, houseIban);
    expect(refusalOf(await call('preparePayout', id, fromReceipt))).toEqual([422, 'payouts.house_account']);
    expect(refusalOf(await call('preparePayout', id, { source: 'declared' }))).toEqual([
      422,
      'payouts.no_declared_account',
    ]);
    expect((await rowOf(id)).state).toBe('to_prepare');
  });

  it('takes what the client declared once it is usable', async () => {
    const { db, clock, ids } = people.test.deps;
    const owner = await signIn(people.test, 'client');
    const id = await givenClosing(owner);
    await db.insert(payoutDetails).values({
      id: ids.uuid(),
      userId: owner.userId,
      method: 'rib',
      holder: 'Odile Carrel',
      account: iban,
      declaredAt: clock.now(),
      usableFrom: new Date('2026-01-03T10:00:00.000Z'),
    });
    expect(refusalOf(await call('preparePayout', id, { source: 'declared' }))).toEqual([
      422,
      'payouts.no_declared_account',
    ]);
    people.test.clock.set('2026-01-03T10:00:00.000Z');
    expect((await call('preparePayout', id, { source: 'declared' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ beneficiarySource: 'declared', beneficiaryAccount: iban });
  });

  it('takes what staff type from a signed form of this client and payout alone, and keeps the form', async () => {
    const id = await givenClosing();
    const form = await people.test.expectOk('uploadPayoutForm', {
      token: people.maker.token,
      params: { id: id },
      form: { fields: {}, file: pdf('demande.pdf') },
    });
    const body = {
      source: 'staff',
      name: 'Odile Carrel',
      account: 'fr14 2004 1010 0505 0001 3m02 606',
      bic: null,
    };
    const without = await call('preparePayout', id, body);
    expect([without.status, Object(without.body).errors]).toEqual([
      422,
      { reason: ['Vous devez indiquer le motif.'], form_id: ['Merci de joindre la demande signée.'] },
    ]);
    const typed = { ...body, reason: 'Compte clos.', form_id: form.id };
    expect((await call('preparePayout', id, typed)).status).toBe(200);
    const detail = await people.test.expectOk('getPayout', {
      token: people.checker.token,
      params: { id: id },
    });
    expect(detail.payout.beneficiary).toMatchObject({ source: 'staff', account: iban });
    expect(detail.form).toMatchObject({ id: form.id, name: 'demande.pdf' });

    const other = await givenClosing(await signIn(people.test, 'client'));
    const { id: ofOther } = await people.test.expectOk('uploadPayoutForm', {
      token: people.maker.token,
      params: { id: other },
      form: { fields: {}, file: pdf('demande.pdf') },
    });
    const withOther = { ...typed, form_id: ofOther };
    expect(refusalOf(await call('preparePayout', id, withOther))).toEqual([422, 'payouts.unknown_form']);
    const same = await givenClosing();
    expect(refusalOf(await call('preparePayout', same, typed))).toEqual([422, 'payouts.unknown_form']);

    await sendFrom(id);
    expect((await call('preparePayout', id, fromReceipt)).status).toBe(200);
    expect((await rowOf(id)).formId).toBeNull();
  });

  it('withdraws an approval, whatever the beneficiary', async () => {
    const id = await givenApproved();
    expect((await call('preparePayout', id, fromReceipt)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'to_approve', approvedBy: null });
  });
});

const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('the request to approve a payout', () => {
  it('names the amount and the account, and the client it is owed to', async () => {
    const id = await givenPrepared();
    const request = await people.test.expectOk('getChangeRequest', {
      token: people.checker.token,
      params: { id: await requestOf(id) },
    });
    const { beneficiary, amount, po_number } = (
      await people.test.expectOk('getPayout', { token: people.checker.token, params: { id } })
    ).payout;
    expect(request).toMatchObject({
      subject_type: 'payout',
      subject_id: id,
      subject_label: `Odile Carrel · ${po_number}`,
      reason: 'Clôture',
    });
    const lines = request.lines.map(({ label, after }) => [label, plain(after)]);
    expect(lines).toContainEqual(['Titulaire', beneficiary?.name]);
    expect(lines).toContainEqual(['IBAN', 'FR14 2004 1010 0505 0001 3M02 606']);
    expect(plain(request.lines[0]?.after ?? null)?.replaceAll(/\D/g, '')).toBe(amount.replace('.', ''));
  });

  it('is decided by another person than the one who chose the beneficiary, whatever their role, and once', async () => {
    const id = await givenClosing();
    await sendFrom(id);
    const chief = await signIn(people.test, 'super_admin');
    await call('preparePayout', id, fromReceipt, chief);
    expect(refusalOf(await approve(id, chief))).toEqual([403, 'change_requests.own_request']);
    // Both approve the same request; it is no longer pending after the first approval.
    const params = { id: await requestOf(id) };
    const approveAs = ({ token }: SignedIn) =>
      people.test.call('approveChangeRequest', { token, params, body: {} });
    const both = await Promise.all([approveAs(people.checker), approveAs(people.maker)]);
    expect(racedStatuses(both)).toEqual([200, 409]);
    expect(await rowOf(id)).toMatchObject({ state: 'to_execute', preparedBy: chief.userId });
  });

  it('ends when the beneficiary is chosen again, by anyone', async () => {
    const id = await givenPrepared();
    const first = await requestOf(id);
    expect((await call('preparePayout', id, fromReceipt, people.checker)).status).toBe(200);
    const second = await requestOf(id);
    expect((await call('preparePayout', id, fromReceipt, people.checker)).status).toBe(200);
    const stateOf = async (request: string) =>
      (
        await people.test.expectOk('getChangeRequest', {
          token: people.maker.token,
          params: { id: request },
        })
      ).state;
    expect([await stateOf(first), await stateOf(second)]).toEqual(['stale', 'canceled']);
    expect((await approve(id, people.maker)).status).toBe(200);
  });

  it('refused, leaves the payout to be prepared again', async () => {
    const id = await givenPrepared();
    await people.test.expectOk('refuseChangeRequest', {
      token: people.checker.token,
      params: { id: await requestOf(id) },
      body: { reason: 'Autre compte' },
    });
    expect(refusalOf(await call('executePayout', id, paid()))).toEqual([409, 'payouts.not_approved']);
    expect((await call('preparePayout', id, fromReceipt)).status).toBe(200);
    expect((await approve(id)).status).toBe(200);
  });
});

it('is paid from the account that its money came to, whatever the product’s is since', async () => {
  const id = await givenApproved();
  const { db } = people.test.deps;
  const pays = (ribIban: string) => db.update(strategies).set({ ribIban }).where(eq(strategies.id, 'usdfy'));
  await pays('DE89370400440532013000');
  const { entries } = await people.test.expectOk('executePayout', {
    token: people.maker.token,
    params: { id },
    body: { executed_on: '2026-01-03', reference: nextReference() },
  });
  await pays(houseIban);
  expect(entries.at(-1)?.postings[1]?.account.account).toBe(`bank:${houseIban}`);
});
