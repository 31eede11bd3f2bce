// Requesting the deletion of an account, and canceling the request; the day itself is `carry-out-deletions.test.ts`.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { orders } from '../../db/schema/books.ts';
import { payouts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { deletionRequests } from '../../db/schema/deletion.ts';
import { parameters } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
beforeEach(() => test.clock.set('2026-03-02T09:00:00.000Z'));
afterAll(() => test.close());

type Person = Pick<SignedIn, 'token'>;
const requestDeletion = ({ token }: Person, password = testPassword) =>
  test.call('requestAccountDeletion', { token, body: { password } });
const cancel = ({ token }: Person) => test.call('cancelAccountDeletion', { token });
const read = ({ token }: Person) => test.expectOk('getAccountDeletion', { token });
const requestsOf = ({ userId }: SignedIn) =>
  test.deps.db.select().from(deletionRequests).where(eq(deletionRequests.userId, userId));
const setContract = (id: string, change: Partial<typeof contracts.$inferInsert>) =>
  test.deps.db.update(contracts).set(change).where(eq(contracts.id, id));

describe('requesting the deletion of an account', () => {
  it('registers the request for thirty days later, leaves a trace and emails the owner', async () => {
    const client = await signIn(test, 'client');
    const { status, body } = await requestDeletion(client);
    expect([status, body]).toEqual([
      200,
      {
        request: { requested_at: '2026-03-02T09:00:00.000Z', blocked_at: null },
        effective_on: '2026-04-01',
        blockers: [],
        kept: [{ kind: 'identity', until: '2031-04-01' }],
      },
    ]);
    const [mail] = await mailsTo(test, client.email);
    expect(mail).toMatchObject({
      kind: 'deletionRequested',
      body: expect.stringContaining('1er avril 2026'),
    });
    const traces = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, client.userId));
    expect(traces).toContainEqual(
      expect.objectContaining({
        action: 'account_deletion.requested',
        actorId: client.userId,
        after: { effective_on: '2026-04-01' },
      }),
    );
    expect((await test.call('getMe', { token: client.token })).status).toBe(200);
  });

  it('counts the days from the day in Paris, where it may be tomorrow', async () => {
    test.clock.set('2026-03-02T23:30:00.000Z');
    const client = await signIn(test, 'client');
    expect((await read(client)).effective_on).toBe('2026-04-02');
    await requestDeletion(client);
    expect((await read(client)).effective_on).toBe('2026-04-02');
  });

  it('uses the delay in force on that day', async () => {
    const setDays = (value: string) =>
      test.deps.db.update(parameters).set({ value }).where(eq(parameters.key, 'DELETION_DAYS'));
    const client = await signIn(test, 'client');
    await setDays('7');
    expect((await read(client)).effective_on).toBe('2026-03-09');
    await requestDeletion(client);
    await setDays('30');
    expect((await read(client)).effective_on).toBe('2026-03-09');
  });

  it('requires the password again, and counts the guesses', async () => {
    const client = await signIn(test, 'client');
    const wrong = await requestDeletion(client, 'Mauvais-2026-ab');
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { errors: { password: ['Le mot de passe actuel est invalide.'] } },
    ]);
    for (let guess = 1; guess < 10; guess += 1) await requestDeletion(client, 'Mauvais-2026-ab');
    expect((await requestDeletion(client)).status).toBe(429);
    expect(await requestsOf(client)).toEqual([]);
  });

  it('may be done five times a day', async () => {
    const client = await signIn(test, 'client');
    for (let time = 1; time <= 5; time += 1) {
      expect((await requestDeletion(client)).status).toBe(200);
      expect((await cancel(client)).status).toBe(200);
    }
    expect((await requestDeletion(client)).status).toBe(429);
  });

  it('once is enough, even twice at once', async () => {
    const client = await signIn(test, 'client');
    const responses = await Promise.all([requestDeletion(client), requestDeletion(client)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await requestDeletion(client)).body).toMatchObject({
      code: 'account_deletion.already_requested',
    });
    expect(await requestsOf(client)).toHaveLength(1);
  });

  it.each(['commercial', 'equisafe', 'admin_yield', 'admin_kaskad', 'super_admin'] as const)(
    'is not for %s, nor is anything about it',
    async (role) => {
      const staff = await signIn(test, role);
      expect((await requestDeletion(staff)).status).toBe(403);
      expect((await cancel(staff)).status).toBe(403);
      expect((await test.call('getAccountDeletion', { token: staff.token })).status).toBe(403);
    },
  );

  it('is refused with a message to a client with administration rights', async () => {
    const client = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const { status, body } = await requestDeletion(client);
    expect([status, body]).toMatchObject([
      403,
      {
        code: 'account_deletion.staff_account',
        error: 'Ce compte a des droits d’administration. Un administrateur doit d’abord les retirer.',
      },
    ]);
    expect(await requestsOf(client)).toEqual([]);
  });
});

