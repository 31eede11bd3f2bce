/**
 * What each screen fetches when it opens, in one table. Used by the bootstrap script, which sends the requests while
 * the main bundle downloads; the start, which puts them in the query cache together with the check of the session; and
 * the route loaders, while a screen's chunk downloads. Nothing awaits a prefetch: the screen's own query takes its
 * response, and on a cache miss makes the normal request and reports its own error.
 */
import type { ParamsArguments, ReadOperationId, RoutePath } from '@repo/api-sdk';
import { buildUrl } from '@repo/api-sdk/build-request';
import type { Services, SessionState } from '@repo/auth';
import { type AddressName, addressName } from '@repo/client/address';
import { checkAccess, routeRequirements } from '@repo/domain/access';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths.ts';

export type PrefetchServices = Pick<Services, 'queries' | 'queryClient'>;

/** The chunks of the shell and of the screens that show figures at once. */
export const chunks = {
  shell: () => import('./ClientShell.tsx'),
  dashboard: () => import('../features/portfolio/PortfolioPage.tsx'),
  products: () => import('../features/products/ProductsPage.tsx'),
  documents: () => import('../features/documents/DocumentsPage.tsx'),
} as const;

interface StartRequest {
  readonly url: (apiUrl: string) => string;
  readonly prefetch: (services: PrefetchServices) => void;
  /** A URL parameter that changes the request, which is then not prefetched. */
  readonly unless?: AddressName;
}

/**
 * A read operation with its parameters. The path is written out: the bootstrap script does not carry the route table.
 */
function request<Id extends ReadOperationId>(
  operationId: Id,
  path: RoutePath<Id>,
  ...params: ParamsArguments<Id>
): StartRequest {
  const input: { readonly query?: unknown } = params[0] ?? {};
  return {
    url: (apiUrl) => buildUrl(apiUrl, path, input.query),
    prefetch: ({ queries, queryClient }) => {
      void queryClient.prefetchQuery(queries.query(operationId, ...params));
    },
  };
}

const session = request('getMe', '/proxy/me');
const parameters = request('listParameters', '/proxy/parameters');
const strategies = request('listStrategies', '/proxy/strategies');
const contracts = request('listContracts', '/proxy/signatures', { query: { currency: 'EUR' } });
const figures = request('getDashboard', '/proxy/dashboard', { query: { currency: 'EUR', series: 'none' } });
const figuresAndSeries = request('getDashboard', '/proxy/dashboard', { query: { currency: 'EUR' } });

/** As the portfolio does: the figures alone, unless the series are in the cache too. */
const dashboard: StartRequest = {
  ...figures,
  unless: 'currency',
  prefetch: (services) => {
    const whole = services.queries.query('getDashboard', { query: { currency: 'EUR' } });
    const isCached = services.queryClient.getQueryData(whole.queryKey) !== undefined;
    (isCached ? figuresAndSeries : figures).prefetch(services);
  },
};

interface StartScreen {
  readonly chunk: () => Promise<unknown>;
  readonly requests: readonly StartRequest[];
}

const screens: Readonly<Record<string, StartScreen>> = {
  [paths.dashboard]: { chunk: chunks.dashboard, requests: [dashboard, contracts, strategies] },
  [paths.products]: { chunk: chunks.products, requests: [strategies] },
  [paths.documents]: { chunk: chunks.documents, requests: [{ ...contracts, unless: 'currency' }] },
};

function requestsOf(pathname: string, params: URLSearchParams): readonly StartRequest[] {
  const requests = screens[pathname]?.requests ?? [];
  return requests.filter(({ unless }) => unless === undefined || !params.has(addressName(unless)));
}

/**
 * The URLs of the API that the bootstrap script requests, in order: the session, the screen, the fees of the footer.
 */
export function startUrls(
  apiUrl: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string[] {
  const ofScreen = requestsOf(pathname, new URLSearchParams(search));
  return [session, ...ofScreen, parameters].map(({ url }) => url(apiUrl));
}

/** Loads the chunks of the screen at this path, so that the router finds them in the browser. */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = screens[pathname];
  if (screen !== undefined) await Promise.all([chunks.shell(), screen.chunk()]);
}

/** The token to prefetch with before the session is checked; null when this account may not see the screens. */
export function prefetchToken(
  { token, user }: Pick<SessionState, 'token' | 'user'>,
  { hash }: Pick<Location, 'hash'>,
): string | null {
  // A session handed over in the address replaces the stored one.
  return hash === '' && checkAccess(user, routeRequirements.yieldClient) === 'allow' ? token : null;
}

/** The loader of a route, which prefetches when it is opened; later changes are fetched by the screen. */
export function prefetchOnOpen(
  services: PrefetchServices,
  path: string,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader: ({ request: { url } }) => {
      for (const { prefetch } of requestsOf(path, new URL(url).searchParams)) prefetch(services);
      return null;
    },
    shouldRevalidate: () => false,
  };
}

/**
 * At the start, together with the check of the session, which takes two round trips. The server checks both requests
 * alike, and the cache is cleared with the session.
 */
export function prefetchAtStart(
  services: PrefetchServices & Pick<Services, 'session'>,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  if (prefetchToken(services.session.state(), { hash }) === null) return;
  for (const { prefetch } of requestsOf(pathname, new URLSearchParams(search))) prefetch(services);
}
