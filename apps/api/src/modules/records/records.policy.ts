// What of a record a caller sees: an administrator all of it, an adviser what is of their own clients.
import type { UserRow } from '../../db/schema/identity.ts';
import type { WorkItemRow } from '../../db/schema/records.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { listOtherAdministrators } from '../change-requests/change-requests.repository.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { isClientInScope, isInScope } from '../clients/scope.repository.ts';
import { recordsErrors } from './records.errors.ts';
import { readSubjects, type Subject, type SubjectRef, subjectKey } from './subjects.repository.ts';
import type { TaskOwner } from './tasks.repository.ts';

type Reader = Pick<Deps, 'db' | 'clock'>;

/** 404 when it does not exist, or not to the caller: of an adviser, a client or a contract outside of their scope, and any other record. */
export async function readSubject(deps: Reader, actor: Actor, ref: SubjectRef): Promise<Subject> {
  const subject = (await readSubjects(deps.db, [ref])).get(subjectKey(ref));
  if (subject === undefined || !(await sees(deps, actor, { ...ref, userId: subject.userId })))
    throw new AppError(recordsErrors.recordNotFound);
  return subject;
}

async function sees(
  deps: Reader,
  actor: Actor,
  { subjectKind, userId }: Pick<SubjectRef, 'subjectKind'> & { userId: string | null },
): Promise<boolean> {
  const scope = await scopeOf(deps, actor);
  if (scope === undefined) return true;
  if (userId === null || (subjectKind !== 'user' && subjectKind !== 'contract')) return false;
  return isClientInScope(deps.db, userId, scope);
}

/** Whether a note or a task, wherever it was found, is of a record that the caller sees. */
export const seesItem = (
  deps: Reader,
  actor: Actor,
  item: Pick<WorkItemRow, 'subjectKind' | 'subjectId' | 'userId'>,
): Promise<boolean> => sees(deps, actor, item);

/** The same of a task: of an adviser, what is given to them or to those who delegate to them. */
export async function seesTask(deps: Reader, actor: Actor, task: WorkItemRow): Promise<boolean> {
  return isInScope(task.assigneeId, await scopeOf(deps, actor)) && (await seesItem(deps, actor, task));
}

/** Whose tasks are the caller's. */
export async function ownTasks(deps: Reader, actor: Actor): Promise<TaskOwner> {
  const scope = await scopeOf(deps, actor);
  return { assignees: scope ?? [actor.userId], scope };
}

/** Whom the caller may give a task of a record to: an administrator, or the adviser of its client; an adviser, to themselves alone. */
export async function listAssignees(
  deps: Reader,
  actor: Actor,
  { userId }: Pick<Subject, 'userId'>,
): Promise<UserRow[]> {
  if ((await scopeOf(deps, actor)) !== undefined) return active(await findUserById(deps.db, actor.userId));
  const client = userId === null ? null : await findUserById(deps.db, userId);
  const adviserId = client?.assignedSalesId ?? null;
  return [
    ...(await listOtherAdministrators(deps.db, [])),
    ...(adviserId === null ? [] : active(await findUserById(deps.db, adviserId))),
  ];
}

const active = (user: UserRow | null) => (user === null || user.disabledAt !== null ? [] : [user]);
