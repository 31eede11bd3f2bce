import { maxPendingContracts } from '@repo/domain/limits';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts, poNumbers } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { localSignatures } from '../../db/schema/local-signature.ts';
import { idempotencyKeys } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { countWaiting } from '../../testing/test-database.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { contractsErrors } from './contracts.errors.ts';
import { racedStatuses, seedStrategies, subscribe, subscription } from './contracts.fixture.ts';
import { findSignatureRequest } from './contracts.repository.ts';
import { endContract } from './end-contract.ts';
import { formatPoNumber, reservePoNumber } from './po-numbers.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
afterAll(() => test.close());

const year = 2026;
const countOf = (table: typeof contracts | typeof poNumbers, userId: string) =>
  test.deps.db.$count(table, eq(table.userId, userId));

describe('60 subscriptions of one client at once', () => {
  it('make as many pending contracts as one account may have and refuse the others with that reason', async () => {
    const client = await signIn(test, 'client');
    const body = subscription(client);
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => test.call('createContract', { token: client.token, body })),
    );
    const refused = responses.filter(({ status }) => status !== 201);
    expect(racedStatuses(responses)).toEqual([
      ...Array.from({ length: maxPendingContracts }, () => 201),
      ...Array.from({ length: 60 - maxPendingContracts }, () => 422),
    ]);
    expect(new Set(refused.map(({ body: response }) => Object(response).error))).toEqual(
      new Set([
        'Vous avez déjà 5 contrats en attente de signature. Signez-les ou annulez-en un avant d’en ouvrir un autre.',
      ]),
    );
    expect(await countOf(contracts, client.userId)).toBe(maxPendingContracts);
  });
});

describe('the limit of pending contracts', () => {
  it('allows another once one is cancelled, and also limits purchase-order numbers', async () => {
    const client = await signIn(test, 'client');
    const { token } = client;
    const made = [];
    for (let count = 0; count < maxPendingContracts; count += 1) made.push(await subscribe(test, client));
    const numbers = await countOf(poNumbers, client.userId);
    const refused = await test.call('getNextPoNumber', { token });
    expect([refused.status, Object(refused.body).code]).toEqual([422, 'contracts.too_many_pending']);
    expect(await countOf(poNumbers, client.userId)).toBe(numbers);
    await test.expectOk('cancelContract', { token, params: { id: made[0]?.signature_id ?? '' } });
    await subscribe(test, client);
  });

  it('does not refuse the repeat of the request that made the last one', async () => {
    const client = await signIn(test, 'client');
    for (let count = 1; count < maxPendingContracts; count += 1) await subscribe(test, client);
    const options = {
      token: client.token,
      body: subscription(client),
      headers: { 'idempotency-key': 'la-cinquieme' },
    };
    const made = await test.expectOk('createContract', options);
    await test.deps.db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, client.userId));
    expect(await test.expectOk('createContract', options)).toEqual(made);
  });
});

type Change = Partial<typeof users.$inferInsert>;

/** The change is committed once the call waits for the account. */
async function callDuring(client: SignedIn, change: Change, call: () => ReturnType<TestApp['call']>) {
  const { response } = await test.deps.db.transaction(async (tx) => {
    await lockAccount(tx, client);
    const waiting = call();
    await expect.poll(() => countWaiting(test.deps.db)).toBe(1);
    await tx.update(users).set(change).where(eq(users.id, client.userId));
    return { response: waiting };
  });
  return response;
}

const subscribeDuring = (client: SignedIn, change: Change) =>
  callDuring(client, change, () =>
    test.call('createContract', { token: client.token, body: subscription(client) }),
  );

const refusals = [
  [{ canAccessYield: false }, contractsErrors.noService],
  [{ kycStatus: 'rejected' }, contractsErrors.kycRequired],
] as const;

