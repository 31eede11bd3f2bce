// Brings the schema of the database to this release, as the role that owns it; run before the processes of the release start.
import { openDatabase } from '../db/open-database.ts';
import { exitOnUncaught } from '../log.ts';
import { readSettings } from '../settings.ts';

exitOnUncaught();
const settings = { ...readSettings(process.env), migratesAtStart: true };
const database = await openDatabase(settings, {
  holder: 'migrate',
  whenOwned: 'share',
  patienceMs: 60_000,
  onNotice: (sentence) => process.stderr.write(`${sentence}\n`),
});
await database.close();
process.stdout.write('The schema of the database is that of this release.\n');
