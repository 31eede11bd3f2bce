import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { consumeChallenge, findChallenge } from './challenges.repository.ts';
import { createSession, type Visitor } from './create-session.ts';
import { getMe } from './get-me.ts';
import { identityErrors } from './identity.errors.ts';
import { findSessionEnd } from './sessions.repository.ts';
import { handoffTokenPrefix, hashToken } from './tokens.ts';
import type { WireUser } from './user.mapper.ts';

/** Only the target origin may exchange the code: browsers set `Origin` themselves. */
export async function exchangeHandoff(
  deps: Deps,
  { code, origin, visitor }: { code: string; origin: string | null; visitor: Visitor },
): Promise<{ token: string; user: WireUser }> {
  const now = deps.clock.now();
  const challenge = code.startsWith(handoffTokenPrefix)
    ? await findChallenge(deps.db, hashToken(code), now)
    : null;
  if (challenge === null || challenge.target !== origin) throw new AppError(identityErrors.invalidHandoff);
  const user = await findUserById(deps.db, challenge.userId);
  if (user === null || user.disabledAt !== null) throw new AppError(identityErrors.invalidHandoff);
  const token = await deps.db.transaction(async (tx) => {
    if (!(await consumeChallenge(tx, challenge.id, now))) throw new AppError(identityErrors.invalidHandoff);
    // A session handed over and back would else never end.
    const endsAt = challenge.sessionId && (await findSessionEnd(tx, challenge.sessionId));
    if (!endsAt) throw new AppError(identityErrors.invalidHandoff);
    return createSession({ ...deps, db: tx }, user, { visitor, methods: ['handoff'], endsAt });
  });
  return { token, user: await getMe(deps, user) };
}
