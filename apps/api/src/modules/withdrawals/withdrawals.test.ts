import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../db/schema/books.ts';
import { payouts } from '../../db/schema/cash.ts';
import type { contracts } from '../../db/schema/contracts.ts';
import { fxRates } from '../../db/schema/market-data.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import type { RequestBody } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { examine } from '../audit/examine.ts';
import {
  givenContract,
  importNav,
  publishMarket,
  racedStatuses,
  seedStrategies,
} from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
let id: string;
let atStart: readonly string[];

beforeEach(async () => {
  test = await createTestApp();
  // A Monday; nothing is published after 4 January.
  test.clock.set('2026-03-02T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  client = await signIn(test, 'client');
  admin = await signIn(test, 'admin_yield');
  id = await pay();
  atStart = (await examine(test.deps)).findings;
});
afterEach(() => test.close());

const as = ({ token }: SignedIn, contractId = id) => ({ token, params: { id: contractId } });
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** A contract of 10 000 EURC dealt at 101, a dollar at 0.80 EUR: worth 10 038.466 EUR at 102. */
async function pay(values: Partial<typeof contracts.$inferInsert> = {}): Promise<string> {
  const contractId = await givenContract(test, client, {
    status: 'signed',
    amount: '10000',
    createdAt: new Date('2026-01-01T09:00:00.000Z'),
    currency: 'EURC',
    paymentMethod: 'crypto',
    ...values,
  });
  const body = { amount: '10000', value_date: '2026-01-02', reference: `TX-${contractId}` };
  await test.expectOk('validatePayment', { ...as(admin, contractId), body });
  return contractId;
}

/** Hours later the sessions are over. */
async function comeBackAt(instant: string): Promise<void> {
  test.clock.set(instant);
  const login = async (who: SignedIn) => {
    const body = { user: { email: who.email, password: testPassword } };
    return { ...who, token: (await test.expectOk('login', { body })).token ?? '' };
  };
  [client, admin] = [await login(client), await signIn(test, 'admin_yield')];
}

type Body = RequestBody<'requestWithdrawal'>;
const euros = (amount: string): Body => ({ request: 'amount', amount, currency: 'EUR' });

function request(body: Body, contractId = id) {
  return test.call('requestWithdrawal', { ...as(client, contractId), body });
}

async function requested(body: Body) {
  const { signature } = await test.expectOk('requestWithdrawal', { ...as(client), body });
  return signature;
}

async function contractNow() {
  const { signatures } = await test.expectOk('listContracts', { token: client.token });
  return signatures.find((contract) => contract.id === id);
}

/** The NAV of a day on which a dollar is 0.80 EUR. */
async function publish(day: string, vl: string): Promise<void> {
  const published = { source: 'test', publishedAt: test.clock.now() };
  await test.deps.db.insert(fxRates).values([
    { base: 'EUR', quote: 'USD', day, rate: '1.25', ...published },
    { base: 'EUR', quote: 'CHF', day, rate: '0.94', ...published },
  ]);
  await importNav(test, admin, { day, strategy: 'USDFY', vl });
}

const owed = async () =>
  (await test.deps.db.select().from(payouts).where(eq(payouts.contractId, id))).map(
    ({ kind, state, amount, asset, dueBy }) => [kind, state, amount, asset, dueBy],
  );

const mailsOf = async (kind: 'withdrawalRequested' | 'withdrawalCanceled' | 'redemptionExecuted') =>
  (
    await test.deps.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, kind))
      .orderBy(mailOutbox.createdAt, mailOutbox.id)
  ).map(({ body }) => plain(body));

/** What `doctor` finds beyond the rows that the fixture made without their past; its clock is not the database's. */
async function newFindings() {
  const { findings } = await examine(test.deps);
  return findings.filter((finding) => !atStart.includes(finding) && !finding.startsWith('Clock'));
}

const canWithdraw = async (contractId: string) => {
  const { signatures } = await test.expectOk('listContracts', { token: client.token });
  return signatures.find((contract) => contract.id === contractId)?.can_withdraw;
};

const pendingId = async () => (await requested(euros('10000'))).pending_withdrawals[0]?.id ?? '';
const cancel = (orderId: string, by = client) => test.call('cancelWithdrawal', as(by, orderId));

