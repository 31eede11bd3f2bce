import { changeHandler, handler } from '../../http/handler.ts';
import { endStaffSessions } from './end-staff-sessions.ts';
import { listStaffSessions } from './list-staff-sessions.ts';

export const staffSessionsHandlers = {
  listStaffSessions: handler<'listStaffSessions'>(({ deps, actor }) => listStaffSessions(deps, actor)),
  endStaffSessions: changeHandler<'endStaffSessions'>({
    change: ({ deps, actor, params, body }) =>
      endStaffSessions(deps, actor, { id: params.id, sessionId: body.session_id, reason: body.reason }),
    response: ({ deps, actor }) => listStaffSessions(deps, actor),
  }),
};
