// Prints what the move to the books could not keep as it was stored, a line each: staff decide about each.
import { openDatabase } from '../db/open-database.ts';
import { exitOnUncaught } from '../log.ts';
import { describeMovedDifferences } from '../modules/books/moved-differences.ts';
import { readSettings } from '../settings.ts';

exitOnUncaught();
const database = await openDatabase(readSettings(process.env), {
  holder: 'books-differences',
  whenOwned: 'share',
});
try {
  const sentences = await describeMovedDifferences(database.db);
  for (const sentence of sentences) process.stdout.write(`${sentence}\n`);
  process.stdout.write(`${sentences.length} difference(s).\n`);
} finally {
  await database.close();
}
