import { INVITATION_HOURS } from '@repo/domain/advisers';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { insertChallenge, voidChallenges } from './challenges.repository.ts';
import { newToken, resetTokenPrefix } from './tokens.ts';

const hourMs = 60 * 60_000;

/** The target of a link that staff sent: the client reads in their activity that the password was set through it. */
export const sentByStaff = 'staff';

/** Emails the link that sets a new password, in the caller's transaction. The older links are void. */
export async function sendResetLink(
  deps: Deps,
  user: UserRow,
  { isByStaff }: { isByStaff: boolean },
): Promise<void> {
  const token = await newLink(deps, user, { hours: 1, target: isByStaff ? sentByStaff : null });
  await queueMail(deps, user, { kind: 'resetPassword', data: { token, isByStaff } });
}

/** Emails the link by which a new member of staff chooses their first password, in the caller's transaction. */
export async function sendInvitation(
  deps: Deps,
  user: UserRow,
  { inviter }: { inviter: string },
): Promise<void> {
  const token = await newLink(deps, user, { hours: INVITATION_HOURS, target: null });
  await queueMail(deps, user, { kind: 'adviserInvited', data: { token, inviter } });
}

async function newLink(
  deps: Deps,
  user: UserRow,
  { hours, target }: { hours: number; target: string | null },
): Promise<string> {
  const now = deps.clock.now();
  const { token, tokenHash } = newToken(deps, resetTokenPrefix);
  await voidChallenges(deps.db, user.id, { purpose: 'password_reset', now });
  await insertChallenge(deps.db, {
    id: deps.ids.uuid(),
    tokenHash,
    userId: user.id,
    purpose: 'password_reset',
    target,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * hourMs),
  });
  return token;
}
