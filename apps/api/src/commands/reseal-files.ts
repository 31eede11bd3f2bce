// After a change of APP_SECRET: seals with the new one what the one before sealed, which may then be forgotten.
import { openFolder } from '../compose.ts';
import { resealFiles } from '../modules/documents/reseal-files.ts';
import { readSecret } from '../secret.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../start-server.ts';

const settings = readSettings(process.env);
if (settings.previousSecret === null) {
  process.stderr.write('APP_SECRET_PREVIOUS must be the secret that files are still sealed with.\n');
  process.exit(2);
}
const database = await openDatabase(settings);
try {
  const deps = { db: database.db, files: await openFolder(settings) };
  const secrets = [await readSecret(settings), settings.previousSecret] as const;
  const { resealed, failures } = await resealFiles(deps, secrets);
  for (const failure of failures) process.stdout.write(`${failure}\n`);
  const verdict =
    failures.length === 0 ? 'APP_SECRET_PREVIOUS may be forgotten.' : `${failures.length} to look at.`;
  process.stdout.write(`${resealed} sealed anew. ${verdict}\n`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await database.close();
}
