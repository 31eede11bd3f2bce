import { changeHandler, handler } from '../../http/handler.ts';
import { areasOf } from '../change-requests/change-requests.policy.ts';
import { getRecordHistory } from './get-record-history.ts';
import { getRecordNotes } from './get-record-notes.ts';
import { listMyTasks, readTask } from './list-my-tasks.ts';
import { touchPresence } from './touch-presence.ts';
import { addNote, deleteNote, updateNote } from './write-note.ts';
import { createTask, updateTask } from './write-task.ts';

export const recordsHandlers = {
  getRecordHistory: handler<'getRecordHistory'>(({ deps, actor, query }) =>
    getRecordHistory(deps, { ...query, areas: areasOf(actor), limit: query.page_size ?? 20 }),
  ),
  touchPresence: handler<'touchPresence'>(({ deps, actor, body }) => touchPresence(deps, actor, body)),
  getRecordNotes: handler<'getRecordNotes'>(({ deps, actor, query: { kind, id } }) =>
    getRecordNotes(deps, actor, { subjectKind: kind, subjectId: id }),
  ),
  addNote: changeHandler<'addNote'>({
    change: ({ deps, actor, body: { kind, id, text } }) =>
      addNote(deps, actor, { subjectKind: kind, subjectId: id, text }),
    response: ({ deps, actor, body: { kind, id } }) =>
      getRecordNotes(deps, actor, { subjectKind: kind, subjectId: id }),
  }),
  updateNote: changeHandler<'updateNote'>({
    change: ({ deps, actor, params, body }) => updateNote(deps, actor, { id: params.id, ...body }),
    response: async () => ({ success: true }),
  }),
  deleteNote: handler<'deleteNote'>(async ({ deps, actor, params }) => {
    await deleteNote(deps, actor, params.id);
    return { success: true };
  }),
  listMyTasks: handler<'listMyTasks'>(({ deps, actor, query }) =>
    listMyTasks(deps, actor, query.state ?? 'open'),
  ),
  createTask: changeHandler<'createTask'>({
    change: ({ deps, actor, body: { kind, id, title, due_day: dueDay, assignee_id: assigneeId } }) =>
      createTask(deps, actor, { subjectKind: kind, subjectId: id, title, dueDay, assigneeId }),
    response: ({ deps, actor, body: { kind, id } }) =>
      getRecordNotes(deps, actor, { subjectKind: kind, subjectId: id }),
  }),
  updateTask: changeHandler<'updateTask'>({
    change: ({ deps, actor, params, body }) =>
      updateTask(deps, actor, {
        id: params.id,
        version: body.version,
        title: body.title,
        dueDay: body.due_day,
        assigneeId: body.assignee_id,
        isDone: body.is_done,
      }),
    response: ({ deps, params }) => readTask(deps, params.id),
  }),
};
