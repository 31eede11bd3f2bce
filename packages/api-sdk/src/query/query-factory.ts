/** One way to make a query, to invalidate it, and to name what a write invalidates. */
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { cleanQuery } from '../client/build-request.ts';
import type {
  Answer,
  CallSettings,
  OperationId,
  OperationInput,
  ParamsArguments,
  ReadOperationId,
} from '../client/operation-types.ts';
import type { ApiError } from '../errors/normalise-error.ts';

/** The second part of a key: what was asked, empty filters left out. */
interface KeyParams {
  path?: unknown;
  query?: Record<string, string>;
}

/** `[operationId, params]`: the only shape of a query key. */
export type OperationKey<Id extends OperationId = OperationId> = readonly [Id, KeyParams];

interface UncheckedParams {
  path?: unknown;
  query?: unknown;
}

/** Two inputs that ask the same have the same key. */
export function operationKey<Id extends OperationId>(
  operationId: Id,
  params: UncheckedParams = {},
): OperationKey<Id> {
  const query = cleanQuery(params.query);
  const key: KeyParams = {
    ...(params.path === undefined ? {} : { path: params.path }),
    ...(Object.keys(query).length === 0 ? {} : { query }),
  };
  return [operationId, key];
}

/** Marks every answer of these operations as old, whatever was asked; those on screen are fetched again. */
export async function invalidate(queryClient: QueryClient, ...operationIds: OperationId[]): Promise<void> {
  await Promise.all(operationIds.map((id) => queryClient.invalidateQueries({ queryKey: [id] })));
}

interface MutationSettings {
  /** The reads whose answers this write makes old; the empty list when there are none. */
  invalidates: readonly OperationId[];
}

/** Options for react-query, bound to a client. */
export function createQueryFactory(client: ApiClient) {
  /** Options of a read: `useQuery(api.query('getDashboard', { query: { currency } }))`. */
  function query<Id extends ReadOperationId>(operationId: Id, ...[params]: ParamsArguments<Id>) {
    const asked: UncheckedParams = params ?? {};
    return queryOptions<Answer<Id>, ApiError, Answer<Id>, OperationKey<Id>>({
      queryKey: operationKey(operationId, asked),
      queryFn: ({ signal }) => client.request(operationId, { ...asked, signal }),
      // The client already tries a read again: twice here would be nine requests for one failure.
      retry: false,
      // A paused request shows nothing; a failed one says why.
      networkMode: 'always',
    });
  }

  /** Options of a write: `useMutation(api.mutation('closeSignature', { invalidates: ['listSignatures'] }))`. */
  function mutation<Id extends OperationId>(operationId: Id, { invalidates }: MutationSettings) {
    return mutationOptions<Answer<Id>, ApiError, OperationInput<Id> & CallSettings>({
      mutationKey: [operationId],
      mutationFn: (input) => client.request(operationId, input),
      onSuccess: (_answer, _input, _result, context) => invalidate(context.client, ...invalidates),
      retry: false,
      networkMode: 'always',
    });
  }

  return { client, query, mutation };
}

export type QueryFactory = ReturnType<typeof createQueryFactory>;