describe('requesting while something is not over', () => {
  it.each([
    ['is not signed', { status: 'pending' }, 'unsigned', 'à signer ou à annuler'],
    ['waits for its payment', { status: 'signed' }, 'unpaid', 'en attente de paiement'],
    [
      'runs',
      { status: 'signed', paymentStatus: 'paid', paymentRecordedAt: '2026-03-01' },
      'running',
      'en cours, à clôturer',
    ],
  ] as const)('is refused when a contract %s, naming it', async (_what, state, reason, words) => {
    const client = await signIn(test, 'client');
    const id = await givenContract(test, client, { status: 'signed' });
    await setContract(id, state);
    const { status, body } = await requestDeletion(client);
    expect([status, body]).toMatchObject([
      409,
      { code: 'account_deletion.blocked', error: expect.stringMatching(/USDFY \(PO-/) },
    ]);
    expect(body).toMatchObject({ error: expect.stringContaining(words) });
    expect((await read(client)).blockers).toMatchObject([{ contract_id: id, product: 'USDFY', reason }]);
    expect(await requestsOf(client)).toEqual([]);
    await setContract(id, { status: 'closed', closedDate: '2026-03-02' });
    expect((await requestDeletion(client)).status).toBe(200);
  });

  it('is refused while money is owed, whichever the reason and the state', async () => {
    const client = await signIn(test, 'client');
    const contractId = await givenContract(test, client, { status: 'signed' });
    await setContract(contractId, { status: 'closed', closedDate: '2026-03-01' });
    await test.deps.db.insert(payouts).values({
      id: test.deps.ids.uuid(),
      kind: 'renunciation',
      state: 'to_prepare',
      contractId,
      userId: client.userId,
      amount: '15000',
      asset: 'EURO',
      requestedAt: test.clock.now(),
    });
    const setPayout = (change: Partial<typeof payouts.$inferInsert>) =>
      test.deps.db.update(payouts).set(change).where(eq(payouts.contractId, contractId));
    for (const kind of ['renunciation', 'closing', 'overpayment'] as const)
      for (const state of ['to_qualify', 'to_prepare', 'to_approve', 'to_execute'] as const) {
        await setPayout({ kind, state });
        expect((await read(client)).blockers, `${kind} ${state}`).toMatchObject([{ reason: 'refund' }]);
      }
    expect((await requestDeletion(client)).body).toMatchObject({ code: 'account_deletion.blocked' });
    await setPayout({ state: 'replaced' });
    expect((await read(client)).blockers).toEqual([]);
    await setPayout({ state: 'executed', executedOn: '2026-03-02' });
    expect((await requestDeletion(client)).status).toBe(200);
  });

  it('is refused while an order waits for its NAV', async () => {
    const client = await signIn(test, 'client');
    const contractId = await givenContract(test, client, { status: 'signed' });
    await setContract(contractId, { status: 'closed', closedDate: '2026-03-01' });
    const order = { id: test.deps.ids.uuid(), contractId, userId: client.userId, asset: 'EURO' };
    const closing = { kind: 'closing', request: 'all', exitFeePercent: '0.2' } as const;
    const placed = { orderDay: '2026-03-01', placedAt: test.clock.now() };
    await test.deps.db.insert(orders).values({ ...order, ...closing, ...placed });
    expect((await read(client)).blockers).toMatchObject([{ contract_id: contractId, reason: 'redemption' }]);
    expect((await requestDeletion(client)).status).toBe(409);
    await test.deps.db.update(orders).set({ state: 'executed' }).where(eq(orders.id, order.id));
    expect((await requestDeletion(client)).status).toBe(200);
  });

  it('names at most three contracts, only the client’s own', async () => {
    const [client, other] = [await signIn(test, 'client'), await signIn(test, 'client')];
    for (let count = 0; count < 5; count += 1) await givenContract(test, client, { status: 'signed' });
    const { error } = Object((await requestDeletion(client)).body);
    expect(error).toContain('et d’autres contrats.');
    expect(String(error).match(/PO-/g)).toHaveLength(3);
    expect(String(error).length).toBeLessThan(500);
    expect((await read(other)).blockers).toEqual([]);
  });
});

describe('canceling the request', () => {
  it('keeps the account, emails its owner, and lets them request it again', async () => {
    const client = await signIn(test, 'client');
    await requestDeletion(client);
    test.clock.advance({ minutes: 1 });
    const { status, body } = await cancel(client);
    expect([status, body]).toMatchObject([200, { request: null }]);
    const mails = await mailsTo(test, client.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['deletionRequested', 'deletionCanceled']);
    expect((await cancel(client)).body).toMatchObject({ code: 'account_deletion.not_requested' });
    expect((await requestDeletion(client)).status).toBe(200);
    expect(await requestsOf(client)).toHaveLength(2);
  });

  it('does not touch another’s', async () => {
    const [client, other] = [await signIn(test, 'client'), await signIn(test, 'client')];
    await requestDeletion(client);
    expect((await cancel(other)).status).toBe(409);
    expect((await read(other)).request).toBeNull();
    expect((await read(client)).request).not.toBeNull();
  });
});
