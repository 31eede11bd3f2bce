// How a module declares its operations: `export const xHandlers = { getMe: handler<'getMe'>(({ deps, actor }) => …) }`.
import type { Readable } from 'node:stream';
import { AppError } from './app-error.ts';
import { httpErrors } from './http.errors.ts';
import type { ActorCall, Call, ChallengeCall, OperationId, SuccessBody } from './operation.ts';

/** An answer that is not the contract's success JSON: a file, a page, a 304. */
export class RawReply {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** An answer without a body has the empty text. */
  readonly body: Readable | Buffer | string;

  constructor(status: number, headers: Record<string, string>, body: Readable | Buffer | string) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** The contract's success JSON with headers of its own (an ETag, a caching rule). */
export class JsonReply<Body> {
  readonly body: Body;
  readonly headers: Record<string, string>;

  constructor(body: Body, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

type Answer<Id extends OperationId> = Promise<SuccessBody<Id> | JsonReply<SuccessBody<Id>> | RawReply>;

export interface OperationHandler<Id extends OperationId> {
  run: (call: Call<Id>) => Answer<Id>;
  /** For a change that `deps.settleRequest` says is made: what `run` answers, without making it again. */
  answerAgain?: (call: Call<Id>) => Answer<Id>;
}

export type Handlers = { [Id in OperationId]: OperationHandler<Id> };

/** For operations somebody must be signed in to call; `x-roles` has already been enforced. */
export function handler<Id extends OperationId>(
  run: (call: ActorCall<Id>) => Answer<Id>,
): OperationHandler<Id> {
  return {
    run: async (call) => {
      if (call.actor === null) throw new AppError(httpErrors.unauthenticated);
      return run({ ...call, actor: call.actor });
    },
  };
}

/** For a change asked with an Idempotency-Key: `change` calls `deps.settleRequest`, then `answer` reads what holds. */
export function changeHandler<Id extends OperationId>(steps: {
  change: (call: ActorCall<Id>) => Promise<void>;
  answer: (call: ActorCall<Id>) => Answer<Id>;
}): OperationHandler<Id> {
  const { run } = handler<Id>(async (call) => {
    await steps.change(call);
    return steps.answer(call);
  });
  return { run, answerAgain: handler<Id>(steps.answer).run };
}

/** For operations without a session; `call.actor` is set when one was sent all the same. */
export function publicHandler<Id extends OperationId>(
  run: (call: Call<Id>) => Answer<Id>,
): OperationHandler<Id> {
  return { run };
}

/** For operations opened by a challenge token (second factor, service link). */
export function challengeHandler<Id extends OperationId>(
  run: (call: ChallengeCall<Id>) => Answer<Id>,
): OperationHandler<Id> {
  return {
    run: async (call) => {
      if (call.challenge === null) throw new AppError(httpErrors.unauthenticated);
      return run({ ...call, challenge: call.challenge });
    },
  };
}
