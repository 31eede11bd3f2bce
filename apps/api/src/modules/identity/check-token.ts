import type { Deps } from '../../deps.ts';
import { findResetChallenge } from './find-reset-challenge.ts';

/** Whether a reset link is still good; the check does not use it up. */
export async function checkToken(deps: Deps, token: string): Promise<boolean> {
  return (await findResetChallenge(deps, token)) !== null;
}
