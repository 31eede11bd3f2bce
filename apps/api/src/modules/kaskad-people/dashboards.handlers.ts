import { handler } from '../../http/handler.ts';
import { getKaskadAdminDashboard } from './get-kaskad-admin-dashboard.ts';
import { getKaskadDashboard } from './get-kaskad-dashboard.ts';

export const dashboardsHandlers = {
  getKaskadDashboard: handler<'getKaskadDashboard'>(({ deps, actor }) => getKaskadDashboard(deps, actor)),
  getKaskadAdminDashboard: handler<'getKaskadAdminDashboard'>(({ deps }) => getKaskadAdminDashboard(deps)),
};
