/** Options of queries and mutations, query keys and invalidation. */
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { cleanQuery } from '../client/build-request.ts';
import type {
  CallSettings,
  OperationId,
  OperationInput,
  OperationOutput,
  ParamsArguments,
  ReadOperationId,
} from '../client/operation-types.ts';
import type { ApiError } from '../errors/normalise-error.ts';

/** The second part of a key: the parameters, without empty filters. */
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

/** The query key of a request; equal requests have equal keys. */
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

/** Invalidates every query of these operations, with any parameters; active ones are refetched. */
export async function invalidate(queryClient: QueryClient, ...operationIds: OperationId[]): Promise<void> {
  await Promise.all(operationIds.map((id) => queryClient.invalidateQueries({ queryKey: [id] })));
}

interface MutationSettings<Id extends OperationId> {
  /** The operations to invalidate after success; may be empty. */
  invalidates: readonly OperationId[];
  /** Called once they are fetched again, even when that removed the component that sent the mutation. */
  onDone?: (output: OperationOutput<Id>) => void;
}

/** Options for react-query, bound to a client. */
export function createQueryFactory(client: ApiClient) {
  /** Query options: `useQuery(api.query('getDashboard', { query: { currency } }))`. */
  function query<Id extends ReadOperationId>(operationId: Id, ...[params]: ParamsArguments<Id>) {
    const input: UncheckedParams = params ?? {};
    return queryOptions<OperationOutput<Id>, ApiError, OperationOutput<Id>, OperationKey<Id>>({
      queryKey: operationKey(operationId, input),
      queryFn: ({ signal }) => client.request(operationId, { ...input, signal }),
      // The client already retries: retrying here too would multiply the requests.
      retry: false,
      // Offline, a paused query would show nothing; a failed one shows the error.
      networkMode: 'always',
    });
  }

  /** Mutation options: `useMutation(api.mutation('closeContract', { invalidates: ['listContracts'] }))`. */
  function mutation<Id extends OperationId>(operationId: Id, { invalidates, onDone }: MutationSettings<Id>) {
    return mutationOptions<OperationOutput<Id>, ApiError, OperationInput<Id> & CallSettings>({
      mutationKey: [operationId],
      mutationFn: (input) => client.request(operationId, input),
      onSuccess: async (output, _input, _result, context) => {
        await invalidate(context.client, ...invalidates);
        onDone?.(output);
      },
      retry: false,
      networkMode: 'always',
    });
  }

  return { client, query, mutation };
}

export type QueryFactory = ReturnType<typeof createQueryFactory>;