describe('an account that changes while a subscription of it waits', () => {
  it('signs under the name that it has, not the one that the session was read with', async () => {
    const client = await signIn(test, 'client');
    const { status, body } = await subscribeDuring(client, { lastname: 'Durand' });
    expect(status).toBe(201);
    const request = await findSignatureRequest(test.deps.db, { contractId: Object(body).signature_id });
    const [signature] = await test.deps.db
      .select({ signer: localSignatures.signer })
      .from(localSignatures)
      .where(eq(localSignatures.externalId, request?.id ?? ''));
    expect(signature?.signer.lastName).toBe('Durand');
  });

  it('is refused without the service or the identity that it had', async () => {
    for (const [change, { code }] of refusals) {
      const client = await signIn(test, 'client');
      const { status, body } = await subscribeDuring(client, change);
      expect([status, Object(body).code]).toEqual([403, code]);
      expect(await test.deps.db.$count(contracts, eq(contracts.userId, client.userId))).toBe(0);
    }
  });

  it('resumes no signature without the service or the identity that it had', async () => {
    for (const [change, { code }] of refusals) {
      const client = await signIn(test, 'client');
      const { signature_id: id } = await subscribe(test, client);
      const resume = () => test.call('resumeSignature', { token: client.token, params: { id } });
      const { status, body } = await callDuring(client, change, resume);
      expect([status, Object(body).code]).toEqual([403, code]);
    }
  });
});

describe('locks', () => {
  it('let an event of a contract be written while its client subscribes: no deadlock', async () => {
    const client = await signIn(test, 'client');
    const { signature_id: contractId } = await subscribe(test, client);
    await test.deps.db.transaction(async (tx) => {
      await lockAccount(tx, client);
      await endContract(test.deps, { contractId, action: 'expire', requestStatus: 'failed', by: null });
    });
  });

  it('are the same order for two contracts that move at once: the data version of their client, then their card', async () => {
    const client = await signIn(test, 'client');
    const [moved, other] = [await subscribe(test, client), await subscribe(test, client)];
    const cancel = (contractId: string, deps = test.deps) =>
      endContract(deps, { contractId, action: 'expire', requestStatus: 'failed', by: null });
    const racing = await test.deps.db.transaction(async (tx) => {
      await tx.execute(
        sql`update data_versions set version = version + 1 where scope = ${`user:${client.userId}`}`,
      );
      const waiting = cancel(moved.signature_id);
      await expect.poll(() => countWaiting(test.deps.db)).toBe(1);
      await cancel(other.signature_id, { ...test.deps, db: tx });
      return { waiting };
    });
    await racing.waiting;
  });

  it('do not lock the purchase-order counter while a reservation waits for its account', async () => {
    const [slow, other] = [await signIn(test, 'client'), await signIn(test, 'client')];
    const reservation = { year, now: test.clock.now(), requestKey: null };
    const { reserved } = await test.deps.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from users where id = ${slow.userId} for update`);
      const number = reservePoNumber(test.deps.db, { ...reservation, userId: slow.userId });
      await expect.poll(() => countWaiting(test.deps.db)).toBe(1);
      await reservePoNumber(test.deps.db, { ...reservation, userId: other.userId });
      return { reserved: number };
    });
    expect(await reserved).toMatch(/^PO-2026-/);
  });
});

describe('a purchase-order number', () => {
  it('is the same for every repeat under one key, also for repeats at once', async () => {
    const { userId } = await signIn(test, 'client');
    const reservation = { userId, year, now: test.clock.now(), requestKey: 'une-seule-cle' };
    const numbers = await Promise.all(
      Array.from({ length: 8 }, () => reservePoNumber(test.deps.db, reservation)),
    );
    expect(new Set(numbers).size).toBe(1);
  });

  it('grows beyond four digits', async () => {
    const { userId } = await signIn(test, 'client');
    await test.deps.db.execute(sql`insert into po_counters (year, last_value) values (2031, 9999)`);
    const number = await reservePoNumber(test.deps.db, {
      userId,
      year: 2031,
      now: test.clock.now(),
      requestKey: null,
    });
    expect(number).toBe('PO-2031-10000');
    expect(formatPoNumber(2031, 10_000)).toBe(number);
  });

  it.each([
    ['without a complete profile', { phone: '' }, 422, 'contracts.profile_incomplete'],
    ['without a verified identity', { kycStatus: 'pending' as const }, 403, 'forbidden'],
    ['without the service', { canAccessYield: false, canAccessKaskad: true }, 403, 'forbidden'],
  ])('is not given to a client %s', async (_who, values, status, code) => {
    const client = await signIn(test, 'client', values);
    const response = await test.call('getNextPoNumber', { token: client.token });
    expect([response.status, Object(response.body).code]).toEqual([status, code]);
    expect(await countOf(poNumbers, client.userId)).toBe(0);
  });
});
