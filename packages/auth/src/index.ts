/** Session, sign-in and route guards of the three applications. No user interface. */
export type { Arrival, CarriedNotice } from './flows/arrival.ts';
export {
  type ArrivalWindow,
  handoffUrl,
  receiveArrival,
  withNotice,
} from './flows/handoff.ts';
export {
  type AuthDeps,
  confirmLink,
  register,
  requestLink,
  resendTwoFactor,
  type SignInResult,
  signIn,
  signOut,
  verifyTwoFactor,
} from './flows/sign-in.ts';
export { type AppOrigins, originOf, type Route, routeTo } from './guard/app-origins.ts';
export { decideRoute, type GuardedRoute, type RouteDecision } from './guard/decide-route.ts';
export { createGuard, type Guard, type GuardOptions } from './guard/guard-middleware.ts';
export { createServices, type Services, type ServicesOptions } from './services/create-services.ts';
export { ServicesProvider, type ServicesProviderProps, useServices } from './services/services-context.tsx';
export {
  browserStorage,
  type KeyValueStorage,
  memoryStorage,
  type StorageEvents,
  tabStorage,
} from './session/browser-storage.ts';
export { createInterruption, type Interruption, type OpenScreen } from './session/interruption.ts';
export { sessionKeys } from './session/session-keys.ts';
export {
  createSessionStore,
  type JotaiStore,
  type SessionState,
  type SessionStore,
  type SessionStoreOptions,
  sessionAtom,
} from './session/session-store.ts';
export { parseSessionUser, type SessionUser, toSessionUser } from './session/session-user.ts';
export { useSession } from './session/use-session.ts';
export { createValidityCheck, type Validity, type ValidityCheck } from './session/validity-check.ts';
