// How a module declares its operations: `export const xHandlers = { getMe: handler<'getMe'>(({ deps, actor }) => …) }`.
import type { Readable } from 'node:stream';
import { AppError } from './app-error.ts';
import { httpErrors } from './http.errors.ts';
import type { ActorCall, Call, ChallengeCall, OperationId, SuccessBody } from './operation.ts';

/** A response that is not the spec's success JSON: a file, a page, a 304. */
export class RawReply {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Empty for a response without a body. */
  readonly body: Readable | Buffer | string;

  constructor(status: number, headers: Record<string, string>, body: Readable | Buffer | string) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** The spec's success JSON with headers of its own (an ETag, a caching rule), or with another status than its lowest. */
export class JsonReply<Body> {
  readonly body: Body;
  readonly headers: Record<string, string>;
  readonly status: number | undefined;

  constructor(body: Body, headers: Record<string, string>, status?: number) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

type HandlerResponse<Id extends OperationId> = Promise<
  SuccessBody<Id> | JsonReply<SuccessBody<Id>> | RawReply
>;

export interface OperationHandler<Id extends OperationId> {
  run: (call: Call<Id>) => HandlerResponse<Id>;
  /** For a retry of a change that `deps.settleRequest` recorded: returns what `run` returned, without changing anything. */
  repeatResponse?: (call: Call<Id>) => HandlerResponse<Id>;
  /** For a provider's message, before `run`: throws unless its signature is valid. */
  verify?: (call: Call<Id>) => void;
}

export type Handlers = { [Id in OperationId]: OperationHandler<Id> };

/**
 * For operations that need a session; `x-roles` has already been enforced. A change with an Idempotency-Key takes `changeHandler`
 * instead, unless making it again changes nothing: its key is deleted when its response cannot be stored.
 */
export function handler<Id extends OperationId>(
  run: (call: ActorCall<Id>) => HandlerResponse<Id>,
): OperationHandler<Id> {
  return {
    run: async (call) => {
      if (call.actor === null) throw new AppError(httpErrors.unauthenticated);
      return run({ ...call, actor: call.actor });
    },
  };
}

/** For a change with an Idempotency-Key: `change` calls `deps.settleRequest`, then `response` reads the current state. */
export function changeHandler<Id extends OperationId>(steps: {
  change: (call: ActorCall<Id>) => Promise<void>;
  response: (call: ActorCall<Id>) => HandlerResponse<Id>;
}): OperationHandler<Id> {
  const { run } = handler<Id>(async (call) => {
    await steps.change(call);
    return steps.response(call);
  });
  return { run, repeatResponse: handler<Id>(steps.response).run };
}

/** For operations without a session; `call.actor` is set when one was sent all the same. */
export function publicHandler<Id extends OperationId>(
  run: (call: Call<Id>) => HandlerResponse<Id>,
): OperationHandler<Id> {
  return { run };
}

/** For webhooks: the router calls `verify`, counts the message against its rate limit, then calls `run`. */
export function providerHandler<Id extends OperationId>(
  steps: Required<Pick<OperationHandler<Id>, 'verify' | 'run'>>,
): OperationHandler<Id> {
  return steps;
}

/** For operations opened by a challenge token (second factor, service link). */
export function challengeHandler<Id extends OperationId>(
  run: (call: ChallengeCall<Id>) => HandlerResponse<Id>,
): OperationHandler<Id> {
  return {
    run: async (call) => {
      if (call.challenge === null) throw new AppError(httpErrors.unauthenticated);
      return run({ ...call, challenge: call.challenge });
    },
  };
}
