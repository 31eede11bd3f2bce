// Counts the stored files that no row of the database names; with `--confirm` moves them to the quarantine, however many.
import { parseArgs } from 'node:util';
import { compose } from '../compose.ts';
import { openDatabase } from '../db/open-database.ts';
import { quarantineUnknown } from '../jobs/quarantine-files.ts';
import { createLog, exitOnUncaught } from '../log.ts';
import { findPairFault } from '../modules/files/pair-files.ts';
import { scanStored } from '../modules/files/scan-stored.ts';
import { readSecret } from '../secret.ts';
import { readSettings } from '../settings.ts';

exitOnUncaught();
const { values } = parseArgs({ options: { confirm: { type: 'boolean' } } });
const settings = readSettings(process.env);
const database = await openDatabase(settings, { holder: 'quarantine', whenOwned: 'share' });
try {
  const log = createLog({ logLevel: 'silent' });
  const { deps } = await compose({ settings, secret: await readSecret(settings), database, log });
  const fault = await findPairFault(deps);
  if (fault !== null) {
    process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
  } else if (values.confirm === true) {
    const { moved, purged } = await quarantineUnknown(deps, { isConfirmed: true });
    process.stdout.write(`${moved} files quarantined, ${purged} deleted after 30 days.\n`);
  } else {
    const { stored, unknown } = await scanStored(deps);
    process.stdout.write(
      `${unknown} of ${stored} stored files have no row. With --confirm they are quarantined.\n`,
    );
  }
} finally {
  await database.close();
}
