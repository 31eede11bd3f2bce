/** The guard as a middleware of react-router: it runs before the loaders of the route. */
import type { App, AppLocation, RouteRequirement } from '@repo/domain/access';
import { landingFor, loginPaths } from '@repo/domain/access';
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import {
  type Arrival,
  type ArrivalWindow,
  type CarriedNotice,
  handoffUrl,
  receiveArrival,
  withNotice,
} from '../flows/handoff.ts';
import { type AuthDeps, signOut } from '../flows/sign-in.ts';
import { createInterruption, type Interruption, type OpenScreen } from '../session/interruption.ts';
import { createValidityCheck, type ValidityCheck } from '../session/validity-check.ts';
import { decideRoute, type RouteDecision } from './decide-route.ts';
import { type AppOrigins, routeTo } from './places.ts';

export interface GuardOptions extends AuthDeps {
  /** The application that guards its own routes. */
  app: App;
  origins: AppOrigins;
  check?: ValidityCheck;
  interruption?: Interruption;
  arrival?: ArrivalWindow;
}

export interface Guard {
  /** A route's `middleware: [guard.require(requirement)]`. */
  require(requirement: RouteRequirement): MiddlewareFunction;
  /** A redirection to the home of the session, or to the sign-in screen: for `/` and unknown paths (R014). */
  toLanding(): Promise<Response>;
  /** A redirection to a screen of any of the applications; another origin comes back for the session. */
  toLocation(location: AppLocation): Promise<Response>;
  /** What is said on the next screen if it is another application's: the document leaves, and its toasts with it. */
  carry(notice: CarriedNotice): void;
  /** What came with the address this page was opened by; read once. */
  arrived(): Promise<Arrival>;
  readonly check: ValidityCheck;
}

/** Makes the guard of one application. */
export function createGuard(options: GuardOptions): Guard {
  const { app, origins, session } = options;
  const check = options.check ?? createValidityCheck(options.api, session);
  const interruption = options.interruption ?? createInterruption(session);
  const login: AppLocation = { app, path: loginPaths[app] };
  let arrival: Promise<Arrival> | null = null;
  let carried: CarriedNotice | null = null;
  /** The interruption that the sign-in screen has said: from there a new registration may be begun. */
  let told: OpenScreen | null = null;

  function arrived(): Promise<Arrival> {
    arrival ??= receiveArrival(options, options.arrival ?? window);
    return arrival;
  }

  /** The session as it is known to be: handed over if it was, and checked once. */
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

  /** Who signs in again goes on where the session was cut off; the guard of that screen decides as ever. */
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
      // The form that follows a lost identity step would be empty, and look like a registration lost.
      if (isRegistration && session.state().isRegistering) interruption.shown(screen);
      await ready();
      const cut = interruption.pending();
      if (isRegistration && cut !== told && cut?.isRegistering) throw await toLocation(login);
      const decision = decideRoute(session.state(), { app, requirement });
      if (decision.kind !== 'show') throw resumed(requirement) ?? (await follow(decision));
      told = cut;
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

/** The address of a screen as a redirection inside the application names it: base taken off, filters kept. */
function pathInside(request: Request, { app, origins }: GuardOptions): string {
  const { pathname, search } = new URL(request.url);
  const route = routeTo({ app, path: pathname }, app, origins);
  return route.kind === 'inside' ? route.path + search : pathname;
}
