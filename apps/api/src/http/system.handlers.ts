import { sql } from 'drizzle-orm';
import { AppError } from './app-error.ts';
import { publicHandler, RawReply } from './handler.ts';
import { httpErrors } from './http.errors.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export const systemHandlers = {
  getLiveness: publicHandler<'getLiveness'>(async () => ({ status: 'ok' as const })),
  getReadiness: publicHandler<'getReadiness'>(async ({ deps }) => {
    try {
      await deps.db.execute(sql`select 1`);
    } catch (error) {
      throw new AppError(httpErrors.unavailable, { cause: error });
    }
    return { status: 'ok' as const, checks: { database: 'ok' } };
  }),
  getMetrics: publicHandler<'getMetrics'>(async ({ deps, request }) => {
    const { metricsToken, mode } = deps.settings;
    // Figures tell an attacker much: with the collector's token, or in development from this machine. In production a
    // proxy on the same machine makes the whole world look like it.
    const isAllowed =
      metricsToken === null
        ? mode !== 'production' && loopback.has(request.ip)
        : request.header('authorization') === `Bearer ${metricsToken}`;
    if (!isAllowed) throw new AppError(httpErrors.notFound);
    return new RawReply(200, { 'content-type': deps.metrics.contentType }, await deps.metrics.metrics());
  }),
};
