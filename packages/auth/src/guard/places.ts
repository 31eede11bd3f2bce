/** Where the three applications are, and how one reaches another. */
import { type App, type AppLocation, appBasePaths } from '@repo/domain/access';

/** Origins from the run-time configuration; the second service's is the site's unless it moved. */
export interface AppOrigins {
  siteUrl: string;
  backofficeUrl: string;
  kaskadUrl?: string;
}

/** How a location is reached from an application. */
export type Route =
  /** Inside the application: a path for its router, base taken off. */
  | { kind: 'inside'; path: string }
  /** Another application that shares the session: a full address. */
  | { kind: 'same-origin'; url: string }
  /** Another origin, which has not the session: it must be handed over. */
  | { kind: 'other-origin'; url: string };

/** The origin of an application. */
export function originOf(app: App, origins: AppOrigins): string {
  const url = {
    yield: origins.siteUrl,
    kaskad: origins.kaskadUrl ?? origins.siteUrl,
    backoffice: origins.backofficeUrl,
  }[app];
  return new URL(url).origin;
}

/** How `from` reaches a location. */
export function routeTo(location: AppLocation, from: App, origins: AppOrigins): Route {
  if (location.app === from) return { kind: 'inside', path: withoutBase(location) };
  const origin = originOf(location.app, origins);
  const url = `${origin}${location.path}`;
  return origin === originOf(from, origins) ? { kind: 'same-origin', url } : { kind: 'other-origin', url };
}

/** A router with a base adds it by itself, to redirects too. */
function withoutBase({ app, path }: AppLocation): string {
  const base: string = appBasePaths[app];
  if (base === '/' || !path.startsWith(base)) return path;
  const rest = path.slice(base.length);
  return rest === '' ? '/' : rest;
}
