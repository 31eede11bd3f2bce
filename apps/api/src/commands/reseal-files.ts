// After a change of APP_SECRET: reseals with the new secret the files sealed with the previous one, which may then be
// removed.

import { openDatabase } from '../db/open-database.ts';
import { exitOnUncaught } from '../log.ts';
import { findPairFault } from '../modules/documents/pair-files.ts';
import { resealFiles } from '../modules/documents/reseal-files.ts';
import { openFolder } from '../ports/files/open-files.ts';
import { readSecret } from '../secret.ts';
import { readSettings } from '../settings.ts';

exitOnUncaught();
const settings = readSettings(process.env);
if (settings.previousSecret === null) {
  process.stderr.write('APP_SECRET_PREVIOUS must be the secret that files are still sealed with.\n');
  process.exit(2);
}
const database = await openDatabase(settings, { holder: 'reseal-files', whenOwned: 'share' });
try {
  const deps = { db: database.db, files: await openFolder(settings) };
  const fault = await findPairFault(deps);
  if (fault !== null) {
    process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
  const secrets = [await readSecret(settings), settings.previousSecret] as const;
  const { resealed, failed } = await resealFiles(deps, secrets, (sentence) =>
    process.stdout.write(`${sentence}\n`),
  );
  const verdict = failed === 0 ? 'APP_SECRET_PREVIOUS may be removed.' : `${failed} to look at.`;
  process.stdout.write(`${resealed} resealed. ${verdict}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await database.close();
}
