import { hasServiceFlag, isClientRole, type Service } from '@repo/domain/access';
import { INVITATION_HOURS } from '@repo/domain/advisers';
import type { InvitationRow } from '../../db/schema/client-invitations.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { newToken } from '../../tokens.ts';
import { findUserByEmail, findUserById } from '../accounts/users.repository.ts';
import { storedFlags } from '../identity/stored-flags.ts';
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
 * Emails the link, in the caller's transaction. Who has an account receives another email: of a client without this service, how they
 * open it themselves; of any other, that of a repeated registration. The member of staff, who may not see that account, learns nothing.
 */
export async function sendClientInvitation(
  deps: Deps,
  { email, firstname, service }: Pick<InvitationRow, 'email' | 'firstname' | 'service'>,
  { token, by }: { token: string; by: string },
): Promise<void> {
  const holder = await findUserByEmail(deps.db, email);
  if (holder !== null && !canLink(holder, service)) {
    await queueMail(deps, holder, { kind: 'registrationAttempt', data: null });
    return;
  }
  const { firstname: first = '', lastname = '' } = (await findUserById(deps.db, by)) ?? {};
  const inviter = `${first} ${lastname}`;
  if (holder !== null) {
    const mail = { kind: 'serviceInvited', data: { service, inviter } } as const;
    await queueMail(deps, holder, mail, { service, sentBy: by });
    return;
  }
  await queueMail(
    deps,
    {
      id: null,
      email,
      firstname,
      canAccessYield: service === 'yield',
      canAccessKaskad: service === 'kaskad',
    },
    { kind: 'clientInvited', data: { token, inviter } },
    { sentBy: by },
  );
}

/** A client who may open this service beside the one that they have. */
const canLink = (holder: UserRow, service: Service): boolean =>
  isClientRole(holder.role) && holder.disabledAt === null && !hasServiceFlag(storedFlags(holder), service);
