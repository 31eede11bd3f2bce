// The real server as a child process on a data folder, that a test starts, kills and starts again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServerKind } from '../../start-server.ts';

const hook = fileURLToPath(new URL('./crash-hook.ts', import.meta.url));
const entries = {
  api: fileURLToPath(new URL('../../main.ts', import.meta.url)),
  worker: fileURLToPath(new URL('../../worker.ts', import.meta.url)),
};

export interface ServerProcess {
  /** Lets it open its database and listen; resolves once it does, and fails with what it said when it ends instead. */
  start: () => Promise<void>;
  /** Counts writes from now and kills the process at this many (0: never). Returns the count until now. */
  killAtWrite: (count: number) => Promise<number>;
  /** Kills the process at the first row inserted into this table from now, before its transaction commits. */
  killAtInsert: (table: string) => Promise<void>;
  kill: () => Promise<void>;
  /** Stops it gracefully; returns its exit code. */
  stop: () => Promise<number | null>;
  hasEnded: Promise<void>;
}

/** Begins to load at once, without touching the data folder. */
export function prepareServer(env: Record<string, string>, kind: ServerKind = 'api'): ServerProcess {
  const child = spawn(process.execPath, ['--import', hook, entries[kind]], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const hasEnded = once(child, 'exit').then(() => {});
  const isListening = listening(child);
  const order = async (next: number | { insertInto: string }) => {
    const reported = once(child, 'message').then(([message]) => Number(message));
    send(child, next);
    const response = await Promise.race([reported, hasEnded]);
    if (response === undefined) throw new Error(`the server has ended: ${said.join('')}`);
    return response;
  };
  return {
    start: async () => {
      send(child, 'start');
      const outcome = await Promise.race([isListening, hasEnded.then(() => 'ended' as const)]);
      if (outcome === 'ended') throw new Error(said.join(''));
    },
    killAtWrite: order,
    killAtInsert: async (insertInto) => {
      await order({ insertInto });
    },
    kill: async () => {
      child.kill('SIGKILL');
      await hasEnded;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await hasEnded;
      return child.exitCode;
    },
    hasEnded,
  };
}

function send(child: ChildProcess, order: number | 'start' | { insertInto: string }): void {
  // An end that comes first is not this call's concern: the caller that awaits a response sees the end.
  child.send(order, () => {});
}

async function listening(child: ChildProcess): Promise<'listening'> {
  return new Promise((resolve) => {
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Server listening')) resolve('listening');
    });
  });
}
