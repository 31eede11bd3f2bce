import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../db/schema/books.ts';
import { receipts } from '../../db/schema/cash.ts';
import { parameters } from '../../db/schema/platform.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { historyOf } from '../../testing/history-of.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { bookEntries } from '../books/book-entries.ts';
import { receiptEntry } from '../books/cash-entries.ts';
import { insertReceipt } from '../books/received.repository.ts';
import { givenContract, openMarket, stateOf } from '../contracts/contracts.fixture.ts';
import { bankAccount, givenReceipt } from './receipts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let maker: SignedIn;
let checker: SignedIn;

beforeAll(async () => {
  ({ test, client } = await openMarket({ hasTwoPersonControl: true }));
});
afterAll(() => test.close());
beforeEach(async () => {
  // What one person validated today counts with the next: each test has its own people.
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
});

/** A day without a NAV yet, which is today. */
const today = '2026-03-02';
const as = ({ token }: SignedIn, id: string) => ({ token, params: { id } });
const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];

const signed = (amount = '10000') =>
  givenContract(test, client, { status: 'signed', amount, createdAt: new Date('2026-01-20T09:00:00Z') });
const bodyOf = (id: string, change: object = {}) => ({
  amount: '10000',
  value_date: today,
  reference: `VIR-${id}`,
  reason: 'Relevé vérifié avec la banque',
  ...change,
});
const validate = (id: string, change: object = {}, who = maker) =>
  test.expectOk('validatePayment', { ...as(who, id), body: bodyOf(id, change) });
const approve = (id: string, who = checker) =>
  test.call('approveChangeRequest', { ...as(who, id), body: {} });
async function hold(id: string, change: object = {}): Promise<string> {
  const { pending_change } = await validate(id, change);
  if (pending_change === null) throw new Error('it was not held');
  return pending_change.id;
}
const tolerance = 'RECEIPT_TOLERANCE_PERCENT';
const setTolerance = (value: string) =>
  test.deps.db.insert(parameters).values({ key: tolerance, value, unit: '%', updatedAt: test.clock.now() });
const readChange = (id: string) => test.expectOk('getChangeRequest', as(checker, id));

describe('« Valider » of a payment', () => {
  it('is made at once by one person when nothing is out of the ordinary', async () => {
    const id = await signed();
    expect((await validate(id, { reason: undefined })).pending_change).toBeNull();
    expect(await stateOf(test, id)).toEqual(['signed', 'paid']);
  });

  it.each([
    ['a gap of more than half', { amount: '4999' }, [/dépasse 50 %/]],
    ['a day long before the contract', { value_date: '2025-12-20' }, [/plus de 30 jours/, /déjà publiée/]],
    ['a NAV that is known', { value_date: '2026-01-02' }, [/déjà publiée/]],
  ])('is held for %s, and changes nothing before', async (_what, change, warnings) => {
    const id = await signed();
    const request = await hold(id, change);
    expect(await stateOf(test, id)).toEqual(['signed', 'waiting']);
    expect(await test.deps.db.$count(receipts, eq(receipts.contractId, id))).toBe(0);
    const read = await readChange(request);
    expect(read).toMatchObject({ kind: 'payment.validate', maker: 'Marc Vidal', can_decide: true });
    expect(read.warnings.map(plain)).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
  });

  it('needs a reason when it is held', async () => {
    const id = await signed();
    const body = { ...bodyOf(id, { value_date: '2026-01-02' }), reason: ' ' };
    const response = await test.call('validatePayment', { ...as(maker, id), body });
    expect([response.status, Object(response.body).errors]).toEqual([
      422,
      { reason: ['Vous devez indiquer le motif.'] },
    ]);
  });

  it('[A10] is held from the threshold on, with what the same person validated today', async () => {
    const [first, second] = [await signed('60000'), await signed('45000')];
    expect((await validate(first, { amount: '60000' })).pending_change).toBeNull();
    const request = await readChange(await hold(second, { amount: '45000' }));
    expect(request.warnings).toEqual([expect.stringMatching(/cumul du jour/)]);
    const total = request.lines.find(({ label }) => label === 'Cumul du jour');
    expect(plain(total?.after ?? null)).toBe('105 000,00 €');
    const other = await signed('45000');
    expect((await validate(other, { amount: '45000' }, checker)).pending_change).toBeNull();
  });

  it('counts what is invested for the threshold, not what exceeds the amount signed', async () => {
    const id = await signed('99000');
    expect((await validate(id, { amount: '110000' })).pending_change).toBeNull();
  });

  it('needs no reason for the rest of an amount, and one for a day long before the contract', async () => {
    const [whole, early] = [await signed(), await signed()];
    await attach(await received({ amount: '9000', day: today }), whole, { short: 'wait' });
    expect((await validate(whole, { amount: '1000', reason: '' })).pending_change).toBeNull();
    const body = bodyOf(early, { value_date: '2025-12-20', reason: '' });
    const response = await test.call('validatePayment', { ...as(maker, early), body });
    expect(plain(Object(response.body).errors?.reason?.[0])).toBe(
      'La date de valeur précède le contrat de plus de 30 jours : merci d’en donner le motif.',
    );
  });

  it('is made by the approval of another person, with every effect of the direct call', async () => {
    const id = await signed();
    const request = await hold(id, { amount: '4000' });
    expect(codeOf(await approve(request, maker))).toEqual([403, 'change_requests.own_request']);
    expect((await approve(request)).status).toBe(200);
    expect(await stateOf(test, id)).toEqual(['signed', 'paid']);
    const [order] = await test.deps.db.select().from(orders).where(eq(orders.contractId, id));
    expect(order).toMatchObject({ amount: '4000', orderDay: today, placedBy: checker.userId });
    const history = await historyOf(test, maker, { kind: 'contract', id });
    expect(history.map(({ action }) => action)).toEqual(['payment.paid', 'change.requested']);
    expect(history[0]?.reason).toContain('Relevé vérifié avec la banque');
    expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  });

  it('does not count for its checker’s day once it is approved', async () => {
    const id = await signed('150000');
    await approve(await hold(id, { amount: '150000' }));
    const next = await signed('60000');
    expect((await validate(next, { amount: '60000' }, checker)).pending_change).toBeNull();
  });

  it.each([
    ['the contract was paid', (id: string) => validate(id, {}, checker), 'already'],
    [
      'its client closed the contract',
      (id: string) => test.call('closeContract', as(client, id)),
      'change_requests.stale',
    ],
    [
      'its proof was looked at',
      async (id: string) => test.expectOk('startPaymentCheck', as(checker, id)),
      'change_requests.stale',
    ],
    [
      'the tolerance was changed, so that the money is short',
      () => setTolerance('0.1'),
      'change_requests.stale',
    ],
  ])('is stale when %s since', async (_what, move, code) => {
    const id = await signed('150000');
    const request = await hold(id, { amount: '149500' });
    if (code === 'already') {
      // While it is pending, nothing else pays the contract.
      await expect(move(id)).rejects.toThrow('already_pending');
      return;
    }
    await move(id);
    expect(codeOf(await approve(request))).toEqual([409, code]);
    await test.deps.db.delete(parameters).where(eq(parameters.key, tolerance));
    expect(await stateOf(test, id)).not.toContain('paid');
  });
});

