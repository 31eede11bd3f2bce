import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { isLoopbackAddress } from '../loopback.ts';
import { type Release, readRelease } from '../release.ts';
import { AppError } from './app-error.ts';
import { publicHandler, RawReply } from './handler.ts';
import { httpErrors } from './http.errors.ts';

/** A load balancer that waits longer has given up already. */
const readinessMs = 2000;

// Read once: it does not change while the process runs, and a probe comes every few seconds.
let release: Release | undefined;

export const systemHandlers = {
  getLiveness: publicHandler<'getLiveness'>(async ({ deps }) => {
    release ??= readRelease(deps.settings.commit);
    return { status: 'ok' as const, ...release };
  }),
  getReadiness: publicHandler<'getReadiness'>(async ({ deps }) => {
    if (deps.stopping.aborted) throw new AppError(httpErrors.unavailable, { cause: 'stopping' });
    try {
      await within(readinessMs, deps.db.execute(sql`select 1`));
    } catch (error) {
      throw new AppError(httpErrors.unavailable, { cause: error });
    }
    const { role } = deps.process;
    const jobs = deps.jobs.isRunning ? 'ok' : role === 'api' ? 'off' : 'stopped';
    // Without its jobs a process still serves requests, which operators read here; a worker does nothing.
    if (role === 'worker' && jobs === 'stopped') {
      throw new AppError(httpErrors.unavailable, { cause: 'the workers do not run' });
    }
    return { status: 'ok' as const, checks: { database: 'ok', jobs } };
  }),
  getMetrics: publicHandler<'getMetrics'>(async ({ deps, request }) => {
    const { metricsToken, mode } = deps.settings;
    // Metrics help an attacker: with the collector's token, or in development from this machine. In production a
    // proxy on the same machine makes the whole world look like it.
    const isAllowed =
      metricsToken === null
        ? mode !== 'production' && isLoopbackAddress(request.ip)
        : request.header('authorization') === `Bearer ${metricsToken}`;
    if (!isAllowed) throw new AppError(httpErrors.notFound);
    return new RawReply(200, { 'content-type': deps.metrics.contentType }, await deps.metrics.metrics());
  }),
};

/** Rejects after this many milliseconds; the work itself ends by its own limits. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const tooLate = wait(milliseconds, null, { signal: late.signal }).then(() => {
    throw new Error(`no result within ${milliseconds} ms`);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    late.abort();
    tooLate.catch(() => undefined);
  }
}
