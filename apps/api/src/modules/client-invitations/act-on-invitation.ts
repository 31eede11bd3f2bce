// What staff do to an invitation that they see: send it again, or cancel it.
import type { Service } from '@repo/domain/access';
import type { AuditAction } from '@repo/domain/audit';
import { INVITATION_RESEND_MINUTES } from '@repo/domain/clients';
import type { InvitationRow } from '../../db/schema/client-invitations.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { invitationsErrors as errors } from './client-invitations.errors.ts';
import { viewOf } from './client-invitations.policy.ts';
import { deleteInvitation, lockInvitation, saveNewLink } from './client-invitations.repository.ts';
import { newInvitationLink, sendClientInvitation } from './send-client-invitation.ts';

interface Target {
  id: string;
  /** Of the administration of a second service. */
  service?: Service;
}

/** Another link, as good as the first was: the older one is void. */
export function resendClientInvitation(deps: Deps, actor: Actor, target: Target): Promise<void> {
  return act(deps, actor, { ...target, action: 'client.invitation_resent' }, async (inTx, invitation) => {
    const sinceMs = deps.clock.now().getTime() - invitation.sentAt.getTime();
    if (sinceMs < INVITATION_RESEND_MINUTES * 60_000) throw new AppError(errors.sentRecently);
    const { token, kept } = newInvitationLink(deps);
    await saveNewLink(inTx.db, invitation.id, kept);
    await sendClientInvitation(inTx, invitation, { token, by: actor.userId });
  });
}

/** Nothing of it is kept but its lines of the trail, which have no name and no address. */
export function cancelClientInvitation(deps: Deps, actor: Actor, target: Target): Promise<void> {
  return act(deps, actor, { ...target, action: 'client.invitation_canceled' }, (inTx, { id }) =>
    deleteInvitation(inTx.db, id),
  );
}

function act(
  deps: Deps,
  actor: Actor,
  { id, service, action }: Target & { action: AuditAction },
  change: (deps: Deps, invitation: InvitationRow) => Promise<void>,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const invitation = await lockInvitation(tx, id, await viewOf(inTx, actor, service));
    if (invitation === null) throw new AppError(httpErrors.notFound);
    await change(inTx, invitation);
    await recordAudit(inTx, { by: actor, action, object: { type: 'user', id } });
    await deps.settleRequest?.(tx);
  });
}
