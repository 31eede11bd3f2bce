import type { ReadToken } from '../../http/authenticate.ts';
import { findOpenChallenge } from './challenges.ts';
import { openSession } from './open-session.ts';
import { challengeTokenPrefix } from './tokens.ts';

/** The prefix of the token distinguishes a challenge from a session. */
export const readToken: ReadToken = async (deps, token, reading) =>
  token.startsWith(challengeTokenPrefix)
    ? { actor: null, challenge: await findOpenChallenge(deps, token) }
    : { actor: await openSession(deps, token, reading), challenge: null };
