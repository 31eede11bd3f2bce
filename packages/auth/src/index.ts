/** Session, sign-in and route guards of the three applications. No user interface. */
export type { CarriedNotice } from './flows/arrival.ts';
export { viewUrl } from './flows/handoff.ts';
export {
  confirmLink,
  type FactorMethod,
  register,
  requestLink,
  resendTwoFactor,
  type SecondStep,
  signIn,
  signOut,
  verifyTwoFactor,
} from './flows/sign-in.ts';
export { signInWithFactor } from './flows/sign-in-with-factor.ts';
export type { Guard } from './guard/guard-middleware.ts';
export { createServices, type Services, type ServicesOptions } from './services/create-services.ts';
export { ServicesProvider, useServices } from './services/services-context.tsx';
export {
  browserStorage,
  type KeyValueStorage,
  memoryStorage,
  siteStorage,
  tabStorage,
} from './session/browser-storage.ts';
export { sessionKeys } from './session/session-keys.ts';
export { createSessionStore, type SessionState, type SessionStore } from './session/session-store.ts';
export { parseSessionUser, type SessionUser, toSessionUser } from './session/session-user.ts';
export { dropTabDraft, readTabDraft, writeTabDraft } from './session/tab-drafts.ts';
export { useSession } from './session/use-session.ts';
