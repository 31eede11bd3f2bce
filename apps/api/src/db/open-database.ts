import { setTimeout as sleep } from 'node:timers/promises';
import { openPrivateCluster, type PrivateCluster } from '@repo/postgres/private';
import type { DatabaseSettings } from '../database-settings.ts';
import type { Settings } from '../settings.ts';
import { SettingsError } from '../settings-error.ts';
import { type DatabaseHandle, openServerDatabase } from './client.ts';
import type { DatabaseLimits } from './create-pool.ts';
import { waitForDatabase } from './wait-for-database.ts';

const poolPatienceMs = 2000;

export interface OpenOptions {
  /** Names this process to one that finds the private cluster in use: `api`, `doctor`… */
  holder: string;
  /** When another process runs the private cluster: the API refuses to start, a command works beside it. */
  whenOwned: 'refuse' | 'share';
  /** `leave`: the private cluster stays up for the process that opens it next. */
  atClose?: 'stop' | 'leave';
  /** Null, for a command of the operator: it takes the time it needs. */
  limits?: DatabaseLimits | null;
  /** How long to retry while the server of DATABASE_URL can't be reached, in milliseconds; 0 for a command. */
  patienceMs?: number;
  onNotice?: (sentence: string) => void;
}

/** The server of DATABASE_URL, else the private cluster of the data folder, which is started if it is not running. */
export async function openDatabase(
  settings: DatabaseSettings & Pick<Settings, 'dataDir'>,
  { limits = null, patienceMs = 0, ...options }: OpenOptions,
): Promise<DatabaseHandle> {
  const { databaseUrl, migrationUrl, migratesAtStart: migrates, isPooled, dataDir } = settings;
  if (migrates && isPooled && migrationUrl === null) {
    throw new SettingsError(
      'DATABASE_MIGRATION_URL: must be set, without the pooler, where DATABASE_POOLER is: a migration holds a lock of its session.',
    );
  }
  if (databaseUrl !== null) {
    const urls = { url: databaseUrl, migrationUrl: migrationUrl ?? databaseUrl };
    for (const url of new Set(migrates ? [urls.migrationUrl, urls.url] : [urls.url])) {
      await waitForDatabase(url, { patienceMs, onNotice: options.onNotice });
    }
    return openServerDatabase(urls, { limits, migrates, isPooled });
  }
  const cluster = await openPrivateCluster({ ...options, dataDir });
  try {
    const handle = await openServerDatabase(cluster, { limits, migrates });
    return { ...handle, close: () => closeBoth(handle, cluster) };
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

async function closeBoth(handle: DatabaseHandle, cluster: PrivateCluster): Promise<void> {
  // A query that does not end is ended by the server's shutdown.
  await Promise.race([handle.close(), sleep(poolPatienceMs)]);
  await cluster.close();
}
