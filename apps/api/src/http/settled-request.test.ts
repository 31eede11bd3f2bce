import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../db/schema/audit.ts';
import { givenContract, seedStrategies, stateOf, subscribe } from '../modules/contracts/contracts.fixture.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';
import { type CallOptions, toRequest } from '../testing/test-request.ts';
import type { OperationId } from './operation.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  client = await signIn(test, 'client');
  admin = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

/** As a crash does, right after the change is committed: no response can be stored meanwhile. */
async function withoutStoring(run: () => Promise<unknown>): Promise<void> {
  await test.database.owner.execute(
    sql`alter table idempotency_keys add constraint lost check (body is null) not valid`,
  );
  await run();
  await test.database.owner.execute(sql`alter table idempotency_keys drop constraint lost`);
}

const given = (values: Parameters<typeof givenContract>[2]) => givenContract(test, client, values);
const keyed = (who: SignedIn, id: string, body?: object, key = 'reponse-perdue'): CallOptions => ({
  token: who.token,
  params: { id },
  headers: { 'idempotency-key': key },
  ...(body && { body }),
});
const rename = (subtitle: string, key: string) =>
  test.call('updateStrategy', {
    token: admin.token,
    headers: { 'idempotency-key': key },
    body: { strategy: { id: 'usdfy', subtitle } },
  });
const proof = { payment_proof: { executed_on: '2026-02-27', reference: 'VIR' } };
const receipt = { amount: '15000', value_date: '2026-01-05', reference: 'VIR', reason: 'Accepté' };
const pending = async () => (await subscribe(test, client)).signature_id;
const trail = (id: string) => test.deps.db.$count(auditLog, eq(auditLog.objectId, id));

describe('a change whose response was lost', () => {
  it.each<[OperationId, () => Promise<string>, (id: string) => CallOptions]>([
    ['submitPaymentProof', () => given({ status: 'signed' }), (id) => keyed(client, id, proof)],
    [
      'startPaymentCheck',
      () => given({ status: 'signed', paymentStatus: 'proved' }),
      (id) => keyed(admin, id),
    ],
    ['validatePayment', () => given({ status: 'signed' }), (id) => keyed(admin, id, receipt)],
    [
      'refuseProof',
      () => given({ status: 'signed', paymentStatus: 'proved' }),
      (id) => keyed(admin, id, { reason: 'unreadable' }),
    ],
    ['cancelContract', pending, (id) => keyed(client, id)],
    ['closeContract', () => given({ status: 'signed' }), (id) => keyed(client, id)],
  ])('is returned to a repeat of %s under its key, and made once', async (operationId, prepare, send) => {
    const id = await prepare();
    await withoutStoring(() => test.app.inject(toRequest(operationId, send(id))));
    const [made, traces] = [await stateOf(test, id), await trail(id)];
    expect(traces).toBeGreaterThan(0);
    const again = await test.call(operationId, send(id));
    expect([again.status, again.headers['idempotency-hit']]).toEqual([200, 'true']);
    expect([await stateOf(test, id), await trail(id)]).toEqual([made, traces]);
    expect((await test.call(operationId, send(id))).body).toEqual(again.body);
    expect((await test.call(operationId, send(client.userId))).status).toBe(422);
  });

  it('of a product is made once: a repeat undoes no later change', async () => {
    await withoutStoring(() => rename('Premier', 'produit-premier'));
    await rename('Second', 'produit-second');
    const again = await rename('Premier', 'produit-premier');
    expect([again.status, again.headers['idempotency-hit']]).toEqual([200, 'true']);
    expect(again.body).toMatchObject({ strategy: { id: 'usdfy', subtitle: 'Second' } });
    expect(await trail('usdfy')).toBe(2);
  });

  it('is not an ending found at the provider: the cancelling refused for it is refused again', async () => {
    const id = await pending();
    const { signature } = test.deps;
    const { cancel, getStatus } = signature;
    signature.getStatus = async (externalId) => {
      const state = await getStatus(externalId);
      return state && { ...state, status: 'declined' };
    };
    signature.cancel = signature.getStatus;
    const responses = [
      await test.call('cancelContract', keyed(client, id, undefined, 'decline-entretemps')),
      await test.call('cancelContract', keyed(client, id, undefined, 'decline-entretemps')),
    ];
    Object.assign(signature, { cancel, getStatus });
    expect(responses.map(({ status }) => status)).toEqual([409, 409]);
    expect(await stateOf(test, id)).toEqual(['refused', 'canceled']);
  });
});
