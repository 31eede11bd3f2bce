import type { components } from '@repo/api-sdk/spec';
import type { WorkItemState } from '@repo/domain/records';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordsErrors } from './records.errors.ts';
import { ownTasks } from './records.policy.ts';
import { readSubjects, subjectKey } from './subjects.repository.ts';
import { toWireTask } from './tasks.mapper.ts';
import { countOpenTasks, findTask, listTasksFor, type TaskView } from './tasks.repository.ts';

/** « Mes tâches »: those given to the caller, at most 200, and how many are open and late. */
export async function listMyTasks(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  state: WorkItemState,
): Promise<components['schemas']['MyTasks']> {
  const owner = await ownTasks(deps, actor);
  const tasks = await listTasksFor(deps.db, owner, { state });
  return {
    items: await withLabels(deps, tasks),
    ...(await countOpenTasks(deps.db, owner, { now: deps.clock.now() })),
  };
}

export async function readTask(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<components['schemas']['Task']> {
  const task = await findTask(deps.db, id);
  const [shown] = task === undefined ? [] : await withLabels(deps, [task]);
  if (shown === undefined) throw new AppError(recordsErrors.taskNotFound);
  return shown;
}

/** Of several records: each with the words of its own. */
export async function withLabels({ db, clock }: Pick<Deps, 'db' | 'clock'>, tasks: readonly TaskView[]) {
  const subjects = await readSubjects(
    db,
    tasks.map(({ task }) => task),
  );
  const now = clock.now();
  return tasks.map((view) =>
    toWireTask(view, { now, label: subjects.get(subjectKey(view.task))?.label ?? null }),
  );
}
