import { changeHandler, handler } from '../../http/handler.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { listAdviserRows } from './advisers.repository.ts';
import { assignClients } from './assign-clients.ts';
import { readAssignment } from './read-assignment.ts';
import { listClientAssignments, readUndone, undoClientAssignment } from './undo-assignment.ts';

export const advisersHandlers = {
  listAdvisers: handler<'listAdvisers'>(async ({ deps }) => ({
    advisers: (await listAdviserRows(deps.db)).map(toAdviser),
  })),
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
