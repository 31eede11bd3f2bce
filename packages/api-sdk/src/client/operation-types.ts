/** The types of each operation's input and answer, derived from the generated ones. */
import type { operations } from '../generated/api.ts';

/** The name of an operation, the same in handler, use case, client call, query key and test. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** An empty filter may be given: it is dropped (R314). */
type Filters<Query> = { [Key in keyof Query]?: Query[Key] | '' | null | undefined };

/** In a multipart form the contract writes a file as a binary string; a browser holds a Blob. */
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

/** What names the data that an operation answers: its path and query. The rest of a query key. */
export type OperationParams<Id extends OperationId> = PathInput<Id> & QueryInput<Id>;

/** What an operation is called with. */
export type OperationInput<Id extends OperationId> = OperationParams<Id> &
  BodyInput<Id> &
  IdempotencyInput<Id>;

/** Settings of one call that are not part of the operation. */
export interface CallSettings {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /**
   * A challenge token, or null for none, sent instead of the session's; it never ends the session when refused.
   */
  token?: string | null;
}

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

/** The JSON of the operation's success; `undefined` where it answers none. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok }
  ? JsonOf<Ok>
  : operations[Id]['responses'] extends { 201: infer Created }
    ? JsonOf<Created>
    : undefined;

/** Operations that only read: the ones a query may be made of. */
export type ReadOperationId = {
  [Id in OperationId]: operations[Id] extends { requestBody: object } ? never : Id;
}[OperationId];

/** True when every member may be left out, so that the argument itself may be. */
type AllOptional<Type> = Partial<Type> extends Type ? true : false;

export type InputArguments<Id extends OperationId> =
  AllOptional<OperationInput<Id>> extends true
    ? [input?: OperationInput<Id> & CallSettings]
    : [input: OperationInput<Id> & CallSettings];

export type ParamsArguments<Id extends OperationId> =
  AllOptional<OperationParams<Id>> extends true
    ? [params?: OperationParams<Id>]
    : [params: OperationParams<Id>];
