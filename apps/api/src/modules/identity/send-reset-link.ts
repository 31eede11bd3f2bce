import { INVITATION_HOURS } from '@repo/domain/advisers';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { newToken, resetTokenPrefix } from '../../tokens.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { insertChallenge, voidChallenges } from './challenges.repository.ts';

const hourMs = 60 * 60_000;

/** The target of a link that staff sent: the client reads in their activity that the password was set through it. */
export const sentByStaff = 'staff';

/** Emails the link that sets a new password, in the caller's transaction. The older links are void. */
export async function sendResetLink(
  deps: Deps,
  user: UserRow,
  { isByStaff }: { isByStaff: boolean },
): Promise<void> {
  const token = await newResetLink(deps, user, 1, isByStaff ? sentByStaff : null);
  await queueMail(deps, user, { kind: 'resetPassword', data: { token, isByStaff } });
}

/** Emails the link by which a new member of staff chooses their first password, in the caller's transaction. */
export async function sendInvitation(
  deps: Deps,
  user: UserRow,
  { inviter }: { inviter: string },
): Promise<void> {
  const token = await newResetLink(deps, user, INVITATION_HOURS);
  await queueMail(deps, user, { kind: 'adviserInvited', data: { token, inviter } });
}

/** The token of a link that sets a new password, in the caller's transaction. The older links are void. */
export function newResetLink(
  deps: Deps,
  user: UserRow,
  hours: number,
  target: string | null = null,
): Promise<string> {
  return newLink(deps, user, { purpose: 'password_reset', prefix: resetTokenPrefix, hours, target });
}

interface NewLink {
  purpose: 'password_reset' | 'confirm_email';
  prefix: string;
  hours: number;
  target?: string | null;
}

/** The token of a link of an email, in the caller’s transaction. The older ones of its purpose are void. */
export async function newLink(
  deps: Deps,
  user: UserRow,
  { purpose, prefix, hours, target = null }: NewLink,
): Promise<string> {
  const now = deps.clock.now();
  const { token, tokenHash } = newToken(deps, prefix);
  await voidChallenges(deps.db, user.id, { purpose, now });
  await insertChallenge(deps.db, {
    id: deps.ids.uuid(),
    tokenHash,
    userId: user.id,
    purpose,
    target,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * hourMs),
  });
  return token;
}
