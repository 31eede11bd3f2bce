import { exactly } from '../../db/keyset.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace, toPage } from '../../http/list-page.ts';
import { approveChangeRequest } from './approve-change-request.ts';
import { cancelChangeRequest } from './cancel-change-request.ts';
import type { ChangeKinds } from './change-kind.ts';
import { toWireChangeRequest } from './change-requests.mapper.ts';
import { areasOf } from './change-requests.policy.ts';
import { listChangeRequestViews } from './change-requests.repository.ts';
import { getChangeRequest } from './get-change-request.ts';
import { refuseChangeRequest } from './refuse-change-request.ts';

/** The kinds are in modules that depend on this one. */
export function changeRequestsHandlers(kinds: ChangeKinds) {
  return {
    listChangeRequests: handler<'listChangeRequests'>(async ({ deps, actor, query }) => {
      const { tab = 'pending', publishes } = query ?? {};
      const place = readPlace(query);
      const { views, counts } = await listChangeRequestViews(deps.db, {
        ...place,
        tab,
        publishes,
        userId: actor.userId,
        areas: areasOf(actor),
      });
      const shown = { deps, kinds, actor };
      const items = views.map((view) => toWireChangeRequest(view, shown));
      return { ...toPage(items, exactly(counts[tab]), place), counts };
    }),
    getChangeRequest: handler<'getChangeRequest'>(({ deps, actor, params }) =>
      getChangeRequest(deps, actor, { id: params.id, kinds }),
    ),
    approveChangeRequest: changeHandler<'approveChangeRequest'>({
      change: ({ deps, actor, params }) => approveChangeRequest(deps, actor, { id: params.id, kinds }),
      response: ({ deps, actor, params }) => getChangeRequest(deps, actor, { id: params.id, kinds }),
    }),
    refuseChangeRequest: changeHandler<'refuseChangeRequest'>({
      change: ({ deps, actor, params, body }) =>
        refuseChangeRequest(deps, actor, { id: params.id, reason: body.reason, kinds }),
      response: ({ deps, actor, params }) => getChangeRequest(deps, actor, { id: params.id, kinds }),
    }),
    cancelChangeRequest: changeHandler<'cancelChangeRequest'>({
      change: ({ deps, actor, params }) => cancelChangeRequest(deps, actor, params.id),
      response: ({ deps, actor, params }) => getChangeRequest(deps, actor, { id: params.id, kinds }),
    }),
  };
}
