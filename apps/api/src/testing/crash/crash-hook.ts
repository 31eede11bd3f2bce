// Loaded before main.ts by the crash tests. It lets the modules load ahead, holds main.ts back until it is told to
// start, and ends the process by SIGKILL once the database has executed as many writes as it is told.
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

/** What the test sends: « start » lets the server start; a number counts from now, and kills at that many (never, when 0). */
const orderSchema = z.union([z.literal('start'), z.number()]);

/** First bytes of messages of PostgreSQL's protocol. */
const [parse, execute, simpleQuery] = [0x50, 0x45, 0x51];
const writing = /^(insert|update|delete|commit)\b/i;

let isWriting = false;
let writes = 0;
let killAt = 0;

// oxlint-disable-next-line typescript/unbound-method -- called below with the instance it was called on
const run = PGlite.prototype.execProtocolRawSync;
PGlite.prototype.execProtocolRawSync = function countThenExecute(message) {
  const answer = run.call(this, message);
  const [type] = message;
  if (type === parse || type === simpleQuery) isWriting = writing.test(readQuery(message));
  if (isWriting && (type === execute || type === simpleQuery)) {
    writes += 1;
    if (writes === killAt) process.kill(process.pid, 'SIGKILL');
  }
  return answer;
};

/** After the type and the length comes the text; in a Parse message, the name of the statement first. */
function readQuery(message: Uint8Array): string {
  const text = new TextDecoder().decode(message.subarray(5));
  return message[0] === parse ? text.slice(text.indexOf('\0') + 1) : text;
}

const started = new Promise<void>((resolve) => {
  process.on('message', (message) => {
    const order = orderSchema.parse(message);
    if (order === 'start') return resolve();
    process.send?.(writes);
    writes = 0;
    killAt = order;
  });
});
// The test's end of the channel may close first, and that must not keep a stopping server alive.
process.once('SIGTERM', () => process.disconnect());

await import('../../start-server.ts');
await started;