describe('previewWithdrawal', () => {
  it('shows units, NAV, quotes, fee and what would be paid, at the last prices, to the client and to staff', async () => {
    const query = { amount: '1000', currency: 'EUR' };
    const preview = await test.expectOk('previewWithdrawal', { ...as(client), query });
    expect(preview).toEqual({
      order_day: '2026-03-02',
      nav: '102',
      nav_date: '2026-01-04',
      quotes: [{ base: 'EUR', quote: 'USD', day: '2026-01-02', rate: '1.25' }],
      units: '12.254901960784',
      units_left: '110.765518831295',
      currency: 'EURC',
      gross: '1000',
      exit_fee_percent: '0.2',
      exit_fee: '2',
      net: '998',
    });
    expect(await test.expectOk('previewWithdrawal', { ...as(admin), query })).toEqual(preview);
    expect(await contractNow()).toMatchObject({ pending_withdrawals: [], can_withdraw: true });
  });

  it('takes all the yield when no amount is given', async () => {
    const { gross, exit_fee, net } = await test.expectOk('previewWithdrawal', as(client));
    expect([gross, exit_fee, net]).toEqual(['38.47', '0.08', '38.39']);
  });

  it('names the most that can be requested, in the currency of the request', async () => {
    const query = { amount: '20000', currency: 'USD' };
    const { status, body } = await test.call('previewWithdrawal', { ...as(client), query });
    expect(status).toBe(422);
    expect(plain(JSON.stringify(body))).toContain('12 548,08 $US au plus');
  });

  it('is refused in a currency without a quote', async () => {
    const query = { amount: '1', currency: 'ETH' };
    const { status, body } = await test.call('previewWithdrawal', { ...as(client), query });
    expect([status, body]).toMatchObject([409, { code: 'withdrawals.not_valued' }]);
  });
});

