import type { ReadToken } from '../../http/authenticate.ts';
import { challengeTokenPrefix, viewTokenPrefix } from '../../tokens.ts';
import { findOpenChallenge } from './challenges.ts';
import { openSession } from './open-session.ts';
import { openView } from './open-view.ts';

/** The prefix of the token distinguishes a challenge, a session, and the view of a client’s space by staff. */
export const readToken: ReadToken = async (deps, token, reading) => {
  if (token.startsWith(challengeTokenPrefix)) {
    return { actor: null, challenge: await findOpenChallenge(deps, token) };
  }
  const open = token.startsWith(viewTokenPrefix) ? openView : openSession;
  return { actor: await open(deps, token, reading), challenge: null };
};
