import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { camtFile } from '../../bank-statements/camt.fixture.ts';
import { journalEntries, orders, postings, unitMovements } from '../../db/schema/books.ts';
import { receipts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { payments } from '../../db/schema/dealt-money.ts';
import { fxRates } from '../../db/schema/market-data.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { historyOf } from '../../testing/history-of.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf, svg } from '../../testing/sample-files.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { givenContract, importNav, openMarket, stateOf } from '../contracts/contracts.fixture.ts';
import { bankAccount, givenReceipt } from '../receipts/receipts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

beforeEach(async () => {
  ({ test, client } = await openMarket({ hasTwoPersonControl: false }));
  admin = await signIn(test, 'super_admin');
});
afterEach(() => test.close());

const as = (id: string) => ({ token: admin.token, params: { id } });

async function pay(
  amount = '10000',
  value_date = '2026-01-02',
  { reference, ...values }: Parameters<typeof givenContract>[2] & { reference?: string } = {},
) {
  const id = await givenContract(test, client, { status: 'signed', ...values });
  const body = { amount, value_date, reference: reference ?? `VIR-${id}`, reason: 'Accepté' };
  await test.expectOk('validatePayment', { ...as(id), body });
  return id;
}

const rectify = (id: string, body: Record<string, string | number>) =>
  test.call('rectifyPayment', { ...as(id), body: { reason: 'Saisie erronée', ...body } });

const paymentOf = async (id: string) => {
  const [row] = await test.deps.db.select().from(payments).where(eq(payments.contractId, id));
  return row;
};

