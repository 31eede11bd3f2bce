// Imports the file of the French register of asset freezes (JSON, gels-avoirs.dgtresor.gouv.fr) in the place of the one before.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compose } from '../compose.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLog, exitOnUncaught } from '../log.ts';
import { importRegister } from '../modules/asset-freezes/import-register.ts';
import { readSecret } from '../secret.ts';
import { readSettings } from '../settings.ts';

exitOnUncaught();
const { positionals } = parseArgs({ allowPositionals: true });
const [path] = positionals;
if (path === undefined) {
  process.stderr.write('Usage: import-asset-freezes FILE\n');
  process.exit(1);
}
const bytes = await readFile(path);
const settings = readSettings(process.env);
const database = await openDatabase(settings, { holder: 'import-asset-freezes', whenOwned: 'share' });
try {
  const log = createLog({ logLevel: 'silent' });
  const { deps } = await compose({ settings, secret: await readSecret(settings), database, log });
  const { publishedOn, names } = await importRegister(deps, bytes);
  process.stdout.write(`${names} names of the register of ${publishedOn}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The import failed.'}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
