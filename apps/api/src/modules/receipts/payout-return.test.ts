import { endToEndIdOf } from '@repo/domain/books';
import { decimal, toText } from '@repo/domain/money';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { camtFile, camtParty } from '../../bank-statements/camt.fixture.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { journalEntries, postings } from '../../db/schema/books.ts';
import { type PayoutRow, payouts, receipts } from '../../db/schema/cash.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { alone } from '../../testing/alone.ts';
import { historyOf } from '../../testing/history-of.ts';
import { mailsTo } from '../../testing/outbox.ts';
import type { SignedIn } from '../../testing/people.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { givenContract, racedStatuses } from '../contracts/contracts.fixture.ts';
import { fromReceipt, houseIban, iban, paid, refusalOf, usePayouts } from '../payouts/payouts.fixture.ts';
import { bankAccount, givenReceipt } from './receipts.fixture.ts';

const { people, call, rowOf, approve } = usePayouts();

const as = (who: SignedIn, id: string) => ({ token: who.token, params: { id } });
const read = (id: string) => people.test.expectOk('getReceipt', as(people.maker, id));
const broken = () => brokenRules(people.test.deps.db, bookRules);
const returnOf = (receiptId: string, payoutId: string, more: { reason?: string } = {}) =>
  people.test.call('recordPayoutReturn', {
    ...as(people.maker, receiptId),
    body: { payout_id: payoutId, ...more },
  });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

async function execute(id: string, executedOn = '2026-01-03'): Promise<PayoutRow> {
  await call('preparePayout', id, fromReceipt);
  expect((await approve(id)).status).toBe(200);
  expect((await call('executePayout', id, { ...paid(), executed_on: executedOn })).status).toBe(200);
  return rowOf(id);
}

/** A closing of 3 January that was paid to the client's IBAN. */
async function givenExecuted(amount: string, payerAccount = iban): Promise<PayoutRow> {
  const { test, client, maker } = people;
  const contractId = await givenContract(test, client, { status: 'signed', amount });
  const receipt = await givenReceipt(test, maker, {
    amount,
    payer_name: 'Odile Carrel',
    payer_account: payerAccount,
  });
  await alone(test, () =>
    test.expectOk('attachReceipt', { ...as(maker, receipt), body: { contract_id: contractId } }),
  );
  await test.expectOk('closeContract', as(client, contractId));
  const [owed] = await test.deps.db.select().from(payouts).where(eq(payouts.contractId, contractId));
  return execute(owed?.id ?? '');
}

/** Money that pays nothing, paid back to its sender. */
async function givenPaidBack(amount: string): Promise<PayoutRow> {
  const { test, maker } = people;
  const receipt = await givenReceipt(test, maker, { amount, payer_account: iban });
  await test.expectOk('leaveUnmatched', { ...as(maker, receipt), body: { reason: 'Sans contrat' } });
  const [owed] = await test.deps.db.select().from(payouts).where(eq(payouts.receiptId, receipt));
  return execute(owed?.id ?? '');
}

let lines = 0;
/** A credit of the bank's file; its receipt's id. */
async function imported(amount: string, detail: string): Promise<string> {
  lines += 1;
  const file = camtFile([
    {
      id: `RET-${lines}`,
      entries: [
        {
          amount: Number(amount).toFixed(2),
          booked: '2026-01-06',
          valued: '2026-01-06',
          more: `<AcctSvcrRef>RET-${lines}</AcctSvcrRef>`,
          details: [detail],
        },
      ],
    },
  ]);
  const bytes = new TextEncoder().encode(file);
  people.test.clock.set('2026-01-07T09:00:00.000Z');
  await people.test.expectOk('importStatement', {
    token: people.maker.token,
    form: { fields: { account: bankAccount }, file: { name: 'r.xml', mime: 'application/xml', bytes } },
  });
  const [row] = await people.test.deps.db
    .select()
    .from(receipts)
    .where(eq(receipts.externalId, `RET-${lines}`));
  return row?.id ?? '';
}
/** As banks give it: with the sides of the transfer that came back. */
const parties = [
  camtParty({ name: 'Nous', iban: houseIban }),
  camtParty({ name: 'Odile Carrel', iban, side: 'Cdtr' }),
]
  .join('')
  .replace('</RltdPties><RltdPties>', '');
