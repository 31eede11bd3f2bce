// One log line when the database can't be reached and one when it is back, however many calls fail in between.
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from './database-busy.ts';

/** What a call throws while the database is out of reach: it has been logged. */
class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** By its name: pg-boss emits copies of errors. */
export const isOutageLogged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'DatabaseAwayError';

/** The returned function runs a call to the database; all calls made through it have their outages in common. */
export function logOutages(log: FastifyBaseLogger, subject: string) {
  let sinceMs: number | null = null;
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await call();
      if (sinceMs !== null) {
        const seconds = Math.round((performance.now() - sinceMs) / 1000);
        sinceMs = null;
        log.info({ seconds }, `${subject}: the database is back`);
      }
      return result;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (sinceMs === null) {
        sinceMs = performance.now();
        log.error({ err: error }, `${subject}: the database is out of reach`);
      }
      throw new DatabaseAwayError('the database is out of reach', { cause: error });
    }
  };
}
