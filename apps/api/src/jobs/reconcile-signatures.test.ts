import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signatureRequests } from '../db/schema/contracts.ts';
import { mailOutbox, processes } from '../db/schema/platform.ts';
import { strategies } from '../db/schema/strategies.ts';
import { givenContract, seedStrategies, stateOf, subscribe } from '../modules/contracts/contracts.fixture.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';
import { reconcileSignatures } from './reconcile-signatures.ts';

let test: TestApp;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  client = await signIn(test, 'client');
});
afterAll(() => test.close());

/** A contract committed and then nothing: its process was killed, or works on it, before the provider was called. */
async function givenHalfMade(processId = randomUUID()): Promise<{ contractId: string; requestId: string }> {
  const contractId = await givenContract(test, client);
  const requestId = test.deps.ids.uuid();
  const at = test.clock.now();
  await test.deps.db.insert(signatureRequests).values({
    id: requestId,
    contractId,
    userId: client.userId,
    provider: 'local',
    processId,
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

/** The same provider, without a listener: it moves, and its message never comes. */
async function openSilent() {
  const { createLocalSignature } = await import('../ports/signature/local/local-signature.ts');
  const { apiUrl, dataDir } = test.deps.settings;
  return createLocalSignature({ ...test.deps, apiUrl, keyFolder: dataDir });
}

const setStatus = (status: 'published' | 'suspended' | 'archived') =>
  test.deps.db.update(strategies).set({ status }).where(eq(strategies.id, 'usdfy'));
const mailsOf = async () =>
  (await test.deps.db.select().from(mailOutbox)).filter(({ kind }) => kind === 'contractCanceled');

describe('reconcileSignatures', () => {
  it('requests from the provider a signature that was committed and never made', async () => {
    const { contractId, requestId } = await givenHalfMade();
    await reconcileSignatures(test.deps);
    expect(await requestOf(contractId)).toMatchObject({ status: 'ongoing' });
    expect((await test.deps.signature.getStatus(requestId))?.status).toBe('ongoing');
  });

  it('leaves a recent request to the running process that creates it', async () => {
    const processId = randomUUID();
    await test.deps.db.insert(processes).values({ id: processId });
    const { contractId } = await givenHalfMade(processId);
    await reconcileSignatures(test.deps);
    expect(await requestOf(contractId)).toMatchObject({ status: 'creating' });
    test.clock.advance({ minutes: 2 });
    await reconcileSignatures(test.deps);
    expect(await requestOf(contractId)).toMatchObject({ status: 'ongoing' });
  });

  it('does not make a second request when the first was made and not recorded', async () => {
    const { signature_id: contractId, iframe_url } = await subscribe(test, client);
    await test.deps.db
      .update(signatureRequests)
      .set({ status: 'creating', iframeUrl: null, providerRequestId: null })
      .where(eq(signatureRequests.contractId, contractId));
    await reconcileSignatures(test.deps);
    expect(await requestOf(contractId)).toMatchObject({ status: 'ongoing', iframeUrl: iframe_url });
  });

  it.each([
    ['done', 'signed', 'waiting'],
    ['declined', 'refused', 'canceled'],
    ['canceled', 'canceled', 'canceled'],
  ] as const)('applies « %s » whose message was lost', async (end, status, paymentStatus) => {
    const { signature_id: contractId, iframe_url } = await subscribe(test, client);
    const request = await requestOf(contractId);
    const silent = await openSilent();
    const token = iframe_url.split('/').at(-1) ?? '';
    if (end === 'done') await silent.signing.sign(token, { ipAddress: '192.0.2.1', userAgent: 'test' });
    if (end === 'declined') await silent.signing.decline(token);
    if (end === 'canceled') await silent.cancel(request?.id ?? '');
    expect(await stateOf(test, contractId)).toEqual(['pending', 'waiting']);
    await reconcileSignatures(test.deps);
    expect(await stateOf(test, contractId)).toEqual([status, paymentStatus]);
    await reconcileSignatures(test.deps);
    expect(await stateOf(test, contractId)).toEqual([status, paymentStatus]);
  });

  describe('of a product that is suspended', () => {
    it.each(['suspended', 'archived'] as const)('stops a signature under way: %s', async (status) => {
      const { signature_id: contractId } = await subscribe(test, client);
      const request = await requestOf(contractId);
      const before = (await mailsOf()).length;
      await setStatus(status);
      await reconcileSignatures(test.deps);
      await setStatus('published');
      expect((await test.deps.signature.getStatus(request?.id ?? ''))?.status).toBe('canceled');
      expect(await stateOf(test, contractId)).toEqual(['canceled', 'canceled']);
      const mails = await mailsOf();
      expect(mails.length).toBeGreaterThan(before);
      expect(mails.at(-1)?.body).toContain('Nous ne prenons plus de souscription');
    });

    it('records what was signed a moment before', async () => {
      const { signature_id: contractId, iframe_url } = await subscribe(test, client);
      const silent = await openSilent();
      await silent.signing.sign(iframe_url.split('/').at(-1) ?? '', {
        ipAddress: '192.0.2.1',
        userAgent: 'test',
      });
      await setStatus('suspended');
      await reconcileSignatures(test.deps);
      await setStatus('published');
      expect((await stateOf(test, contractId))[0]).toBe('signed');
    });

    it('leaves the others when the product is open again meanwhile', async () => {
      const ids = [
        (await subscribe(test, client)).signature_id,
        (await subscribe(test, client)).signature_id,
      ];
      await setStatus('suspended');
      const { cancel } = test.deps.signature;
      const canceling = vi.spyOn(test.deps.signature, 'cancel').mockImplementation(async (id) => {
        await setStatus('published');
        return cancel(id);
      });
      await reconcileSignatures(test.deps);
      canceling.mockRestore();
      const states = await Promise.all(ids.map(async (id) => (await stateOf(test, id))[0]));
      expect(states.toSorted()).toEqual(['canceled', 'pending']);
    });

    it('tries again when the provider fails, and lets the contract wait meanwhile', async () => {
      const { signature_id: contractId } = await subscribe(test, client);
      await setStatus('suspended');
      const down = vi.spyOn(test.deps.signature, 'cancel').mockRejectedValue(new Error('provider down'));
      await reconcileSignatures(test.deps);
      expect((await stateOf(test, contractId))[0]).toBe('pending');
      down.mockRestore();
      await reconcileSignatures(test.deps);
      await setStatus('published');
      expect((await stateOf(test, contractId))[0]).toBe('canceled');
    });
  });

  it('lets one process reconcile a request that two found', async () => {
    const { requestId } = await givenHalfMade();
    const calls = vi.spyOn(test.deps.signature, 'createRequest');
    // As with a provider that limits calls: a request that was just checked is not found again.
    const refresh = { everyMs: 60_000, maxPerRound: 1000 };
    const deps = { ...test.deps, signature: { ...test.deps.signature, refresh } };
    await Promise.all([reconcileSignatures(deps), reconcileSignatures(deps)]);
    expect(calls.mock.calls.filter(([{ externalId }]) => externalId === requestId)).toHaveLength(1);
    calls.mockRestore();
  });

  it('lets one request that fails hold back no other', async () => {
    const first = await givenHalfMade();
    const second = await givenHalfMade();
    const { getStatus } = test.deps.signature;
    test.deps.signature.getStatus = (id) =>
      id === first.requestId ? Promise.reject(new Error('provider down')) : getStatus(id);
    await reconcileSignatures(test.deps);
    test.deps.signature.getStatus = getStatus;
    expect(await requestOf(second.contractId)).toMatchObject({ status: 'ongoing' });
  });
});
