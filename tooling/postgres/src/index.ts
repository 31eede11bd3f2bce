/**
 * A throw-away PostgreSQL cluster for tests, journeys and benchmarks: created, started, stopped and deleted by
 * whoever asks for it, as an unprivileged user even when the caller is root (PostgreSQL refuses root).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from './programs.ts';

/** The user « nobody » exists on every system we run on; a cluster of ours needs nothing else. */
const nobodyId = 65_534;
const startTimeoutMs = 60_000;

export interface PostgresServer {
  /** URL of the maintenance database, with the right to create others. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a new cluster on a free loopback port. Throws an `Error` naming what is missing when none can be had. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const isRoot = userInfo().uid === 0;
  const identity = isRoot ? { uid: nobodyId, gid: nobodyId } : {};
  const programs = await copyPrograms(folder);
  if (isRoot) await chownTree(folder);
  const data = join(folder, 'data');
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    identity,
  );
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    { ...identity, stdio: 'ignore' },
  );
  const stopNow = () => server.kill('SIGKILL');
  process.once('exit', stopNow);
  await waitForPort(port, server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      process.removeListener('exit', stopNow);
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Programs are copied beside the cluster because the unprivileged user may not reach the checkout. */
async function copyPrograms(folder: string): Promise<string> {
  const found = await findPrograms();
  if (found.installed) return found.bin;
  await cp(found.root, join(folder, 'postgresql'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'postgresql', 'bin');
}

async function chownTree(folder: string): Promise<void> {
  await chown(folder, nobodyId, nobodyId);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), nobodyId, nobodyId);
  }
}

async function run(program: string, args: string[], identity: { uid?: number; gid?: number }): Promise<void> {
  const child = spawn(program, args, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} failed (${String(code)}): ${errors.trim()}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port could be found.');
  return address.port;
}

async function waitForPort(port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped while starting (${server.exitCode}).`);
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not start in time.');
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** SIGINT is PostgreSQL's fast shutdown: sessions are closed, nothing is waited for. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGINT');
  const force = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await once(server, 'exit');
  clearTimeout(force);
}
