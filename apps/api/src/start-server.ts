import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { serverLimits } from './db/create-pool.ts';
import { openDatabase } from './db/open-database.ts';
import { holdProcessLease } from './db/process-lease.ts';
import type { ProcessRole } from './deps.ts';
import { registerPoolMetrics } from './http/metrics.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { registerStateMetrics } from './jobs/state-metrics.ts';
import { createLog } from './log.ts';
import { auditControl } from './modules/change-control/audit-control.ts';
import { pairFiles } from './modules/files/pair-files.ts';
import { prepareMarketAhead } from './modules/market-data/load-market.ts';
import { listenToSignatures } from './modules/signatures/listen-to-signatures.ts';
import { startTypesetting } from './pdf/typeset.ts';
import { readSecret } from './secret.ts';
import { readSettings, type Settings } from './settings.ts';
import { buildWorkerApp } from './worker-app.ts';

/**
 * A stop ends under 30 s whatever is under way: the sum of these is 28 s. Past its share, a step is abandoned: requests
 * are cut, jobs and queries end with the process, and all of them can be taken up again (idempotency keys, leases,
 * transactions).
 */
const requestsMs = 10_000;
const jobsMs = 5000;
/** Less than `jobsMs`, so that what has not ended is back in its queue before the connections close. */
const jobGraceMs = 4000;
/** PostgreSQL's own stop included, where we run it. */
const databaseMs = 8000;

/** PostgreSQL may be started together with the API. */
const databasePatienceMs = 60_000;

/** `api` serves requests, and does background work unless WORK=off; `worker` does that alone. */
export type ServerKind = 'api' | 'worker';

/** A load balancer needs a few probes to see that readiness is 503; nothing balances a worker, a demonstration or a test. */
const drainMs = ({ mode }: Settings, role: ProcessRole) =>
  mode === 'production' && role !== 'worker' ? 5000 : 0;

function roleOf(kind: ServerKind, { worksInline }: Settings): ProcessRole {
  if (kind === 'worker') return 'worker';
  return worksInline ? 'all' : 'api';
}

export interface RunningServer {
  stop: (reason: string) => Promise<void>;
}

export async function startServer(
  env: Record<string, string | undefined>,
  kind: ServerKind,
): Promise<RunningServer> {
  const settings = readSettings(env);
  const role = roleOf(kind, settings);
  const log = createLog(settings);
  const stopping = new AbortController();
  const database = await openDatabase(settings, {
    holder: kind,
    // A private cluster is the API's: a worker works beside it.
    whenOwned: kind === 'api' ? 'refuse' : 'share',
    limits: serverLimits,
    patienceMs: databasePatienceMs,
    onNotice: (sentence) => log.warn(sentence),
  });
  try {
    const composition = await compose({
      settings,
      secret: await readSecret(settings),
      database,
      log,
      role,
      stopping: stopping.signal,
    });
    const { deps } = composition;
    await pairFiles(deps);
    const releaseLease = await holdProcessLease({
      db: database.reserved,
      processId: deps.process.id,
      log,
    });
    const app = await (kind === 'api' ? buildApp(composition) : buildWorkerApp(composition));
    await auditControl(deps);
    if (kind === 'api') await prepareMarketAhead(deps);
    registerStateMetrics(deps);
    registerPoolMetrics(deps.metrics, database.pools);
    listenToSignatures(deps);
    startTypesetting();
    await app.listen({ host: settings.host, port: kind === 'api' ? settings.port : settings.workerPort });
    // After listening: the first jobs may take minutes and must not delay requests.
    const drain = drainMs(settings, role);
    const stopJobs = role === 'api' ? null : startJobs(deps, drain + jobGraceMs);
    return {
      stop: async (reason) => {
        log.info({ reason }, 'stopping: readiness is 503, requests under way are finished');
        stopping.abort();
        const ended = stopJobs?.();
        await wait(drain);
        await closeWithin(requestsMs, app);
        if (ended !== undefined) await Promise.race([ended, wait(jobsMs)]);
        // Last but the connections: until here, another process takes over nothing of this one.
        await Promise.race([releaseLease().then(() => database.close()), wait(databaseMs)]);
        log.info('stopped');
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Finishes the requests under way; those that last longer lose their connection. */
async function closeWithin(milliseconds: number, app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  await app.close();
  clearTimeout(cut);
}
