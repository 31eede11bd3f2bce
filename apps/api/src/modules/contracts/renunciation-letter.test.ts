// « Renonciation reçue par courrier »: the day of its sending counts, two persons read it, and its effects are those of the client's own.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contracts } from '../../db/schema/contracts.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import type { RequestBody } from '../../http/operation.ts';
import { alone } from '../../testing/alone.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { historyOf } from '../../testing/history-of.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { png } from '../../testing/sample-files.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { givenDocument } from '../contract-documents/contract-documents.fixture.ts';
import { givenContract, publishMarket, seedStrategies } from './contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let maker: SignedIn;
let checker: SignedIn;
let id: string;

/** Signed on 2 January, paid and dealt; its last day is the 9th. It is the 14th. */
beforeEach(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  test.clock.set('2026-01-14T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  client = await signIn(test, 'client');
  maker = await signIn(test, 'admin_yield');
  checker = await signIn(test, 'admin_yield');
  id = await pay({ renounceUntil: '2026-01-09' });
});
afterEach(() => test.close());

const as = ({ token }: SignedIn, subject = id) => ({ token, params: { id: subject } });

async function pay(values: { renounceUntil: string | null }): Promise<string> {
  const signedAt = new Date('2026-01-02T09:00:00.000Z');
  const contractId = await givenContract(test, client, {
    status: 'signed',
    createdAt: signedAt,
    signedAt,
    ...values,
  });
  const body = { amount: '15000', value_date: '2026-01-02', reference: `VIR-${contractId}` };
  await alone(test, () => test.expectOk('validatePayment', { ...as(checker, contractId), body }));
  return contractId;
}

type Letter = RequestBody<'recordRenunciationLetter'>;
const letter: Omit<Letter, 'document_id'> = {
  sent_on: '2026-01-09',
  received_on: '2026-01-13',
  scan: 'LR 1A 204 118 4402 7',
  reason: 'Courrier signé du client',
};
const scanOf = (contractId: string) =>
  givenDocument(test, { contractId, userId: client.userId, addedBy: maker.userId });
const record = async (change: Partial<Letter> = {}, who = maker, contractId = id) =>
  test.call('recordRenunciationLetter', {
    ...as(who, contractId),
    body: { ...letter, document_id: await scanOf(contractId), ...change },
  });

async function hold(): Promise<string> {
  const { body } = await record();
  return Object(body).pending_change.id;
}

const approve = (change: string, who = checker) =>
  test.call('approveChangeRequest', { ...as(who, change), body: {} });

it('of a letter sent on the last day, recorded after it: read by two, it gives back all that was paid, 30 days after its receipt', async () => {
  expect((await test.call('renounceContract', as(client))).status).toBe(409);
  expect((await test.expectOk('getAdminContract', as(maker))).letter_until).toBe('2026-01-09');
  const change = await hold();
  const { lines } = await test.expectOk('getChangeRequest', as(checker, change));
  const read = lines.map(({ label, after }) => `${label}: ${after}`.replaceAll(/[\u00A0\u202F]/g, ' '));
  expect(read).toEqual([
    'Statut du contrat: Clôturé',
    'Statut du paiement: Payé',
    'Parts: 0',
    'À rendre au client, frais compris: 15 000,00 €',
    'Courrier envoyé le: 9 janvier 2026',
    'Dernier jour pour renoncer: 9 janvier 2026',
    'Courrier reçu le: 13 janvier 2026',
    'Scan du courrier: Courrier, version 1 (courrier.pdf)',
    'Référence du courrier: LR 1A 204 118 4402 7',
  ]);
  expect((await approve(change, maker)).status).toBe(403);
  expect((await approve(change)).status).toBe(200);
  const { contract, letter_until: until } = await test.expectOk('getAdminContract', as(maker));
  expect(contract).toMatchObject({
    status: 'closed',
    closed_date: '2026-01-14',
    total_amount: null,
    payouts: [{ kind: 'renunciation', amount: '15000.00', state: 'to_prepare', due_by: '2026-02-12' }],
  });
  expect(until).toBeNull();
  const mails = await test.deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, client.email));
  expect(mails.map(({ body }) => body).join('\n')).toContain('par votre courrier envoyé le 9 janvier 2026');
  const trail = await historyOf(test, maker, { kind: 'contract', id });
  const line = trail.find(({ action }) => action === 'contract.renounced');
  expect(JSON.stringify(line)).toContain('LR 1A 204 118 4402 7');
  expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
  // Once.
  expect((await record()).status).toBe(409);
});

it.each<[string, Partial<typeof letter>, string]>([
  ['sent a day after the period', { sent_on: '2026-01-10' }, 'sent_on'],
  ['sent before the contract was signed', { sent_on: '2026-01-01' }, 'sent_on'],
  ['received before it was sent', { received_on: '2026-01-08' }, 'received_on'],
  ['received tomorrow', { received_on: '2026-01-15' }, 'received_on'],
  ['without its scan', { scan: ' ' }, 'scan'],
  ['without a reason', { reason: ' ' }, 'reason'],
])('refuses a letter %s', async (_, change, field) => {
  const response = await record(change);
  expect([response.status, Object.keys(Object(response.body).errors)]).toEqual([422, [field]]);
});

it('is of a contract that had a period, and of a client: never of a company, of staff themselves, nor by another role', async () => {
  const response = await record({}, maker, await pay({ renounceUntil: null }));
  expect([response.status, Object(response.body).code]).toEqual([409, 'contracts.not_renounceable']);
  const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
  await test.deps.db.update(contracts).set({ userId: both.userId }).where(eq(contracts.id, id));
  expect((await record({}, both)).status).toBe(403);
  expect((await record({}, await signIn(test, 'commercial'))).status).toBe(403);
});

it('is refused once the client withdrew money since the letter, and a request made before is to be made again', async () => {
  const change = await hold();
  const body = { request: 'amount', amount: '1000', currency: 'EUR' } as const;
  await test.expectOk('requestWithdrawal', { ...as(client), body });
  expect((await approve(change)).status).toBe(409);
  const response = await record();
  expect([response.status, Object(response.body).code]).toEqual([409, 'contracts.withdrawn_since']);
  expect((await test.expectOk('getAdminContract', as(maker))).contract.status).toBe('signed');
});

it('its scan is a document of the same contract; replaced since, the letter is to be read again', async () => {
  const other = await scanOf(await pay({ renounceUntil: null }));
  for (const unknown of [other, test.deps.ids.uuid()])
    expect((await record({ document_id: unknown })).body).toMatchObject({
      errors: { document_id: ['Ce scan n’est pas un document de ce contrat.'] },
    });
  const scan = await scanOf(id);
  const held = await record({ document_id: scan });
  const fields = { version: '1', reason: 'Illisible' };
  await test.expectOk('replaceContractDocument', { ...as(maker, scan), form: { fields, file: png() } });
  expect((await approve(Object(held.body).pending_change.id)).status).toBe(409);
});
