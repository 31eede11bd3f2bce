import { handler } from '../../http/handler.ts';
import { explainFigures } from '../portfolio/explain-figures.ts';
import { sendDashboard } from '../portfolio/send-dashboard.ts';
import { findSeenClient } from './clients.policy.ts';
import { listClientActivity } from './list-client-activity.ts';

/** What a client sees of themselves, as staff read it in their record: the same figures, of the same functions. */
export const clientPortfolioHandlers = {
  getClientDashboard: handler<'getClientDashboard'>(async ({ deps, actor, params, query, request }) => {
    const { user } = await findSeenClient(deps, actor, params.id);
    return sendDashboard(deps, { userId: user.id, versions: null }, { query, request });
  }),
  explainClientFigures: handler<'explainClientFigures'>(async ({ deps, actor, params, query }) => {
    const { user } = await findSeenClient(deps, actor, params.id);
    return explainFigures(deps, { userId: user.id, versions: null }, query.currency ?? 'EUR');
  }),
  listClientActivity: handler<'listClientActivity'>(({ deps, actor, params, query }) =>
    listClientActivity(deps, actor, { id: params.id, query }),
  ),
};
