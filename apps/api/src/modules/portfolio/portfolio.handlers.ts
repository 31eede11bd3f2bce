import { handler, RawReply } from '../../http/handler.ts';
import { compressText } from './compress-text.ts';
import { explainFigures } from './explain-figures.ts';
import { listYieldFlows } from './list-yield-flows.ts';
import { json, revalidate, sendDashboard } from './send-dashboard.ts';
import { jsonChunks, objectJson, ratePointsJson } from './series-json.ts';

export const portfolioHandlers = {
  getDashboard: handler<'getDashboard'>(({ deps, actor, query, request }) =>
    sendDashboard(deps, actor, { query, request }),
  ),
  explainFigures: handler<'explainFigures'>(({ deps, actor, query }) =>
    explainFigures(deps, actor, query.currency ?? 'EUR'),
  ),
  listYieldFlows: handler<'listYieldFlows'>(async ({ deps, actor, request }) => {
    const yields = await listYieldFlows(deps, actor);
    const strategies = objectJson(
      yields.map(({ title, points }) => [title, ratePointsJson(points)] as const),
    );
    const parts = objectJson([['performance_flows', objectJson([['strategies', strategies]])]]);
    const { body, encoding } = await compressText(jsonChunks(parts), request.header('accept-encoding'));
    return new RawReply(200, { ...revalidate, ...json, ...encoding }, body);
  }),
};
