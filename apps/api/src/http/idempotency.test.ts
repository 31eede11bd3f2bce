import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idempotencyKeys, processes } from '../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';
import { beginIdempotent, settleIdempotent } from './idempotency.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const create = (client: SignedIn, key: string, userId = client.userId) =>
  test.call('createApplicant', {
    token: client.token,
    body: { user_id: userId },
    headers: { 'idempotency-key': key },
  });
const newcomer = () => signIn(test, 'client', { kycStatus: 'pending' });

/** As if this process had ended while the first request ran: its set of running keys is empty. */
const interrupt = (key: string, values: { processId: string | null; createdAt?: Date }) =>
  test.deps.db
    .update(idempotencyKeys)
    .set({ status: null, body: null, ...values })
    .where(eq(idempotencyKeys.key, key));

describe('an Idempotency-Key', () => {
  it('returns the first result again, and reports that it does', async () => {
    const client = await newcomer();
    const first = await create(client, 'cle-0001');
    const again = await create(client, 'cle-0001');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([first.headers['idempotency-hit'], again.headers['idempotency-hit']]).toEqual([undefined, 'true']);
  });

  it('is refused with other data, and belongs to one account', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const first = await create(one, 'cle-0002');
    expect((await create(other, 'cle-0002')).body).not.toEqual(first.body);
    expect((await create(one, 'cle-0002', other.userId)).status).toBe(422);
  });

  it('may be used again after a refusal', async () => {
    const client = await newcomer();
    expect((await create(client, 'cle-0004', 'autre')).status).toBe(403);
    expect((await create(client, 'cle-0004')).status).toBe(201);
  });

  it('that the database fails to delete after a refusal hides neither the refusal nor the next request', async () => {
    const client = await newcomer();
    vi.spyOn(test.deps.db, 'delete').mockImplementationOnce(() => {
      throw new Error('Connection terminated');
    });
    expect((await create(client, 'cle-0009', 'autre')).status).toBe(403);
    expect((await create(client, 'cle-0009', 'autre')).status).toBe(403);
    expect((await create(client, 'cle-0009')).status).toBe(201);
  });

  it('of a running request makes a repeat wait as long as its process lives, however long that is', async () => {
    const client = await newcomer();
    await create(client, 'cle-0005');
    const processId = randomUUID();
    await test.deps.db.insert(processes).values({ id: processId });
    await interrupt('cle-0005', { processId });
    test.clock.advance({ minutes: 60 });
    const meanwhile = await create(client, 'cle-0005');
    expect([meanwhile.status, Object(meanwhile.body).code]).toEqual([409, 'idempotency_running']);
    expect(meanwhile.headers['retry-after']).toBe('1');
  });

  it.each([
    ['whose heartbeat stopped', sql`now() - interval '4 seconds'`],
    ['that gave its lease back', null],
  ])('is taken over at once from a process %s', async (_how, heartbeatAt) => {
    const client = await newcomer();
    const key = `cle-${randomUUID()}`;
    await create(client, key);
    const processId = randomUUID();
    if (heartbeatAt !== null) await test.deps.db.insert(processes).values({ id: processId, heartbeatAt });
    await interrupt(key, { processId });
    expect((await create(client, key)).status).toBe(201);
  });

  it('that this process could not release is taken over by its next request', async () => {
    const client = await newcomer();
    await create(client, 'cle-0006');
    await interrupt('cle-0006', { processId: test.deps.process.id });
    expect((await create(client, 'cle-0006')).status).toBe(201);
  });

  it('older than process leases is taken over after a minute', async () => {
    const client = await newcomer();
    await create(client, 'cle-0007');
    await interrupt('cle-0007', { processId: null, createdAt: test.clock.now() });
    expect((await create(client, 'cle-0007')).status).toBe(409);
    test.clock.advance({ minutes: 2 });
    expect((await create(client, 'cle-0007')).status).toBe(201);
  });

  it('taken over meanwhile rolls the change of the process that seemed dead back', async () => {
    const { deps } = test;
    const request = { userId: randomUUID(), operationId: 'test', key: 'cle-0008', requestHash: '' };
    expect(await beginIdempotent(deps, request)).toBeNull();
    const survivor = {
      ...deps,
      process: { ...deps.process, id: randomUUID(), runningKeys: new Set<string>() },
    };
    expect(await beginIdempotent(survivor, request)).toBeNull();
    await expect(settleIdempotent(deps, request, 200)).rejects.toMatchObject({
      entry: { code: 'idempotency_running' },
    });
    await settleIdempotent(survivor, request, 200);
  });

  it('is malformed when it is too short', async () => {
    expect((await create(await newcomer(), 'court')).status).toBe(400);
  });
});
