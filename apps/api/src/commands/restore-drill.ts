// Restores a backup into a throw-away PostgreSQL of this machine, runs doctor on it, and prints how old and how whole it is. Neither the
// backup nor the installation is changed.
//   --backup=<folder>     with database.dump and files, as the command backup makes it
//   --files=sample|all    which stored files are opened and hashed: the newest and oldest hundred, or every one
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openPrivateCluster, removePrivateCluster } from '@repo/postgres/private';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { compose } from '../compose.ts';
import { type Database, openServerDatabase } from '../db/client.ts';
import { createLog, exitOnUncaught } from '../log.ts';
import { examine } from '../modules/audit/examine.ts';
import { findPairFault, findSecretFault } from '../modules/files/pair-files.ts';
import { readSecret } from '../secret.ts';
import { readSettings } from '../settings.ts';
import { SettingsError } from '../settings-error.ts';
import { runPostgresProgram } from './postgres-program.ts';

const contentSchema = z.object({
  rows: z.tuple([
    z.object({
      accounts: z.number(),
      contracts: z.number(),
      files: z.number(),
      hours: z.number().nullable(),
    }),
  ]),
});

exitOnUncaught();
const { values } = parseArgs({
  options: { backup: { type: 'string' }, files: { type: 'string', default: 'sample' } },
});
const scope = (['sample', 'all'] as const).find((name) => name === values.files);
if (values.backup === undefined || scope === undefined) {
  throw new SettingsError('--backup names the folder of one backup; --files is sample or all.');
}
const backup = resolve(values.backup);
const chosen = scope;
const settings = readSettings(process.env);
const secret = await readSecret(settings);
const dataDir = await mkdtemp(join(tmpdir(), 'restore-drill-'));
try {
  const findings = await drill();
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  process.stdout.write(
    findings.length === 0
      ? 'The backup is whole.\n'
      : `${findings.length} to look at: the backup is not whole.\n`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await removePrivateCluster(dataDir);
  await rm(dataDir, { recursive: true });
}

async function drill(): Promise<string[]> {
  await symlink(join(backup, 'files'), join(dataDir, 'files'));
  const began = performance.now();
  const cluster = await openPrivateCluster({ dataDir, holder: 'restore-drill', whenOwned: 'refuse' });
  try {
    const args = [
      '--exit-on-error',
      '--no-owner',
      '--no-comments',
      '--dbname=app',
      join(backup, 'database.dump'),
    ];
    await runPostgresProgram('pg_restore', args, cluster.migrationUrl);
    const database = await openServerDatabase(cluster);
    try {
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stdout.write(`Restored in ${seconds} s: ${await describe(database.db)}\n`);
      const log = createLog({ logLevel: 'silent' });
      const { deps } = await compose({ settings: { ...settings, dataDir, s3: null }, secret, database, log });
      const fault = (await findPairFault(deps)) ?? (await findSecretFault(deps));
      if (fault !== null) return [fault];
      return (await examine(deps, { files: chosen })).findings;
    } finally {
      await database.close();
    }
  } finally {
    await cluster.close();
  }
}

async function describe(db: Database): Promise<string> {
  const found: unknown = await db.execute(sql`
    select (select count(*)::int from users) as accounts, (select count(*)::int from contracts) as contracts,
      (select count(*)::int from files) as files,
      (select round(extract(epoch from now() - max(at)) / 3600, 1)::float8 from audit_log) as hours`);
  const [{ accounts, contracts, files, hours }] = contentSchema.parse(found).rows;
  const age = hours === null ? 'nothing was done in it' : `the last act in it is ${hours} h old`;
  return `accounts: ${accounts}, contracts: ${contracts}, files: ${files}; ${age}.`;
}
