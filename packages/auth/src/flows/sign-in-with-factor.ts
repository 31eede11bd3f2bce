// Apart from sign-in.ts: few accounts have a factor of their own, and its screen is a chunk of its own.
import type { OperationInput } from '@repo/api-sdk';
import type { SessionUser } from '../session/session-user.ts';
import { type AuthDeps, beginSession } from './sign-in.ts';

/** Completes a sign-in with a factor of the account’s own. */
export async function signInWithFactor(
  deps: AuthDeps,
  { challenge, proof }: { challenge: string; proof: OperationInput<'signInWithFactor'>['body'] },
): Promise<SessionUser> {
  const response = await deps.api.call('signInWithFactor', { token: challenge, body: proof });
  return beginSession(deps, 'signInWithFactor', response);
}
