// After a change of APP_SECRET: reseals with the new secret the files sealed with the previous one, which may then be
// removed.

import { openDatabase } from '../db/open-database.ts';
import { exitOnUncaught } from '../log.ts';
import { signHeadsAgain } from '../modules/audit/signed-heads.ts';
import { resealFiles } from '../modules/documents/reseal-files.ts';
import { resealKeys } from '../modules/factors/authenticator.ts';
import { findPairFault } from '../modules/files/pair-files.ts';
import { openStore } from '../ports/files/open-files.ts';
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
  const deps = { db: database.db, files: await openStore(settings) };
  const fault = await findPairFault(deps);
  if (fault !== null) {
    process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
  const secrets = [await readSecret(settings), settings.previousSecret] as const;
  const files = await resealFiles(deps, secrets, (sentence) => process.stdout.write(`${sentence}\n`));
  const keys = await resealKeys(database.db, secrets);
  const heads = await signHeadsAgain(database.db, secrets);
  const failed = files.failed + keys.failed + heads.failed;
  const verdict =
    failed === 0
      ? 'APP_SECRET_PREVIOUS may be removed: recovery codes issued before the change then stop working.'
      : `${failed} to look at.`;
  process.stdout.write(
    `${files.resealed} files and ${keys.resealed} keys of authenticators resealed, ${heads.signed} heads of the trail signed again. ${verdict}\n`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await database.close();
}