const sentBack = ({ id, amount }: PayoutRow, code = 'AC04') =>
  imported(
    amount,
    `<Refs><EndToEndId>${endToEndIdOf(id)}</EndToEndId></Refs>${parties}<RmtInf><Ustrd>PO-2020-0001</Ustrd></RmtInf><RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf>`,
  );

describe('a transfer that the bank sent back', () => {
  it('is proposed for its payout, and pays no contract', async () => {
    const payout = await givenExecuted('10001');
    const receipt = await sentBack(payout);
    const waiting = await givenContract(people.test, people.client, {
      status: 'signed',
      amount: payout.amount,
    });
    const detail = await read(receipt);
    expect(detail).toMatchObject({
      receipt: { state: 'open', is_reversal: true, return_reason: 'AC04', proposal: null },
      proposals: [],
      payout_returns: [
        {
          payout: { id: payout.id },
          certainty: 'certain',
          reasons: { reference: 'end_to_end', beneficiary: 'account' },
        },
      ],
      returned_payout: null,
    });
    const attached = await people.test.call('attachReceipt', {
      ...as(people.maker, receipt),
      body: { contract_id: waiting, reason: 'Essai' },
    });
    expect(refusalOf(attached)).toEqual([409, 'receipts.is_reversal']);
    expect((await rowOf(payout.id)).state).toBe('executed');
    expect(await broken()).toEqual([]);
  });

  it('is owed again by a new payout, which is prepared, approved and paid as any other', async () => {
    const payout = await givenExecuted('10002');
    const receipt = await sentBack(payout);
    const { status } = await returnOf(receipt, payout.id);
    expect(status).toBe(200);
    expect(await read(receipt)).toMatchObject({
      receipt: { state: 'payout_return' },
      payout_returns: [],
      returned_payout: { id: payout.id, state: 'replaced' },
    });
    const before = await rowOf(payout.id);
    expect(before).toMatchObject({ state: 'replaced', executedOn: '2026-01-03', returnReceiptId: receipt });
    expect(plain(before.reason ?? '')).toBe(
      'Virement renvoyé par la banque le 6 janvier 2026 : AC04, compte clos',
    );
    const { replaced_by_id: nextId } = await people.test.expectOk('getPayout', as(people.maker, payout.id));
    const history = await historyOf(people.test, people.maker, { kind: 'payout', id: payout.id });
    expect(history.map(({ action }) => action)).toContain('payout.returned');
    const next = await people.test.expectOk('getPayout', as(people.maker, nextId ?? ''));
    expect(next).toMatchObject({
      replaces_id: payout.id,
      payout: {
        kind: 'closing',
        state: 'to_prepare',
        amount: payout.amount,
        due_by: '2026-01-14',
        beneficiary: null,
        contract_id: payout.contractId,
      },
      entries: [{ kind: 'return', order_day: '2026-01-07' }],
    });
    expect(await broken()).toEqual([]);
    const again = await execute(nextId ?? '', '2026-01-07');
    expect(again).toMatchObject({ state: 'executed', replacesId: payout.id, sentBackOn: '2026-01-06' });
    expect(await broken()).toEqual([]);
  });

  it('marks its account for the next beneficiary, and warns the person who approves', async () => {
    const account = 'FR7630001007941234567890185';
    const payout = await givenExecuted('10011', account);
    await returnOf(await sentBack(payout), payout.id);
    const [next] = await people.test.deps.db.select().from(payouts).where(eq(payouts.replacesId, payout.id));
    const id = next?.id ?? '';
    const known = async () =>
      (await people.test.expectOk('getPayout', as(people.maker, id))).known_beneficiaries;
    expect(await known()).toMatchObject([{ beneficiary: { account }, sent_back_on: '2026-01-06' }]);
    await call('preparePayout', id, fromReceipt);
    const { pending_change } = await people.test.expectOk('getPayout', as(people.maker, id));
    const request = await people.test.expectOk(
      'getChangeRequest',
      as(people.checker, pending_change?.id ?? ''),
    );
    expect(request.warnings).toEqual([expect.stringMatching(/^La banque a renvoyé le dernier virement/)]);
    expect(request.lines).toContainEqual({
      label: 'Dernier virement renvoyé par la banque le',
      before: null,
      after: '06/01/2026',
    });
    expect((await approve(id)).status).toBe(200);
    const done = { ...paid(), executed_on: '2026-01-07' };
    expect((await call('executePayout', id, done)).status).toBe(200);
    expect(await known()).toMatchObject([{ sent_back_on: null }]);
  });

  it('is announced to the client, on the contract, its timeline and by email', async () => {
    const payout = await givenExecuted('10003');
    const receipt = await sentBack(payout, 'AC01');
    await returnOf(receipt, payout.id);
    const { payouts: shown } = (
      await people.test.expectOk('getContractChain', as(people.client, payout.contractId ?? ''))
    ).contract;
    expect(shown.map(({ state, sent_back_on: day }) => [state, day])).toEqual(
      expect.arrayContaining([
        ['replaced', null],
        ['to_prepare', '2026-01-06'],
      ]),
    );
    const [mail] = (await mailsTo(people.test, people.client.email)).slice(-1);
    expect(mail?.kind).toBe('payoutReturned');
    expect(plain(mail?.body ?? '')).toContain('AC01, IBAN erroné');
    const events = await people.test.deps.db
      .select()
      .from(timelineEvents)
      .where(eq(timelineEvents.contractId, payout.contractId ?? ''));
    expect(events.map(({ metadata }) => plain(String(metadata['note'])))).toContainEqual(
      expect.stringMatching(/du 3 janvier 2026 nous a été renvoyé par la banque le 6 janvier 2026/),
    );
  });

  it('of money that paid nothing makes its receipt « Non rattaché » until it is paid back again', async () => {
    const payout = await givenPaidBack('2004');
    const receipt = await sentBack(payout);
    const stateOf = async () => (await read(payout.receiptId ?? '')).receipt.state;
    expect(await stateOf()).toBe('returned');
    expect((await returnOf(receipt, payout.id)).status).toBe(200);
    expect(await stateOf()).toBe('unmatched');
    expect(await broken()).toEqual([]);
    const [next] = await people.test.deps.db.select().from(payouts).where(eq(payouts.replacesId, payout.id));
    await execute(next?.id ?? '', '2026-01-07');
    expect(await stateOf()).toBe('returned');
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['12.5', '30012', 'AC06, compte bloqué (12,50 € de frais retenus)'],
    ['50', '30112', 'AC06, compte bloqué (50,00 € de frais retenus)'],
  ])('less a fee of %s € is owed again whole: the fee is a cost of the house', async (fee, amount, said) => {
    const payout = await givenExecuted(amount);
    const kept = { ...payout, amount: toText(decimal(payout.amount).minus(fee)) };
    const receipt = await sentBack(kept, 'AC06');
    expect((await read(receipt)).payout_returns).toMatchObject([
      { payout: { id: payout.id }, certainty: 'certain', fee },
    ]);
    expect((await returnOf(receipt, payout.id)).status).toBe(200);
    expect(plain((await rowOf(payout.id)).reason ?? '')).toContain(said);
    const [next] = await people.test.deps.db.select().from(payouts).where(eq(payouts.replacesId, payout.id));
    expect(next?.amount).toBe(payout.amount);
    const booked = await people.test.deps.db
      .select({ amount: postings.amount })
      .from(postings)
      .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
      .where(and(eq(journalEntries.subjectId, next?.id ?? ''), eq(postings.account, 'costs:bank')));
    expect(booked.map(({ amount: cost }) => toText(decimal(cost)))).toEqual([fee]);
    expect(await broken()).toEqual([]);
  });

  it('less more than 50 € is no return of it', async () => {
    const payout = await givenExecuted('30213');
    const receipt = await sentBack({ ...payout, amount: toText(decimal(payout.amount).minus('50.01')) });
    expect((await read(receipt)).payout_returns).toEqual([]);
    expect(refusalOf(await returnOf(receipt, payout.id))).toEqual([409, 'receipts.not_its_return']);
  });

  it('is recorded once when two requests are sent at the same time', async () => {
    const payout = await givenExecuted('10005');
    const receipt = await sentBack(payout);
    const both = await Promise.all([returnOf(receipt, payout.id), returnOf(receipt, payout.id)]);
    expect(racedStatuses(both)).toEqual([200, 409]);
    expect(await people.test.deps.db.$count(payouts, eq(payouts.replacesId, payout.id))).toBe(1);
    const left = await people.test.call('leaveUnmatched', {
      ...as(people.maker, receipt),
      body: { reason: 'Essai' },
    });
    expect(refusalOf(left)).toEqual([409, 'receipts.is_payout_return']);
  });

  it('keeps the debit of its first transfer known to a statement that comes later', async () => {
    const payout = await givenExecuted('10006');
    await returnOf(await sentBack(payout), payout.id);
    const file = camtFile([
      {
        id: 'DEBIT',
        entries: [
          {
            amount: Number(payout.amount).toFixed(2),
            direction: 'DBIT',
            booked: '2026-01-03',
            valued: '2026-01-03',
            details: [`<Refs><EndToEndId>${endToEndIdOf(payout.id)}</EndToEndId></Refs>`],
          },
        ],
      },
    ]);
    const { counts } = await people.test.expectOk('previewStatement', {
      token: people.maker.token,
      form: {
        fields: { account: bankAccount },
        file: { name: 'd.xml', mime: 'application/xml', bytes: new TextEncoder().encode(file) },
      },
    });
    expect(counts).toMatchObject({ payout: 1, unknown_debit: 0 });
  });
});

