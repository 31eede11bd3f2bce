import type { components } from '@repo/api-sdk/spec';
import type { TaskView } from './tasks.repository.ts';

export function toWireTask(
  { task, dueDay, assignee, opener }: TaskView,
  { now, label }: { now: Date; label: string | null },
): components['schemas']['Task'] {
  const nameOf = (person: typeof opener) => person && `${person.firstname} ${person.lastname}`;
  return {
    id: task.id,
    subject_kind: task.subjectKind,
    subject_id: task.subjectId,
    subject_label: label,
    title: task.title,
    due_day: dueDay,
    is_late: task.state === 'open' && task.dueAt !== null && task.dueAt <= now,
    assignee: task.assigneeId === null ? null : { id: task.assigneeId, name: nameOf(assignee) ?? '' },
    opened_by: nameOf(opener),
    opened_at: task.openedAt.toISOString(),
    is_done: task.state === 'done',
    closed_at: task.closedAt?.toISOString() ?? null,
    version: task.version,
  };
}