describe('requestWithdrawal', () => {
  it('[A37] waits for its NAV, and is then booked, owed and shown as one amount with its fee', async () => {
    const signature = await requested(euros('1000'));
    expect(signature.pending_withdrawals).toMatchObject([
      {
        request: 'amount',
        amount: '1000.00',
        currency: 'EUR',
        order_day: '2026-03-02',
        requested_at: '2026-03-02T09:00:00.000Z',
        cancelable_until_hour: 16,
      },
    ]);
    expect([signature.status, signature.exit_order_day, signature.withdrawals]).toEqual(['signed', null, []]);
    expect(await owed()).toEqual([]);
    const [mail] = await mailsOf('withdrawalRequested');
    expect(mail).toContain('datée du 2 mars 2026 ou d’un jour suivant');
    expect(mail).toContain('1 000,00 €');

    await publish('2026-03-02', '103');
    const contract = await contractNow();
    expect(contract?.pending_withdrawals).toEqual([]);
    expect(contract?.withdrawals).toMatchObject([{ amount: '998.00', exit_fee: '2.00', currency: 'EURC' }]);
    expect(await owed()).toEqual([['withdrawal', 'to_prepare', '998', 'EURC', '2026-03-09']]);
    expect((await mailsOf('redemptionExecuted'))[0]).toContain('998,00 €');
    const { events } = await test.expectOk('getDashboard', { token: client.token });
    const event = events.find(({ type }) => type === 'withdrawal');
    expect(plain(event?.metadata.note ?? '')).toBe('998,00 € à vous verser, frais de sortie 2,00 €');
    const [order] = await test.deps.db.select().from(orders).where(eq(orders.kind, 'withdrawal'));
    expect(order).toMatchObject({ request: 'amount', amount: '1000', requestCurrency: 'EUR', asset: 'EURC' });
    const { headline } = await test.expectOk('getDashboard', { token: client.token });
    expect(headline.total_out).toBe('998.00');
    expect(await newFindings()).toEqual([]);
  });

  it('takes all the yield of the dealing day once, and never the capital', async () => {
    await requested({ request: 'yield' });
    expect(await request({ request: 'yield' })).toMatchObject({ status: 422 });
    await publish('2026-03-02', '103');
    // 10 136.88 at 103, less the 10 000 that were paid in.
    expect(await owed()).toMatchObject([['withdrawal', 'to_prepare', '136.61', 'EURC', '2026-03-09']]);
    const again = await request({ request: 'yield' });
    expect([again.status, again.body]).toMatchObject([
      422,
      { errors: { amount: ['Ce contrat n’a pas de rendement à retirer à la dernière valeur liquidative.'] } },
    ]);
  });

  it('takes an amount in another currency at the quotes of the dealing day, once they are published', async () => {
    await requested({ request: 'amount', amount: '940', currency: 'CHF' });
    await publish('2026-03-02', '103');
    expect(await owed()).toMatchObject([['withdrawal', 'to_prepare', '998', 'EURC', '2026-03-09']]);
  });

  it('takes all that is held when it is worth less on the dealing day, and a yield that is gone pays nothing', async () => {
    await requested(euros('10000'));
    await requested({ request: 'amount', amount: '20', currency: 'EUR' });
    await publish('2026-03-02', '50');
    expect((await contractNow())?.withdrawals.map(({ amount }) => amount)).toEqual(['4910.98', '0.00']);
    expect(await owed()).toMatchObject([['withdrawal', 'to_prepare', '4910.98', 'EURC', '2026-03-09']]);
    expect(await request(euros('1'))).toMatchObject({ status: 422 });
    expect(await newFindings()).toEqual([]);
  });

  it.each([
    ['nothing', euros('0'), 'Le montant doit être supérieur à 0.'],
    ['a negative amount', euros('-5'), 'Le montant doit être supérieur à 0.'],
    ['a fraction of a cent', euros('1.005'), 'Ce montant a trop de décimales pour sa devise.'],
    ['no amount', { request: 'amount' } as const, 'Le montant doit être supérieur à 0.'],
    [
      'more than is held',
      euros('10038.47'),
      'Ce montant dépasse ce qui peut être retiré : 10 038,46 € au plus, à la dernière valeur liquidative.',
    ],
  ])('is refused for %s, and nothing is written', async (_what, body, message) => {
    const response = await request(body);
    expect(response.status).toBe(422);
    expect(plain(JSON.stringify(response.body))).toContain(`"errors":{"amount":["${message}"]}`);
    expect(await test.deps.db.$count(orders, eq(orders.kind, 'withdrawal'))).toBe(0);
    expect(await mailsOf('withdrawalRequested')).toEqual([]);
  });

  it('is refused inside the renunciation period, and allowed on the day after', async () => {
    const young = await pay({ renounceUntil: '2026-03-02' });
    expect(await canWithdraw(young)).toBe(false);
    const refused = await request(euros('10'), young);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'withdrawals.renounceable' }]);
    expect(JSON.stringify(refused.body)).toContain('jusqu’au 2 mars 2026 inclus');
    await comeBackAt('2026-03-02T23:00:00.000Z');
    expect((await request(euros('10'), young)).status).toBe(200);
    expect(await canWithdraw(young)).toBe(true);
  });

  it('is refused for a contract that is not running, or not invested yet', async () => {
    const closed = await givenContract(test, client, { status: 'closed', paymentStatus: 'paid' });
    const unpaid = await givenContract(test, client, { status: 'signed' });
    expect((await request(euros('1'), closed)).body).toMatchObject({ code: 'withdrawals.not_running' });
    expect((await request(euros('1'), unpaid)).body).toMatchObject({ code: 'withdrawals.not_yet_invested' });
  });

  it('happens once when it is repeated with its key', async () => {
    const call = { ...as(client), body: euros('1000'), headers: { 'idempotency-key': 'withdraw-once' } };
    await test.expectOk('requestWithdrawal', call);
    const { signature } = await test.expectOk('requestWithdrawal', call);
    expect(signature.pending_withdrawals).toHaveLength(1);
  });

  it('[A37] two at once whose sum exceeds the holding: one is refused', async () => {
    const responses = await Promise.all([request(euros('6000')), request(euros('6000'))]);
    expect(racedStatuses(responses)).toEqual([200, 422]);
    expect((await contractNow())?.pending_withdrawals).toHaveLength(1);
  });
});

