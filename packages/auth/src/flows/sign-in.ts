/** Every way to begin a session, and the way to end it. */
import { type ApiClient, missingToken, noTokenText, type OperationInput } from '@repo/api-sdk';
import type { SessionStore } from '../session/session-store.ts';
import type { SessionUser } from '../session/session-user.ts';

export interface AuthDeps {
  api: ApiClient;
  session: SessionStore;
}

/** A sign-in ends in a session, or waits for the code sent by e-mail (D10). */
export type SignInResult =
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'two-factor'; challenge: string };

/** Any answer that should begin a session; another server may leave the user out. */
interface SessionAnswer {
  token?: string | null;
  user?: SessionUser | null;
}

/**
 * Signs in with e-mail and password; the e-mail is sent trimmed and in lower case.
 * @throws ApiError also when the answer is ok and has no token (R052).
 */
export async function signIn(
  deps: AuthDeps,
  credentials: { email: string; password: string },
): Promise<SignInResult> {
  const user = { email: credentials.email.trim().toLowerCase(), password: credentials.password };
  const answer = await deps.api.call('login', { body: { user } });
  if (answer.two_factor_required === true && answer.token) {
    return { kind: 'two-factor', challenge: answer.token };
  }
  return { kind: 'signed-in', user: await beginSession(deps, 'login', answer) };
}

/** Finishes a sign-in with the code sent by e-mail (R099). */
export async function verifyTwoFactor(
  deps: AuthDeps,
  input: { challenge: string; code: string },
): Promise<SessionUser> {
  const answer = await deps.api.call('verifyTwoFactor', {
    token: input.challenge,
    body: { code: input.code },
  });
  return beginSession(deps, 'verifyTwoFactor', answer);
}

/** Sends another code (R100). */
export async function resendTwoFactor(deps: AuthDeps, challenge: string): Promise<void> {
  await deps.api.call('resendTwoFactor', { token: challenge });
}

/** Creates an account and begins its session, the registration screen staying open to it (R077, D3). */
export async function register(
  deps: AuthDeps,
  input: Pick<OperationInput<'register'>, 'body' | 'idempotencyKey'>,
): Promise<SessionUser> {
  const answer = await deps.api.call('register', input);
  return beginSession(deps, 'register', answer, { isRegistering: true });
}

/** Asks to activate the other service; answers the challenge that the code goes with (D4). */
export async function requestLink(
  deps: AuthDeps,
  body: OperationInput<'requestLinkService'>['body'],
): Promise<string> {
  const { token } = await deps.api.call('requestLinkService', { body });
  if (!token) throw missingToken('requestLinkService');
  return token;
}

/** Activates the other service with the code; the token answered is stored (R112, R113). */
export async function confirmLink(
  deps: AuthDeps,
  input: { challenge: string; code: string },
): Promise<SessionUser> {
  const answer = await deps.api.call('linkService', { token: input.challenge, body: { code: input.code } });
  return beginSession(deps, 'linkService', answer);
}

/** Signs out: the session is cleared even if the call fails (R354), and the result says which it was. */
export async function signOut(deps: AuthDeps): Promise<'done' | 'failed'> {
  if (deps.session.token() === null) {
    deps.session.clear();
    return 'done';
  }
  try {
    await deps.api.call('logout');
    return 'done';
  } catch {
    return 'failed';
  } finally {
    deps.session.clear();
  }
}

type SessionOperation = 'login' | 'verifyTwoFactor' | 'register' | 'linkService' | 'exchangeHandoff';

/** Stores the token and user of an answer; the user is asked for when the answer left him out. */
export async function beginSession(
  deps: AuthDeps,
  operationId: SessionOperation,
  answer: SessionAnswer,
  options: { isRegistering?: boolean } = {},
): Promise<SessionUser> {
  const { token } = answer;
  if (!token) throw missingToken(operationId, operationId === 'linkService' ? noTokenText : undefined);
  const user = answer.user ?? (await deps.api.call('getMe', { token }));
  deps.session.begin({ token, user, ...options });
  return user;
}
