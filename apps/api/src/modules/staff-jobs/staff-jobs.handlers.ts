import { AppError } from '../../http/app-error.ts';
import { changeHandler, handler, publicHandler } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { cancelJob } from './cancel-job.ts';
import { getJobFile } from './get-job-file.ts';
import { hasRecentSuccess } from './job-queues.repository.ts';
import { listJobQueues } from './list-job-queues.ts';
import { retryJob } from './retry-job.ts';
import { toWireJob } from './staff-jobs.mapper.ts';
import { readOwnJob } from './staff-jobs.policy.ts';
import { listJobsOf } from './staff-jobs.repository.ts';

export const staffJobsHandlers = {
  listJobs: handler<'listJobs'>(async ({ deps, actor }) => ({
    jobs: (await listJobsOf(deps.db, actor.userId)).map((job) => toWireJob(deps, job)),
  })),
  getJob: handler<'getJob'>(async ({ deps, actor, params }) =>
    toWireJob(deps, await readOwnJob(deps.db, actor, params.id)),
  ),
  cancelJob: changeHandler<'cancelJob'>({
    change: ({ deps, actor, params }) => cancelJob(deps, actor, params.id),
    response: async ({ deps, actor, params }) => toWireJob(deps, await readOwnJob(deps.db, actor, params.id)),
  }),
  getJobFile: publicHandler<'getJobFile'>(({ deps, params, query, request }) =>
    getJobFile(deps, { fileId: params.id, ...query }, request),
  ),
  listJobQueues: handler<'listJobQueues'>(async ({ deps }) => ({
    queues: await listJobQueues(deps),
    is_running: deps.jobs.isRunning || (await hasRecentSuccess(deps.db)),
  })),
  retryJob: changeHandler<'retryJob'>({
    change: ({ deps, actor, params }) => retryJob(deps, actor, params.id),
    response: async ({ deps, params }) => {
      const queue = (await listJobQueues(deps)).find(({ name }) => name === params.id);
      if (queue === undefined) throw new AppError(httpErrors.notFound);
      return queue;
    },
  }),
};
