import { validateInvitedClient } from '@repo/domain/clients';
import { normaliseEmail } from '@repo/domain/validation';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { findUserByEmail, findUserById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { scopeOf, seesEveryClient } from '../clients/clients.policy.ts';
import { isInScope, type Scope } from '../clients/scope.repository.ts';
import { isActiveAdviser } from '../identity/accept-invitation.ts';
import { insertInvitation, isInvited } from './client-invitations.repository.ts';
import { invitationsTexts as texts } from './client-invitations.texts.ts';
import { newInvitationLink, sendClientInvitation } from './send-client-invitation.ts';

/** Invites a client, who opens the account themselves: staff choose no password and accept no terms for them. */
export async function inviteClient(
  deps: Deps,
  actor: Actor,
  { client, adviser_id: adviserId }: RequestBody<'inviteClient'>,
): Promise<void> {
  refuseInvalid(validateInvitedClient(client));
  const email = normaliseEmail(client.email);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const scope = await scopeOf(inTx, actor);
    const salesId = await adviserOf(inTx, actor, adviserId);
    const holder = await findUserByEmail(tx, email);
    if (holder !== null && isListed(holder, scope)) refuseField('email', texts.known);
    if (await isInvited(tx, email, scope)) refuseField('email', texts.pending);
    const { token, kept } = newInvitationLink(deps);
    const invitation = {
      ...kept,
      id: deps.ids.uuid(),
      email,
      firstname: client.firstname.trim(),
      lastname: client.lastname.trim(),
      phone: client.phone.trim(),
      isCompany: client.is_company,
      service: client.service,
      salesId,
      invitedBy: actor.userId,
      createdAt: kept.sentAt,
    };
    await insertInvitation(tx, invitation);
    // Neither a name nor an address: the trail outlives an invitation that is not accepted.
    await recordAudit(inTx, {
      by: actor,
      action: 'client.invited',
      object: { type: 'user', id: invitation.id },
      after: { is_company: client.is_company, service: client.service, adviser_id: salesId },
    });
    await sendClientInvitation(inTx, invitation, { token, by: actor.userId });
    await deps.settleRequest?.(tx);
  });
}

/** An adviser invites clients of their own; an administrator for any adviser, or for none. */
async function adviserOf(deps: Deps, actor: Actor, wanted: string | null): Promise<string | null> {
  if (!seesEveryClient(actor)) {
    if (wanted !== null && wanted !== actor.userId) refuseField('adviser_id', texts.noAdviser);
    return actor.userId;
  }
  if (wanted !== null && !isActiveAdviser(await findUserById(deps.db, wanted)))
    refuseField('adviser_id', texts.noAdviser);
  return wanted;
}

/** Whether a list that the caller reads has this account: then nothing is disclosed. */
function isListed({ role, assignedSalesId }: UserRow, scope: Scope): boolean {
  if (role === 'commercial') return scope === undefined;
  return (role === 'client' || role === 'cgp') && isInScope(assignedSalesId, scope);
}
