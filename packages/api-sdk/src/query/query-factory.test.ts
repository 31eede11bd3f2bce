import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../client/api-client.ts';
import { sampleContract } from '../testing/index.ts';
import { createQueryFactory, invalidate, operationKey } from './query-factory.ts';

const download = () => Promise.reject(new Error('no file is asked for'));

function setUp() {
  const request = vi.fn();
  const client: ApiClient = {
    offer: { has: () => true, subscribe: () => () => undefined },
    baseUrl: '',
    request,
    download,
    call: (id, ...[input]) => request(id, input),
  };
  return { request, api: createQueryFactory(client), queryClient: new QueryClient() };
}

describe('createQueryFactory', () => {
  it('builds the key from the operation and its parameters, without empty filters', () => {
    const { api } = setUp();
    const key = api.query('listContracts', { query: { currency: 'USD', status: '' } }).queryKey;
    expect(key).toEqual(['listContracts', { query: { currency: 'USD' } }]);
    expect(api.query('listContracts').queryKey).toEqual(['listContracts', {}]);
    expect(operationKey('getAdminContract', { path: { id: 'c1' } })).toEqual([
      'getAdminContract',
      { path: { id: 'c1' } },
    ]);
  });

  it('calls the operation once, with a signal, without retries', async () => {
    const { api, request, queryClient } = setUp();
    request.mockRejectedValue(new Error('down'));
    await expect(queryClient.fetchQuery(api.query('getMe'))).rejects.toThrow('down');
    expect(request).toHaveBeenCalledExactlyOnceWith('getMe', { signal: expect.any(AbortSignal) });
  });

  it('invalidates an operation with any parameters, and no other', async () => {
    const { queryClient } = setUp();
    queryClient.setQueryData(operationKey('listContracts', { query: { currency: 'EUR' } }), {
      signatures: [],
    });
    queryClient.setQueryData(operationKey('listContracts'), { signatures: [] });
    queryClient.setQueryData(operationKey('getMe'), {});
    await invalidate(queryClient, 'listContracts');
    const stale = queryClient
      .getQueryCache()
      .findAll({ stale: true, predicate: (q) => q.state.isInvalidated });
    expect(stale.map((query) => query.queryKey[0])).toEqual(['listContracts', 'listContracts']);
  });

  it('invalidates the listed operations after a successful mutation', async () => {
    const { api, request, queryClient } = setUp();
    queryClient.setQueryData(operationKey('listContracts'), { signatures: [] });
    const options = api.mutation('closeContract', { invalidates: ['listContracts'] });
    const isOld = () => queryClient.getQueryState(operationKey('listContracts'))?.isInvalidated;

    request.mockRejectedValueOnce(new Error('refused'));
    const observer = new MutationObserver(queryClient, options);
    await expect(observer.mutate({ path: { id: 'sig_1' } })).rejects.toThrow('refused');
    expect(isOld()).toBe(false);

    request.mockResolvedValueOnce({ signature: sampleContract() });
    await observer.mutate({ path: { id: 'sig_1' } });
    expect(isOld()).toBe(true);
  });

  it('ends a mutation only once the shown operations are fetched again', async () => {
    const { api, request, queryClient } = setUp();
    request.mockResolvedValueOnce({ signatures: [] });
    const shown = new QueryObserver(queryClient, api.query('listContracts'));
    const stop = shown.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown.getCurrentResult().isSuccess).toBe(true));

    const refetched = Promise.withResolvers<unknown>();
    request.mockResolvedValueOnce({ signature: sampleContract() }).mockReturnValueOnce(refetched.promise);
    const options = api.mutation('closeContract', { invalidates: ['listContracts'] });
    const closing = new MutationObserver(queryClient, options);
    const done = closing.mutate({ path: { id: 'sig_1' } });
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(3));
    expect(closing.getCurrentResult().status).toBe('pending');

    refetched.resolve({ signatures: [] });
    await done;
    expect(closing.getCurrentResult().status).toBe('success');
    stop();
  });
});
