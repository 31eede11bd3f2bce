// A contract signed at Yousign: what its failures do to it, and how seldom it is called.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signatureRequests } from '../../db/schema/contracts.ts';
import { reconcileSignatures } from '../../jobs/reconcile-signatures.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { openYousignApp, type YousignApp } from '../../testing/yousign/yousign-app.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { createSession } from '../identity/create-session.ts';
import { seedStrategies, stateOf, subscribe, subscription } from './contracts.fixture.ts';

let world: YousignApp;
let client: SignedIn;
beforeAll(async () => {
  world = await openYousignApp();
  await seedStrategies(world.test);
  // The first documents load their typefaces: here rather than in the time of a test.
  await subscribe(world.test, await signIn(world.test, 'client'));
});
afterAll(() => world.close());
beforeEach(async () => {
  const { standIn, test } = world;
  standIn.faults.length = 0;
  standIn.world.requests.clear();
  await test.deps.db.update(signatureRequests).set({ status: 'done' });
  // Whatever a test left of the quota is whole again.
  test.clock.advance({ hours: 2 });
  client = await signIn(test, 'client');
});

const ofClient = () => eq(signatureRequests.userId, client.userId);
const rows = () => world.test.deps.db.select().from(signatureRequests).where(ofClient());
const create = () => world.test.call('createContract', { token: client.token, body: subscription(client) });
const round = () => reconcileSignatures(world.test.deps);
const heldStatuses = () => [...world.standIn.world.requests.values()].map(({ status }) => status);

async function signInAgain(person: SignedIn): Promise<SignedIn> {
  const { deps } = world.test;
  const user = await findUserById(deps.db, person.userId);
  if (!user) throw new Error('no user');
  const visitor = { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' };
  return { ...person, token: await createSession(deps, user, { visitor, methods: ['password'] }) };
}

describe('a contract signed at Yousign', () => {
  it.each([
    ['POST /v3/signature_requests', 'lost-response'],
    ['/documents', 'dropped'],
    ['/signers', 'not-json'],
  ] as const)('ends with its request when %s fails (%s), without leftovers', async (on, kind) => {
    world.standIn.faults.push({ on, fault: { kind } });
    expect((await create()).status).toBe(503);
    const [failed] = await rows();
    expect(await stateOf(world.test, failed?.contractId ?? '')).toEqual(['canceled', 'canceled']);
    expect(failed?.status).toBe('failed');
    expect(heldStatuses()).toEqual(['draft']);
    await round();
    expect(heldStatuses()).toEqual([]);
    expect((await create()).status).toBe(201);
    expect(heldStatuses()).toEqual(['ongoing']);
  });

  it('has one request when the process died between two calls', async () => {
    const { signature_id: contractId } = await subscribe(world.test, client);
    const unmade = { status: 'creating', iframeUrl: null, providerRequestId: null, checkedAt: null } as const;
    await world.test.deps.db.update(signatureRequests).set(unmade).where(ofClient());
    for (const request of world.standIn.world.requests.values()) request.status = 'draft';
    await reconcileSignatures(world.test.deps);
    expect(heldStatuses()).toEqual(['ongoing']);
    await world.test.deps.db.update(signatureRequests).set(unmade).where(ofClient());
    await reconcileSignatures(world.test.deps);
    expect(heldStatuses()).toEqual(['ongoing']);
    expect(await rows()).toMatchObject([
      { status: 'ongoing', iframeUrl: expect.stringContaining('https://') },
    ]);
    expect(await stateOf(world.test, contractId)).toEqual(['pending', 'waiting']);
  });

  it('is given a fresh link once the first is over', async () => {
    const { po_number } = await world.test.expectOk('getNextPoNumber', { token: client.token });
    const first = await subscribe(world.test, client, { eq_po_number: po_number });
    world.standIn.calls.length = 0;
    const again = await subscribe(world.test, client, { eq_po_number: po_number });
    expect(again).toEqual(first);
    expect(world.standIn.calls).toEqual([]);
    world.test.clock.advance({ hours: 49 });
    client = await signInAgain(client);
    const later = await subscribe(world.test, client, { eq_po_number: po_number });
    expect(later.signature_id).toBe(first.signature_id);
    expect(world.standIn.isLinkGood(first.iframe_url)).toBe(false);
    expect(world.standIn.isLinkGood(later.iframe_url)).toBe(true);
  });

  it('is canceled at Yousign first, and is kept when that fails', async () => {
    const { signature_id: id } = await subscribe(world.test, client);
    const cancel = () => world.test.call('cancelContract', { token: client.token, params: { id } });
    world.standIn.faults.push({ on: '/cancel', fault: { kind: 'status', status: 500 } });
    expect((await cancel()).status).toBe(503);
    expect(await stateOf(world.test, id)).toEqual(['pending', 'waiting']);
    expect((await cancel()).status).toBe(200);
    expect(heldStatuses()).toEqual(['canceled']);
  });

  it('is signed, not canceled, when it was signed a moment before', async () => {
    const { signature_id: id } = await subscribe(world.test, client);
    const [request] = await rows();
    world.standIn.end(request?.id ?? '', 'done');
    const response = await world.test.call('cancelContract', { token: client.token, params: { id } });
    expect(response.status).toBe(409);
    expect((await stateOf(world.test, id))[0]).toBe('signed');
  });
});

describe('the quota of Yousign', () => {
  it('is not touched by the screen that polls every three seconds', async () => {
    const { signature_id: id } = await subscribe(world.test, client);
    world.standIn.calls.length = 0;
    for (let i = 0; i < 20; i += 1) {
      await world.test.expectOk('getSignatureStatus', { token: client.token, params: { id } });
    }
    expect(world.standIn.calls).toEqual([]);
  });

  it('is polled every quarter of an hour, a few requests a round', async () => {
    for (let i = 0; i < 5; i += 1) await subscribe(world.test, client);
    world.standIn.calls.length = 0;
    for (let minute = 0; minute < 14; minute += 1) {
      await round();
      world.test.clock.advance({ minutes: 1 });
    }
    expect(world.standIn.calls).toEqual([]);
    world.test.clock.advance({ minutes: 1 });
    const { maxPerRound } = world.test.deps.signature.refresh;
    expect(maxPerRound).toBeLessThan(5);
    expect([await round(), await round(), await round(), await round()]).toEqual([2, 2, 1, 0]);
    expect(world.standIn.calls).toHaveLength(5);
  });

  it('spent, moves no status', async () => {
    const { signature_id: id } = await subscribe(world.test, client);
    const [request] = await rows();
    await world.test.deps.db
      .update(signatureRequests)
      .set({ checkedAt: null })
      .where(eq(signatureRequests.id, request?.id ?? ''));
    const fault = { kind: 'status', status: 429, headers: { 'retry-after': '600' } } as const;
    world.standIn.faults.push({ on: 'external_id', fault });
    await round();
    expect(await stateOf(world.test, id)).toEqual(['pending', 'waiting']);
  });
});
