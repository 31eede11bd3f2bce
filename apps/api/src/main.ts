// Reads the settings, opens the database, listens; and on a signal finishes what runs before it closes.
import v8 from 'node:v8';
import { exitOnUncaught, formatError } from './log.ts';
import { FilesRefusedError } from './modules/files/pair-files.ts';
import { startServer } from './start-server.ts';

exitOnUncaught();
// By default the heap may double before old objects are collected: an export of a million rows then holds 200 MB of garbage.
v8.setFlagsFromString('--heap-growing-percent=15');
try {
  const server = await startServer(process.env);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Ctrl-C arrives twice: from the terminal, and from the program that started us.
      if (isStopping) return;
      isStopping = true;
      server.stop(signal).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof FilesRefusedError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'API_PORT: this port is already in use. Stop the other program or choose another port.';
  }
  return formatError(error);
}
