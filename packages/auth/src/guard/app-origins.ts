/** The origins of the three applications, and the route from one to another. */
import { type App, type AppLocation, appBasePaths } from '@repo/domain/access';

/** Origins from the runtime configuration; Kaskad shares that of the site, and its session. */
export interface AppOrigins {
  siteUrl: string;
  backofficeUrl: string;
}

/** How a location is reached from an application. */
export type Route =
  /** Inside the application: a path for its router, without its base path. */
  | { kind: 'inside'; path: string }
  /** Another application in the same origin, which shares the session: a full URL. */
  | { kind: 'same-origin'; url: string }
  /** Another origin, which does not share the session: it must be handed over. */
  | { kind: 'other-origin'; url: string };

/** The origin of an application. */
export function originOf(app: App, origins: AppOrigins): string {
  const url = {
    yield: origins.siteUrl,
    kaskad: origins.siteUrl,
    backoffice: origins.backofficeUrl,
  }[app];
  return new URL(url).origin;
}

/** The route from the application `from` to a location. */
export function routeTo(location: AppLocation, from: App, origins: AppOrigins): Route {
  if (location.app === from) return { kind: 'inside', path: withoutBase(location) };
  const origin = originOf(location.app, origins);
  const url = `${origin}${location.path}`;
  return origin === originOf(from, origins) ? { kind: 'same-origin', url } : { kind: 'other-origin', url };
}

/** A router with a base path adds it to redirects by itself. */
function withoutBase({ app, path }: AppLocation): string {
  const base: string = appBasePaths[app];
  if (base === '/' || !path.startsWith(base)) return path;
  const rest = path.slice(base.length);
  return rest === '' ? '/' : rest;
}
