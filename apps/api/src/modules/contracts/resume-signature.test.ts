// A contract taken up again where it waits for its signature, with either provider.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracts, signatureRequests } from '../../db/schema/contracts.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { openYousignApp } from '../../testing/yousign/yousign-app.ts';
import { givenContract, onSigningPage, seedStrategies, stateOf, subscribe } from './contracts.fixture.ts';

interface World {
  test: TestApp;
  /** The signer ends it at the provider, which sends us no message. */
  end: (request: { id: string; iframeUrl: string }, end: 'done' | 'declined') => Promise<void>;
  isLinkGood: (url: string) => Promise<boolean>;
  close: () => Promise<void>;
}

async function openLocal(): Promise<World> {
  const test = await createTestApp();
  return {
    test,
    end: async ({ iframeUrl }, end) => {
      await onSigningPage(test, iframeUrl, end === 'done' ? 'sign' : 'decline');
    },
    isLinkGood: async (url) => (await test.app.inject({ url: new URL(url).pathname })).statusCode === 200,
    close: test.close,
  };
}

async function openYousign(): Promise<World> {
  const { test, standIn, close } = await openYousignApp();
  return {
    test,
    end: async ({ id }, end) => void standIn.end(id, end),
    isLinkGood: async (url) => standIn.isLinkGood(url),
    close,
  };
}

const refusal = (message: string) => ({
  status: 409,
  body: { code: 'contracts.no_longer_pending', error: message },
});

describe.each([
  ['local', openLocal],
  ['yousign', openYousign],
] as const)('resumeSignature with the %s provider', (_provider, open) => {
  let world: World;
  let client: SignedIn;
  beforeAll(async () => {
    world = await open();
    await seedStrategies(world.test);
    // The first documents load their typefaces: here rather than in the time of a test.
    await subscribe(world.test, await signIn(world.test, 'client'));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    client = await signIn(world.test, 'client');
  });

  const as = (id: string, who = client) => ({ token: who.token, params: { id } });
  const resume = (id: string) => world.test.call('resumeSignature', as(id));
  const requestOf = async (contractId: string) => {
    const [row] = await world.test.deps.db
      .select()
      .from(signatureRequests)
      .where(eq(signatureRequests.contractId, contractId));
    return { id: row?.id ?? '', iframeUrl: row?.iframeUrl ?? '' };
  };

  it('opens the same contract on the link it had, and makes no other', async () => {
    const { signature_id: id, iframe_url } = await subscribe(world.test, client);
    const resumed = await world.test.expectOk('resumeSignature', as(id));
    expect(resumed.iframe_url).toBe(iframe_url);
    expect(resumed.signature).toMatchObject({ id, status: 'pending', amount: '15000.00', currency: 'EURO' });
    const made = await world.test.deps.db.select().from(contracts).where(eq(contracts.userId, client.userId));
    expect(made).toHaveLength(1);
  });

  it('returns a valid link, even days later', async () => {
    const { signature_id: id } = await subscribe(world.test, client);
    world.test.clock.advance({ hours: 49 });
    const sameClient = await signIn(world.test, 'client');
    await world.test.deps.db.update(contracts).set({ userId: sameClient.userId }).where(eq(contracts.id, id));
    const { iframe_url } = await world.test.expectOk('resumeSignature', as(id, sameClient));
    expect(await world.isLinkGood(iframe_url)).toBe(true);
  });

  it.each([
    ['done', 'signed', 'Ce contrat est déjà signé.'],
    ['declined', 'refused', 'La signature de ce contrat a été refusée\u00a0: il ne peut plus être signé.'],
  ] as const)(
    'of a request that is %s at the provider records it, and reports it',
    async (end, status, message) => {
      const { signature_id: id } = await subscribe(world.test, client);
      await world.end(await requestOf(id), end);
      expect(await resume(id)).toMatchObject(refusal(message));
      expect((await stateOf(world.test, id))[0]).toBe(status);
    },
  );

  it('of a request that has ended at the provider ends the contract, and reports it', async () => {
    const { signature_id: id } = await subscribe(world.test, client);
    await world.test.deps.signature.cancel((await requestOf(id)).id);
    expect(await resume(id)).toMatchObject(
      refusal(
        'Ce contrat a été annulé, ou le délai pour le signer est passé\u00a0: il ne peut plus être signé.',
      ),
    );
    expect(await stateOf(world.test, id)).toEqual(['canceled', 'canceled']);
  });

  it('needs nothing of the provider while the link works', async () => {
    const { signature_id: id, iframe_url } = await subscribe(world.test, client);
    const { getStatus } = world.test.deps.signature;
    world.test.deps.signature.getStatus = () => Promise.reject(new Error('provider down'));
    const response = await resume(id);
    world.test.deps.signature.getStatus = getStatus;
    expect(response).toMatchObject({ status: 200, body: { iframe_url } });
  });

  it.each([
    ['signed', 'Ce contrat est déjà signé.'],
    ['closed', 'Ce contrat est clôturé\u00a0: il n’y a plus rien à signer.'],
    [
      'canceled',
      'Ce contrat a été annulé, ou le délai pour le signer est passé\u00a0: il ne peut plus être signé.',
    ],
    ['refused', 'La signature de ce contrat a été refusée\u00a0: il ne peut plus être signé.'],
  ] as const)('of a contract that is %s is refused with its sentence', async (status, message) => {
    const id = await givenContract(world.test, client, { status });
    expect(await resume(id)).toMatchObject(refusal(message));
  });

  it('requires the service, a verified identity, and a product on offer', async () => {
    const { signature_id: id } = await subscribe(world.test, client);
    const given = (status: 'published' | 'draft') =>
      world.test.deps.db.update(strategies).set({ status }).where(eq(strategies.id, 'usdfy'));
    await given('draft');
    expect(await resume(id)).toMatchObject({
      status: 404,
      body: { code: 'contracts.strategy_unavailable' },
    });
    await given('published');
    for (const [changes, code] of [
      [{ canAccessYield: false }, 'contracts.no_service'],
      [{ kycStatus: 'pending' }, 'contracts.kyc_required'],
    ] as const) {
      const other = await signIn(world.test, 'client', changes);
      await world.test.deps.db.update(contracts).set({ userId: other.userId }).where(eq(contracts.id, id));
      expect(await world.test.call('resumeSignature', as(id, other))).toMatchObject({
        status: 403,
        body: { code },
      });
    }
  });
});
