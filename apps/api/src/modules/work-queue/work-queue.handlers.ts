import { changeHandler, handler } from '../../http/handler.ts';
import { assignWorkItem, postponeWorkItem } from './act-on-work.ts';
import { listWorkItems } from './list-work-items.ts';

export const workQueueHandlers = {
  listWorkItems: handler<'listWorkItems'>(({ deps, actor, query }) =>
    listWorkItems(deps, actor, query?.view ?? 'mine'),
  ),
  assignWorkItem: changeHandler<'assignWorkItem'>({
    change: ({ deps, actor, body: { kind, id, version, assignee_id: assigneeId } }) =>
      assignWorkItem(deps, actor, { kind, id, version, assigneeId }),
    response: async () => ({ success: true }),
  }),
  postponeWorkItem: changeHandler<'postponeWorkItem'>({
    change: ({ deps, actor, body }) => postponeWorkItem(deps, actor, body),
    response: async () => ({ success: true }),
  }),
};
