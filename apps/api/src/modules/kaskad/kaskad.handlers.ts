import { handler } from '../../http/handler.ts';
import { getKaskadDashboard } from './get-kaskad-dashboard.ts';

export const kaskadHandlers = {
  getKaskadDashboard: handler<'getKaskadDashboard'>(async () => getKaskadDashboard()),
};
