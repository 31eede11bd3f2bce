/**
 * The private cluster of a data folder: created at the first start, run and stopped by the API, and recovered after any
 * crash. Its owner is the process that holds an advisory lock in it; a crash of that process frees the lock.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { findServer, startServer, stopServer, superuser } from './cluster.ts';
import { ClusterError } from './cluster-error.ts';
import { type ClusterHome, followPointer, openHome, removeLeftovers } from './cluster-home.ts';
import {
  apiRole,
  type DatabaseUrls,
  ensureDatabase,
  ensureRoles,
  ownerRole,
  requireExtensions,
  urlFor,
} from './databases.ts';
import { freePort } from './free-port.ts';
import { findPrograms } from './programs.ts';

export { ClusterError } from './cluster-error.ts';

const databaseName = 'app';
/** Any fixed number: it names the lock of the cluster's owner, in the database `postgres`. */
const ownerLockId = 728_304_117;
/** The lock of a killed process is released once the server has seen its connection close. */
const lockPatienceMs = 2000;
/** For a server that exits at once: leftovers of a killed server may take this long to disappear. */
const startPatienceMs = 15_000;
/** For a server that runs and is not ready: it may be replaying its journal after a crash. */
const readyPatienceMs = 300_000;
const pauseMs = 100;

export interface PrivateClusterOptions {
  readonly dataDir: string;
  /** The name of this process in the error of a process that finds the cluster in use: `api`, `doctor`… */
  readonly holder: string;
  /** When another process owns the cluster: refuse to start, or use it beside that process. */
  readonly whenOwned: 'refuse' | 'share';
  /** Whether the server stops with this owner, which is the default, or is left for the next one to adopt. */
  readonly atClose?: 'stop' | 'leave';
  /** Called with a message when the server stopped unexpectedly, and when it runs again. */
  readonly onNotice?: (sentence: string) => void;
}

export interface PrivateCluster extends DatabaseUrls {
  /** Stops the server, unless another process owns it or `atClose` says to leave it. */
  close(): Promise<void>;
}

/** Throws a `ClusterError`, one sentence for the operator, for every expected failure. */
export async function openPrivateCluster(options: PrivateClusterOptions): Promise<PrivateCluster> {
  const home = await openHome(options.dataDir, findPrograms());
  const { client, port } = await connectOrStart(home, options);
  try {
    const isCommand = options.whenOwned === 'share';
    const owner = await takeOwnership(client, isCommand ? 0 : lockPatienceMs);
    if (owner !== null && !isCommand) throw ownedError(options.dataDir, owner);
    const urls = databaseUrls(home, port);
    if (owner !== null) {
      await client.end();
      return { ...urls, close: async () => {} };
    }
    await prepare(client, home, options.dataDir);
    return { ...urls, close: keepRunning(client, home, { ...options, port }) };
  } catch (error) {
    await client.end();
    throw error;
  }
}

