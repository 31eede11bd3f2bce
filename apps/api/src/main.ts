// Reads the settings, opens the database, listens; and on a signal finishes what runs before it closes.

import { FolderLockedError } from './db/folder-lock.ts';
import { SettingsError } from './settings.ts';
import { startServer } from './start-server.ts';

try {
  const server = await startServer(process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
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
  if (error instanceof SettingsError || error instanceof FolderLockedError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'API_PORT: this port is already in use. Stop the other program or choose another port.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
