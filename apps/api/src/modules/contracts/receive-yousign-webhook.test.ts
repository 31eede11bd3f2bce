import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signatureRequests } from '../../db/schema/contracts.ts';
import { webhookInbox } from '../../db/schema/platform.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { reconcileSignatures } from '../../jobs/reconcile-signatures.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { openYousignApp, type YousignApp } from '../../testing/yousign/yousign-app.ts';
import { messageOf } from '../../testing/yousign/yousign-messages.ts';
import { seedStrategies, stateOf, subscribe } from './contracts.fixture.ts';

let world: YousignApp;
let client: SignedIn;
beforeAll(async () => {
  world = await openYousignApp();
  await seedStrategies(world.test);
  client = await signIn(world.test, 'client', { firstname: 'Maëlle', lastname: 'd’Arc' });
});
afterAll(() => world.close());
beforeEach(() => {
  world.standIn.faults.length = 0;
  world.standIn.calls.length = 0;
});

async function givenOpen() {
  const { signature_id: contractId, iframe_url } = await subscribe(world.test, client);
  const { db } = world.test.deps;
  const [row] = await db.select().from(signatureRequests).where(eq(signatureRequests.contractId, contractId));
  world.standIn.calls.length = 0;
  return { contractId, requestId: row?.id ?? '', iframeUrl: iframe_url };
}
const statusOf = async (contractId: string) => (await stateOf(world.test, contractId))[0];
const readings = () => world.standIn.calls.filter((call) => call.startsWith('GET /signature_requests?'));
const eventsOf = async (contractId: string) => {
  const { db } = world.test.deps;
  const rows = await db.select().from(timelineEvents).where(eq(timelineEvents.contractId, contractId));
  return rows.map(({ type }) => type);
};

