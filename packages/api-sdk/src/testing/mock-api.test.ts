import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import {
  createMockApi,
  reply,
  replyFile,
  responseProblems,
  sampleContract,
  sampleDashboard,
  sampleStrategy,
  sampleUser,
} from './index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createApiClient({ baseUrl: 'http://api.test', getToken: () => null, readRetries: 0 });

describe('createMockApi', () => {
  it('has a handler for every operation, and reports a request that is not mocked', async () => {
    const mock = createMockApi();
    server.use(...mock.handlers);
    await expect(client.call('getMe')).rejects.toThrow('getMe was called and is not mocked');
    expect(() => mock.assertNoViolations()).toThrow('getMe was called and is not mocked');
  });

  it('rejects a response that violates the spec', async () => {
    const surprising = { ...sampleUser(), surprise: 1 };
    const mock = createMockApi({ getMe: surprising });
    server.use(...mock.handlers);
    await expect(client.call('getMe')).rejects.toThrow('surprise');
  });

  it('rejects a status that the spec does not declare', async () => {
    const mock = createMockApi({ getMe: reply(418, { error: 'x', code: 'y' }) });
    server.use(...mock.handlers);
    await expect(client.call('getMe')).rejects.toThrow('getMe declares no 418');
  });

  it('records a request that violates the spec', async () => {
    const mock = createMockApi({ verifyWallet: { valid: true } });
    server.use(...mock.handlers);
    const body = { wallet_address: 'x'.repeat(200) };
    await client.call('verifyWallet', { body });
    expect(mock.violations).toEqual([expect.stringContaining('verifyWallet body: /wallet_address')]);
  });

  it('responds with 201 where the spec does, from a function, and with later changes', async () => {
    const mock = createMockApi({
      register: () => ({ token: 't', user: sampleUser() }),
      cancelContract: ({ path }) => ({ signature: sampleContract({ id: path['id'] ?? '' }) }),
    });
    server.use(...mock.handlers);
    await expect(client.call('register', { body: { user: {} } })).resolves.toMatchObject({ token: 't' });
    await expect(client.call('cancelContract', { path: { id: 'sig_9' } })).resolves.toMatchObject({
      signature: { id: 'sig_9' },
    });
    mock.use({ cancelContract: reply(409, { error: 'Trop tard.', code: 'contracts.no_longer_pending' }) });
    await expect(client.call('cancelContract', { path: { id: 'sig_9' } })).rejects.toMatchObject({
      status: 409,
    });
    mock.assertNoViolations();
  });

  it('responds only with a file of a type that the spec declares', async () => {
    const mock = createMockApi({ downloadStatement: replyFile('releve.pdf', 'application/pdf') });
    server.use(...mock.handlers);
    const input = { query: { period: '2026-01' } };
    const { name, content } = await client.download('downloadStatement', input);
    expect(name).toBe('releve.pdf');
    expect(content.type).toBe('application/pdf');
    mock.use({ downloadStatement: replyFile('releve.png', 'image/png') });
    await expect(client.download('downloadStatement', input)).rejects.toThrow('declares no image/png');
  });

  it('has samples that match the spec', () => {
    const problems = [
      ...responseProblems('getMe', 200, sampleUser()),
      ...responseProblems('listStrategies', 200, { strategies: [sampleStrategy()] }),
      ...responseProblems('listContracts', 200, { signatures: [sampleContract()] }),
      ...responseProblems('getDashboard', 200, sampleDashboard()),
    ];
    expect(problems).toEqual([]);
  });
});
