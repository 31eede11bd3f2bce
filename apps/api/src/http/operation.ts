// The types of an operation, derived from the spec: its handler is written against these.
import type { operations } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../deps.ts';
import type { UploadedFile } from './upload.ts';

export type OperationId = keyof operations;

type SuccessStatus = 200 | 201 | 202;
type JsonOf<Reply> = Reply extends { content: { 'application/json': infer Body } } ? Body : never;
type BodyContent<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content } ? Content : never;
type Replies<Id extends OperationId> = operations[Id]['responses'];

/** JSON body, or the text fields of a multipart form (its file is `call.upload`). */
export type RequestBody<Id extends OperationId> =
  BodyContent<Id> extends { 'application/json': infer Body }
    ? Body
    : BodyContent<Id> extends { 'multipart/form-data': infer Form }
      ? Omit<Form, 'file'>
      : undefined;

export type SuccessBody<Id extends OperationId> = {
  [Status in keyof Replies<Id> & SuccessStatus]: JsonOf<Replies<Id>[Status]>;
}[keyof Replies<Id> & SuccessStatus];

type ParametersIn<Id extends OperationId, Place extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Place]
>;

/** One request for one operation, already validated. */
export interface Call<Id extends OperationId> {
  deps: Deps;
  params: ParametersIn<Id, 'path'>;
  query: ParametersIn<Id, 'query'>;
  body: RequestBody<Id>;
  upload: UploadedFile | null;
  /** Null when the caller is not signed in, which only public operations allow. */
  actor: Actor | null;
  /** The challenge whose token was sent as Bearer. */
  challenge: ChallengeRef | null;
  request: RequestInfo;
}

export interface ChallengeRef {
  id: string;
  userId: string;
  purpose: string;
  target: string | null;
  lastSentAt: Date | null;
}

export interface RequestInfo {
  id: string;
  ip: string;
  userAgent: string;
  origin: string | null;
  header: (name: string) => string | null;
  /** Exact bytes received; only kept for provider webhooks, whose signature covers them. */
  rawBody: Buffer | null;
}

export type ActorCall<Id extends OperationId> = Omit<Call<Id>, 'actor'> & { actor: Actor };
export type ChallengeCall<Id extends OperationId> = Omit<Call<Id>, 'challenge'> & { challenge: ChallengeRef };
