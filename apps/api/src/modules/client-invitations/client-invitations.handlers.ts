import { changeHandler, handler } from '../../http/handler.ts';
import { cancelClientInvitation, resendClientInvitation } from './act-on-invitation.ts';
import { inviteClient } from './invite-client.ts';
import { listClientInvitations } from './list-client-invitations.ts';

export const clientInvitationsHandlers = {
  listClientInvitations: handler<'listClientInvitations'>(({ deps, actor }) =>
    listClientInvitations(deps, actor),
  ),
  inviteClient: changeHandler<'inviteClient'>({
    change: ({ deps, actor, body }) => inviteClient(deps, actor, body),
    response: ({ deps, actor }) => listClientInvitations(deps, actor),
  }),
  resendClientInvitation: changeHandler<'resendClientInvitation'>({
    change: ({ deps, actor, params }) => resendClientInvitation(deps, actor, params.id),
    response: ({ deps, actor }) => listClientInvitations(deps, actor),
  }),
  cancelClientInvitation: changeHandler<'cancelClientInvitation'>({
    change: ({ deps, actor, params }) => cancelClientInvitation(deps, actor, params.id),
    response: ({ deps, actor }) => listClientInvitations(deps, actor),
  }),
};
