// The location of a data folder's private cluster, and why an existing one cannot be used.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { createCluster } from './cluster.ts';
import { ClusterError } from './cluster-error.ts';
import { apiRole, ownerRole } from './databases.ts';
import { type Programs, reachablePrograms } from './programs.ts';
import { canReach, serverUserId } from './server-user.ts';

/** Where root keeps clusters whose data folder the server's user cannot enter: a checkout under a private home. */
const sharedFolder = '/var/lib/crypto-yield-platform';
const pointerName = 'location';
const credentialsName = 'credentials.json';

const credentialsSchema = z.object({ superuser: z.string(), [ownerRole]: z.string(), [apiRole]: z.string() });
export type Credentials = z.infer<typeof credentialsSchema>;

export interface ClusterHome {
  /** Holds the cluster, its credentials and, for a private home, a copy of the programs. */
  readonly folder: string;
  readonly data: string;
  readonly programs: Programs;
  readonly credentials: Credentials;
}

/** The cluster of this data folder, made if there is none. Throws a `ClusterError` when it cannot be used. */
export async function openHome(dataDir: string, found: Programs): Promise<ClusterHome> {
  const place = join(resolve(dataDir), 'postgres');
  try {
    if (!existsSync(place)) await createHome(resolve(dataDir), place, found);
    const folder = await followPointer(place);
    const data = join(folder, 'data');
    refuseForeign({ data, owner: (await stat(data)).uid, expected: serverUserId });
    const credentials = credentialsSchema.parse(
      JSON.parse(await readFile(join(folder, credentialsName), 'utf8')),
    );
    refuseOtherMajor(data, Number(await readFile(join(data, 'PG_VERSION'), 'utf8')), found);
    return { folder, data, credentials, programs: await reachablePrograms(found, folder) };
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new ClusterError(
      `DATA_DIR: ${resolve(dataDir)} belongs to another user (${error.message}). Start as that user, or set DATA_DIR to another folder.`,
    );
  }
}

/** The folder that holds the cluster: the place itself, or where its pointer leads. */
export async function followPointer(place: string): Promise<string> {
  const pointer = join(place, pointerName);
  return existsSync(pointer) ? (await readFile(pointer, 'utf8')).trim() : place;
}

/** Again while the other of two concurrent starts still writes in the folder. */
const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 } as const;

/**
 * Prepared in a temporary folder and renamed: a crash leaves no partial cluster, and of two concurrent starts one wins.
 */
async function createHome(dataDir: string, place: string, found: Programs): Promise<void> {
  if (existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
    throw new ClusterError(
      `DATA_DIR: ${join(dataDir, 'database')} was made by PGlite, which is no longer read. Set DATA_DIR to another folder to keep it, or run "pnpm db:reset" to delete it with its files.`,
    );
  }
  await mkdir(dataDir, { recursive: true });
  const staged = await mkdtemp(`${place}.new-`);
  await chmod(staged, 0o711);
  const isReachable = await canReach(staged);
  const home = isReachable ? staged : await createSharedFolder(dataDir);
  try {
    await fillHome(home, found);
    if (!isReachable) await writeFile(join(staged, pointerName), home);
    await rename(staged, place);
  } catch (error) {
    await rm(staged, removing);
    if (!isReachable) await rm(home, removing);
    if (!existsSync(place)) throw error;
  }
}

async function createSharedFolder(dataDir: string): Promise<string> {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  await mkdir(sharedFolder, { recursive: true });
  // A random suffix: the cluster of an earlier folder of the same name is never reused.
  const folder = await mkdtemp(join(sharedFolder, `${hash}-`));
  await chmod(folder, 0o711);
  return folder;
}

async function fillHome(home: string, found: Programs): Promise<void> {
  const credentials: Credentials = {
    superuser: newPassword(),
    [ownerRole]: newPassword(),
    [apiRole]: newPassword(),
  };
  await writeFile(join(home, credentialsName), JSON.stringify(credentials, null, 2), { mode: 0o600 });
  await createCluster(await reachablePrograms(found, home), join(home, 'data'), credentials.superuser);
}

/** Deletes what starts killed during preparation have left; only for the owner of the cluster in use. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('postgres.new-')) await rm(join(dataDir, name), removing);
  }
}

interface Ownership {
  readonly data: string;
  readonly owner: number;
  readonly expected: number | null;
}

/** Throws when the files of the cluster belong to another user than the one its server would run as. */
export function refuseForeign({ data, owner, expected }: Ownership): void {
  if (expected === null || owner === expected) return;
  throw new ClusterError(
    `DATA_DIR: the database ${data} belongs to another user (number ${owner}, not ${expected}). Start as the user that made it, or set DATA_DIR to another folder.`,
  );
}

function refuseOtherMajor(data: string, made: number, { major, bin }: Programs): void {
  if (made === major) return;
  throw new ClusterError(
    `DATA_DIR: the database ${data} was made by PostgreSQL ${made}, and ${bin} holds PostgreSQL ${major}. Set POSTGRES_BIN to the programs of PostgreSQL ${made}, or set DATA_DIR to another folder.`,
  );
}

function isDenied(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
