import { changeHandler, handler } from '../../http/handler.ts';
import { createDelegation } from './create-delegation.ts';
import { endDelegation } from './end-delegation.ts';
import { listDelegations } from './list-delegations.ts';

export const delegationsHandlers = {
  listDelegations: handler<'listDelegations'>(({ deps, actor }) => listDelegations(deps, actor)),
  createDelegation: changeHandler<'createDelegation'>({
    change: ({ deps, actor, body }) => createDelegation(deps, actor, body),
    response: ({ deps, actor }) => listDelegations(deps, actor),
  }),
  endDelegation: changeHandler<'endDelegation'>({
    change: ({ deps, actor, params }) => endDelegation(deps, actor, params.id),
    response: ({ deps, actor }) => listDelegations(deps, actor),
  }),
};
