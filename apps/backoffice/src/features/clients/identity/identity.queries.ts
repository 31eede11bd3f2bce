/** The queries that a decision on a case invalidates, and the bytes of a document. */
import { type ApiError, invalidate, isApiError, type OperationId } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

const identityInvalidates = [
  'getClientIdentity',
  'getClient',
  'listClients',
  'countClients',
  'listChangeRequests',
  'getRecordHistory',
  'getChangeControl',
] as const satisfies readonly OperationId[];

/** Sends a decision. Refused because the case has changed, it is fetched again too. */
export function useIdentityChange(): <Result>(call: Promise<Result>) => Promise<Result> {
  const { queryClient } = useServices();
  const refresh = () => invalidate(queryClient, ...identityInvalidates);
  return async (call) => {
    try {
      const result = await call;
      await refresh();
      return result;
    } catch (error) {
      if (isApiError(error) && error.status === 409) await refresh();
      throw error;
    }
  };
}

export interface OpenedFile {
  readonly name: string;
  readonly content: Blob;
  /** The bytes in an address: a page may show them, and nothing has to be released. */
  readonly url: string;
}

/** Each fetch is an opening, which the trail keeps: a document stays open for a minute, and is not fetched again by itself. */
export function useClientFile(id: string): UseQueryResult<OpenedFile, ApiError> {
  const { api } = useServices();
  return useQuery<OpenedFile, ApiError>({
    queryKey: ['openClientFile', id],
    queryFn: async () => {
      const { name, content } = await api.download('openClientFile', { path: { id } });
      return { name, content, url: await toDataUrl(content) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** For a frame, which sends no session: good for a minute, so that it is never kept. */
export function useClientFileLink(id: string): UseQueryResult<{ readonly url: string }, ApiError> {
  const { api } = useServices();
  return useQuery<{ readonly url: string }, ApiError>({
    queryKey: ['createClientFileLink', id],
    queryFn: () => api.call('createClientFileLink', { path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function toDataUrl(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const parts: string[] = [];
  // As many as a call takes arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  }
  return `data:${content.type};base64,${btoa(parts.join(''))}`;
}
