import { changeHandler, handler } from '../../http/handler.ts';
import { cancelClientInvitation, resendClientInvitation } from './act-on-invitation.ts';
import { inviteClient, inviteKaskadUser } from './invite-client.ts';
import { listClientInvitations } from './list-client-invitations.ts';
import { commitUserImport, previewUserImport, readUserImport } from './user-import.ts';

export const clientInvitationsHandlers = {
  listClientInvitations: handler<'listClientInvitations'>(({ deps, actor }) =>
    listClientInvitations(deps, actor),
  ),
  inviteClient: changeHandler<'inviteClient'>({
    change: ({ deps, actor, body }) => inviteClient(deps, actor, body),
    response: ({ deps, actor }) => listClientInvitations(deps, actor),
  }),
  resendClientInvitation: changeHandler<'resendClientInvitation'>({
    change: ({ deps, actor, params }) => resendClientInvitation(deps, actor, { id: params.id }),
    response: ({ deps, actor }) => listClientInvitations(deps, actor),
  }),
  cancelClientInvitation: changeHandler<'cancelClientInvitation'>({
    change: ({ deps, actor, params }) => cancelClientInvitation(deps, actor, { id: params.id }),
    response: ({ deps, actor }) => listClientInvitations(deps, actor),
  }),
  listKaskadInvitations: handler<'listKaskadInvitations'>(({ deps, actor }) =>
    listClientInvitations(deps, actor, 'kaskad'),
  ),
  inviteKaskadUser: changeHandler<'inviteKaskadUser'>({
    change: ({ deps, actor, body }) => inviteKaskadUser(deps, actor, body),
    response: ({ deps, actor }) => listClientInvitations(deps, actor, 'kaskad'),
  }),
  previewKaskadUserImport: handler<'previewKaskadUserImport'>(({ deps, actor, upload }) =>
    previewUserImport(deps, actor, upload),
  ),
  commitKaskadUserImport: changeHandler<'commitKaskadUserImport'>({
    change: ({ deps, actor, params }) => commitUserImport(deps, actor, params.id),
    response: ({ deps, actor, params }) => readUserImport(deps, actor, params.id),
  }),
  resendKaskadInvitation: changeHandler<'resendKaskadInvitation'>({
    change: ({ deps, actor, params }) =>
      resendClientInvitation(deps, actor, { id: params.id, service: 'kaskad' }),
    response: ({ deps, actor }) => listClientInvitations(deps, actor, 'kaskad'),
  }),
  cancelKaskadInvitation: changeHandler<'cancelKaskadInvitation'>({
    change: ({ deps, actor, params }) =>
      cancelClientInvitation(deps, actor, { id: params.id, service: 'kaskad' }),
    response: ({ deps, actor }) => listClientInvitations(deps, actor, 'kaskad'),
  }),
};
