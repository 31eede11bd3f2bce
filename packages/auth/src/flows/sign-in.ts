/** Each flow that begins or ends a session. */
import {
  type ApiClient,
  ApiError,
  missingToken,
  noTokenText,
  type OperationInput,
  type OperationOutput,
  refusedRequest,
} from '@repo/api-sdk';
import { isRole } from '@repo/domain/access';
import type { SessionStore } from '../session/session-store.ts';
import type { SessionUser } from '../session/session-user.ts';

export interface AuthDeps {
  api: ApiClient;
  session: SessionStore;
}

export type FactorMethod = OperationOutput<'startStepUp'>['methods'][number];

/** A second step: with the code sent by email (D10) or, of an account with factors of its own, with one of these. */
export interface SecondStep {
  challenge: string;
  methods: readonly FactorMethod[];
}

/** `elsewhere`: staff, who sign in at the back office alone. */
export type SignInResult =
  | { kind: 'signed-in'; user: SessionUser }
  | ({ kind: 'two-factor' } & SecondStep)
  | { kind: 'elsewhere' };

/** Any response that begins a session; the user is optional on another server. */
interface SessionResponse {
  token?: string | null;
  user?: SessionUser | null;
}

/**
 * Signs in with email and password; the email is sent trimmed and in lower case.
 * @throws ApiError, also for a 2xx response without a token (R052).
 */
export async function signIn(
  deps: AuthDeps,
  credentials: { email: string; password: string },
): Promise<SignInResult> {
  const user = { email: credentials.email.trim().toLowerCase(), password: credentials.password };
  const response = await deps.api.call('login', { body: { user } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'identity.staff_elsewhere') return null;
    throw error;
  });
  if (response === null) return { kind: 'elsewhere' };
  if (response.two_factor_required === true && response.token) {
    return { kind: 'two-factor', challenge: response.token, methods: response.factor_methods ?? ['email'] };
  }
  return { kind: 'signed-in', user: await beginSession(deps, 'login', response) };
}

/** Completes a sign-in with the code sent by email (R099). */
export async function verifyTwoFactor(
  deps: AuthDeps,
  input: { challenge: string; code: string },
): Promise<SessionUser> {
  const response = await deps.api.call('verifyTwoFactor', {
    token: input.challenge,
    body: { code: input.code },
  });
  return beginSession(deps, 'verifyTwoFactor', response);
}

/** Requests another code (R100). */
export async function resendTwoFactor(deps: AuthDeps, challenge: string): Promise<void> {
  await deps.api.call('resendTwoFactor', { token: challenge });
}

/** Creates an account and begins its session, which may still open the registration screen (R077, D3). */
export async function register(
  deps: AuthDeps,
  input: Pick<OperationInput<'register'>, 'body' | 'idempotencyKey'>,
): Promise<SessionUser> {
  const response = await deps.api.call('register', input);
  return beginSession(deps, 'register', response, { isRegistering: true });
}

/**
 * Requests the activation of the other service; returns the challenge to send with the code (D4). A host may take the code
 * with the session itself: the challenge is then empty.
 */
export async function requestLink(
  deps: AuthDeps,
  body: OperationInput<'requestLinkService'>['body'],
): Promise<string> {
  const response: { token?: string; error?: unknown } = await deps.api.call('requestLinkService', { body });
  const { token = '', error } = response;
  if (typeof error === 'string' && error !== '') throw refusedRequest('requestLinkService', error);
  if (token === '' && deps.session.token() === null) throw missingToken('requestLinkService');
  return token;
}

/** Activates the other service with the code and stores the new token (R112, R113). */
export async function confirmLink(
  deps: AuthDeps,
  input: { challenge: string; code: string },
): Promise<SessionUser> {
  const response = await deps.api.call('linkService', {
    ...(input.challenge === '' ? {} : { token: input.challenge }),
    body: { code: input.code },
  });
  return beginSession(deps, 'linkService', response);
}

/** Signs out: the session is cleared even if the request fails (R354), which returns `failed`. */
export async function signOut(deps: AuthDeps): Promise<'done' | 'failed'> {
  if (deps.session.token() === null) {
    deps.session.leave();
    return 'done';
  }
  try {
    await deps.api.call('logout');
    return 'done';
  } catch {
    return 'failed';
  } finally {
    deps.session.leave();
  }
}

type SessionOperation =
  | 'login'
  | 'verifyTwoFactor'
  | 'signInWithFactor'
  | 'register'
  | 'linkService'
  | 'exchangeHandoff';

/** A host may send no user, its id as a number, or a part of it: the user is then read with its token (R295). */
function isComplete(user: SessionUser | null | undefined): user is SessionUser {
  if (!user) return false;
  const {
    id,
    role,
    is_kyc: isKyc,
    can_access_yield: flag,
  }: Partial<Record<keyof SessionUser, unknown>> = user;
  return typeof id === 'string' && isRole(role) && typeof isKyc === 'boolean' && typeof flag === 'boolean';
}

/** Stores the token and user of a response; fetches the user when the response has none, or a part of it. */
export async function beginSession(
  deps: AuthDeps,
  operationId: SessionOperation,
  response: SessionResponse,
  options: { isRegistering?: boolean } = {},
): Promise<SessionUser> {
  const { token } = response;
  if (!token) throw missingToken(operationId, operationId === 'linkService' ? noTokenText : undefined);
  const { user: received } = response;
  const user = isComplete(received) ? received : await deps.api.call('getMe', { token });
  deps.session.begin({ token, user, ...options });
  return user;
}