const attach = (id: string, contractId: string, body: object = {}) =>
  test.call('attachReceipt', { ...as(maker, id), body: { contract_id: contractId, ...body } });

const received = (change: object = {}) =>
  givenReceipt(test, maker, { amount: '10000', day: '2026-01-02', ...change });

/** The same line, read from the statement of a bank. */
async function imported(amount = '10000'): Promise<string> {
  const { deps } = test;
  const line = {
    id: deps.ids.uuid(),
    account: bankAccount,
    externalId: `CAMT-${amount}`,
    source: 'camt053',
    day: '2026-01-02',
    amount,
    asset: 'EURO',
    payerName: 'Camille Moreau',
    recordedAt: test.clock.now(),
  } as const;
  await deps.db.transaction(async (tx) => {
    const row = await insertReceipt(tx, line);
    await bookEntries({ ...deps, db: tx }, null, row === undefined ? [] : [receiptEntry(row)]);
  });
  return line.id;
}

describe('« Rattacher » a receipt', () => {
  it('of a statement pays at a NAV that is known; one typed by hand is held', async () => {
    const [first, second] = [await signed(), await signed()];
    expect((await attach(await imported(), first)).status).toBe(200);
    expect(await stateOf(test, first)).toEqual(['signed', 'paid']);

    const typed = await received();
    expect((await attach(typed, second)).status).toBe(422);
    const { receipt, pending_change } = await test.expectOk('attachReceipt', {
      ...as(maker, typed),
      body: { contract_id: second, reason: 'Relevé papier' },
    });
    expect([receipt.state, pending_change?.kind]).toEqual(['open', 'payment.validate']);
    expect((await approve(pending_change?.id ?? '')).status).toBe(200);
    expect(await stateOf(test, second)).toEqual(['signed', 'paid']);
    expect((await test.expectOk('getReceipt', as(maker, typed))).pending_change).toBeNull();
  });

  it('pays with a gap within the tolerance of the parameter, here 1 %, and waits for the rest beyond it', async () => {
    await setTolerance('1');
    const [within, beyond] = [await signed(), await signed()];
    await attach(await received({ amount: '9900', day: today }), within);
    await attach(await received({ amount: '9899', day: today }), beyond);
    const third = await signed();
    await validate(third, { amount: '9920', reason: undefined });
    const gapOf = async (id: string) =>
      (await test.expectOk('listContractReceipts', { token: maker.token, params: { id } })).gap.kind;
    expect([await gapOf(within), await gapOf(beyond)]).toEqual(['within', 'short']);
    await test.deps.db.delete(parameters).where(eq(parameters.key, tolerance));
    expect(await stateOf(test, within)).toEqual(['signed', 'paid']);
    expect(await stateOf(test, beyond)).toEqual(['signed', 'checking']);
    expect(await stateOf(test, third)).toEqual(['signed', 'paid']);
  });

  it('that is short and waits for the rest is not held; « Accepter ce montant » is, over half', async () => {
    const id = await signed();
    const part = await received({ amount: '4000', day: today });
    expect((await attach(part, id, { short: 'wait' })).status).toBe(200);
    expect(await stateOf(test, id)).toEqual(['signed', 'checking']);
    await test.expectOk('acceptReceivedAmount', { ...as(maker, id), body: { reason: 'Solde abandonné' } });
    expect(await stateOf(test, id)).toEqual(['signed', 'checking']);
    const { pending_change } = await test.expectOk('getAdminContract', as(checker, id));
    expect((await approve(pending_change?.id ?? '')).status).toBe(200);
    expect(await stateOf(test, id)).toEqual(['signed', 'paid']);
  });

  it('is held at a NAV that is known when a part of the money was typed by hand', async () => {
    const id = await signed();
    await attach(await received({ amount: '4000' }), id, { short: 'wait' });
    const body = { contract_id: id, reason: 'Relevé papier' };
    const rest = await imported('6000');
    const { pending_change } = await test.expectOk('attachReceipt', { ...as(maker, rest), body });
    expect((await readChange(pending_change?.id ?? '')).warnings).toEqual([
      expect.stringMatching(/déjà publiée/),
    ]);
  });

  it('is stale when the receipt was left unmatched since', async () => {
    const id = await signed();
    const typed = await received();
    await attach(typed, id, { reason: 'Relevé papier' });
    const { pending_change } = await test.expectOk('getReceipt', as(checker, typed));
    await test.expectOk('leaveUnmatched', { ...as(checker, typed), body: { reason: 'Autre client' } });
    expect(codeOf(await approve(pending_change?.id ?? ''))).toEqual([409, 'change_requests.stale']);
  });

  it('is stale when a receipt that counts was detached since', async () => {
    const id = await signed();
    const [part, rest] = [await received({ amount: '9000' }), await received({ amount: '1000' })];
    await attach(part, id, { short: 'wait' });
    await attach(rest, id, { reason: 'Relevé papier' });
    const { pending_change } = await test.expectOk('getReceipt', as(checker, rest));
    await test.expectOk('detachReceipt', { ...as(checker, part), body: { reason: 'Erreur' } });
    expect(codeOf(await approve(pending_change?.id ?? ''))).toEqual([409, 'change_requests.stale']);
  });
});

