/** The one guard, pure: from a session and a route's requirement to what is shown. */
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
  /** The account may open nothing (R029): it is signed out, and sent to the sign-in screen. */
  | { kind: 'sign-out'; to: AppLocation };

/** What is asked of a route, and by which application. */
export interface RouteQuestion {
  app: App;
  requirement: RouteRequirement;
}

/** Decides one route for one session (R030–R039). */
export function decideRoute(session: SessionState, { app, requirement }: RouteQuestion): RouteDecision {
  const { user, intendedService, isRegistering } = session;
  const access = checkAccess(user, requirement, { isRegistering });
  if (access === 'allow') return { kind: 'show' };
  const target = redirectTarget(user, { reason: access.redirect, app, intendedService });
  return target === 'logged-out'
    ? { kind: 'sign-out', to: { app, path: loginPaths[app] } }
    : { kind: 'redirect', to: target };
}
