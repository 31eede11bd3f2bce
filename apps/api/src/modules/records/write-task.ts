import { validateTask, type WorkItemState } from '@repo/domain/records';
import type { WorkItemRow } from '../../db/schema/records.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recordsErrors as errors } from './records.errors.ts';
import { listAssignees, readSubject, seesTask } from './records.policy.ts';
import { recordsTexts as texts } from './records.texts.ts';
import type { SubjectRef } from './subjects.repository.ts';
import { insertTask, lockTask, saveTask } from './tasks.repository.ts';

export interface NewTask extends SubjectRef {
  title: string;
  dueDay: string | null;
  assigneeId: string;
}

export async function createTask(
  deps: Deps,
  actor: Actor,
  { title: typed, assigneeId, ...task }: NewTask,
): Promise<void> {
  refuseInvalid(validateTask({ title: typed, due_day: task.dueDay, assignee_id: assigneeId }));
  const title = typed.trim();
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const { userId } = await readSubject(inTx, actor, task);
    await assertAssignee(inTx, actor, { userId, assigneeId });
    const id = deps.ids.uuid();
    const openedAt = deps.clock.now();
    await insertTask(tx, { id, ...task, userId, title, assigneeId, openedBy: actor.userId, openedAt });
    await recordTask(inTx, actor, { id, ...task }, 'task.opened');
    await deps.settleRequest?.(tx);
  });
}

export interface TaskUpdate {
  id: string;
  version: number;
  title?: string | undefined;
  /** Null: no day. */
  dueDay?: string | null | undefined;
  assigneeId?: string | undefined;
  isDone?: boolean | undefined;
}

/** Changes what the request names, and leaves the rest. */
export async function updateTask(deps: Deps, actor: Actor, update: TaskUpdate): Promise<void> {
  const { id, version, dueDay, assigneeId, isDone } = update;
  const title = update.title?.trim();
  if (title !== undefined) refuseInvalid(validateTask({ title, due_day: null, assignee_id: id }));
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const task = await lockTask(tx, id);
    if (task === undefined || !(await seesTask(inTx, actor, task))) throw new AppError(errors.taskNotFound);
    if (task.version !== version) throw new AppError(errors.taskChanged);
    if (assigneeId !== undefined) await assertAssignee(inTx, actor, { userId: task.userId, assigneeId });
    const closing = closingOf(task, { isDone, by: actor, now: deps.clock.now() });
    await saveTask(tx, task, { title, dueDay, assigneeId, closing });
    const action = closing === undefined ? 'task.updated' : (`task.${taskActs[closing.state]}` as const);
    await recordTask(inTx, actor, task, action);
    await deps.settleRequest?.(tx);
  });
}

const taskActs = { done: 'done', open: 'reopened' } as const satisfies Record<WorkItemState, string>;

/** Undefined when it stays as it is. */
function closingOf(
  { state }: WorkItemRow,
  { isDone, by, now }: { isDone: boolean | undefined; by: Actor; now: Date },
) {
  if (isDone === undefined || isDone === (state === 'done')) return undefined;
  return isDone
    ? { state: 'done' as const, closedBy: by.userId, closedAt: now }
    : { state: 'open' as const, closedBy: null, closedAt: null };
}

/** Who may open the record, of those whom the caller may give it to. */
async function assertAssignee(
  deps: Deps,
  actor: Actor,
  { userId, assigneeId }: { userId: string | null; assigneeId: string },
): Promise<void> {
  const staff = await listAssignees(deps, actor, { userId });
  if (!staff.some(({ id }) => id === assigneeId)) refuseField('assignee_id', texts.assigneeUnknown);
}

/** Without its words, as a note: the trail is never changed. */
function recordTask(
  deps: Pick<Deps, 'db' | 'clock'>,
  by: Actor,
  task: SubjectRef & { id: string },
  action: 'task.opened' | 'task.updated' | 'task.done' | 'task.reopened',
): Promise<void> {
  const object = { type: task.subjectKind, id: task.subjectId };
  return recordAudit(deps, { by, action, object, after: { task: task.id } });
}