const preview = (id: string, query: Record<string, string>) =>
  test.expectOk('previewPayment', { ...as(maker, id), query });

describe('previewPayment', () => {
  it('says before anything is sent why a second person is needed, without the reason and the reference', async () => {
    const id = await signed();
    const fine = await preview(id, { amount: '10000', value_date: today });
    expect(fine).toMatchObject({ needs_second_person: false, warnings: [] });
    const held = await preview(id, { amount: '4000', value_date: '2026-01-02' });
    expect(held.needs_second_person).toBe(true);
    expect(held.warnings).toHaveLength(2);
    expect(held.lines.map(({ label, after }) => [label, plain(after)])).toContainEqual([
      'Écart',
      '−6 000,00 € (−60 %)',
    ]);
    expect(await test.deps.db.$count(receipts, eq(receipts.contractId, id))).toBe(0);
  });

  it('of the rest of an amount is dated by the last of its receipts', async () => {
    const id = await signed();
    await attach(await received({ amount: '9000' }), id, { short: 'wait' });
    const { lines } = await preview(id, { amount: '1000', value_date: today });
    expect(lines).toContainEqual({ label: 'Date de valeur', before: null, after: '2 mars 2026' });
  });

  it('of a receipt, and of an amount to accept, follows the same rules', async () => {
    const id = await signed();
    const query = { receipt_id: await givenReceipt(test, maker, { amount: '10000', day: '2026-01-02' }) };
    expect((await preview(id, query)).warnings).toHaveLength(1);
    const none = await test.call('previewPayment', { ...as(maker, id), query: {} });
    expect(codeOf(none)).toEqual([409, 'receipts.nothing_received']);
  });
});
