/** The API as it runs in production, on a throw-away PostgreSQL cluster with the demonstration accounts. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@repo/postgres';
import { progress } from '../report.ts';
import { freePort, type NodeServer, runProgram, startServer } from './node-server.ts';

const api = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'api', 'src');

export interface Product {
  readonly databaseUrl: string;
  /** Stops the database alone, as a failure would. */
  stopDatabase(): Promise<void>;
  readonly server: NodeServer;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** `accounts`: accounts and products only; `demo`: VLs, rates, contracts too. */
  readonly data: 'accounts' | 'demo';
  readonly env?: Record<string, string>;
  /** Hears the server's log. */
  readonly onLog?: ((text: string) => void) | undefined;
}

export async function startProduct({ data, env = {}, onLog }: ProductOptions): Promise<Product> {
  progress('starting PostgreSQL');
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const clean = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      APP_SECRET: randomBytes(32).toString('hex'),
      ALLOW_LOCAL_PROVIDERS: 'true',
    };
    progress('filling the database');
    await runProgram({
      script: join(api, 'commands', 'seed.ts'),
      args: data === 'demo' ? [] : ['--without-market'],
      // Demonstration accounts are refused in production; the server measured runs as in production.
      env: { ...settings, NODE_ENV: 'development' },
    });
    const port = await freePort();
    const server = await startServer(
      {
        script: join(api, 'main.ts'),
        env: { ...settings, NODE_ENV: 'production', API_PORT: String(port), ...env },
        onOutput: onLog,
      },
      { port, path: '/health/ready' },
    );
    return {
      databaseUrl: postgres.url,
      stopDatabase: () => postgres.stop(),
      server,
      async stop() {
        await server.stop();
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
