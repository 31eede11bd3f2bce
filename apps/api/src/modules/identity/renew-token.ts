// A session gets a new token with each change of what opens its account: a copy of the one before opens nothing any more.
import type { Deps } from '../../deps.ts';
import { JsonReply } from '../../http/handler.ts';
import { newToken, sessionTokenPrefix } from '../../tokens.ts';
import { saveToken } from './sessions.repository.ts';

/** Call it in the transaction of the change. */
export async function renewToken(deps: Deps, sessionId: string): Promise<string> {
  const { token, tokenHash } = newToken(deps, sessionTokenPrefix);
  await saveToken(deps.db, sessionId, tokenHash);
  return token;
}

/** What a use case returns, with the token that replaces the caller’s; null: it stays as it was. */
export interface Renewed<Body> {
  readonly body: Body;
  readonly token: string | null;
}

/** In a header, which leaves the specified responses as they are. */
export function withNewToken<Body>({ body, token }: Renewed<Body>): JsonReply<Body> {
  return new JsonReply(body, token === null ? {} : { 'x-session-token': token });
}
