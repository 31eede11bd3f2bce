// Loaded before main.ts by the crash tests. It lets the modules load ahead, holds main.ts back until it is told to
// start, and ends the process by SIGKILL once the database has executed as many statements as it is told.
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

/** What the test sends: « start » lets the server start; a number counts from now, and kills at that many (never, when 0). */
const orderSchema = z.union([z.literal('start'), z.number()]);

/** First bytes of the protocol's messages that execute something: Execute and Query. */
const executing = new Set([0x45, 0x51]);

let statements = 0;
let killAt = 0;

// oxlint-disable-next-line typescript/unbound-method -- called below with the instance it was called on
const execute = PGlite.prototype.execProtocolRawSync;
PGlite.prototype.execProtocolRawSync = function countThenExecute(message) {
  const answer = execute.call(this, message);
  if (executing.has(message[0] ?? 0)) {
    statements += 1;
    if (statements === killAt) process.kill(process.pid, 'SIGKILL');
  }
  return answer;
};

const started = new Promise<void>((resolve) => {
  process.on('message', (message) => {
    const order = orderSchema.parse(message);
    if (order === 'start') return resolve();
    process.send?.(statements);
    statements = 0;
    killAt = order;
  });
});
// The test's end of the channel may close first, and that must not keep a stopping server alive.
process.once('SIGTERM', () => process.disconnect());

await import('../../start-server.ts');
await started;