describe('a message of Yousign', () => {
  it('makes a contract signed, with both documents and the audit trail', async () => {
    const { contractId, requestId } = await givenOpen();
    world.standIn.end(requestId, 'done');
    expect((await world.sendState(requestId)).body).toEqual({ received: true });
    await expect.poll(() => statusOf(contractId)).toBe('signed');
    const { documents } = await world.test.expectOk('getContractChain', {
      token: client.token,
      params: { id: contractId },
    });
    expect(documents.map(({ nature, filename }) => [nature, filename])).toEqual([
      ['contract', expect.any(String)],
      ['pep', expect.any(String)],
      ['evidence', 'preuve-signature.pdf'],
    ]);
    const { pathname, search } = new URL(documents[2]?.url ?? '');
    const trail = await world.test.app.inject({ url: `${pathname}${search}` });
    expect([trail.statusCode, trail.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { signatures } = await world.test.expectOk('listContracts', { token: client.token });
    const shown = signatures.find(({ id }) => id === contractId);
    expect([shown?.contract_url, shown?.pep_url]).toEqual([expect.any(String), expect.any(String)]);
  });

  it.each([
    ['declined', 'refused'],
    ['canceled', 'canceled'],
    ['expired', 'canceled'],
    ['rejected', 'refused'],
    ['deleted', 'canceled'],
  ])('of « %s » makes it %s', async (status, expected) => {
    const { contractId, requestId } = await givenOpen();
    const [request] = world.standIn.requestsOf(requestId);
    Object.assign(request ?? {}, { status });
    await world.sendState(requestId);
    await expect.poll(() => statusOf(contractId)).toBe(expected);
  });

  it('is not believed: the state is the one Yousign returns', async () => {
    const { contractId, requestId } = await givenOpen();
    await world.sendState(requestId, { eventName: 'signature_request.done' });
    await expect.poll(() => readings().length).toBe(1);
    expect(await statusOf(contractId)).toBe('pending');
  });

  it('has one effect, sent again or ten times at once', async () => {
    const { contractId, requestId } = await givenOpen();
    world.standIn.end(requestId, 'done');
    const [request] = world.standIn.requestsOf(requestId);
    if (request === undefined) throw new Error('no request');
    const message = messageOf(request);
    const responses = await Promise.all(Array.from({ length: 10 }, () => world.send(message)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(() => statusOf(contractId)).toBe('signed');
    await world.send(message);
    expect(readings()).toHaveLength(2);
    expect(await eventsOf(contractId)).toEqual(['contract_subscribed', 'contract_signed']);
    const eventId = String(Object(JSON.parse(message.body)).event_id);
    const kept = await world.test.deps.db
      .select()
      .from(webhookInbox)
      .where(eq(webhookInbox.eventId, eventId));
    expect(kept).toHaveLength(1);
  });

  it('that is late or out of order changes nothing', async () => {
    const { contractId, requestId } = await givenOpen();
    world.standIn.end(requestId, 'done');
    await world.sendState(requestId);
    await expect.poll(() => statusOf(contractId)).toBe('signed');
    const [request] = world.standIn.requestsOf(requestId);
    Object.assign(request ?? {}, { status: 'canceled' });
    for (const end of ['canceled', 'declined', 'expired', 'activated']) {
      await world.sendState(requestId, { eventName: `signature_request.${end}` });
    }
    await reconcileSignatures(world.test.deps);
    expect(await statusOf(contractId)).toBe('signed');
  });

  it.each(['signer.link_opened', 'signer.notified', 'signature_request.activated'])(
    'of %s makes no call',
    async (eventName) => {
      const { requestId } = await givenOpen();
      expect((await world.sendState(requestId, { eventName })).status).toBe(200);
      expect(world.standIn.calls).toEqual([]);
    },
  );

  it.each([
    ['is down', 3, { kind: 'status', status: 503 }],
    ['responds with invalid JSON', 1, { kind: 'not-json' }],
    ['hangs up', 3, { kind: 'dropped' }],
    ['has had too many calls', 1, { kind: 'status', status: 429, headers: { 'retry-after': '30' } }],
  ] as const)('moves nothing when Yousign %s, and the next round does', async (_what, tries, fault) => {
    const { contractId, requestId } = await givenOpen();
    world.standIn.end(requestId, 'done');
    for (let i = 0; i < tries; i += 1) world.standIn.faults.push({ on: 'external_id', fault });
    await world.sendState(requestId);
    await expect.poll(() => readings().length).toBe(tries);
    expect(await statusOf(contractId)).toBe('pending');
    world.standIn.faults.length = 0;
    // The worker may still be writing down the last failure: this round then leaves the request to the one after.
    const nextRound = async () => {
      world.test.clock.advance({ seconds: 31 });
      await reconcileSignatures(world.test.deps);
      return statusOf(contractId);
    };
    await expect.poll(nextRound).toBe('signed');
  });
});

describe('the signature of a message', () => {
  /** Published with the documentation of webhooks. */
  const vector =
    '{"event_id":"b6c63685-c556-4a30-8fe9-b6f2b187d936","event_name":"signature_request.done","event_time":"1670855889","subscription_id":"sub-1","subscription_description":"test","sandbox":true,"data":{"signature_request":{"id":"9a93d3b5-fb3b-4abf-9e70-26315b33506c","status":"done","external_id":"contract-1"}}}';
  const signature = 'sha256=8d69e27fb42317dc3afb8e6fa064501931adfe3dc13cf9a2e6bf6f6966464f8b';

  it('is that of the published vector, for a request that is not ours', async () => {
    expect((await world.send({ body: vector, signature })).body).toEqual({ received: true });
    expect(world.standIn.calls).toEqual([]);
  });

  it.each([
    ['of other bytes, if only one space', `${vector} `, signature],
    ['without its prefix', vector, signature.replace('sha256=', '')],
    ['cut short', vector, signature.slice(0, 40)],
    ['in capitals', vector, signature.toUpperCase()],
    ['absent', vector, undefined],
  ])('is refused %s', async (_what, body, given) => {
    expect((await world.send({ body, signature: given })).status).toBe(401);
  });

  it('of another secret, or of a message from the other environment, is refused and has no effect', async () => {
    const { contractId, requestId } = await givenOpen();
    world.standIn.end(requestId, 'done');
    expect((await world.sendState(requestId, { secret: 'another-secret-another-secret-32' })).status).toBe(
      401,
    );
    expect((await world.sendState(requestId, { isSandbox: false })).status).toBe(401);
    expect(world.standIn.calls).toEqual([]);
    expect(await statusOf(contractId)).toBe('pending');
  });

  it('does not make sense of what makes none', async () => {
    const { body, signature: good } = messageOf(
      { id: 'x', status: 'done', externalId: null },
      { eventId: '' },
    );
    expect((await world.send({ body, signature: good })).status).toBe(400);
  });
});
