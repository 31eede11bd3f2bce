import { INVITATION_HOURS } from '@repo/domain/advisers';
import type { InvitationRow } from '../../db/schema/client-invitations.ts';
import type { Deps } from '../../deps.ts';
import { findUserByEmail, findUserById } from '../accounts/users.repository.ts';
import { newToken } from '../identity/tokens.ts';
import { queueMail } from '../notifications/queue-mail.ts';

const invitationTokenPrefix = 'inv_';

/** A link as it is mailed, and its stored hash. */
export function newInvitationLink(deps: Pick<Deps, 'ids' | 'clock'>) {
  const { token, tokenHash } = newToken(deps, invitationTokenPrefix);
  const sentAt = deps.clock.now();
  const expiresAt = new Date(sentAt.getTime() + INVITATION_HOURS * 3_600_000);
  return { token, kept: { tokenHash, sentAt, expiresAt } };
}

/**
 * Emails the link, in the caller's transaction. The owner of an account receives the email of a repeated registration instead: the member
 * of staff, who may not see that client, learns nothing.
 */
export async function sendClientInvitation(
  deps: Deps,
  { email, firstname, service }: Pick<InvitationRow, 'email' | 'firstname' | 'service'>,
  { token, by }: { token: string; by: string },
): Promise<void> {
  const holder = await findUserByEmail(deps.db, email);
  if (holder !== null) {
    await queueMail(deps, holder, { kind: 'registrationAttempt', data: null });
    return;
  }
  const inviter = await findUserById(deps.db, by);
  await queueMail(
    deps,
    { email, firstname, canAccessYield: service === 'yield', canAccessKaskad: service === 'kaskad' },
    { kind: 'clientInvited', data: { token, inviter: `${inviter?.firstname} ${inviter?.lastname}` } },
    { sentBy: by },
  );
}
