// A backup in <folder>/<time>: the database first, then the files, so that every row has its file. A file that the backup before has is
// linked to it, on the same disk; those of a bucket are downloaded once. APP_SECRET is not in it: keep it elsewhere.
//   --to=<folder>   where backups are; the newest one whole is the last name in order
import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName, backupTime } from '../backup-name.ts';
import { exitOnUncaught } from '../log.ts';
import { type StoredKey, UnreadableFileError } from '../ports/files/files-port.ts';
import { openStore } from '../ports/files/open-files.ts';
import { readSettings } from '../settings.ts';
import { SettingsError } from '../settings-error.ts';
import { runPostgresProgram } from './postgres-program.ts';

/** The clock of a bucket is not ours. */
const clockMarginMs = 60 * 60_000;

exitOnUncaught();
process.umask(0o077);
const { values } = parseArgs({ options: { to: { type: 'string' } } });
const settings = readSettings(process.env);
const { databaseUrl, migrationUrl } = settings;
if (values.to === undefined) throw new SettingsError('--to names the folder of backups.');
if (databaseUrl === null) throw new SettingsError('DATABASE_URL: a backup is of a PostgreSQL server.');

const backups = (await readdir(values.to)).filter((name) => backupTime(name) !== null);
const before = backups.toSorted().at(-1) ?? '';
const part = join(values.to, '.part');
await rm(part, { recursive: true, force: true });
await mkdir(join(part, 'files'), { recursive: true });
await runPostgresProgram(
  'pg_dump',
  ['--format=custom', `--file=${join(part, 'database.dump')}`],
  migrationUrl ?? databaseUrl,
);
const store = await openStore(settings);
let copied = 0;
for await (const stored of store.list()) {
  // Half-written ones, which no row names.
  if (!stored.key.endsWith('.part')) copied += await keep(stored);
}
const databaseId = await store.readDatabaseId();
if (databaseId !== null) await writeFile(join(part, 'files', '.database-id'), `${databaseId}\n`);
const made = join(values.to, backupName(new Date()));
await rename(part, made);
process.stdout.write(`${made}: the database, files: ${copied}.\n`);

/** Returns 0 for one that was deleted meanwhile. */
async function keep({ key, modifiedAt }: StoredKey): Promise<0 | 1> {
  const target = join(part, 'files', key);
  const kept = join(String(values.to), before, 'files', key);
  if (before !== '' && (await isKeptBefore(kept, modifiedAt)) && (await isLinked(kept, target))) return 1;
  try {
    await writeFile(target, await store.get(key));
    return 1;
  } catch (error) {
    if (error instanceof UnreadableFileError && error.reason === 'missing') return 0;
    throw error;
  }
}

/** False on a file system without hard links, or when that backup was deleted meanwhile: the bytes are read again. */
function isLinked(kept: string, target: string): Promise<boolean> {
  return link(kept, target).then(
    () => true,
    () => false,
  );
}

/** Whether the backup before has these bytes: a stored file changes only when it is sealed with another secret. */
async function isKeptBefore(path: string, modifiedAt: Date): Promise<boolean> {
  const copiedAt = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return modifiedAt.getTime() + clockMarginMs < copiedAt;
}
