import { jobQueueNames } from '../../db/job-queues.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listDeadJobs } from './job-queues.repository.ts';
import { staffJobsErrors } from './staff-jobs.errors.ts';

/** One run does what every dead one was to do: it takes their place. */
export async function retryJob(deps: Deps, actor: Actor, queue: string): Promise<void> {
  const name = jobQueueNames.find((known) => known === queue);
  if (name === undefined) throw new AppError(httpErrors.notFound);
  await deps.db.transaction(async (tx) => {
    const dead = await listDeadJobs(tx, name);
    if (dead.length === 0) throw new AppError(staffJobsErrors.noDeadJob);
    await deps.jobs.replaceDead(tx, name, dead);
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'job_queue.retried',
        object: { type: 'job_queue', id: name },
        after: { dead: dead.length },
      },
    );
    await deps.settleRequest?.(tx);
  });
}
