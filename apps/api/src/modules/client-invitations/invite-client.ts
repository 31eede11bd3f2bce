import { type InvitedClient, validateInvitedClient } from '@repo/domain/clients';
import { normaliseEmail } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { findUserByEmail, findUserById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { seesEveryClient } from '../clients/clients.policy.ts';
import { isActiveAdviser } from '../identity/accept-invitation.ts';
import { isListed, viewOf } from './client-invitations.policy.ts';
import { type InvitationView, insertInvitation, isInvited } from './client-invitations.repository.ts';
import { invitationsTexts as texts } from './client-invitations.texts.ts';
import { newInvitationLink, sendClientInvitation } from './send-client-invitation.ts';

/** Invites a client, who opens the account themselves: staff choose no password and accept no terms for them. */
export async function inviteClient(
  deps: Deps,
  actor: Actor,
  { client, adviser_id: adviserId }: RequestBody<'inviteClient'>,
): Promise<void> {
  refuseInvalid(validateInvitedClient(client));
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const view = await viewOf(inTx, actor);
    await invite(inTx, actor, { client, salesId: await adviserOf(inTx, actor, adviserId), view });
    await deps.settleRequest?.(tx);
  });
}

/** The same by the administration of Kaskad, to Kaskad alone: without an adviser, who is of Yield. */
export async function inviteKaskadUser(
  deps: Deps,
  actor: Actor,
  { client: typed }: RequestBody<'inviteKaskadUser'>,
): Promise<void> {
  const client = { ...typed, service: 'kaskad' } as const;
  refuseInvalid(validateInvitedClient(client));
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await invite(inTx, actor, { client, salesId: null, view: await viewOf(inTx, actor, 'kaskad') });
    await deps.settleRequest?.(tx);
  });
}

/** Why an address is not invited: who sees an account with it, or an invitation to it, learns nothing new. */
export async function findObstacle(
  deps: Pick<Deps, 'db'>,
  address: string,
  view: InvitationView,
): Promise<'known' | 'pending' | null> {
  const email = normaliseEmail(address);
  const holder = await findUserByEmail(deps.db, email);
  if (holder !== null && isListed(holder, view)) return 'known';
  return (await isInvited(deps.db, email, view)) ? 'pending' : null;
}

/** In the caller’s transaction. */
export async function invite(
  deps: Deps,
  actor: Actor,
  { client, salesId, view }: { client: InvitedClient; salesId: string | null; view: InvitationView },
): Promise<void> {
  const email = normaliseEmail(client.email);
  const obstacle = await findObstacle(deps, email, view);
  if (obstacle === 'known') refuseField('email', view.service === undefined ? texts.known : texts.knownUser);
  if (obstacle === 'pending') refuseField('email', texts.pending);
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
  await insertInvitation(deps.db, invitation);
  // Neither a name nor an address: the trail outlives an invitation that is not accepted.
  await recordAudit(deps, {
    by: actor,
    action: 'client.invited',
    object: { type: 'user', id: invitation.id },
    after: { is_company: client.is_company, service: client.service, adviser_id: salesId },
  });
  await sendClientInvitation(deps, invitation, { token, by: actor.userId });
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
