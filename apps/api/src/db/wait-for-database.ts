// In a deployment PostgreSQL may start after the API: the API retries the connection for a bounded time.
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '@repo/postgres/databases';
import { hostUrls } from '@repo/postgres/hosts';
import { isDatabaseBusy } from './database-busy.ts';

const retryMs = 1000;

export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

export interface DatabaseWait {
  /** No try begins later than this after the first; 0: a single try. */
  patienceMs: number;
  onNotice?: ((sentence: string) => void) | undefined;
}

/**
 * Resolves once the database accepts a connection. Retries while it can't be reached or is starting up. Throws a
 * `DatabaseUnreachableError` at the end of the wait, and any other failure (password, unknown database) at once.
 */
export async function waitForDatabase(url: string, { patienceMs, onNotice }: DatabaseWait): Promise<void> {
  const startedAt = performance.now();
  for (let tries = 1; ; tries += 1) {
    const error = await tryToConnect(url);
    if (error === null) return;
    if (!isDatabaseBusy(error)) throw error;
    // The hosts without the user and the password.
    const hosts = hostUrls(url).map((one) => new URL(one).host);
    const state = `the database at ${hosts.join(', ')} does not respond (${reasonOf(error)})`;
    if (performance.now() - startedAt + retryMs > patienceMs) {
      const message = `DATABASE_URL: ${state}. Start it, or correct the address.`;
      throw new DatabaseUnreachableError(message, { cause: error });
    }
    if (tries === 1) onNotice?.(`DATABASE_URL: ${state}; retrying for ${patienceMs / 1000} s.`);
    await sleep(retryMs);
  }
}

async function tryToConnect(url: string): Promise<unknown> {
  try {
    await withClient(url, () => Promise.resolve());
    return null;
  } catch (error) {
    return error;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
