// A process from its start to its end: on a signal it finishes what runs before it closes.
import v8 from 'node:v8';
import { exitOnUncaught, formatError } from './log.ts';
import { FilesRefusedError } from './modules/files/pair-files.ts';
import { type ServerKind, startServer } from './start-server.ts';

const portVariables = { api: 'API_PORT', worker: 'WORKER_PORT' } as const satisfies Record<
  ServerKind,
  string
>;

export async function runProcess(kind: ServerKind): Promise<void> {
  exitOnUncaught();
  // By default the heap may double before old objects are collected: an export of a million rows then holds 200 MB of garbage.
  v8.setFlagsFromString('--heap-growing-percent=15');
  try {
    const server = await startServer(process.env, kind);
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
    process.stderr.write(`${explain(error, kind)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown, kind: ServerKind): string {
  if (error instanceof FilesRefusedError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${portVariables[kind]}: this port is already in use. Stop the other program or choose another port.`;
  }
  return formatError(error);
}
