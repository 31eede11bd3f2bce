import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../../client/api-client.ts';
import { NOT_OFFERED } from '../../client/offer.ts';
import type { OperationId } from '../../client/operation-types.ts';
import { operationMetadata } from '../../spec.ts';
import { setupServer } from '../node.ts';
import { responseProblems } from '../spec-validator.ts';
import type { Bodies } from './bodies.ts';
import { checkRandomHosts, createDocumentsHost, type Variant, variants } from './index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The responses that are read whole; of the others only the token or nothing at all is used. */
const read: readonly OperationId[] = [
  'getMe',
  'updateMe',
  'listParameters',
  'getDashboard',
  'listYieldFlows',
  'listStrategies',
  'listContracts',
  'createContract',
  'getNextPoNumber',
  'verifyWallet',
  'cancelContract',
  'closeContract',
  'submitPaymentProof',
  'getSignatureStatus',
  'createApplicant',
  'getApplicant',
  'updateApplicant',
  'createVerificationToken',
  'refreshVerificationToken',
  'updateKyc',
  'changePassword',
  'checkToken',
  'enableTwoFactor',
  'disableTwoFactor',
];

const input = {
  path: { id: 'c-1', user_id: 'u-17' },
  query: { currency: 'EUR' },
  body: { kyc_status: 'verified', user_id: 'u-17' },
};

function open(chosen: readonly Variant[], changes: Bodies = {}) {
  const host = createDocumentsHost(chosen, changes);
  server.use(...host.handlers);
  const client = createApiClient({ baseUrl: 'http://api.test', getToken: () => 'tok', readRetries: 0 });
  return { host, client };
}

async function problemsOf(chosen: readonly Variant[], operations: readonly OperationId[]): Promise<string[]> {
  const { client } = open(chosen);
  const problems: string[] = [];
  for (const operationId of operations) {
    const { method } = operationMetadata[operationId];
    const response = await client.request(
      operationId,
      method === 'get' ? { ...input, body: undefined } : input,
    );
    const status = Object.keys({ createContract: 1, createApplicant: 1 }).includes(operationId) ? 201 : 200;
    problems.push(...responseProblems(operationId, status, JSON.parse(JSON.stringify(response))));
  }
  return problems;
}

describe('a host that offers the two documents alone', () => {
  it('is read as the spec: nothing is missing, nothing is malformed', async () => {
    expect(await problemsOf([], read)).toEqual([]);
  });

  it.each(variants.map((variant) => [variant.requirement, variant.name, variant] as const))(
    '%s is read as the spec where %s',
    async (_requirement, _name, variant) => {
      const operations = read.filter((operationId) => operationId === variant.operation);
      expect(await problemsOf([variant], operations)).toEqual([]);
    },
  );

  const seed = Number(process.env['HOSTS_SEED'] ?? 2026);
  const runs = Number(process.env['HOSTS_RUNS'] ?? 100);
  const timeout = 60_000 + runs * 1000;
  it(`is read as the spec with any variants together (seed ${seed})`, { timeout }, async () => {
    await checkRandomHosts({ seed, runs }, async (chosen) => {
      const problems = await problemsOf(chosen, read);
      server.resetHandlers();
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
  });

  it('is known by its user: nothing of ours is requested', async () => {
    const { host, client } = open([]);
    expect(client.offer.has('listSessions')).toBe(true);
    await client.call('getMe');
    expect(client.offer.has('listSessions')).toBe(false);
    expect(client.offer.has('listContracts')).toBe(true);
    await expect(client.call('listSessions')).rejects.toMatchObject({ code: NOT_OFFERED });
    expect(host.undocumented).toEqual([]);
  });

  it('is read without a person in front of the screen: no request has a header that its CORS would refuse', async () => {
    server.use(...createDocumentsHost().handlers);
    const client = createApiClient({
      baseUrl: 'http://api.test',
      getToken: () => 'tok',
      isBackground: () => true,
      readRetries: 0,
    });
    for (const operation of ['listContracts', 'getMe', 'listContracts'] as const)
      await expect(client.request(operation, {})).resolves.toBeDefined();
  });

  it('is learned from a route that it does not have', async () => {
    const { client } = open([]);
    await expect(client.call('listStatements')).rejects.toMatchObject({ code: NOT_OFFERED, status: 404 });
    expect(client.offer.has('listStatements')).toBe(false);
    expect(client.offer.has('listSessions')).toBe(true);
  });

  it('derives the yield, the change and the rate from the series', async () => {
    const { client } = open([]);
    const { headline, headlines, freshness } = await client.call('getDashboard', {
      query: { currency: 'EUR' },
    });
    expect(headline).toMatchObject({ current_amount: '10075.00', total_out: '0', yield_generated: '75' });
    expect(headline.changes.monthly).toMatchObject({ since: '2026-01-05', gain: '75', strategies: null });
    expect(headlines['USDFY']).toMatchObject({
      start_date: '2026-01-05',
      annual_rate: null,
      last_rate: 0.0011,
    });
    expect(headlines['BTCFY']).toBeUndefined();
    expect(freshness.nav_date).toBe('2026-01-08');
  });

  it('R369: the larger of two minimums wins', async () => {
    const strategy = {
      id: 1,
      title: 'USDFY',
      min_euro: 12_000,
      minimum_euro: '20000',
      crypto: { min_eur: '15000' },
    };
    const { client } = open([], { listStrategies: [strategy] });
    const { strategies } = await client.call('listStrategies');
    expect(strategies[0]).toMatchObject({ id: '1', min_euro: '20000', offer: 'open' });
  });
});
