import { normaliseEmail } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { ActorCall } from '../../http/operation.ts';
import { findUserByEmail } from '../accounts/users.repository.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { listAdviserRows } from './advisers.repository.ts';
import { assignClients } from './assign-clients.ts';
import { disableAdviser, enableAdviser } from './disable-adviser.ts';
import { getAdviserFigures } from './get-adviser-figures.ts';
import { inviteAdviser } from './invite-adviser.ts';
import { listAdviserAccounts, readAdviser } from './list-adviser-accounts.ts';
import { readAssignment } from './read-assignment.ts';
import { reassignClients } from './reassign-clients.ts';
import { listClientAssignments, readUndone, undoClientAssignment } from './undo-assignment.ts';
import { updateAdviser } from './update-adviser.ts';

type Act = (deps: Deps, actor: Actor, request: { id: string; reason: string }) => Promise<void>;

/** What an administrator does to one account with a reason: called alike, each returns the adviser. */
const stepsOf = (act: Act) => ({
  change: ({ deps, actor, params, body }: ActorCall<'disableAdviser'>) =>
    act(deps, actor, { id: params.id, reason: body.reason }),
  response: ({ deps, params }: Pick<ActorCall<'disableAdviser'>, 'deps' | 'params'>) =>
    readAdviser(deps.db, params.id),
});

export const advisersHandlers = {
  listAdvisers: handler<'listAdvisers'>(async ({ deps }) => ({
    advisers: (await listAdviserRows(deps.db)).map(toAdviser),
  })),
  listAdviserAccounts: handler<'listAdviserAccounts'>(({ deps }) => listAdviserAccounts(deps)),
  getAdviserFigures: handler<'getAdviserFigures'>(({ deps }) => getAdviserFigures(deps)),
  inviteAdviser: changeHandler<'inviteAdviser'>({
    change: ({ deps, actor, body }) => inviteAdviser(deps, actor, body),
    response: async ({ deps, body }) => {
      const user = await findUserByEmail(deps.db, normaliseEmail(body.email));
      if (user === null) throw new AppError(httpErrors.notFound);
      return readAdviser(deps.db, user.id);
    },
  }),
  updateAdviser: changeHandler<'updateAdviser'>({
    change: ({ deps, actor, params, body }) => updateAdviser(deps, actor, { id: params.id, ...body }),
    response: ({ deps, params }) => readAdviser(deps.db, params.id),
  }),
  disableAdviser: changeHandler<'disableAdviser'>(stepsOf(disableAdviser)),
  enableAdviser: changeHandler<'enableAdviser'>(stepsOf(enableAdviser)),
  reassignClients: changeHandler<'reassignClients'>({
    change: ({ deps, actor, params, body }) => reassignClients(deps, actor, { id: params.id, ...body }),
    response: ({ deps, params }) => readAdviser(deps.db, params.id),
  }),
  previewClientAssignment: handler<'previewClientAssignment'>(({ deps, body }) =>
    readAssignment(deps, body.adviser_id, body.ids),
  ),
  assignClients: changeHandler<'assignClients'>({
    change: ({ deps, actor, body }) => assignClients(deps, actor, body),
    response: ({ deps, body }) =>
      readAssignment(
        deps,
        body.adviser_id,
        body.clients.map(({ id }) => id),
      ),
  }),
  listClientAssignments: handler<'listClientAssignments'>(({ deps, actor }) =>
    listClientAssignments(deps, actor),
  ),
  undoClientAssignment: changeHandler<'undoClientAssignment'>({
    change: ({ deps, actor, params }) => undoClientAssignment(deps, actor, params.id),
    response: ({ deps, actor, params }) => readUndone(deps, actor, params.id),
  }),
};
