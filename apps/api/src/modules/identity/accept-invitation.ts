// What the registration of an invited client needs of the invitation.
import type { components } from '@repo/api-sdk/spec';
import type { InvitationRow } from '../../db/schema/client-invitations.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { hashToken } from '../../tokens.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { identityErrors as errors } from './identity.errors.ts';
import { identityTexts as texts } from './identity.texts.ts';
import { findInvitation, takeInvitation } from './invitations.repository.ts';

/** What the form of an invited client begins with; null once the link is good no more. */
export async function checkInvitation(
  deps: Deps,
  token: string,
): Promise<components['schemas']['Invitation'] | null> {
  const found = await findGoodInvitation(deps, token);
  return (
    found && {
      is_company: found.isCompany,
      firstname: found.firstname,
      lastname: found.lastname,
      email: found.email,
      phone: found.phone,
      service: found.service,
    }
  );
}

/** The address is proved by the link that was sent to it: another one is not. */
export function assertInvited(invited: InvitationRow, email: string): void {
  if (email !== invited.email) refuseField('email', texts.otherAddress);
}

export function refuseSpent(): never {
  throw new AppError(errors.invalidInvitation);
}

export function findGoodInvitation(deps: Deps, token: string): Promise<InvitationRow | null> {
  return findInvitation(deps.db, hashToken(token), deps.clock.now());
}

/** Uses it up, in the transaction of the account. Its adviser may have left meanwhile. */
export async function acceptInvitation(
  deps: Deps,
  token: string,
): Promise<Pick<UserRow, 'id' | 'assignedSalesId'>> {
  const taken = await takeInvitation(deps.db, hashToken(token), deps.clock.now());
  if (taken === null) refuseSpent();
  const { id, salesId } = taken;
  const adviser = salesId === null ? null : await findUserById(deps.db, salesId);
  return { id, assignedSalesId: isActiveAdviser(adviser) ? salesId : null };
}

export function recordAcceptance(deps: Deps, user: UserRow, by: AuditAuthor): Promise<void> {
  return recordAudit(deps, {
    by,
    action: 'client.invitation_accepted',
    object: { type: 'user', id: user.id },
    after: { adviser_id: user.assignedSalesId },
  });
}

export const isActiveAdviser = (user: UserRow | null): boolean =>
  user?.role === 'commercial' && user.disabledAt === null;
