import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orders } from '../../db/schema/books.ts';
import type { RequestBody } from '../../http/operation.ts';
import { alone } from '../../testing/alone.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { historyOf } from '../../testing/history-of.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let maker: SignedIn;
let checker: SignedIn;
let id: string;

beforeEach(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  test.clock.set('2026-03-02T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  client = await signIn(test, 'client');
  maker = await signIn(test, 'admin_yield');
  checker = await signIn(test, 'admin_yield');
  id = await pay(client);
});
afterEach(() => test.close());

const as = ({ token }: SignedIn, subject = id) => ({ token, params: { id: subject } });

async function pay(owner: SignedIn): Promise<string> {
  const contractId = await givenContract(test, owner, {
    status: 'signed',
    amount: '10000',
    createdAt: new Date('2026-01-01T09:00:00.000Z'),
  });
  const body = { amount: '10000', value_date: '2026-01-02', reference: `VIR-${contractId}` };
  await alone(test, () => test.expectOk('validatePayment', { ...as(checker, contractId), body }));
  return contractId;
}

const recorded: RequestBody<'recordWithdrawal'> = {
  request: 'amount',
  amount: '1000',
  currency: 'EUR',
  reference: 'LR-2026-11',
  reason: 'Demande du client par courrier',
};
const record = (change: Partial<typeof recorded> = {}, who = maker, contractId = id) =>
  test.call('recordWithdrawal', { ...as(who, contractId), body: { ...recorded, ...change } });
const placed = () => test.deps.db.select().from(orders).where(eq(orders.kind, 'withdrawal'));

/** The id of the change that waits for its approval. */
async function hold(): Promise<string> {
  const { pending_change } = await test.expectOk('recordWithdrawal', { ...as(maker), body: recorded });
  return pending_change?.id ?? '';
}

it('waits for a second person, who reads what it would be; approved, it is an order of that day', async () => {
  const change = await hold();
  expect(await placed()).toEqual([]);
  const { lines } = await test.expectOk('getChangeRequest', as(checker, change));
  const read = lines.map(({ label, after }) => `${label}: ${after}`.replaceAll(/[\u00A0\u202F]/g, ' '));
  expect(read).toEqual([
    'Retrait demandé: 1 000,00 €, à la première VL datée du 2 mars 2026 ou après',
    'Parts, à la VL du 4 janvier 2026: 110,765518831295',
    'Montant estimé à la VL du 4 janvier 2026: 998,00 € à verser, frais de sortie 2,00 €',
    'Référence de la demande: LR-2026-11',
  ]);
  expect((await test.call('approveChangeRequest', { ...as(maker, change), body: {} })).status).toBe(403);
  test.clock.set('2026-03-02T09:04:00.000Z');
  await test.expectOk('approveChangeRequest', { ...as(checker, change), body: {} });
  expect(await placed()).toMatchObject([
    {
      state: 'waiting',
      amount: '1000',
      requestCurrency: 'EUR',
      orderDay: '2026-03-02',
      reference: 'LR-2026-11',
      note: 'Demande du client par courrier',
    },
  ]);
  const { contract } = await test.expectOk('getAdminContract', as(maker));
  const history = await historyOf(test, maker, { kind: 'contract', id });
  expect(contract.pending_withdrawals).toHaveLength(1);
  expect(history.map(({ action }) => action)).toContain('withdrawal.requested');
});

it('is to be made again when the client requested a withdrawal meanwhile', async () => {
  const change = await hold();
  const body = { request: 'amount', amount: '10', currency: 'EUR' } as const;
  await test.expectOk('requestWithdrawal', { ...as(client), body });
  const approved = await test.call('approveChangeRequest', { ...as(checker, change), body: {} });
  expect(approved.body).toMatchObject({ code: 'change_requests.stale' });
  expect(await placed()).toHaveLength(1);
});

it('is refused with the rules of a client’s own, and nothing is held', async () => {
  expect((await record({ amount: '20000' })).status).toBe(422);
  expect((await record({ reason: ' ' })).status).toBe(422);
  expect((await record({ reference: ' ' })).body).toMatchObject({
    errors: { reference: ['Merci d’indiquer la référence de la demande du client.'] },
  });
  const { pending_change } = await test.expectOk('getAdminContract', as(maker));
  expect(pending_change).toBeNull();
});

it('is refused on one’s own contract', async () => {
  const own = await pay(maker);
  expect((await record({}, maker, own)).body).toMatchObject({ code: 'contracts.own_contract' });
});