describe('a credit without a mark of the bank', () => {
  it('is recorded as a return by choice, with the reason that was typed', async () => {
    const payout = await givenExecuted('10007');
    people.test.clock.set('2026-01-07T09:00:00.000Z');
    const receipt = await givenReceipt(people.test, people.maker, {
      amount: payout.amount,
      day: '2026-01-06',
      reference: 'SANS REFERENCE',
    });
    expect((await read(receipt)).payout_returns).toMatchObject([
      { payout: { id: payout.id }, certainty: 'proposed' },
    ]);
    expect((await returnOf(receipt, payout.id, { reason: 'Compte clos, dit la banque' })).status).toBe(200);
    expect(plain((await rowOf(payout.id)).reason ?? '')).toMatch(
      /6 janvier 2026 : Compte clos, dit la banque$/,
    );
    const trail = await people.test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, receipt))
      .orderBy(auditLog.id);
    expect(trail.at(-1)).toMatchObject({
      action: 'receipt.payout_returned',
      after: { payoutId: payout.id, reason: 'Compte clos, dit la banque' },
    });
  });

  it.each([
    ['of another amount', { amount: '10007.99' }, [409, 'receipts.not_its_return']],
    ['of a day before it was paid', { day: '2026-01-02' }, [409, 'receipts.not_its_return']],
  ])('%s is refused, and changes nothing', async (_what, change, refusal) => {
    const payout = await givenExecuted('10008');
    people.test.clock.set('2026-01-07T09:00:00.000Z');
    const receipt = await givenReceipt(people.test, people.maker, {
      amount: payout.amount,
      day: '2026-01-06',
      ...change,
    });
    expect(refusalOf(await returnOf(receipt, payout.id))).toEqual(refusal);
    expect([(await rowOf(payout.id)).state, (await read(receipt)).receipt.state]).toEqual([
      'executed',
      'open',
    ]);
  });

  it('returns no payout that is not executed, nor one that is not there', async () => {
    const payout = await givenExecuted('10009');
    await returnOf(await sentBack(payout), payout.id);
    const [next] = await people.test.deps.db.select().from(payouts).where(eq(payouts.replacesId, payout.id));
    const receipt = await givenReceipt(people.test, people.maker, {
      amount: payout.amount,
      day: '2026-01-06',
    });
    expect(refusalOf(await returnOf(receipt, next?.id ?? ''))).toEqual([409, 'payouts.not_executed']);
    expect(refusalOf(await returnOf(receipt, payout.id))).toEqual([409, 'payouts.replaced']);
    expect((await returnOf(receipt, people.test.deps.ids.uuid())).status).toBe(404);
  });
});
