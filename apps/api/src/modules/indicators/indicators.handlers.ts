import { handler } from '../../http/handler.ts';
import { getStaffIndicators } from './get-staff-indicators.ts';
import { listStaffActivity } from './list-staff-activity.ts';

export const indicatorsHandlers = {
  getStaffIndicators: handler<'getStaffIndicators'>(({ deps, query }) =>
    getStaffIndicators(deps, { period: query.period ?? 'monthly', currency: query.currency ?? 'EUR' }),
  ),
  listStaffActivity: handler<'listStaffActivity'>(({ deps, query }) => listStaffActivity(deps, query)),
};
