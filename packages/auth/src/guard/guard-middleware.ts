/** The guard as a react-router middleware: it runs before the loaders of the route. */
import type { App, AppLocation, RouteRequirement } from '@repo/domain/access';
import { landingFor, loginPaths } from '@repo/domain/access';
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import type { Arrival, CarriedNotice } from '../flows/arrival.ts';
import { type ArrivalWindow, handoffUrl, receiveArrival, withNotice } from '../flows/handoff.ts';
import { type AuthDeps, signOut } from '../flows/sign-in.ts';
import { createInterruption, type Interruption, type OpenScreen } from '../session/interruption.ts';
import { createValidityCheck, type ValidityCheck } from '../session/validity-check.ts';
import { type AppOrigins, routeTo } from './app-origins.ts';
import { decideRoute, type RouteDecision } from './decide-route.ts';

export interface GuardOptions extends AuthDeps {
  app: App;
  origins: AppOrigins;
  check?: ValidityCheck;
  interruption?: Interruption;
  arrival?: ArrivalWindow;
}

export interface Guard {
  /** Used as `middleware: [guard.require(requirement)]` of a route. */
  require(requirement: RouteRequirement): MiddlewareFunction;
  /** Redirects to the home screen of the session, or to the sign-in screen: for `/` and unknown paths (R014). */
  toLanding(): Promise<Response>;
  /** Redirects to a screen of any application; another origin then requests the session. */
  toLocation(location: AppLocation): Promise<Response>;
  /** A notice for the next screen, if it is in another application: a full page load loses the toasts. */
  carry(notice: CarriedNotice): void;
  /** The handoff parameters of the address of this page; read once, or again after a failure. */
  arrived(): Promise<Arrival>;
  readonly check: ValidityCheck;
}

/** Creates the guard of one application. */
export function createGuard(options: GuardOptions): Guard {
  const { app, origins, session } = options;
  const check = options.check ?? createValidityCheck(options.api, session);
  const interruption = options.interruption ?? createInterruption(session);
  const login: AppLocation = { app, path: loginPaths[app] };
  let carried: CarriedNotice | null = null;
  /** The interruption already shown on the sign-in screen, from where a new registration may be started. */
  let announced: OpenScreen | null = null;

  const arrived = cacheSuccess(() => receiveArrival(options, options.arrival ?? window));

  /** Completes a handoff, then checks the token once. */
  async function ready(): Promise<void> {
    const { leaveFor } = await arrived();
    if (leaveFor !== null) throw redirectDocument(leaveFor);
    await check.once();
  }

  async function toLocation(location: AppLocation): Promise<Response> {
    const route = routeTo(location, app, origins);
    if (route.kind === 'inside') return redirect(route.path);
    const notice = carried;
    if (route.kind === 'same-origin' || session.user() === null) {
      return redirectDocument(withNotice(route.url, notice));
    }
    return redirectDocument(withNotice(handoffUrl(app, route.url), notice));
  }

  async function follow(decision: Exclude<RouteDecision, { kind: 'show' }>): Promise<Response> {
    if (decision.kind === 'sign-out') await signOut(options);
    return toLocation(decision.to);
  }

  /** After signing in again, the screen where the session was interrupted; its own guard still runs. */
  function resumed(requirement: RouteRequirement): Response | null {
    if (requirement.auth !== 'guest' && requirement.auth !== 'registration') return null;
    const screen = interruption.resume();
    if (screen?.isRegistering === true) session.resumeRegistration();
    return screen === null ? null : redirect(screen.path);
  }

  const require = (requirement: RouteRequirement): MiddlewareFunction => {
    const isRegistration = requirement.auth === 'registration';
    return async ({ request }, next) => {
      const screen = { path: pathInside(request, options), isRegistering: isRegistration };
      // Shown before the check: a session that ends here must return to the identity step, not to an empty form.
      if (isRegistration && session.state().isRegistering) interruption.shown(screen);
      await ready();
      const cut = interruption.pending();
      if (isRegistration && cut !== announced && cut?.isRegistering) throw await toLocation(login);
      const decision = decideRoute(session.state(), { app, requirement });
      if (decision.kind !== 'show') throw resumed(requirement) ?? (await follow(decision));
      announced = cut;
      interruption.shown(screen);
      if (session.user() !== null) carried = null;
      return next();
    };
  };

  return {
    check,
    arrived,
    require,
    toLocation,
    carry: (notice) => {
      carried = notice;
    },
    toLanding: async () => {
      await ready();
      const user = session.user();
      if (user === null) return toLocation(login);
      const landing = landingFor(user, session.intendedService());
      return landing === 'logged-out' ? follow({ kind: 'sign-out', to: login }) : toLocation(landing);
    },
  };
}

/** `load`, run once; a failure is not cached. */
function cacheSuccess<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | null = null;
  return () => {
    cached ??= load().catch((error: unknown) => {
      cached = null;
      throw error;
    });
    return cached;
  };
}

/** Path and search of the request, without the base path of the application. */
function pathInside(request: Request, { app, origins }: GuardOptions): string {
  const { pathname, search } = new URL(request.url);
  const route = routeTo({ app, path: pathname }, app, origins);
  return route.kind === 'inside' ? route.path + search : pathname;
}
