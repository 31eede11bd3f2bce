import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { handoffTokenPrefix, hashToken } from '../../tokens.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { beginView } from './begin-view.ts';
import { consumeChallenge, findChallenge } from './challenges.repository.ts';
import { findViewByHandoff } from './client-views.repository.ts';
import { createSession, type Visitor } from './create-session.ts';
import { getMe } from './get-me.ts';
import { identityErrors } from './identity.errors.ts';
import { findSignIn } from './sessions.repository.ts';
import { refuseViewer } from './staff-gate.ts';

/** Only the target origin may exchange the code: browsers set `Origin` themselves. */
export async function exchangeHandoff(
  deps: Deps,
  { code, origin, visitor }: { code: string; origin: string | null; visitor: Visitor },
): Promise<components['schemas']['HandedSession']> {
  const now = deps.clock.now();
  const challenge = code.startsWith(handoffTokenPrefix)
    ? await findChallenge(deps.db, hashToken(code), now)
    : null;
  if (challenge === null || challenge.target !== origin) throw new AppError(identityErrors.invalidHandoff);
  const user = await findUserById(deps.db, challenge.userId);
  if (user === null || user.disabledAt !== null) throw new AppError(identityErrors.invalidHandoff);
  const requested = await findViewByHandoff(deps.db, challenge.id);
  if (requested !== null) await refuseViewer(deps, requested, visitor);
  const opened = await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    if (!(await consumeChallenge(tx, challenge.id, now))) throw new AppError(identityErrors.invalidHandoff);
    const view = await beginView(inner, challenge.id, visitor);
    if (view !== null) return view;
    // A session handed over and back would else never end.
    const parent = challenge.sessionId === null ? null : await findSignIn(tx, challenge.sessionId);
    if (parent === null) throw new AppError(identityErrors.invalidHandoff);
    const token = await createSession(inner, user, {
      visitor,
      methods: ['handoff'],
      isProven: false,
      parent,
    });
    return { token, client: null, endsAt: parent.endsAt };
  });
  const { token, client, endsAt } = opened;
  if (client === null) return { token, user: await getMe(deps, user), view: null };
  return {
    token,
    user: await getMe(deps, client, { isView: true }),
    view: { ends_at: endsAt.toISOString() },
  };
}
