import { operationKey } from '@repo/api-sdk';
import type { Services } from '@repo/auth';
import { queryOptions } from '@tanstack/react-query';

/** Whether the token of an e-mail is still valid (R105). A POST, so that the token is in no URL. */
export function resetTokenQuery({ api }: Services, token: string) {
  return queryOptions({
    queryKey: operationKey('checkToken', { path: { token } }),
    queryFn: ({ signal }) => api.call('checkToken', { body: { token }, signal }),
  });
}
