/** The API client: requests, queries and errors. */
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type DownloadedFile,
  newIdempotencyKey,
  type UncheckedInput,
} from './client/api-client.ts';
export type {
  CallSettings,
  OperationId,
  OperationInput,
  OperationOutput,
  OperationParams,
  ParamsArguments,
  ReadOperationId,
  RoutePath,
} from './client/operation-types.ts';
export { noTokenText } from './errors/fallback.texts.ts';
export {
  ApiError,
  allFieldErrors,
  type ClientErrorCode,
  isApiError,
  missingToken,
  normaliseError,
  refusedRequest,
} from './errors/normalise-error.ts';
export type { components } from './generated/api.ts';
export {
  createQueryFactory,
  invalidate,
  type OperationKey,
  operationKey,
  type QueryFactory,
} from './query/query-factory.ts';
