import type { ChallengeRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { hashToken, resetTokenPrefix } from '../../tokens.ts';
import { findChallenge } from './challenges.repository.ts';

/** The reset that an e-mailed token stands for, while it is good. */
export async function findResetChallenge(deps: Deps, token: string): Promise<ChallengeRow | null> {
  if (!token.startsWith(resetTokenPrefix)) return null;
  return findChallenge(deps.db, hashToken(token), deps.clock.now());
}
