/** The guard as a middleware of react-router: it runs before the loaders of the route. */
import type { App, AppLocation, RouteRequirement } from '@repo/domain/access';
import { landingFor, loginPaths } from '@repo/domain/access';
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import { type ArrivalWindow, handoffUrl, receiveHandoff } from '../flows/handoff.ts';
import { type AuthDeps, signOut } from '../flows/sign-in.ts';
import { createValidityCheck, type ValidityCheck } from '../session/validity-check.ts';
import { decideRoute, type RouteDecision } from './decide-route.ts';
import { type AppOrigins, routeTo } from './places.ts';

export interface GuardOptions extends AuthDeps {
  /** The application that guards its own routes. */
  app: App;
  origins: AppOrigins;
  check?: ValidityCheck;
  arrival?: ArrivalWindow;
}

export interface Guard {
  /** A route's `middleware: [guard.require(requirement)]`. */
  require(requirement: RouteRequirement): MiddlewareFunction;
  /** A redirection to the home of the session, or to the sign-in screen: for `/` and unknown paths (R014). */
  toLanding(): Promise<Response>;
  /** A redirection to a screen of any of the applications, the session handed over where it must be. */
  toLocation(location: AppLocation): Promise<Response>;
  readonly check: ValidityCheck;
}

/** Makes the guard of one application. */
export function createGuard(options: GuardOptions): Guard {
  const { app, origins, session } = options;
  const check = options.check ?? createValidityCheck(options.api, session);
  let arrived: Promise<unknown> | null = null;

  /** The session as it is known to be: handed over if it was, and checked once. */
  async function ready(): Promise<void> {
    arrived ??= receiveHandoff(options, options.arrival ?? window);
    await arrived;
    await check.once();
  }

  async function toLocation(location: AppLocation): Promise<Response> {
    const route = routeTo(location, app, origins);
    if (route.kind === 'inside') return redirect(route.path);
    if (route.kind === 'same-origin' || session.user() === null) return redirectDocument(route.url);
    // Without a code the other origin shows its own sign-in screen: less handy, and still right.
    return redirectDocument(await handoffUrl(options, route).catch(() => route.url));
  }

  async function follow(decision: Exclude<RouteDecision, { kind: 'show' }>): Promise<Response> {
    if (decision.kind === 'sign-out') await signOut(options);
    return toLocation(decision.to);
  }

  return {
    check,
    toLocation,
    require: (requirement) => async (_args, next) => {
      await ready();
      const decision = decideRoute(session.state(), { app, requirement });
      if (decision.kind !== 'show') throw await follow(decision);
      return next();
    },
    toLanding: async () => {
      await ready();
      const login: AppLocation = { app, path: loginPaths[app] };
      const user = session.user();
      if (user === null) return toLocation(login);
      const landing = landingFor(user, session.intendedService());
      return landing === 'logged-out' ? follow({ kind: 'sign-out', to: login }) : toLocation(landing);
    },
  };
}
