import { handler, RawReply } from '../../http/handler.ts';
import { compressText } from './compress-text.ts';
import { explainFigures } from './explain-figures.ts';
import { getDashboard } from './get-dashboard.ts';
import { listYieldFlows } from './list-yield-flows.ts';
import { jsonChunks, objectJson, ratePointsJson } from './series-json.ts';

/** Cached by the browser, and revalidated before each use: another user may have signed in since. */
const revalidate = {
  'cache-control': 'private, no-cache',
  vary: 'Origin, Authorization, Accept-Encoding',
} as const;
const json = { 'content-type': 'application/json; charset=utf-8' } as const;

export const portfolioHandlers = {
  getDashboard: handler<'getDashboard'>(async ({ deps, actor, query, request }) => {
    const response = await getDashboard(deps, actor, {
      currency: query.currency ?? 'EUR',
      form: query.series === 'none' ? 'figures' : 'whole',
      ifNoneMatch: request.header('if-none-match'),
    });
    const headers = { ...revalidate, etag: response.etag };
    if (response.isUnchanged) return new RawReply(304, headers, '');
    const { body, encoding } = await compressText(
      jsonChunks(response.json),
      request.header('accept-encoding'),
    );
    return new RawReply(200, { ...headers, ...json, ...encoding }, body);
  }),
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
