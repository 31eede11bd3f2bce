import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';

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

describe('an Idempotency-Key', () => {
  it('answers the first result again, and says so', async () => {
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

  it('stops a repeat while the first call runs, and gives it up a minute after a crash', async () => {
    const client = await newcomer();
    await create(client, 'cle-0005');
    await test.deps.db.update(idempotencyKeys).set({ status: null });
    const meanwhile = await create(client, 'cle-0005');
    expect(meanwhile.status).toBe(409);
    test.clock.advance({ minutes: 2 });
    expect((await create(client, 'cle-0005')).status).toBe(201);
  });

  it('is malformed when it is too short', async () => {
    expect((await create(await newcomer(), 'court')).status).toBe(400);
  });
});
