// A backup in <folder>/<time>: the database first, then the files, so that every row has its file. A file that the backup before has is
// linked to it, on the same disk. APP_SECRET is not in it: keep it elsewhere.
//   --to=<folder>   where backups are; the newest one whole is the last name in order
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitOnUncaught } from '../log.ts';
import { readSettings } from '../settings.ts';
import { SettingsError } from '../settings-error.ts';
import { runPostgresProgram } from './postgres-program.ts';

exitOnUncaught();
process.umask(0o077);
const { values } = parseArgs({ options: { to: { type: 'string' } } });
const { databaseUrl, migrationUrl, dataDir } = readSettings(process.env);
if (values.to === undefined) throw new SettingsError('--to names the folder of backups.');
if (databaseUrl === null) throw new SettingsError('DATABASE_URL: a backup is of a PostgreSQL server.');

const backups = (await readdir(values.to)).filter((name) => /^\d{4}-\d{2}-\d{2}T\d{6}Z$/.test(name));
const before = backups.toSorted().at(-1) ?? '';
const part = join(values.to, '.part');
await rm(part, { recursive: true, force: true });
await mkdir(join(part, 'files'), { recursive: true });
await runPostgresProgram(
  'pg_dump',
  ['--format=custom', `--file=${join(part, 'database.dump')}`],
  migrationUrl ?? databaseUrl,
);
let copied = 0;
for (const file of await readdir(join(dataDir, 'files'), { withFileTypes: true })) {
  // Half-written ones, and what no row names.
  if (!file.isFile() || file.name.endsWith('.part')) continue;
  const kept = await keep(file.name);
  // The id of the database is beside the files, and none of them.
  if (!file.name.startsWith('.')) copied += kept;
}
const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
await rename(part, join(values.to, time));
process.stdout.write(`${join(values.to, time)}: the database, files: ${copied}.\n`);

/** A stored file never changes: that of the backup before is the same. Returns 0 for one that was deleted meanwhile. */
async function keep(name: string): Promise<0 | 1> {
  const target = join(part, 'files', name);
  if (before !== '') {
    try {
      await link(join(String(values.to), before, 'files', name), target);
      return 1;
    } catch {
      // Not in it.
    }
  }
  try {
    await copyFile(join(dataDir, 'files', name), target);
    return 1;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