function ownedError(dataDir: string, owner: string): ClusterError {
  return new ClusterError(
    `The database of ${resolve(dataDir)} is in use by process ${owner}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

/** Deletes the cluster of this data folder, and what PGlite left there. Refused while a process owns it. */
export async function removePrivateCluster(dataDir: string): Promise<void> {
  const place = join(resolve(dataDir), 'postgres');
  if (existsSync(place)) {
    const folder = await followPointer(place);
    if ((await findServer(join(folder, 'data'))) !== null) {
      const cluster = await openPrivateCluster({ dataDir, holder: 'db-reset', whenOwned: 'refuse' });
      await cluster.close();
    }
    await rm(folder, { recursive: true, force: true });
    await rm(place, { recursive: true, force: true });
  }
  await rm(join(resolve(dataDir), 'database'), { recursive: true, force: true });
}

/** The server that already runs on this folder, else one that is started now. */
async function connectOrStart(
  home: ClusterHome,
  { holder, port }: Pick<PrivateClusterOptions, 'holder'> & { port?: number },
): Promise<{ client: Client; port: number }> {
  const giveUpAt = { start: Date.now() + startPatienceMs, ready: Date.now() + readyPatienceMs };
  for (;;) {
    const server = await findServer(home.data);
    try {
      if (server !== null) return { client: await connect(home, server.port, holder), port: server.port };
      await startServer(home.programs, home.data, { port: port ?? (await choosePort(home)) });
    } catch (error) {
      if (error instanceof DatabaseError && error.code === '28P01') {
        throw new ClusterError(
          `DATA_DIR: the password kept in ${home.folder} is not that of its database: they are not of one folder.`,
        );
      }
      if (Date.now() > (server === null ? giveUpAt.start : giveUpAt.ready)) throw error;
      await sleep(pauseMs);
    }
  }
}

/** The last port, for clients that configured it, else another one. */
async function choosePort({ folder }: ClusterHome): Promise<number> {
  const path = join(folder, 'port');
  const last = Number(await readFile(path, 'utf8').catch(() => ''));
  const port = await freePort(last);
  await writeFile(path, String(port));
  return port;
}

async function connect({ credentials }: ClusterHome, port: number, holder: string): Promise<Client> {
  const server = `postgres://127.0.0.1:${port}`;
  const client = new Client({
    connectionString: urlFor(server, 'postgres', superuser, credentials.superuser),
    application_name: `${process.pid} (${holder})`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // A server that stops would end the process by this event; `end`, or the query under way, reports the same.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Null when this process now holds the lock, else the name of its holder. */
async function takeOwnership(client: Client, patienceMs: number): Promise<string | null> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      ownerLockId,
    ]);
    if (rows[0]?.taken === true) return null;
    if (Date.now() >= giveUpAt) return readOwner(client);
    await sleep(pauseMs);
  }
}

async function readOwner(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [ownerLockId],
  );
  return rows[0]?.name ?? 'that has just ended';
}

/** Each step is repeated at every start, so that a crash between two of them heals. */
async function prepare(client: Client, home: ClusterHome, dataDir: string): Promise<void> {
  await requireExtensions(client, home.programs.bin);
  await ensureRoles(client, home.credentials);
  await ensureDatabase(client, databaseName);
  await removeLeftovers(resolve(dataDir));
}

function databaseUrls({ credentials }: ClusterHome, port: number): DatabaseUrls {
  const server = `postgres://127.0.0.1:${port}`;
  return {
    url: urlFor(server, databaseName, apiRole, credentials[apiRole]),
    migrationUrl: urlFor(server, databaseName, ownerRole, credentials[ownerRole]),
  };
}

/**
 * Restarts the server, on the same port, whenever it stops unexpectedly. Returns a function that stops both, unless another
 * process became the owner during an outage and still is.
 */
function keepRunning(
  first: Client,
  home: ClusterHome,
  options: Pick<PrivateClusterOptions, 'dataDir' | 'holder' | 'atClose' | 'onNotice'> & { port: number },
): () => Promise<void> {
  const closing = new AbortController();
  let client = first;
  let recovery = Promise.resolve();
  let newOwner: string | null = null;
  let lastNotice = '';
  const notify = (sentence: string) => {
    if (sentence !== lastNotice) options.onNotice?.(sentence);
    lastNotice = sentence;
  };
  const recover = async () => {
    notify('the private PostgreSQL server ended: starting it again');
    while (!closing.signal.aborted) {
      try {
        client = (await connectOrStart(home, options)).client;
        newOwner = await takeOwnership(client, lockPatienceMs);
        if (newOwner === null) {
          watch();
          notify('the private PostgreSQL server runs again');
          return;
        }
        await client.end();
        notify(ownedError(options.dataDir, newOwner).message);
      } catch (error) {
        notify(error instanceof Error ? error.message : String(error));
        await sleep(pauseMs);
      }
    }
  };
  const watch = () => {
    client.once('end', () => {
      if (!closing.signal.aborted) recovery = recover();
    });
  };
  watch();
  return async () => {
    closing.abort();
    await recovery;
    if (options.atClose !== 'leave' && newOwner === null) await stopServer(home.programs, home.data, 'fast');
    await client.end().catch(() => {});
  };
}
