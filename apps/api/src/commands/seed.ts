// `pnpm --filter @repo/api db:seed`: fills an empty database with demonstration data.
//   --without-market  accounts and products only: no NAV, no rate, no contract
//   --if-empty        does nothing on a database that already holds accounts
//   --leave-running   does not stop the private cluster: the API that starts next adopts it
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compose } from '../compose.ts';
import { openDatabase } from '../db/open-database.ts';
import { demoTransfers } from '../demo/demo-chain.ts';
import { demoRates } from '../demo/demo-rates.ts';
import { DemoRefused, isEmpty, loadDemo } from '../demo/load-demo.ts';
import { createLog, exitOnUncaught, formatError } from '../log.ts';
import { FilesRefusedError, pairFiles } from '../modules/files/pair-files.ts';
import { parisDay } from '../paris-time.ts';
import { localChainFile } from '../ports/chain/local/local-chain.ts';
import { localRatesFile } from '../ports/rates/local-rates.ts';
import { readSecret } from '../secret.ts';
import { readSettings } from '../settings.ts';

/** Kept in the data folder: the start script reads it to distinguish a first start from later ones. */
const markerFile = 'demo-loaded';

exitOnUncaught();
try {
  await seed();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'without-market': { type: 'boolean' },
      'if-empty': { type: 'boolean' },
      'leave-running': { type: 'boolean' },
    },
  });
  const settings = readSettings(process.env);
  // Before anything is opened or created.
  if (settings.mode === 'production') throw new DemoRefused('demonstration data is refused in production');
  const database = await openDatabase(settings, {
    holder: 'seed',
    whenOwned: 'share',
    atClose: values['leave-running'] === true ? 'leave' : 'stop',
  });
  try {
    const { deps } = await compose({
      settings,
      secret: await readSecret(settings),
      database,
      log: createLog(settings),
    });
    await pairFiles(deps);
    if (values['if-empty'] !== true || (await isEmpty(deps))) {
      const today = parisDay(deps.clock.now());
      const withMarket = values['without-market'] !== true;
      await loadDemo(deps, { today, withMarket, keyFolder: join(settings.dataDir, 'keys') });
      if (withMarket) {
        await writeFile(
          join(settings.dataDir, localChainFile),
          JSON.stringify(demoTransfers(today), null, 2),
        );
        await writeFile(join(settings.dataDir, localRatesFile), JSON.stringify(demoRates(today)));
      }
    }
    await writeFile(join(settings.dataDir, markerFile), '');
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  const isExpected = error instanceof FilesRefusedError || error instanceof DemoRefused;
  return isExpected ? error.message : formatError(error);
}
