// What a passkey is to sign, kept with the session that requested it until the browser’s response.
import type { Actor, Deps } from '../../deps.ts';
import { challengeTokenPrefix, newToken } from '../../tokens.ts';
import {
  consumeChallenge,
  findLatestChallengeOf,
  insertChallenge,
  voidChallenges,
} from './challenges.repository.ts';

const lifetimeMs = 5 * 60_000;

type Purpose = 'add_passkey' | 'use_passkey';

/** A newer one makes those before void. */
export async function keepPasskeyChallenge(
  deps: Deps,
  { userId, sessionId }: Actor,
  { purpose, challenge }: { purpose: Purpose; challenge: string },
): Promise<void> {
  const now = deps.clock.now();
  // The token is needed by nothing: the row is found by its session.
  const { tokenHash } = newToken(deps, challengeTokenPrefix);
  await deps.db.transaction(async (tx) => {
    await voidChallenges(tx, userId, { purpose, now });
    await insertChallenge(tx, {
      id: deps.ids.uuid(),
      tokenHash,
      userId,
      sessionId,
      purpose,
      target: challenge,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
  });
}

/** Used up whatever the response is worth; null when there is none, or another request took it. */
export async function takePasskeyChallenge(
  deps: Deps,
  { userId, sessionId }: Actor,
  purpose: Purpose,
): Promise<string | null> {
  const now = deps.clock.now();
  const found = await findLatestChallengeOf(deps.db, { userId, sessionId, purpose, now });
  if (found === null || !(await consumeChallenge(deps.db, found.id, now))) return null;
  return found.target;
}
