import { type AccessUser, hasAdminFlag, hasServiceFlag } from './flags.ts';
import { type App, kycPendingLocation, type Landing, landingFor, loginPaths } from './landing.ts';
import { clientRoles, type Role, type Service } from './roles.ts';

/**
 * The requirement of a route, as data.
 * - `auth`: `public` allows all; `guest` redirects a signed-in account (R030); `registration` too, except the account
 *   that it has just created (D3); `signed-in` requires a session (R031).
 * - `roles`: the allowed roles (R034, R035, R037).
 * - `kyc`: `verified` requires a verified identity (R032); `unverified` requires that it is not.
 * - `service`: the required access flag (R038). `adminFlag`: the required administrator flag (R033, R036).
 */
export interface RouteRequirement {
  readonly auth: 'public' | 'guest' | 'registration' | 'signed-in';
  readonly roles?: readonly Role[];
  readonly kyc?: 'verified' | 'unverified';
  readonly service?: Service;
  readonly adminFlag?: Service;
}

/** Why a route is not shown. */
export type RedirectReason = 'signed-out' | 'signed-in' | 'role' | 'admin-flag' | 'service' | 'kyc';

export type AccessDecision = 'allow' | { readonly redirect: RedirectReason };

/** The requirement of each family of routes in the specification, for the route tables; those of staff are in `staffAreas`. */
export const routeRequirements = {
  public: { auth: 'public' },
  guest: { auth: 'guest' },
  registration: { auth: 'registration' },
  yieldClient: { auth: 'signed-in', roles: clientRoles, service: 'yield', kyc: 'verified' },
  kycPending: { auth: 'signed-in', roles: clientRoles, kyc: 'unverified' },
  kaskadClient: { auth: 'signed-in', roles: clientRoles, service: 'kaskad' },
} as const satisfies Record<string, RouteRequirement>;

function refusalFor(user: Readonly<AccessUser>, requirement: RouteRequirement): RedirectReason | null {
  const { roles, kyc, service, adminFlag } = requirement;
  if (roles && !roles.includes(user.role)) return 'role';
  if (adminFlag && !hasAdminFlag(user, adminFlag)) return 'admin-flag';
  if (service && !hasServiceFlag(user, service)) return 'service';
  if (kyc && user.is_kyc !== (kyc === 'verified')) return 'kyc';
  return null;
}

/**
 * Checks a session against a requirement (R031–R038). With `isRegistering`, `/register` stays open to the account that
 * it has just created, until its identity step is done or cancelled (D3); other routes ignore it.
 */
export function checkAccess(
  user: Readonly<AccessUser> | null,
  requirement: RouteRequirement,
  context: { readonly isRegistering?: boolean } = {},
): AccessDecision {
  if (requirement.auth === 'public') return 'allow';
  if (requirement.auth === 'registration' && context.isRegistering) return 'allow';
  if (requirement.auth !== 'signed-in') return user === null ? 'allow' : { redirect: 'signed-in' };
  if (user === null) return { redirect: 'signed-out' };
  const reason = refusalFor(user, requirement);
  return reason === null ? 'allow' : { redirect: reason };
}

/**
 * The redirect target after a refusal (R014, R021, R039): the sign-in of the current app without a session, the pending
 * screen for a client without a verified identity, the home of the account otherwise.
 */
export function redirectTarget(
  user: Readonly<AccessUser> | null,
  refusal: { readonly reason: RedirectReason; readonly app: App; readonly intendedService?: Service | null },
): Landing {
  if (user === null) return { app: refusal.app, path: loginPaths[refusal.app] };
  if (refusal.reason === 'kyc' && !user.is_kyc) return kycPendingLocation;
  return landingFor(user, refusal.intendedService ?? null);
}
