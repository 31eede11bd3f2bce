// Loaded before main.ts by the crash tests. It lets the modules load ahead, holds main.ts back until the start message,
// and ends the process by SIGKILL once the database has executed the given number of writes.
import { createRequire } from 'node:module';
import { z } from 'zod';

/**
 * What the test sends: « start » lets the server start; a number counts from now, and kills at that many (never, when 0);
 * a table kills at the first row inserted into it.
 */
const orderSchema = z.union([z.literal('start'), z.number(), z.object({ insertInto: z.string() })]);

/** The completion tags of PostgreSQL: `INSERT 0 1`, `COMMIT`… */
const writeTag = /^(INSERT|UPDATE|DELETE|COMMIT)\b/;

let writes = 0;
let killAt = 0;
let killAtInsert = '';

/** The driver calls it for each statement that the server has executed. */
interface QueryPrototype {
  readonly text?: string;
  handleCommandComplete: (message: { text: string }, connection: unknown) => void;
}
const queryClass: { prototype: QueryPrototype } = createRequire(import.meta.url)('pg').Query;
// oxlint-disable-next-line typescript/unbound-method -- called below with the instance it was called on
const complete = queryClass.prototype.handleCommandComplete;
queryClass.prototype.handleCommandComplete = function countThenComplete(message, connection) {
  // The workers of the job queue poll meanwhile: their statements are none of the write under test.
  if (writeTag.test(message.text) && this.text?.includes('pgboss.') !== true) {
    writes += 1;
    const isInsert = killAtInsert !== '' && this.text?.startsWith(killAtInsert) === true;
    if (isInsert || writes === killAt) process.kill(process.pid, 'SIGKILL');
  }
  complete.call(this, message, connection);
};

const started = new Promise<void>((resolve) => {
  process.on('message', (message) => {
    const order = orderSchema.parse(message);
    if (order === 'start') return resolve();
    process.send?.(writes);
    writes = 0;
    killAt = typeof order === 'number' ? order : 0;
    killAtInsert = typeof order === 'number' ? '' : `insert into "${order.insertInto}"`;
  });
});
// The test's end of the channel may close first, and that must not keep a stopping server alive.
process.once('SIGTERM', () => process.disconnect());

await import('../../start-server.ts');
await started;
