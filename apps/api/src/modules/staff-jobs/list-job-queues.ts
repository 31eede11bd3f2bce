import type { components } from '@repo/api-sdk/spec';
import { jobQueueNames } from '../../db/job-queues.ts';
import type { Deps } from '../../deps.ts';
import { readQueueStates } from './job-queues.repository.ts';

/** Every queue of this release; those with dead jobs first. */
export async function listJobQueues({ db }: Pick<Deps, 'db'>): Promise<components['schemas']['JobQueue'][]> {
  const states = new Map((await readQueueStates(db)).map((state) => [state.name, state]));
  return jobQueueNames
    .map(
      (name) =>
        states.get(name) ?? {
          name,
          waiting: 0,
          running: 0,
          dead: 0,
          last_success: null,
          last_failure: null,
          last_error: null,
        },
    )
    .toSorted((one, other) => other.dead - one.dead);
}
