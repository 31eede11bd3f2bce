import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { accountActsHandlers } from './account-acts.handlers.ts';
import { changeClientAccess } from './change-client-access.ts';
import { scopeOf } from './clients.policy.ts';
import { countClients } from './count-clients.ts';
import { getClient } from './get-client.ts';
import { explainClientFigures, getClientDashboard } from './get-client-dashboard.ts';
import { listAccessLog, listClientAccessLog } from './list-access-log.ts';
import { listClientActivity } from './list-client-activity.ts';
import { listClients, readClientFilters } from './list-clients.ts';
import { replaceClientEmail } from './replace-client-email.ts';
import { startViewAs } from './start-view-as.ts';
import { updateClient } from './update-client.ts';

export const clientsHandlers = {
  ...accountActsHandlers,
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
  startViewAs: handler<'startViewAs'>(({ deps, actor, params, body }) =>
    startViewAs(deps, actor, { ...body, id: params.id }),
  ),
  listAccessLog: handler<'listAccessLog'>(({ deps, actor, query }) => listAccessLog(deps, actor, query)),
  listClientAccessLog: handler<'listClientAccessLog'>(({ deps, actor, params, query }) =>
    listClientAccessLog(deps, actor, { id: params.id, query }),
  ),
};
