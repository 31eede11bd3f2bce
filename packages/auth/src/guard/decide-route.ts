/** The guard as a pure function of the session and the requirement of the route. */
import {
  type App,
  type AppLocation,
  checkAccess,
  loginPaths,
  type RouteRequirement,
  redirectTarget,
} from '@repo/domain/access';
import type { SessionState } from '../session/session-store.ts';

export type RouteDecision =
  | { kind: 'show' }
  | { kind: 'redirect'; to: AppLocation }
  /** The account has no service (R029): it is signed out and redirected to the sign-in screen. */
  | { kind: 'sign-out'; to: AppLocation };

/** The requirement of a route, and the application that guards it. */
export interface GuardedRoute {
  app: App;
  requirement: RouteRequirement;
}

/** Decides one route for one session (R030–R039). */
export function decideRoute(session: SessionState, { app, requirement }: GuardedRoute): RouteDecision {
  const { user, intendedService, isRegistering } = session;
  const access = checkAccess(user, requirement, { isRegistering });
  if (access === 'allow') return { kind: 'show' };
  const target = redirectTarget(user, { reason: access.redirect, app, intendedService });
  return target === 'logged-out'
    ? { kind: 'sign-out', to: { app, path: loginPaths[app] } }
    : { kind: 'redirect', to: target };
}