describe('cancelWithdrawal', () => {
  it('gives its units back, until the cut-off hour of its order day', async () => {
    const orderId = await pendingId();
    await comeBackAt('2026-03-02T14:59:59.000Z');
    const { signature } = await test.expectOk('cancelWithdrawal', as(client, orderId));
    expect(signature.pending_withdrawals).toEqual([]);
    expect((await mailsOf('withdrawalCanceled'))[0]).toContain('10 000,00 €');
    expect((await request(euros('10000'))).status).toBe(200);
    expect((await cancel(orderId)).status).toBe(409);
  });

  it('is refused from the cut-off hour on, and once it is executed', async () => {
    const orderId = await pendingId();
    await comeBackAt('2026-03-02T15:00:00.000Z');
    expect((await contractNow())?.pending_withdrawals).toMatchObject([{ cancelable_until_hour: null }]);
    expect((await cancel(orderId)).body).toMatchObject({ code: 'withdrawals.not_cancelable' });
    await publish('2026-03-02', '103');
    expect((await cancel(orderId)).status).toBe(409);
    expect(await owed()).toHaveLength(1);
  });

  it('is refused once the NAV of its order day is published, its quote still missing', async () => {
    const orderId = await pendingId();
    await importNav(test, admin, { day: '2026-03-02', strategy: 'USDFY', vl: '90' });
    expect((await contractNow())?.pending_withdrawals).toMatchObject([{ cancelable_until_hour: null }]);
    expect((await cancel(orderId)).status).toBe(409);
  });

  it('does not exist for another client, and never cancels a closing', async () => {
    const orderId = await pendingId();
    expect((await cancel(orderId, await signIn(test, 'client'))).status).toBe(404);
    await test.expectOk('closeContract', as(client));
    const [closing] = await test.deps.db
      .select()
      .from(orders)
      .where(and(eq(orders.contractId, id), eq(orders.kind, 'closing')));
    expect((await cancel(closing?.id ?? '')).status).toBe(404);
  });
});

describe('with other acts on the contract', () => {
  it('a closing takes what the waiting withdrawal leaves, on one NAV', async () => {
    await requested(euros('1000'));
    const { signature } = await test.expectOk('closeContract', as(client));
    expect([signature.exit_order_day, signature.pending_withdrawals.length]).toEqual(['2026-03-02', 1]);
    expect((await request(euros('1'))).body).toMatchObject({ code: 'withdrawals.not_running' });
    await publish('2026-03-02', '103');
    // 10 136.88 in all: 1 000 and 9 136.88, less 2.00 and 18.27.
    const amounts = new Map((await owed()).map(([kind, , amount]) => [kind, amount]));
    expect(Object.fromEntries(amounts)).toEqual({ withdrawal: '998', closing: '9118.61' });
    expect((await contractNow())?.total_amount).toBe('0.00');
    expect(await newFindings()).toEqual([]);
  });

  it('a closing at the same instant leaves a withdrawal that is executed before it, or refuses it', async () => {
    const [withdrawn, closed] = await Promise.all([
      request(euros('1000')),
      test.call('closeContract', as(client)),
    ]);
    expect(closed.status).toBe(200);
    expect([200, 409]).toContain(withdrawn.status);
    await publish('2026-03-02', '103');
    expect((await contractNow())?.withdrawals).toHaveLength(withdrawn.status === 200 ? 2 : 1);
    expect((await contractNow())?.total_amount).toBe('0.00');
    expect(await newFindings()).toEqual([]);
  });

  it('a renunciation at the same instant is always the one that holds', async () => {
    const young = await pay({ renounceUntil: '2026-03-16' });
    const [withdrawn, renounced] = await Promise.all([
      request(euros('1000'), young),
      test.call('renounceContract', as(client, young)),
    ]);
    expect([withdrawn.status, renounced.status]).toEqual([409, 200]);
  });

  it('a NAV published at the same instant executes it, or leaves it to the next day', async () => {
    const [withdrawn] = await Promise.all([request(euros('1000')), publish('2026-03-02', '103')]);
    expect(withdrawn.status).toBe(200);
    const contract = await contractNow();
    const [pending] = contract?.pending_withdrawals ?? [];
    expect([contract?.withdrawals.length, pending?.order_day]).toEqual(
      pending === undefined ? [1, undefined] : [0, '2026-03-03'],
    );
  });
});
