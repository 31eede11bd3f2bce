import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { payouts } from '../../db/schema/cash.ts';
import { contracts, signatureRequests } from '../../db/schema/contracts.ts';
import { withdrawals } from '../../db/schema/dealt-money.ts';
import { fxRates } from '../../db/schema/market-data.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { sendPendingMail } from '../../jobs/send-pending-mail.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { examine } from '../audit/examine.ts';
import { givenReceipt, walletAccount } from '../receipts/receipts.fixture.ts';
import {
  givenContract,
  importNav,
  onSigningPage,
  openMarket,
  racedStatuses,
  stateOf,
  subscribe,
  subscribeAndSign,
  wallet,
} from './contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let otherClient: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  ({ test, client } = await openMarket());
  otherClient = await signIn(test, 'client');
  admin = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

const as = (who: SignedIn, id: string) => ({ token: who.token, params: { id } });
const find = async (id: string) => {
  const { signatures } = await test.expectOk('listContracts', { token: client.token });
  const found = signatures.find((contract) => contract.id === id);
  if (!found) throw new Error(`contract ${id} is not in the list`);
  return found;
};
const eventsOf = async (contractId: string) => {
  const rows = await test.deps.db
    .select()
    .from(timelineEvents)
    .where(eq(timelineEvents.contractId, contractId))
    .orderBy(asc(timelineEvents.id));
  return rows.map(({ type }) => type);
};
const mailsTo = async (who: SignedIn) => {
  const rows = await test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, who.email))
    .orderBy(mailOutbox.createdAt, mailOutbox.id);
  return rows.map(({ subject }) => subject);
};

describe('signing', () => {
  it('moves the contract to signed once, stores both sealed documents and emails the client how to pay', async () => {
    const signer = await signIn(test, 'client');
    const { iframe_url, signature_id: id } = await subscribe(test, signer);
    const filesBefore = test.files.keys().length;
    expect(await test.expectOk('getSignatureStatus', as(signer, id))).toEqual({ status: 'pending' });
    const responses = await Promise.all([
      onSigningPage(test, iframe_url, 'sign'),
      onSigningPage(test, iframe_url, 'sign'),
    ]);
    expect(responses.map(({ body }) => body)).toEqual([{ status: 'done' }, { status: 'done' }]);
    expect(await test.expectOk('getSignatureStatus', as(signer, id))).toEqual({ status: 'signed' });
    expect(await eventsOf(id)).toEqual(['contract_subscribed', 'contract_signed']);
    expect(await mailsTo(signer)).toHaveLength(1);
    const [mail] = await test.deps.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, signer.email))
      .orderBy(mailOutbox.createdAt, mailOutbox.id);
    for (const read of [`/documents?payer=${id}`, '/cgv/2026-11', '/avertissement-risques/2026-11'])
      expect(mail?.body).toContain(read);
    // Where to pay is behind the sign-in: neither an IBAN nor an address of a wallet.
    expect(mail?.body.replaceAll(/\s/g, '')).not.toMatch(/[A-Z]{2}\d{2}[0-9A-Z]{11,}|0x[0-9a-f]{40}|bc1q/i);
    expect(test.files.keys()).toHaveLength(filesBefore + 2);
  });

  it('emails the signed contract itself, sealed, on a medium that the client keeps', async () => {
    const signer = await signIn(test, 'client');
    await subscribeAndSign(test, signer);
    await sendPendingMail(test.deps);
    const mail = test.mail.sent.find(({ to }) => to === signer.email);
    expect(mail?.text).toContain('Votre contrat signé est joint à cet e-mail');
    expect(mail?.attachment).toMatchObject({
      name: expect.stringMatching(/^contrat-PO-2026-\d{4}\.pdf$/),
      mime: 'application/pdf',
    });
    expect(await verdictOn(Buffer.from(mail?.attachment?.bytes ?? []))).toMatch(
      /Signature is Valid|no pdfsig here/,
    );
  });

  it('emails the way to a contract that mailboxes would refuse for its size', async () => {
    const signer = await signIn(test, 'client');
    const content = new Uint8Array(5_000_001);
    const large = { nature: 'contract', fileName: 'contrat.pdf', mime: 'application/pdf', content } as const;
    const download = vi.spyOn(test.deps.signature, 'download').mockResolvedValue([large]);
    await subscribeAndSign(test, signer);
    download.mockRestore();
    await sendPendingMail(test.deps);
    const mail = test.mail.sent.find(({ to }) => to === signer.email);
    expect(mail?.text).toContain('Votre contrat signé est dans votre espace');
    expect(mail?.attachment).toBeUndefined();
  });

  it('shows the signed files by links that open a PDF, valid for an independent verifier', async () => {
    const id = await subscribeAndSign(test, client);
    const contract = await find(id);
    expect(contract.contract_filename).toMatch(/^contrat-PO-2026-\d{4}\.pdf$/);
    expect(contract.pep_filename).toMatch(/^declaration-pep-PO-2026-\d{4}\.pdf$/);
    for (const url of [contract.contract_url, contract.pep_url]) {
      const { pathname, search } = new URL(url ?? '');
      const response = await test.app.inject({ url: pathname + search });
      expect(response.headers['content-type']).toBe('application/pdf');
      expect((await PDFDocument.load(response.rawPayload)).getPageCount()).toBeGreaterThan(1);
      expect(await verdictOn(response.rawPayload)).toMatch(/Signature is Valid|no pdfsig here/);
    }
  });

  it('records a refusal, ends the payment, and cannot be signed afterwards', async () => {
    const { iframe_url, signature_id: id } = await subscribe(test, client);
    expect((await onSigningPage(test, iframe_url, 'decline')).body).toEqual({ status: 'declined' });
    expect((await onSigningPage(test, iframe_url, 'sign')).body).toEqual({ status: 'declined' });
    expect(await stateOf(test, id)).toEqual(['refused', 'canceled']);
    expect(await test.expectOk('getSignatureStatus', as(client, id))).toEqual({ status: 'refused' });
  });

  it('ends in one state when the client signs and cancels at once', async () => {
    const { iframe_url, signature_id: id } = await subscribe(test, client);
    const [, cancel] = await Promise.all([
      onSigningPage(test, iframe_url, 'sign'),
      test.call('cancelContract', as(client, id)),
    ]);
    const [status] = await stateOf(test, id);
    expect(status).toBe(cancel.status === 200 ? 'canceled' : 'signed');
    const signature = await test.deps.signature.getStatus(await requestIdOf(id));
    expect(signature?.status).toBe(cancel.status === 200 ? 'canceled' : 'done');
  });
});

