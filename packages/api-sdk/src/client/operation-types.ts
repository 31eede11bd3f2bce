/** The input and output types of each operation, derived from the generated types. */
import type { operations } from '../generated/api.ts';
import type { routes } from '../generated/routes.ts';
import type { staffRoutes } from '../generated/staff-routes.ts';

/** The operationId of the spec, also used in handlers, query keys and tests. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** Empty filters are allowed, and dropped (R314). */
type Filters<Query> = { [Key in keyof Query]?: Query[Key] | '' | null | undefined };

/** A file in a multipart form: a binary string in the spec, a Blob in the browser. */
type FormFields<Form> = { [Key in keyof Form]: Key extends 'file' ? Blob : Form[Key] };

type PathInput<Id extends OperationId> =
  Parameters<Id> extends { path: infer Path } ? { path: Path } : { path?: never };

type QueryInput<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Query }
    ? [NonNullable<Query>] extends [never]
      ? { query?: never }
      : { query?: Filters<NonNullable<Query>> }
    : { query?: never };

type BodyInput<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? { body: FormFields<Form> }
    : { body?: never };

type IdempotencyInput<Id extends OperationId> =
  Parameters<Id> extends { header?: { 'Idempotency-Key'?: string } }
    ? { idempotencyKey?: string }
    : { idempotencyKey?: never };

/** The path and query parameters of an operation: the second part of a query key. */
export type OperationParams<Id extends OperationId> = PathInput<Id> & QueryInput<Id>;

/** The input of an operation. */
export type OperationInput<Id extends OperationId> = OperationParams<Id> &
  BodyInput<Id> &
  IdempotencyInput<Id>;

/** Settings of one request that are not part of the operation. */
export interface CallSettings {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /**
   * A challenge token, or null for none, sent instead of the session's; its refusal does not end the session.
   */
  token?: string | null;
  /** In the language of the screen, with its amount, account or NAV: shown where the person must prove again who is there. */
  confirms?: string;
}

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

/** The JSON of a successful response; `undefined` when it has none. */
export type OperationOutput<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok }
  ? JsonOf<Ok>
  : operations[Id]['responses'] extends { 201: infer Created }
    ? JsonOf<Created>
    : undefined;

/** Read-only operations, which queries can use. */
export type ReadOperationId = {
  [Id in OperationId]: operations[Id] extends { requestBody: object } ? never : Id;
}[OperationId];

/** The path of an operation on the API host, `/proxy/me`. */
export type RoutePath<Id extends OperationId> = (typeof routes & typeof staffRoutes)[Id]['path'];

/** True when every member is optional, so that the argument itself is. */
type AllOptional<Type> = Partial<Type> extends Type ? true : false;

export type InputArguments<Id extends OperationId> =
  AllOptional<OperationInput<Id>> extends true
    ? [input?: OperationInput<Id> & CallSettings]
    : [input: OperationInput<Id> & CallSettings];

/** Of several operations, those of one of them. */
export type ParamsArguments<Id extends OperationId> = Id extends OperationId
  ? AllOptional<OperationParams<Id>> extends true
    ? [params?: OperationParams<Id>]
    : [params: OperationParams<Id>]
  : never;
