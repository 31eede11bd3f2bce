// PostgreSQL refuses to run as root: its processes then belong to the unprivileged user with id 65534.
import { spawn } from 'node:child_process';
import { chown } from 'node:fs/promises';

const nobodyId = 65_534;
const isRoot = process.getuid?.() === 0;

/** The user of the server's processes; empty for the current user. */
const identity = isRoot ? { uid: nobodyId, gid: nobodyId } : {};

/** User id that owns the server's files; null on Windows, which has none. */
export const serverUserId: number | null = isRoot ? nobodyId : (process.getuid?.() ?? null);

export async function giveToServerUser(path: string): Promise<void> {
  if (isRoot) await chown(path, nobodyId, nobodyId);
}

/** Whether the server's user can enter this folder, or execute this program. */
export async function canReach(path: string): Promise<boolean> {
  if (!isRoot) return true;
  return (await runAsServerUser('/bin/sh', ['-c', 'test -x "$1"', 'sh', path])).code === 0;
}

/**
 * The server inherits only the variables that locate its libraries: its environment can be read by every process of its
 * user, and ours contains secrets.
 */
function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'LD_LIBRARY_PATH'];
  return Object.fromEntries(kept.map((name) => [name, process.env[name]]));
}

export interface ProgramResult {
  readonly code: number;
  /** Standard output and error together. */
  readonly output: string;
}

/** Runs a program to its end, from the root folder: the server's user may not be able to enter ours. */
export function runAsServerUser(program: string, args: readonly string[]): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...identity,
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
