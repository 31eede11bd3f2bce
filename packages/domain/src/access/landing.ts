import { type AccessUser, hasServiceFlag } from './flags.ts';
import type { Service } from './roles.ts';
import { staffAreaOf, staffAreas } from './staff-areas.ts';

/** The three front ends. */
export type App = 'yield' | 'kaskad' | 'backoffice';

/** A screen of one of the front ends; `path` is the whole path on its origin, base included. */
export interface AppLocation {
  app: App;
  path: string;
}

/** The home screen of a session, or `logged-out` for an account without any service (R029). */
export type Landing = AppLocation | 'logged-out';

/** The base path of each app, its router's basename. */
export const appBasePaths = { yield: '/', kaskad: '/kaskad', backoffice: '/' } as const satisfies Record<
  App,
  string
>;

/** Each app's sign-in screen (R002, R009). */
export const loginPaths = {
  yield: '/login',
  kaskad: '/kaskad/login',
  backoffice: '/login',
} as const satisfies Record<App, string>;

/** The screen of a client whose KYC is pending (R007). */
export const kycPendingLocation: AppLocation = { app: 'yield', path: '/kyc-en-attente' };

const clientHomes: Record<Service, AppLocation> = {
  yield: { app: 'yield', path: '/dashboard' },
  kaskad: { app: 'kaskad', path: '/kaskad/dashboard' },
};

/** The service that a client lands on: their only one, else the last chosen one, `yield` by default. */
function landingService(user: Readonly<AccessUser>, intendedService: Service | null): Service | null {
  const hasYield = hasServiceFlag(user, 'yield');
  const hasKaskad = hasServiceFlag(user, 'kaskad');
  if (hasYield && hasKaskad) return intendedService ?? 'yield';
  if (hasYield) return 'yield';
  return hasKaskad ? 'kaskad' : null;
}

/**
 * The home screen of a signed-in account (R020–R029, D5–D7). The role decides first: a client who is also an
 * administrator lands as a client. KYC is required only to land on `yield`: Kaskad opens without it.
 */
export function landingFor(user: Readonly<AccessUser>, intendedService: Service | null = null): Landing {
  const area = staffAreaOf(user.role);
  if (area !== null) return { app: 'backoffice', path: staffAreas[area].home };
  const service = landingService(user, intendedService);
  if (service === null) return 'logged-out';
  return service === 'yield' && !user.is_kyc ? kycPendingLocation : clientHomes[service];
}
