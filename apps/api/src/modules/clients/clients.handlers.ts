import type { Actor, Deps } from '../../deps.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import type { ActorCall } from '../../http/operation.ts';
import { changeClientAccess } from './change-client-access.ts';
import { scopeOf } from './clients.policy.ts';
import { countClients } from './count-clients.ts';
import { endClientSessions } from './end-client-sessions.ts';
import { getClient } from './get-client.ts';
import { explainClientFigures, getClientDashboard } from './get-client-dashboard.ts';
import { listAccessLog, listClientAccessLog } from './list-access-log.ts';
import { listClientActivity } from './list-client-activity.ts';
import { listClients, readClientFilters } from './list-clients.ts';
import { lockClient } from './lock-client.ts';
import { releasePayouts } from './release-payouts.ts';
import { replaceClientEmail } from './replace-client-email.ts';
import { sendClientResetLink } from './send-client-reset-link.ts';
import { startViewAs } from './start-view-as.ts';
import { stopClientEmail } from './stop-client-email.ts';
import { unlockClient } from './unlock-client.ts';
import { updateClient } from './update-client.ts';

type Act = (deps: Deps, actor: Actor, request: { id: string; reason: string }) => Promise<void>;

/** What staff do to one account with a reason: called alike, each returns the record. */
const stepsOf = (act: Act) => ({
  change: ({ deps, actor, params, body }: ActorCall<'lockClient'>) =>
    act(deps, actor, { id: params.id, reason: body.reason }),
  response: ({ deps, actor, params }: Pick<ActorCall<'lockClient'>, 'deps' | 'actor' | 'params'>) =>
    getClient(deps, actor, params.id),
});

export const clientsHandlers = {
  listClients: handler<'listClients'>(async ({ deps, actor, query }) => {
    const { page, page_size, after, before, ...filters } = query ?? {};
    return listClients(deps, {
      ...readClientFilters(filters, await scopeOf(deps, actor)),
      ...readPlace({ page, page_size, after, before }),
    });
  }),
  countClients: handler<'countClients'>(({ deps, actor }) => countClients(deps, actor)),
  getClient: handler<'getClient'>(({ deps, actor, params }) => getClient(deps, actor, params.id)),
  getClientDashboard: handler<'getClientDashboard'>(getClientDashboard),
  explainClientFigures: handler<'explainClientFigures'>(explainClientFigures),
  listClientActivity: handler<'listClientActivity'>(({ deps, actor, params, query }) =>
    listClientActivity(deps, actor, { id: params.id, query }),
  ),
  lockClient: changeHandler<'lockClient'>(stepsOf(lockClient)),
  unlockClient: changeHandler<'unlockClient'>(stepsOf(unlockClient)),
  endClientSessions: changeHandler<'endClientSessions'>(stepsOf(endClientSessions)),
  sendClientResetLink: changeHandler<'sendClientResetLink'>(stepsOf(sendClientResetLink)),
  updateClient: changeHandler<'updateClient'>({
    change: ({ deps, actor, params, body }) => updateClient(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getClient(deps, actor, params.id),
  }),
  changeClientAccess: changeHandler<'changeClientAccess'>({
    change: ({ deps, actor, params, body }) => changeClientAccess(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getClient(deps, actor, params.id),
  }),
  replaceClientEmail: changeHandler<'replaceClientEmail'>({
    change: ({ deps, actor, params, body }) => replaceClientEmail(deps, actor, { id: params.id, ...body }),
    response: ({ deps, actor, params }) => getClient(deps, actor, params.id),
  }),
  releasePayouts: changeHandler<'releasePayouts'>(stepsOf(releasePayouts)),
  stopClientEmail: changeHandler<'stopClientEmail'>(stepsOf(stopClientEmail)),
  startViewAs: handler<'startViewAs'>(({ deps, actor, params, body }) =>
    startViewAs(deps, actor, { ...body, id: params.id }),
  ),
  listAccessLog: handler<'listAccessLog'>(({ deps, actor, query }) => listAccessLog(deps, actor, query)),
  listClientAccessLog: handler<'listClientAccessLog'>(({ deps, actor, params, query }) =>
    listClientAccessLog(deps, actor, { id: params.id, query }),
  ),
};
