import { changeHandler, handler } from '../../http/handler.ts';
import { closeAlert } from './close-alert.ts';
import { listAlerts } from './list-alerts.ts';

export const alertsHandlers = {
  listAlerts: handler<'listAlerts'>(({ deps, query }) => listAlerts(deps, query?.state ?? 'open')),
  closeAlert: changeHandler<'closeAlert'>({
    change: ({ deps, actor, params, body }) =>
      closeAlert(deps, actor, { id: params.id, reason: body.reason }),
    response: async () => ({ success: true }),
  }),
};
