// The workers of this process: pg-boss hands each job to one process of all, and takes it back from one that dies.
import { setTimeout as sleep } from 'node:timers/promises';
import packageJson from 'pg-boss/package.json' with { type: 'json' };
import { type JobQueueName, jobQueueNames, jobQueues } from '../db/job-queues.ts';
import { isOutageLogged } from '../db/log-outages.ts';
import type { Deps } from '../deps.ts';
import { serializeError } from '../log.ts';
import { works } from './works.ts';

const startAgainMs = 10_000;
/** Jobs that wait when a worker looks are one round: each empties its tables. */
const batchSize = 100;
/** Rounds of one queue at the same time: the second takes what is queued while the first waits for a relay or a provider. */
const roundsOf = { standard: 2, exclusive: 1 } as const;
/**
 * Returns at once: neither the requests nor the start wait for the workers. The function it returns lets what runs end, takes
 * nothing else, and after `stopGraceMs` gives back what is not over.
 */
export function startJobs(deps: Deps, stopGraceMs: number): () => Promise<void> {
  const { boss } = deps.jobs;
  const stopping = new AbortController();
  boss.on('error', (error) => {
    if (!isOutageLogged(error)) deps.log.error({ err: error }, 'background work: a call of the queue failed');
  });
  boss.on('warning', ({ message }) => deps.log.warn(`background work: ${message}`));
  const started = startUntilStopped(deps, stopping.signal);
  return async () => {
    stopping.abort();
    deps.jobs.isRunning = false;
    await started;
    try {
      await boss.stop({ graceful: true, timeout: stopGraceMs });
    } catch (error) {
      deps.log.error({ err: error }, 'background work did not stop in order');
    }
  };
}

async function startUntilStopped(deps: Deps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      await startWorkers(deps, stopping);
      deps.jobs.isRunning = true;
      return;
    } catch (error) {
      deps.log.error({ err: error }, 'background work did not start; the next try is in 10 s');
      await sleep(startAgainMs, null, { signal: stopping }).catch(() => null);
    }
  }
}

async function startWorkers(deps: Deps, stopping: AbortSignal): Promise<void> {
  const { boss } = deps.jobs;
  await refuseOtherVersion(deps);
  await boss.start();
  for (const name of jobQueueNames) {
    if (jobQueues[name].isAtStart) await boss.send(name);
  }
  for (const name of jobQueueNames) {
    const { pollSeconds, policy } = jobQueues[name];
    const options = { pollingIntervalSeconds: pollSeconds, batchSize, localConcurrency: roundsOf[policy] };
    await boss.work(name, options, ([job]) => run(deps, name, { stopping, lost: job?.signal ?? stopping }));
  }
}

/** Another process has migrated it for a newer release, or the start that migrates is still under way. */
async function refuseOtherVersion({ jobs: { boss } }: Deps): Promise<void> {
  const found = await boss.schemaVersion();
  const known = packageJson.pgboss.schema;
  if (found === known) return;
  throw new Error(
    `The job queue in the database (schema pgboss) has version ${found}, this release works with version ${known}: start the release that migrated the database, or migrate it with this one.`,
  );
}

interface JobSignals {
  readonly stopping: AbortSignal;
  /** The job expired, or another process took it over. */
  readonly lost: AbortSignal;
}

async function run(deps: Deps, queue: JobQueueName, { stopping, lost }: JobSignals): Promise<void> {
  const signal = AbortSignal.any([stopping, lost]);
  try {
    await works[queue](deps, signal);
    // Interrupted, it may have left rows that are due: the job goes back, and another process takes it.
    signal.throwIfAborted();
  } catch (error) {
    if (stopping.aborted) deps.log.info({ queue }, 'background work interrupted: stopping');
    else deps.log.error({ err: error, queue }, 'background work failed, will try again');
    // oxlint-disable-next-line eslint/preserve-caught-error -- the queue stores what is thrown: like the log, without the values that an error carries
    throw new Error(serializeError(error).message);
  }
}
