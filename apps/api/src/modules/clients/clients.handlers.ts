import { handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { toAdviser } from './clients.mapper.ts';
import { scopeOf } from './clients.policy.ts';
import { listAdviserRows } from './clients.repository.ts';
import { countClients } from './count-clients.ts';
import { getClient } from './get-client.ts';
import { listClients, readClientFilters } from './list-clients.ts';

export const clientsHandlers = {
  listClients: handler<'listClients'>(({ deps, actor, query }) => {
    const { page, page_size, after, before, ...filters } = query ?? {};
    return listClients(deps, {
      ...readClientFilters(filters, scopeOf(actor)),
      ...readPlace({ page, page_size, after, before }),
    });
  }),
  countClients: handler<'countClients'>(({ deps, actor }) => countClients(deps, actor)),
  getClient: handler<'getClient'>(({ deps, actor, params }) => getClient(deps, actor, params.id)),
  listAdvisers: handler<'listAdvisers'>(async ({ deps }) => ({
    advisers: (await listAdviserRows(deps.db)).map(toAdviser),
  })),
};
