/** What a screen will ask is asked while its script travels, not after. */
import type { Services } from '@repo/auth';
import type { LoaderFunction } from 'react-router';

export type AheadServices = Pick<Services, 'queries' | 'queryClient'>;

/** What both screens that have a currency show when their address names none. */
const query = { currency: 'EUR' } as const;

/** The screens that show figures at once. Nobody waits here: each screen waits, and fails, by its own query. */
export function askAhead({ queries, queryClient }: AheadServices) {
  return {
    dashboard: onOpening(({ request }) => {
      if (!asks(request, 'currency'))
        void queryClient.prefetchQuery(queries.query('getDashboard', { query }));
      void queryClient.prefetchQuery(queries.query('listStrategies'));
      void queryClient.prefetchQuery(queries.query('listYieldFlows'));
      return null;
    }),
    products: onOpening(() => {
      void queryClient.prefetchQuery(queries.query('listStrategies'));
      return null;
    }),
    documents: onOpening(({ request }) => {
      if (!asks(request, 'devise'))
        void queryClient.prefetchQuery(queries.query('listSignatures', { query }));
      return null;
    }),
  };
}

const asks = ({ url }: Request, parameter: string) => new URL(url).searchParams.has(parameter);

/** What changes afterwards, in the address of the screen, is the screen's own business. */
const onOpening = (loader: LoaderFunction) => ({ loader, shouldRevalidate: () => false });
