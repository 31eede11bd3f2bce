// What tests of payouts start from: a client, two administrators, and payouts on their way from owed to paid.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type PayoutRow, payouts, receipts } from '../../db/schema/cash.ts';
import { alone } from '../../testing/alone.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';

export const iban = 'FR1420041010050500013M02606';
/** Where clients of the product pay. */
export const houseIban = 'FR7630006000011234567890189';
export const fromReceipt = { source: 'receipt' };

type Move = 'preparePayout' | 'executePayout' | 'voidPayout' | 'qualifyPayout';

let count = 0;
export function nextReference(): string {
  count += 1;
  return `VIR-${count}`;
}

export const paid = (reference = nextReference()) => ({ executed_on: '2026-01-03', reference });

export const refusalOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];

interface People {
  test: TestApp;
  client: SignedIn;
  maker: SignedIn;
  checker: SignedIn;
}

function approvalsOf(people: People) {
  /** The change request that the preparation made. */
  async function requestOf(id: string): Promise<string> {
    const { test, maker } = people;
    const { pending_change } = await test.expectOk('getPayout', { token: maker.token, params: { id } });
    if (pending_change === null) throw new Error(`no request of ${id}`);
    return pending_change.id;
  }

  async function approve(id: string, who = people.checker) {
    const params = { id: await requestOf(id) };
    return people.test.call('approveChangeRequest', { token: who.token, params, body: {} });
  }
  return { requestOf, approve };
}

/** Call it at the top of a test file. The day is 3 January 2026. */
export function usePayouts() {
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- filled before the first test
  const people = {} as People;
  beforeAll(async () => {
    const test = await createTestApp({ hasTwoPersonControl: true });
    await seedStrategies(test);
    await publishMarket(test);
    people.test = test;
    people.client = await signIn(test, 'client', { firstname: 'Odile', lastname: 'Carrel' });
    people.maker = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
    people.checker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Duval' });
  });
  afterAll(() => people.test.close());
  beforeEach(() => people.test.clock.set('2026-01-03T09:00:00.000Z'));

  const call = (operation: Move, id: string, body?: object, who = people.maker) =>
    people.test.call(operation, { token: who.token, params: { id }, ...(body && { body }) });

  async function rowOf(id: string): Promise<PayoutRow> {
    const [row] = await people.test.deps.db.select().from(payouts).where(eq(payouts.id, id));
    if (!row) throw new Error(`no payout ${id}`);
    return row;
  }

  /** Of a contract that was paid and closed: owed since 3 January. */
  async function givenClosing(owner = people.client): Promise<string> {
    const { test, maker } = people;
    const id = await givenContract(test, owner, { status: 'signed', amount: '10000' });
    const body = { amount: '10000', value_date: '2026-01-02', reference: nextReference() };
    await alone(test, () => test.expectOk('validatePayment', { token: maker.token, params: { id }, body }));
    await test.expectOk('closeContract', { token: owner.token, params: { id } });
    const [row] = await test.deps.db.select().from(payouts).where(eq(payouts.contractId, id));
    if (!row) throw new Error('the closing made no payout');
    return row.id;
  }

  /** Its money came from this account, as the bank's statement says. */
  async function sendFrom(id: string, payerAccount = iban): Promise<void> {
    const { contractId, userId } = await rowOf(id);
    await people.test.deps.db.insert(receipts).values({
      id: people.test.deps.ids.uuid(),
      account: `bank:${houseIban}`,
      externalId: nextReference(),
      source: 'camt053',
      state: 'attached',
      day: '2026-01-02',
      amount: '10000',
      asset: 'EURO',
      payerAccount,
      payerName: 'Mme Odile Carrel',
      contractId,
      userId,
      recordedAt: people.test.clock.now(),
    });
  }

  async function move(...args: Parameters<typeof call>): Promise<void> {
    const { status, body } = await call(...args);
    if (status !== 200) throw new Error(`${args[0]} responded ${status}: ${JSON.stringify(body)}`);
  }

  const { requestOf, approve } = approvalsOf(people);

  async function givenPrepared(): Promise<string> {
    const id = await givenClosing();
    await sendFrom(id);
    await move('preparePayout', id, fromReceipt);
    return id;
  }

  async function givenApproved(): Promise<string> {
    const id = await givenPrepared();
    const { status } = await approve(id);
    if (status !== 200) throw new Error(`approved with ${status}`);
    return id;
  }

  return { people, call, rowOf, requestOf, approve, givenClosing, sendFrom, givenPrepared, givenApproved };
}