const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('rectifyPayment', () => {
  it('reverses what was booked and books what should have been, each visible', async () => {
    const id = await pay();
    const before = await paymentOf(id);
    expect((await rectify(id, { amount: '1000', value_date: '2026-01-02' })).status).toBe(200);
    const after = await paymentOf(id);
    expect([before?.units, after?.units]).toEqual(['123.020420792079', '12.302042079208']);
    expect(await stateOf(test, id)).toEqual(['signed', 'paid']);
    const moved = await test.deps.db
      .select({ nature: unitMovements.nature, units: unitMovements.units })
      .from(unitMovements)
      .where(eq(unitMovements.contractId, id))
      .orderBy(unitMovements.number);
    expect(moved).toEqual([
      { nature: 'subscription', units: '123.020420792079' },
      { nature: 'rectification', units: '-123.020420792079' },
      { nature: 'rectification', units: '12.302042079208' },
    ]);
    const kinds = await test.deps.db
      .select({ kind: journalEntries.kind })
      .from(journalEntries)
      .orderBy(journalEntries.number);
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'receipt',
      'match',
      'deal-in',
      'reversal',
      'reversal',
      'rectification',
      'rectification',
      // What it gains the house.
      'rectification',
    ]);
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
    const { portfolio } = await test.expectOk('getDashboard', { token: client.token });
    expect(portfolio.total_paid_eur).toBe('1000.00');
  });

  it('keeps its reason out of the journal, which nothing erases', async () => {
    const id = await pay();
    await rectify(id, { amount: '1000', value_date: '2026-01-02', reason: 'Versé par Mme Perrot' });
    expect(await test.deps.db.$count(journalEntries, isNotNull(journalEntries.reason))).toBe(0);
    const query = { contract: id, kind: 'reversal' };
    const { items } = await test.expectOk('listJournalEntries', { token: admin.token, query });
    expect(items.map(({ reason }) => reason)).toEqual(['Versé par Mme Perrot', 'Versé par Mme Perrot']);
  });

  it('notifies the client of both amounts and the reason, in a mail, the timeline and the history', async () => {
    const id = await pay();
    await rectify(id, { amount: '1000', value_date: '2026-01-02', reason: 'Un zéro de trop' });
    const history = await historyOf(test, admin, { kind: 'contract', id });
    expect(history.find(({ action }) => action === 'payment.rectified')?.reason).toContain('Un zéro de trop');
    const [mail] = await test.deps.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'paymentRectified'));
    expect(mail?.body).toContain('Un zéro de trop');
    expect(mail?.body).toMatch(/10\s000.*→.*1\s000/);
  });

  it('shows the fees and the execution of the payment as it is now', async () => {
    const id = await pay();
    await rectify(id, { amount: '1000', value_date: '2026-01-02' });
    const { fees } = await test.expectOk('getAdminContract', as(id));
    const history = await historyOf(test, admin, { kind: 'contract', id });
    expect(fees.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['subscription', '1'],
      ['fx', '4.995'],
    ]);
    const executed = history.filter(({ action }) => action === 'subscription.executed');
    expect(executed).toHaveLength(2);
  });

  it('reverses money that arrived earlier on the day it arrived, and its deal on its own', async () => {
    const id = await givenContract(test, client, { status: 'signed', createdAt: new Date('2026-01-02') });
    const first = await givenReceipt(test, admin, { amount: '9000' });
    const last = await givenReceipt(test, admin, { amount: '6000', day: '2026-01-04' });
    for (const receipt of [first, last]) {
      const body = { contract_id: id, reason: 'Accepté' };
      await test.expectOk('attachReceipt', { ...as(receipt), body });
    }
    const either = await rectify(id, { amount: '8900', value_date: '2026-01-02' });
    expect([either.status, Object(either.body).code]).toEqual([409, 'payments.several_receipts']);
    const body = { receipt_id: first, amount: '8900', value_date: '2026-01-02', reason: 'Saisie erronée' };
    await test.expectOk('rectifyPayment', { ...as(id), body });
    const byDay = await test.deps.db
      .select({ day: journalEntries.orderDay, amount: sql<string>`sum(${postings.amount})::text` })
      .from(postings)
      .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
      .where(eq(postings.account, bankAccount))
      .groupBy(journalEntries.orderDay)
      .orderBy(journalEntries.orderDay);
    expect(byDay).toEqual([
      { day: '2026-01-02', amount: '8900' },
      { day: '2026-01-04', amount: '6000' },
    ]);
    // Invested are both, on the day of the last.
    expect(await paymentOf(id)).toMatchObject({ amount: '14900', valueDate: '2026-01-04' });
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  });

  it('takes an amount in JSON numbers, however small', async () => {
    const bitcoin = { strategyId: 'btcfy', currency: 'BTC', amount: '1', paymentMethod: 'crypto' } as const;
    const id = await pay('1', '2026-01-02', bitcoin);
    expect((await rectify(id, { amount: 0.0000001, value_date: '2026-01-02' })).status).toBe(200);
  });

  it('executes at the NAV of the corrected day, and waits where there is none yet', async () => {
    const id = await pay('10000', '2026-01-02');
    expect((await rectify(id, { amount: '10000', value_date: '2026-03-02' })).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ valueDate: '2026-03-02', units: null });
    const { contract } = await test.expectOk('getAdminContract', as(id));
    expect(contract.payment_recorded_at).toBe('2026-03-02');
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  });

  it('cancels an order that still waits for its NAV, without any quote: no unit moved', async () => {
    const id = await pay('10000', '2026-03-02');
    await test.deps.db.delete(fxRates);
    expect((await rectify(id, { amount: '1000', value_date: '2026-03-02' })).status).toBe(200);
    const placed = await test.deps.db
      .select()
      .from(orders)
      .where(eq(orders.contractId, id))
      .orderBy(orders.state);
    expect(placed).toMatchObject([
      { state: 'canceled', amount: '10000' },
      { state: 'waiting', amount: '1000' },
    ]);
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  });

  it('can be made again, and keeps the fees of the first order', async () => {
    const id = await pay();
    await rectify(id, { amount: '1000', value_date: '2026-01-02' });
    await test.deps.db.execute(sql`update parameters set value = '2' where key = 'FOOTER_SUBSCRIPTION_FEE'`);
    expect((await rectify(id, { amount: '9000', value_date: '2026-01-02' })).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ amount: '9000', subscriptionFee: '9' });
    const lines = await test.deps.db
      .select({ externalId: receipts.externalId, state: receipts.state })
      .from(receipts)
      .orderBy(receipts.externalId);
    expect(lines).toEqual([
      { externalId: `VIR-${id}`, state: 'reversed' },
      { externalId: `VIR-${id} #2`, state: 'reversed' },
      { externalId: `VIR-${id} #3`, state: 'attached' },
    ]);
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  });

  it('refuses what changes nothing, an amount that is none, and a contract that is not running', async () => {
    const id = await pay();
    expect((await rectify(id, { amount: '10000', value_date: '2026-01-02' })).status).toBe(422);
    expect((await rectify(id, { amount: '0', value_date: '2026-01-02' })).status).toBe(422);
    expect((await rectify(id, { amount: '1000', value_date: '2026-01-02', reason: ' ' })).status).toBe(422);
    const unpaid = await givenContract(test, client, { status: 'signed' });
    expect((await rectify(unpaid, { amount: '1', value_date: '2026-01-02' })).status).toBe(409);
    await test.expectOk('closeContract', { token: client.token, params: { id } });
    expect((await rectify(id, { amount: '1000', value_date: '2026-01-02' })).status).toBe(409);
    const reversed = and(eq(orders.contractId, id), eq(orders.state, 'reversed'));
    expect(await test.deps.db.$count(orders, reversed)).toBe(0);
  });

  it('shows before what it would change, and what the house gains or loses, and changes nothing', async () => {
    const id = await pay();
    const entries = await test.deps.db.$count(journalEntries);
    const query = { amount: '1000', value_date: '2026-01-02' };
    const { lines } = await test.expectOk('previewRectification', { ...as(id), query });
    expect(lines.map(({ label, before, after }) => [label, plain(before), plain(after)])).toEqual([
      ['Montant reçu', '10 000,00 €', '1 000,00 €'],
      ['Date de valeur', '2 janvier 2026', '2 janvier 2026'],
      [
        'Parts',
        '123,020420792079 parts à la VL de 101 du 2 janvier 2026',
        '12,302042079208 parts à la VL de 101 du 2 janvier 2026',
      ],
      // 123.020420792079 × 102 / 1.25, and a tenth of it.
      ['Valeur à la VL du 4 janvier 2026', '10 038,47 €', '1 003,85 €'],
      // (10 038.466… − 9 940.05) − (1 003.846… − 994.005)
      ['Résultat pour la société, à cette VL', undefined, 'gain de 88,57 €'],
    ]);
    expect(await test.deps.db.$count(journalEntries)).toBe(entries);
    expect(await paymentOf(id)).toMatchObject({ amount: '10000' });
  });

  it('is refused before it is requested when its units are gone', async () => {
    const id = await pay();
    const owner = client.token;
    await test.expectOk('requestWithdrawal', {
      token: owner,
      params: { id },
      body: { request: 'amount', amount: '5000', currency: 'EUR' },
    });
    const published = { source: 'test', publishedAt: test.clock.now() };
    const day = '2026-03-02';
    await test.deps.db.insert(fxRates).values({ base: 'EUR', quote: 'USD', day, rate: '1.25', ...published });
    await importNav(test, admin, { day, strategy: 'USDFY', vl: '102' });
    const query = { amount: '1000', value_date: '2026-01-02' };
    const refused = await test.call('previewRectification', { ...as(id), query });
    expect([refused.status, Object(refused.body).code]).toEqual([409, 'payments.units_are_gone']);
    Object.assign(test.deps.settings, { hasTwoPersonControl: true });
    await signIn(test, 'super_admin');
    expect((await rectify(id, query)).status).toBe(409);
    expect(await test.deps.db.$count(changeRequests)).toBe(0);
  });

  it('is refused on one’s own contract', async () => {
    const id = await pay();
    await test.deps.db.update(contracts).set({ userId: admin.userId }).where(eq(contracts.id, id));
    const refused = await rectify(id, { amount: '1000', value_date: '2026-01-02' });
    expect([refused.status, Object(refused.body).code]).toEqual([403, 'payments.forbidden']);
  });

  it('is held until a second person approves it', async () => {
    const id = await pay();
    const second = await signIn(test, 'super_admin');
    const deps = test.deps.settings;
    Object.assign(deps, { hasTwoPersonControl: true });
    expect((await rectify(id, { amount: '1000', value_date: '2026-01-02' })).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ amount: '10000' });
    const [request] = await test.deps.db.select().from(changeRequests);
    const approve = (who: SignedIn) =>
      test.call('approveChangeRequest', { token: who.token, params: { id: request?.id ?? '' }, body: {} });
    expect((await approve(admin)).status).toBe(403);
    expect((await approve(second)).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ amount: '1000' });
  });

  it('books what it gains the house with it, as it was shown, and again only what a second one adds', async () => {
    const id = await pay();
    const house = async () => {
      const rows = await test.deps.db
        .select({
          account: postings.account,
          asset: postings.asset,
          sum: sql<string>`sum(amount)::numeric(30, 2)`,
        })
        .from(postings)
        .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
        .where(and(eq(journalEntries.kind, 'rectification'), isNull(journalEntries.subjectId)))
        .groupBy(postings.account, postings.asset)
        .orderBy(postings.account, postings.asset);
      return rows.map(({ account, asset, sum: amount }) => `${account} ${amount} ${asset}`);
    };
    await rectify(id, { amount: '1000', value_date: '2026-01-02' });
    // (10 038.466… − 9 940.05) − (1 003.846… − 994.005) at 1.25 dollars for an euro; bought at 1.25 too.
    expect(await house()).toEqual([
      'exchange 88.57 EUR',
      'exchange -110.72 USD',
      'house -88.57 EUR',
      'performance:usdfy 110.72 USD',
    ]);
    await rectify(id, { amount: '10000', value_date: '2026-01-02' });
    expect(await house()).toEqual([
      'exchange 0.00 EUR',
      'exchange 0.00 USD',
      'house 0.00 EUR',
      'performance:usdfy 0.00 USD',
    ]);
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  });

  it('corrects the reference alone, which then pays nothing else', async () => {
    const id = await pay();
    const other = await pay();
    const unchanged = { amount: '10000', value_date: '2026-01-02' };
    const taken = await rectify(id, { ...unchanged, reference: `VIR-${other}` });
    expect(taken).toMatchObject({
      status: 422,
      body: { errors: { reference: [expect.stringMatching(/^Déjà utilisée par/)] } },
    });
    expect((await rectify(id, { ...unchanged, reference: ` VIR-${id} ` })).status).toBe(422);
    const query = { ...unchanged, reference: 'VIR-JUSTE' };
    const { lines } = await test.expectOk('previewRectification', { ...as(id), query });
    expect(lines[2]).toEqual({ label: 'Référence', before: `VIR-${id}`, after: 'VIR-JUSTE' });
    expect((await rectify(id, query)).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ reference: 'VIR-JUSTE', units: '123.020420792079' });
    const [line] = await test.deps.db
      .select()
      .from(receipts)
      .where(and(eq(receipts.contractId, id), eq(receipts.state, 'attached')));
    expect(line).toMatchObject({ externalId: 'VIR-JUSTE', wording: 'VIR-JUSTE', amount: '10000' });
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  });

  it('numbers a line anew when the typed reference ends with a number', async () => {
    const id = await pay('10000', '2026-01-02', { reference: 'VIR #2' });
    for (const amount of ['1000', '2000'])
      expect((await rectify(id, { amount, value_date: '2026-01-02' })).status).toBe(200);
    const ids = await test.deps.db.select({ externalId: receipts.externalId }).from(receipts);
    expect(ids.map(({ externalId }) => externalId).toSorted()).toEqual(['VIR #2', 'VIR #3', 'VIR #4']);
  });

  it('refuses to correct the reference of a statement’s line', async () => {
    const id = await givenContract(test, client, { status: 'signed', createdAt: new Date('2026-01-02') });
    const entry = { amount: '15000.00', more: '<AcctSvcrRef>BQ-1</AcctSvcrRef>' };
    const bytes = new TextEncoder().encode(
      camtFile([{ entries: [{ ...entry, booked: '2026-01-02', valued: '2026-01-02' }] }]),
    );
    const statement = { name: 'releve.xml', mime: 'application/xml', bytes };
    const form = { fields: { account: bankAccount }, file: statement };
    await test.expectOk('importStatement', { token: admin.token, form });
    const [line] = await test.deps.db.select({ id: receipts.id }).from(receipts);
    await test.expectOk('attachReceipt', {
      ...as(line?.id ?? ''),
      body: { contract_id: id, reason: 'Accepté' },
    });
    const refused = await rectify(id, { amount: '15000', value_date: '2026-01-02', reference: 'AUTRE' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { reference: [expect.any(String)] } } });
  });

  it('keeps its document with the request and the entries, of that client alone', async () => {
    const id = await pay();
    const second = await signIn(test, 'super_admin');
    const stranger = await signIn(test, 'client');
    const theirs = await givenContract(test, stranger, { status: 'signed' });
    const upload = (contract: string, file = pdf('avis.pdf')) =>
      test.call('uploadRectificationFile', { ...as(contract), form: { fields: {}, file } });
    expect((await upload(id, svg())).status).toBe(415);
    const document = z.object({ id: z.string() }).parse((await upload(id)).body);
    const foreign = z.object({ id: z.string() }).parse((await upload(theirs)).body);
    const correction = { amount: '1000', value_date: '2026-01-02' };
    expect((await rectify(id, { ...correction, document_id: foreign.id })).status).toBe(422);
    Object.assign(test.deps.settings, { hasTwoPersonControl: true });
    expect((await rectify(id, { ...correction, document_id: document.id })).status).toBe(200);
    const [request] = await test.deps.db.select().from(changeRequests);
    const shown = { token: second.token, params: { id: request?.id ?? '' } };
    const { files } = await test.expectOk('getChangeRequest', shown);
    expect(files).toMatchObject([
      { id: document.id, name: 'avis.pdf', url: expect.stringContaining(document.id) },
    ]);
    expect((await test.call('approveChangeRequest', { ...shown, body: {} })).status).toBe(200);
    const booked = await test.deps.db
      .select({ kind: journalEntries.kind, documentId: journalEntries.documentId })
      .from(journalEntries)
      .orderBy(journalEntries.number);
    const documented = booked.filter(({ documentId }) => documentId === document.id);
    expect(documented.map(({ kind }) => kind)).toEqual([
      'reversal',
      'reversal',
      'rectification',
      'rectification',
    ]);
  });
});