async function requestIdOf(contractId: string): Promise<string> {
  const { db } = test.deps;
  const [row] = await db
    .select({ id: signatureRequests.id })
    .from(signatureRequests)
    .where(eq(signatureRequests.contractId, contractId));
  return row?.id ?? '';
}

async function verdictOn(pdf: Buffer): Promise<string> {
  if (spawnSync('pdfsig', ['-v']).error) return 'no pdfsig here';
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  await writeFile(path.join(folder, 'contract.pdf'), pdf);
  const options = { env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' } as const;
  const verdict = execFileSync('pdfsig', ['-nocert', path.join(folder, 'contract.pdf')], options);
  await rm(folder, { recursive: true });
  return verdict;
}

describe('cancelContract', () => {
  it('cancels a pending contract and its request, once, and returns it', async () => {
    const { signature_id: id, iframe_url } = await subscribe(test, client);
    const { signature } = await test.expectOk('cancelContract', as(client, id));
    expect([signature.status, signature.payment_status]).toEqual(['canceled', 'canceled']);
    expect((await test.call('cancelContract', as(client, id))).status).toBe(409);
    expect((await onSigningPage(test, iframe_url, 'sign')).body).toEqual({ status: 'canceled' });
    expect(await eventsOf(id)).toEqual(['contract_subscribed', 'contract_canceled']);
  });

  it('happens once when requested twice at the same time', async () => {
    const { signature_id: id } = await subscribe(test, client);
    const responses = await Promise.all([1, 2].map(() => test.call('cancelContract', as(client, id))));
    expect(racedStatuses(responses)).toEqual([200, 409]);
  });

  it('changes nothing while the provider cannot be reached', async () => {
    const { signature_id: id } = await subscribe(test, client);
    const { cancel } = test.deps.signature;
    test.deps.signature.cancel = () => Promise.reject(new Error('provider down'));
    const response = await test.call('cancelContract', as(client, id));
    test.deps.signature.cancel = cancel;
    expect(response.status).toBe(503);
    expect(await stateOf(test, id)).toEqual(['pending', 'waiting']);
  });
});

/** The order day of a paid contract that is closed at this instant. */
const orderDayAt = async (instant: string) => {
  test.clock.set(instant);
  const owner = await signIn(test, 'client');
  const staff = await signIn(test, 'admin_yield');
  const id = await subscribeAndSign(test, owner);
  const body = { amount: '10000', value_date: '2026-01-02', reference: `VIR-${id}`, reason: 'Accepté' };
  await test.expectOk('validatePayment', { ...as(staff, id), body });
  const { signature } = await test.expectOk('closeContract', as(owner, id));
  test.clock.set('2026-03-02T09:00:00.000Z');
  return signature.exit_order_day;
};

describe('closeContract', () => {
  it('acceptance 34: removes all units at the first NAV published for its order day, the exit fee deducted', async () => {
    const id = await subscribeAndSign(test, client, {
      contract_devise: 'EURC',
      contract_payment_method: 'crypto',
      contract_payment_origin: wallet,
    });
    await test.expectOk('validatePayment', {
      ...as(admin, id),
      body: { amount: '10000', value_date: '2026-01-02', reference: 'TX-1', reason: 'Accepté' },
    });
    const { signature } = await test.expectOk('closeContract', as(client, id));
    expect([signature.status, signature.payment_status, signature.closed_date]).toEqual([
      'closed',
      'paid',
      '2026-03-02',
    ]);
    // It waits for a NAV, and is worth what it was until then.
    expect([signature.exit_order_day, signature.withdrawals, signature.total_amount]).toEqual([
      '2026-03-02',
      [],
      '10038.47',
    ]);
    expect((await eventsOf(id)).at(-1)).toBe('contract_closed');
    const rate = { base: 'EUR', quote: 'USD', day: '2026-03-02', rate: '1.25' };
    const published = { source: 'test', publishedAt: test.clock.now() };
    await test.deps.db.insert(fxRates).values({ ...rate, ...published });
    await importNav(test, admin, { day: '2026-03-02', strategy: 'USDFY', vl: '103' });
    const { signatures } = await test.expectOk('listContracts', { token: client.token });
    const closed = signatures.find((contract) => contract.id === id);
    // 9 940.05 EUR at 1.25 = 12 425.0625 USD / 101 = 123.02… units × 103 / 1.25 = 10 136.88, of which 20.27 are the fee.
    expect(closed?.withdrawals.map(({ amount, exit_fee, currency }) => [amount, exit_fee, currency])).toEqual(
      [['10116.61', '20.27', 'EURC']],
    );
    expect([closed?.exit_order_day, closed?.total_amount]).toEqual([null, '0.00']);
    const [exit] = await test.deps.db.select().from(withdrawals).where(eq(withdrawals.contractId, id));
    expect(exit).toMatchObject({ amount: '10136.88', nav: '103', navDate: '2026-03-02' });
    const sent = await test.deps.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'redemptionExecuted'));
    expect(sent.map(({ body }) => body.includes('10\u202f116,61'))).toEqual([true]);
  });

  it('counts for the next day from 16 h in Paris on, or once the NAV of the day is published', async () => {
    expect(await orderDayAt('2026-03-03T14:59:00.000Z')).toBe('2026-03-03');
    expect(await orderDayAt('2026-03-03T15:00:00.000Z')).toBe('2026-03-04');
    // The NAV of 2 March is published above.
    expect(await orderDayAt('2026-03-02T09:30:00.000Z')).toBe('2026-03-03');
  });

  it('ends a payment that never came, and pays nothing out', async () => {
    const id = await givenContract(test, client, { status: 'signed', paymentStatus: 'proved' });
    const { signature } = await test.expectOk('closeContract', as(client, id));
    expect([signature.status, signature.payment_status]).toEqual(['closed', 'canceled']);
    expect(signature.withdrawals).toEqual([]);
  });

  it('owes back what arrived of a payment that is not whole', async () => {
    const origin = {
      paymentMethod: 'crypto',
      currency: 'EURC',
      paymentOrigin: wallet,
      amount: '10000',
    } as const;
    const id = await givenContract(test, client, {
      status: 'signed',
      createdAt: new Date('2026-01-02'),
      ...origin,
    });
    for (const amount of ['9000', '500']) {
      const typed = { account: walletAccount, currency: 'EURC', amount, payer_account: wallet } as const;
      const params = { id: await givenReceipt(test, admin, typed) };
      await test.expectOk('attachReceipt', { token: admin.token, params, body: { contract_id: id } });
    }
    await test.expectOk('closeContract', as(client, id));
    expect(await stateOf(test, id)).toEqual(['closed', 'canceled']);
    const owed = await test.deps.db.select().from(payouts).where(eq(payouts.contractId, id));
    expect(owed).toMatchObject([
      { kind: 'closing', state: 'to_prepare', userId: client.userId, amount: '9500', asset: 'EURC' },
    ]);
    expect(owed[0]).toMatchObject({ isReceived: true, heldUntil: null, dueBy: expect.any(String) });
    const findings = (await examine(test.deps)).findings.filter((finding) => /waits|owe/.test(finding));
    expect(findings).toEqual([]);
    const mails = await test.deps.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'contractClosed'))
      .orderBy(mailOutbox.createdAt, mailOutbox.id);
    expect(mails.some(({ body }) => body.includes('9\u202f500,00\u00a0EURC'))).toBe(true);
  });

  it('is dated by the day in Paris, where it may be tomorrow', async () => {
    test.clock.set('2026-03-02T23:30:00.000Z');
    const late = await signIn(test, 'client');
    const id = await givenContract(test, late, { status: 'signed' });
    const { signature } = await test.expectOk('closeContract', as(late, id));
    test.clock.set('2026-03-02T09:00:00.000Z');
    expect(signature.closed_date).toBe('2026-03-03');
  });

  it('is refused until the payment is invested at a first NAV', async () => {
    const id = await givenContract(test, client, {
      strategyId: 'btcfy',
      currency: 'BTC',
      amount: '1',
      paymentMethod: 'crypto',
      status: 'signed',
    });
    const body = { amount: '1', value_date: '2026-01-02', reference: 'TX-2', reason: 'Accepté' };
    await test.expectOk('validatePayment', { ...as(admin, id), body });
    expect((await test.call('closeContract', as(client, id))).status).toBe(409);
    expect(await stateOf(test, id)).toEqual(['signed', 'paid']);
  });

  it('happens once when requested twice at the same time', async () => {
    const id = await givenContract(test, client, { status: 'signed' });
    const responses = await Promise.all([1, 2].map(() => test.call('closeContract', as(client, id))));
    expect(racedStatuses(responses)).toEqual([200, 409]);
  });
});

