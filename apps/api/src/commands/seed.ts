// `pnpm --filter @repo/api db:seed`: fills an empty database with demonstration data.
//   --without-market  accounts and products only: no VL, no rate, no contract
//   --if-empty        does nothing on a database that already holds accounts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parisDay } from '@repo/domain/dates';
import { compose } from '../compose.ts';
import { DemoRefused, isEmpty, loadDemo } from '../db/demo/load-demo.ts';
import { FolderLockedError } from '../db/folder-lock.ts';
import { createLog } from '../log.ts';
import { readSecret } from '../secret.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { openDatabase } from '../start-server.ts';

/** Kept in the data folder: what starts the product reads it to tell a first start from the next ones. */
const markerFile = 'demo-loaded';

try {
  await seed();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: { 'without-market': { type: 'boolean' }, 'if-empty': { type: 'boolean' } },
  });
  const settings = readSettings(process.env);
  // Before anything is opened or made: production is none of this command's business.
  if (settings.mode === 'production') throw new DemoRefused('demonstration data is refused in production');
  const database = await openDatabase(settings);
  try {
    const { deps } = await compose({
      settings,
      secret: await readSecret(settings),
      db: database.db,
      log: createLog(settings),
    });
    if (values['if-empty'] !== true || (await isEmpty(deps))) {
      await loadDemo(deps, {
        today: parisDay(deps.clock.now()),
        withMarket: values['without-market'] !== true,
        keyFolder: join(settings.dataDir, 'keys'),
      });
    }
    await writeFile(join(settings.dataDir, markerFile), '');
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  const isExpected =
    error instanceof SettingsError || error instanceof FolderLockedError || error instanceof DemoRefused;
  if (isExpected) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
