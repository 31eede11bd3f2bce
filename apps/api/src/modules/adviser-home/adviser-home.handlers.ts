import { handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { getMyDay } from './get-my-day.ts';
import { getMyPortfolio } from './get-my-portfolio.ts';
import { listMyClients, readMyFilters } from './list-my-clients.ts';

export const adviserHomeHandlers = {
  getMyPortfolio: handler<'getMyPortfolio'>(({ deps, actor }) => getMyPortfolio(deps, actor)),
  getMyDay: handler<'getMyDay'>(({ deps, actor }) => getMyDay(deps, actor)),
  listMyClients: handler<'listMyClients'>(async ({ deps, actor, query }) => {
    const { page, page_size, after, before, ...filters } = query ?? {};
    return listMyClients(deps, {
      ...readMyFilters(filters, { scope: await scopeOf(deps, actor), now: deps.clock.now() }),
      ...readPlace({ page, page_size, after, before }),
    });
  }),
};
