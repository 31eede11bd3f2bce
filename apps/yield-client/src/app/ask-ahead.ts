/** What a screen will ask is asked while its script travels, not after. */
import type { Services } from '@repo/auth';
import type { RouteObject } from 'react-router';
import { tokenToAsk } from './first-questions.ts';
import { paths } from './paths.ts';

export type AheadServices = Pick<Services, 'queries' | 'queryClient'>;

/** What both screens that have a currency show when their address names none. */
const query = { currency: 'EUR' } as const;

/** The screens that show figures at once. Nobody waits here: each screen waits, and fails, by its own query. */
function questions({
  queries,
  queryClient,
}: AheadServices): Record<string, (params: URLSearchParams) => void> {
  const whole = queries.query('getDashboard', { query });
  const figures = queries.query('getDashboard', { query: { ...query, series: 'none' } });
  return {
    [paths.dashboard]: (params) => {
      // As its screen does: the figures alone, unless the whole is held.
      const isHeld = queryClient.getQueryData(whole.queryKey) !== undefined;
      if (!params.has('currency')) void queryClient.prefetchQuery(isHeld ? whole : figures);
      void queryClient.prefetchQuery(queries.query('listStrategies'));
    },
    [paths.products]: () => {
      void queryClient.prefetchQuery(queries.query('listStrategies'));
    },
    [paths.documents]: (params) => {
      if (!params.has('devise')) void queryClient.prefetchQuery(queries.query('listSignatures', { query }));
    },
  };
}

/** A route that asks what its screen shows when it is opened; what changes afterwards is the screen's own business. */
export function asking(
  services: AheadServices,
  path: string,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  const ask = questions(services)[path];
  return {
    loader: ({ request }) => {
      ask?.(new URL(request.url).searchParams);
      return null;
    },
    shouldRevalidate: () => false,
  };
}

/**
 * At the start, together with the check of the session, which takes two exchanges. The server judges both the same: an
 * account that may not is answered nothing, and what was read is forgotten with the session.
 */
export function askAtStart(
  services: AheadServices & Pick<Services, 'session'>,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  if (tokenToAsk(services.session.state(), { hash }) === null) return;
  questions(services)[pathname]?.(new URLSearchParams(search));
}
