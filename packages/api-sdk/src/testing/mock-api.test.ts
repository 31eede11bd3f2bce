import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import {
  answerProblems,
  createMockApi,
  reply,
  replyFile,
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
  it('has a handler for every operation, and names a call that nobody mocked', async () => {
    const mock = createMockApi();
    server.use(...mock.handlers);
    await expect(client.call('getMe')).rejects.toThrow('getMe was called and is not mocked');
    expect(() => mock.assertContract()).toThrow('getMe was called and is not mocked');
  });

  it('refuses an answer that the contract does not allow', async () => {
    const surprising = { ...sampleUser(), surprise: 1 };
    const mock = createMockApi({ getMe: surprising });
    server.use(...mock.handlers);
    await expect(client.call('getMe')).rejects.toThrow('surprise');
  });

  it('refuses a status that the contract does not declare', async () => {
    const mock = createMockApi({ getMe: reply(418, { error: 'x', code: 'y' }) });
    server.use(...mock.handlers);
    await expect(client.call('getMe')).rejects.toThrow('getMe declares no 418');
  });

  it('notes a request that the contract does not allow', async () => {
    const mock = createMockApi({ verifyWallet: { valid: true } });
    server.use(...mock.handlers);
    const body = { wallet_address: 'x'.repeat(200) };
    await client.call('verifyWallet', { body });
    expect(mock.violations).toEqual([expect.stringContaining('verifyWallet body: /wallet_address')]);
  });

  it('answers 201 where the contract creates, a function of the request, and what is changed later', async () => {
    const mock = createMockApi({
      register: () => ({ token: 't', user: sampleUser() }),
      cancelSignature: ({ path }) => ({ signature: sampleContract({ id: path['id'] ?? '' }) }),
    });
    server.use(...mock.handlers);
    await expect(client.call('register', { body: { user: {} } })).resolves.toMatchObject({ token: 't' });
    await expect(client.call('cancelSignature', { path: { id: 'sig_9' } })).resolves.toMatchObject({
      signature: { id: 'sig_9' },
    });
    mock.use({ cancelSignature: reply(409, { error: 'Trop tard.', code: 'contracts.not_pending' }) });
    await expect(client.call('cancelSignature', { path: { id: 'sig_9' } })).rejects.toMatchObject({
      status: 409,
    });
    mock.assertContract();
  });

  it('answers a file of a type that the contract declares, and of no other', async () => {
    const mock = createMockApi({ downloadStatement: replyFile('releve.pdf', 'application/pdf') });
    server.use(...mock.handlers);
    const input = { query: { period: '2026-01' } };
    const { name, content } = await client.download('downloadStatement', input);
    expect(name).toBe('releve.pdf');
    expect(content.type).toBe('application/pdf');
    mock.use({ downloadStatement: replyFile('releve.png', 'image/png') });
    await expect(client.download('downloadStatement', input)).rejects.toThrow('declares no image/png');
  });

  it('offers samples that hold to the contract', () => {
    const problems = [
      ...answerProblems('getMe', 200, sampleUser()),
      ...answerProblems('listStrategies', 200, { strategies: [sampleStrategy()] }),
      ...answerProblems('listSignatures', 200, { signatures: [sampleContract()] }),
      ...answerProblems('getDashboard', 200, sampleDashboard()),
    ];
    expect(problems).toEqual([]);
  });
});
