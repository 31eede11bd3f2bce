import { operationKey } from '@repo/api-sdk';
import type { Services } from '@repo/auth';
import { queryOptions } from '@tanstack/react-query';

/** Whether the token of an e-mail is still good (R105). The call is a POST, so that the token stays out of addresses. */
export function resetTokenQuery({ api }: Services, token: string) {
  return queryOptions({
    queryKey: operationKey('checkToken', { path: { token } }),
    queryFn: ({ signal }) => api.call('checkToken', { body: { token }, signal }),
    retry: false,
    networkMode: 'always',
  });
}
