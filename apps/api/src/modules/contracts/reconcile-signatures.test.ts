import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signatureRequests } from '../../db/schema/contracts.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies, stateOf, subscribe } from './contract-fixtures.ts';
import { reconcileSignatures } from './reconcile-signatures.ts';
import { watchSignatures } from './watch-signatures.ts';

let test: TestApp;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  client = await signIn(test, 'client');
});
afterAll(() => test.close());

/** A contract committed and then nothing: the process was killed before the provider was asked. */
async function givenHalfMade(): Promise<{ contractId: string; requestId: string }> {
  const contractId = await givenContract(test, client);
  const requestId = test.deps.ids.uuid();
  const at = test.clock.now();
  await test.deps.db.insert(signatureRequests).values({
    id: requestId,
    contractId,
    userId: client.userId,
    provider: 'local',
    createdAt: at,
    updatedAt: at,
  });
  return { contractId, requestId };
}

const requestOf = async (contractId: string) => {
  const rows = await test.deps.db
    .select()
    .from(signatureRequests)
    .where(eq(signatureRequests.contractId, contractId));
  return rows[0];
};

describe('reconcileSignatures', () => {
  it('asks the provider for a request that was committed and never made', async () => {
    const { contractId, requestId } = await givenHalfMade();
    await reconcileSignatures(test.deps, { isStart: true });
    expect(await requestOf(contractId)).toMatchObject({ status: 'ongoing' });
    expect((await test.deps.signature.getStatus(requestId))?.status).toBe('ongoing');
  });

  it('leaves a young request to whoever is making it, unless the server just started', async () => {
    const { contractId } = await givenHalfMade();
    await reconcileSignatures(test.deps, { isStart: false });
    expect(await requestOf(contractId)).toMatchObject({ status: 'creating' });
    test.clock.advance({ minutes: 2 });
    await reconcileSignatures(test.deps, { isStart: false });
    expect(await requestOf(contractId)).toMatchObject({ status: 'ongoing' });
  });

  it('does not make a second request when the first was made and not recorded', async () => {
    const { signature_id: contractId, iframe_url } = await subscribe(test, client);
    await test.deps.db
      .update(signatureRequests)
      .set({ status: 'creating', iframeUrl: null, providerRequestId: null })
      .where(eq(signatureRequests.contractId, contractId));
    await reconcileSignatures(test.deps, { isStart: true });
    expect(await requestOf(contractId)).toMatchObject({ status: 'ongoing', iframeUrl: iframe_url });
  });

  it.each([
    ['done', 'signed', 'waiting'],
    ['declined', 'refused', 'canceled'],
    ['canceled', 'canceled', 'canceled'],
  ] as const)('applies « %s » whose message was lost', async (end, status, paymentStatus) => {
    const { signature_id: contractId, iframe_url } = await subscribe(test, client);
    const request = await requestOf(contractId);
    // The provider moves, and its message never comes: the same provider, with nobody listening.
    const { createLocalSignature } = await import('../../ports/signature/local/local-signature.ts');
    const silent = createLocalSignature({
      ...test.deps,
      apiUrl: test.deps.settings.apiUrl,
      keyFolder: test.deps.settings.dataDir,
    });
    const token = iframe_url.split('/').at(-1) ?? '';
    if (end === 'done') await silent.signing.sign(token, { ipAddress: '192.0.2.1', userAgent: 'test' });
    if (end === 'declined') await silent.signing.decline(token);
    if (end === 'canceled') await silent.cancel(request?.id ?? '');
    expect(await stateOf(test, contractId)).toEqual(['pending', 'waiting']);
    await reconcileSignatures(test.deps, { isStart: false });
    expect(await stateOf(test, contractId)).toEqual([status, paymentStatus]);
    await reconcileSignatures(test.deps, { isStart: false });
    expect(await stateOf(test, contractId)).toEqual([status, paymentStatus]);
  });

  it('lets one request that fails hold back no other', async () => {
    const first = await givenHalfMade();
    const second = await givenHalfMade();
    const { getStatus } = test.deps.signature;
    test.deps.signature.getStatus = (id) =>
      id === first.requestId ? Promise.reject(new Error('provider down')) : getStatus(id);
    await reconcileSignatures(test.deps, { isStart: true });
    test.deps.signature.getStatus = getStatus;
    expect(await requestOf(second.contractId)).toMatchObject({ status: 'ongoing' });
  });
});

describe('the job that looks at signatures', () => {
  it('goes on after a round that failed as a whole, and ends with the server', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let isDown = false;
    const now = () => {
      if (isDown) throw new Error('database gone');
      return test.clock.now();
    };
    const logged = vi.spyOn(test.deps.log, 'error');
    const stop = await watchSignatures({ ...test.deps, clock: { now } });
    const { contractId } = await givenHalfMade();
    test.clock.advance({ minutes: 3 });
    isDown = true;
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => logged.mock.calls.map(([, text]) => text)).toEqual(['signatures not looked at']);
    isDown = false;
    vi.advanceTimersByTime(60_000);
    await expect.poll(async () => (await requestOf(contractId))?.status).toBe('ongoing');
    await stop();
    vi.useRealTimers();
  });
});
