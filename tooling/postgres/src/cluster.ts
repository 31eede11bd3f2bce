// A cluster on disk: created by initdb, started and stopped by pg_ctl, detected by its postmaster.pid.
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClusterError } from './cluster-error.ts';
import type { Programs } from './programs.ts';
import { giveToServerUser, runAsServerUser } from './server-user.ts';

/** The bootstrap superuser; neither the product nor its migrations ever use it. */
export const superuser = 'postgres';

/** The log of the last start, inside the data folder: the only place where the server's user may write. */
const logName = 'server.log';

const commonSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // An error's text quotes the row it refused: start, stop and recovery are logged, errors are the client's to log.
  'log_min_messages=log',
  'log_checkpoints=off',
];

/** Makes `data` a cluster. Null as password: every local connection is trusted, for throw-away clusters alone. */
export async function createCluster(
  programs: Programs,
  data: string,
  password: string | null,
): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  await giveToServerUser(data);
  const passwordFile = `${data}.password`;
  if (password !== null) {
    await writeFile(passwordFile, password, { mode: 0o600 });
    await giveToServerUser(passwordFile);
  }
  // Upper and lower case of accented letters are known without a locale of the machine.
  const locale =
    programs.major >= 17
      ? ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8'];
  const access =
    password === null ? ['-A', 'trust', '--no-sync'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const { code, output } = await runAsServerUser(join(programs.bin, 'initdb'), [
    '-D',
    data,
    '-U',
    superuser,
    '-E',
    'UTF8',
    ...locale,
    ...access,
  ]);
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new ClusterError(`initdb failed for ${data}: ${output.trim()}`);
}

export interface ServerOptions {
  readonly port: number;
  /** More settings, as `name=value` without a blank. */
  readonly settings?: readonly string[];
}

/** In a process group of its own (pg_ctl sees to it): Ctrl-C in a terminal does not stop it before its clients. */
export async function startServer(programs: Programs, data: string, options: ServerOptions): Promise<void> {
  const log = join(data, logName);
  await rm(log, { force: true });
  const settings = [...commonSettings, ...(options.settings ?? [])].map((setting) => `-c ${setting}`);
  const serverOptions = [`-p ${options.port}`, ...settings].join(' ');
  const args = ['start', '-D', data, '-l', log, '-w', '-t', '60', '-o', serverOptions];
  const { code, output } = await runAsServerUser(join(programs.bin, 'pg_ctl'), args);
  if (code === 0) return;
  const logged = await readFile(log, 'utf8').catch(() => output);
  throw new ClusterError(`PostgreSQL did not start on ${data}: ${lastLines(logged)}`);
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-5).join(' | ');
}

/**
 * Ends every session and waits until the server has stopped: a fast shutdown, or an immediate one for throw-away data.
 */
export async function stopServer(
  programs: Programs,
  data: string,
  mode: 'fast' | 'immediate',
): Promise<void> {
  await runAsServerUser(join(programs.bin, 'pg_ctl'), ['stop', '-D', data, '-m', mode, '-w', '-t', '60']);
}

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

/** The server that runs on this folder, whichever process started it; null when there is none. */
export async function findServer(data: string): Promise<RunningServer | null> {
  const path = join(data, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const [pid = 0, , , port = 0] = text.split('\n').map(Number);
  if (await isPostmaster(pid, data)) return { pid, port };
  await setAside(path, text);
  return null;
}

/**
 * After a crash the process number in the file may belong to another process, or to a zombie that was never reaped;
 * PostgreSQL would then refuse to start. Where /proc shows that it is not a postmaster, the file is set aside first.
 */
async function isPostmaster(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return command === null || command.includes(data);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Only the file that was read: one written by another start meanwhile is restored. */
async function setAside(path: string, text: string): Promise<void> {
  const stale = `${path}.stale`;
  try {
    await rename(path, stale);
    if ((await readFile(stale, 'utf8')) !== text) await link(stale, path);
  } catch {
    // Another start was first; its file is read by the next attempt.
  }
}
