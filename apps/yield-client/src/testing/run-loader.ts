import { type LoaderFunction, type RouteObject, RouterContextProvider } from 'react-router';

/** What the loader of a route returns when the router opens it at this URL. */
export function runLoader(route: Pick<RouteObject, 'loader'>, url: URL): ReturnType<LoaderFunction> {
  if (typeof route.loader !== 'function') throw new Error('This route loads nothing.');
  return route.loader({
    request: new Request(url),
    url,
    pattern: url.pathname,
    params: {},
    context: new RouterContextProvider(),
  });
}
