import type { Actor, Deps } from '../../deps.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import type { ActorCall } from '../../http/operation.ts';
import { lockKaskadUser, unlinkKaskadUser, unlockKaskadUser } from './change-access.ts';
import { listKaskadUsers } from './list-people.ts';
import { getKaskadUser } from './read-person.ts';
import { requestIdentityReview } from './request-identity-review.ts';

type Act = (deps: Deps, actor: Actor, request: { id: string; reason: string }) => Promise<void>;

/** Called alike, each returns the record. */
const stepsOf = (act: Act) => ({
  change: ({ deps, actor, params, body }: ActorCall<'lockKaskadUser'>) =>
    act(deps, actor, { id: params.id, reason: body.reason }),
  response: ({ deps, params }: Pick<ActorCall<'lockKaskadUser'>, 'deps' | 'params'>) =>
    getKaskadUser(deps, params.id),
});

export const peopleHandlers = {
  listKaskadUsers: handler<'listKaskadUsers'>(({ deps, query }) => {
    const { q = '', identity, wallet, access } = query ?? {};
    return listKaskadUsers(deps, { ...readPlace(query), q: q.trim(), identity, wallet, access });
  }),
  getKaskadUser: handler<'getKaskadUser'>(({ deps, params }) => getKaskadUser(deps, params.id)),
  lockKaskadUser: changeHandler<'lockKaskadUser'>(stepsOf(lockKaskadUser)),
  unlockKaskadUser: changeHandler<'unlockKaskadUser'>(stepsOf(unlockKaskadUser)),
  unlinkKaskadUser: changeHandler<'unlinkKaskadUser'>({
    change: ({ deps, actor, params, body }) => unlinkKaskadUser(deps, actor, { id: params.id, ...body }),
    response: () => Promise.resolve({ success: true }),
  }),
  requestIdentityReview: changeHandler<'requestIdentityReview'>({
    change: ({ deps, actor, params }) => requestIdentityReview(deps, actor, params.id),
    response: ({ deps, params }) => getKaskadUser(deps, params.id),
  }),
};
