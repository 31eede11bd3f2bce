import type { Actor, Deps } from '../../deps.ts';
import { changeHandler } from '../../http/handler.ts';
import type { ActorCall } from '../../http/operation.ts';
import { endClientSessions } from './end-client-sessions.ts';
import { getClient } from './get-client.ts';
import { lockClient } from './lock-client.ts';
import { releasePayouts } from './release-payouts.ts';
import { sendClientResetLink } from './send-client-reset-link.ts';
import { stopClientEmail } from './stop-client-email.ts';
import { unlockClient } from './unlock-client.ts';

type Act = (deps: Deps, actor: Actor, request: { id: string; reason: string }) => Promise<void>;

/** What staff do to one account with a reason: called alike, each returns the record. */
const stepsOf = (act: Act) => ({
  change: ({ deps, actor, params, body }: ActorCall<'lockClient'>) =>
    act(deps, actor, { id: params.id, reason: body.reason }),
  response: ({ deps, actor, params }: Pick<ActorCall<'lockClient'>, 'deps' | 'actor' | 'params'>) =>
    getClient(deps, actor, params.id),
});

export const accountActsHandlers = {
  lockClient: changeHandler<'lockClient'>(stepsOf(lockClient)),
  unlockClient: changeHandler<'unlockClient'>(stepsOf(unlockClient)),
  endClientSessions: changeHandler<'endClientSessions'>(stepsOf(endClientSessions)),
  sendClientResetLink: changeHandler<'sendClientResetLink'>(stepsOf(sendClientResetLink)),
  releasePayouts: changeHandler<'releasePayouts'>(stepsOf(releasePayouts)),
  stopClientEmail: changeHandler<'stopClientEmail'>(stepsOf(stopClientEmail)),
};
