import { changeHandler, handler } from '../../http/handler.ts';
import { listStaffFactors } from './list-staff-factors.ts';
import { readFactorRemoval, requestFactorRemoval } from './request-factor-removal.ts';
import { stopFactorRemoval } from './stop-factor-removal.ts';

export const factorRemovalsHandlers = {
  listStaffFactors: handler<'listStaffFactors'>(({ deps, actor }) => listStaffFactors(deps, actor)),
  requestFactorRemoval: changeHandler<'requestFactorRemoval'>({
    change: ({ deps, actor, params, body }) =>
      requestFactorRemoval(deps, actor, { id: params.id, reason: body.reason }),
    response: ({ deps, params }) => readFactorRemoval(deps, params.id),
  }),
  stopFactorRemoval: changeHandler<'stopFactorRemoval'>({
    change: ({ deps, actor, params, body }) =>
      stopFactorRemoval(deps, actor, { id: params.id, reason: body.reason }),
    response: ({ deps, params }) => readFactorRemoval(deps, params.id),
  }),
};