describe('listContracts', () => {
  it('shows amounts in the payment currency and in the chosen one', async () => {
    const owner = await signIn(test, 'client');
    const id = await subscribeAndSign(test, owner);
    const body = { amount: '10000', value_date: '2026-01-02', reference: `VIR-${id}`, reason: 'Accepté' };
    await test.expectOk('validatePayment', { ...as(admin, id), body });
    const query = { currency: 'USD' };
    const { signatures } = await test.expectOk('listContracts', { token: owner.token, query });
    expect(signatures).toHaveLength(1);
    expect(signatures[0]).toMatchObject({
      product: 'USDFY',
      status: 'signed',
      payment_status: 'paid',
      payment_recorded_at: '2026-01-02',
      currency: 'EURO',
      amount: '15000.00',
      gross_invested_amount: '10000.00',
      gross_invested_amount_converted: '12500.00',
      total_invested_amount: '9940.05',
      // At the NAV of 2 March, published above.
      total_amount: '10136.88',
      total_amount_converted: '12671.10',
      converted_currency: 'USD',
    });
  });

  it('filters by product and statuses, newest first, and never shows another client’s', async () => {
    const owner = await signIn(test, 'client');
    const older = await givenContract(test, owner, { status: 'signed', createdAt: new Date('2026-01-01') });
    const newer = await givenContract(test, owner, { status: 'refused', paymentStatus: 'canceled' });
    const list = async (query: Record<string, string>) => {
      const { signatures } = await test.expectOk('listContracts', { token: owner.token, query });
      return signatures.map(({ id }) => id);
    };
    expect(await list({})).toEqual([newer, older]);
    expect(await list({ status: 'signed' })).toEqual([older]);
    expect(await list({ payment_status: 'canceled' })).toEqual([newer]);
    expect(await list({ product: 'BTCFY' })).toEqual([]);
    const { signatures } = await test.expectOk('listContracts', { token: otherClient.token });
    expect(signatures).toEqual([]);
  });
});

describe('another client’s contract', () => {
  it.each(['getSignatureStatus', 'cancelContract', 'closeContract'] as const)(
    'does not exist for %s',
    async (operation) => {
      const id = await givenContract(test, client);
      expect((await test.call(operation, as(otherClient, id))).status).toBe(404);
      expect((await test.call(operation, as(otherClient, 'inconnu'))).status).toBe(404);
      expect((await test.call(operation, as(admin, id))).status).toBe(403);
      expect((await test.call(operation, { params: { id } })).status).toBe(401);
      expect(await stateOf(test, id)).toEqual(['pending', 'waiting']);
      expect(await test.deps.db.$count(contracts, eq(contracts.id, id))).toBe(1);
    },
  );
});
