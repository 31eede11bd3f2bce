/**
 * A throw-away PostgreSQL cluster for tests, journeys and benchmarks: made, started, stopped and deleted by the process
 * that needs it. It trusts local connections and never holds real data.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster, findServer, startServer, stopServer, superuser } from './cluster.ts';
import {
  apiRole,
  type DatabaseUrls,
  ensureRoles,
  ownerRole,
  requireExtensions,
  urlFor,
  withClient,
} from './databases.ts';
import { endProcesses } from './end-processes.ts';
import { freePort } from './free-port.ts';
import { findPrograms, reachablePrograms } from './programs.ts';

export interface PostgresServer {
  /** The maintenance database as superuser: what `createDatabase` takes, in this process or another. */
  readonly adminUrl: string;
  stop(): Promise<void>;
}

/**
 * Nothing of it outlives a crash of the machine: no commit waits for the disk. Its hundreds of small databases are
 * deleted before a vacuum would help them, and visiting each takes processor time from the tests.
 */
const volatileSettings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];

/** Where files live in memory: a copy of a database takes a quarter of its time on a disk. */
const memoryFolder = '/dev/shm';
/** The suites hold less than a quarter of it at a time. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Starts a new cluster on a free loopback port; `isDurable`, with the commits of a real one, for what is measured.
 * Throws a `ClusterError` naming what is missing when none can be had.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = await traversableFolder(tmpdir());
  const programs = await reachablePrograms(findPrograms(), folder);
  const home = isDurable ? folder : await traversableFolder(await volatileParent());
  const data = join(home, 'data');
  await createCluster(programs, data, null);
  const port = await freePort();
  // Many databases are open at a time, each with its pool.
  const settings = ['max_connections=300', ...(isDurable ? [] : volatileSettings)];
  await startServer(programs, data, { port, settings });
  const adminUrl = `postgres://${superuser}@127.0.0.1:${port}/postgres`;
  const server = await findServer(data);
  const kill = () => {
    if (server !== null) endProcesses([server.pid], 'SIGQUIT');
    for (const each of [home, folder]) rmSync(each, { recursive: true, force: true });
  };
  process.once('exit', kill);
  await withClient(adminUrl, async (client) => {
    await requireExtensions(client, programs.bin);
    await ensureRoles(client, null);
  });
  return {
    adminUrl,
    async stop() {
      process.removeListener('exit', kill);
      await stopServer(programs, data, 'immediate');
      for (const each of [home, folder]) await rm(each, { recursive: true, force: true });
    },
  };
}

/** A new folder that the server's user can traverse to its own. */
export async function traversableFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'postgres-'));
  await chmod(folder, 0o711);
  return folder;
}

async function volatileParent(): Promise<string> {
  const { bavail, bsize } = await statfs(memoryFolder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > neededBytes ? memoryFolder : tmpdir();
}

/**
 * Creates a database, empty or as a copy of another without open connections. Its files are copied: twice as fast as
 * through the write-ahead log, block by block.
 */
export async function createDatabase(
  adminUrl: string,
  { name = `copy_${randomBytes(8).toString('hex')}`, template }: { name?: string; template?: string } = {},
): Promise<DatabaseUrls> {
  const source = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await withClient(adminUrl, (client) => client.query(`create database ${name} owner ${ownerRole}${source}`));
  return { url: urlFor(adminUrl, name, apiRole), migrationUrl: urlFor(adminUrl, name, ownerRole) };
}

/** Deletes it, with what is still connected to it. */
export async function dropDatabase(adminUrl: string, { url }: DatabaseUrls): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withClient(adminUrl, (client) => client.query(`drop database ${name} with (force)`));
}
