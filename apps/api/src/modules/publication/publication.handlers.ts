import { changeHandler } from '../../http/handler.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { readPlanCounts } from '../market-data/import-plans.repository.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import { commitImport } from './commit-import.ts';

export const publicationHandlers = {
  commitImport: changeHandler<'commitImport'>({
    change: async ({ deps, actor, params, body }) => {
      const { reason = '', message = '' } = body;
      const done = await commitImport(deps, actor, { planId: params.id, reason, message });
      if (done === 'applied') await prepareMarketAhead(deps);
    },
    response: async ({ deps, params }) => ({
      ...(await readPlanCounts(deps.db, params.id)),
      pending_change: toWirePendingChange(
        await findPendingOn(deps.db, { subjectId: params.id, now: deps.clock.now() }),
      ),
    }),
  }),
};
