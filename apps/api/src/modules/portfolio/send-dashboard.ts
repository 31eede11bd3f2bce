import type { Deps } from '../../deps.ts';
import { RawReply } from '../../http/handler.ts';
import type { ActorCall } from '../../http/operation.ts';
import { compressText } from './compress-text.ts';
import { getDashboard, type PortfolioOwner } from './get-dashboard.ts';
import { jsonChunks } from './series-json.ts';

/** Cached by the browser, and revalidated before each use: another user may have signed in since. */
export const revalidate = {
  'cache-control': 'private, no-cache',
  vary: 'Origin, Authorization, Accept-Encoding',
} as const;
export const json = { 'content-type': 'application/json; charset=utf-8' } as const;

type Request = Pick<ActorCall<'getDashboard'>, 'request'> & {
  query: Pick<ActorCall<'getDashboard'>['query'], 'currency' | 'series'>;
};

/** A dashboard, compressed as it is written; 304 when the browser has it. */
export async function sendDashboard(
  deps: Deps,
  owner: PortfolioOwner,
  { query, request }: Request,
): Promise<RawReply> {
  const response = await getDashboard(deps, owner, {
    currency: query.currency ?? 'EUR',
    form: query.series === 'none' ? 'figures' : 'whole',
    ifNoneMatch: request.header('if-none-match'),
  });
  const headers = { ...revalidate, etag: response.etag };
  if (response.isUnchanged) return new RawReply(304, headers, '');
  const { body, encoding } = await compressText(jsonChunks(response.json), request.header('accept-encoding'));
  return new RawReply(200, { ...headers, ...json, ...encoding }, body);
}
