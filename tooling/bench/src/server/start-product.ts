/** The API in production mode, on a throw-away PostgreSQL cluster with the demonstration accounts. */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '@repo/postgres';
import { freePort } from '@repo/postgres/free-port';
import { progress } from '../report.ts';
import { type NodeServer, runProgram, startServer } from './node-server.ts';

export const api = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'api', 'src');

export interface Product {
  /** Connects as superuser. */
  readonly adminUrl: string;
  /** Connects as the database's owner. */
  readonly databaseUrl: string;
  /** Stops the database alone, as a failure would. */
  stopDatabase(): Promise<void>;
  readonly server: NodeServer;
  /** The server's settings, for a command of the operator. */
  readonly settings: Record<string, string>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** `accounts`: accounts and products only; `demo`: NAVs, rates, contracts too. */
  readonly data: 'accounts' | 'demo';
  readonly env?: Record<string, string>;
  /** Called with the owner's URL of the filled database, before the server starts. */
  readonly prepare?: ((databaseUrl: string) => Promise<void>) | undefined;
  /** Called with each line of the server's log. */
  readonly onLog?: ((text: string) => void) | undefined;
}

export async function startProduct({ data, env = {}, prepare, onLog }: ProductOptions): Promise<Product> {
  progress('starting PostgreSQL');
  const postgres = await startPostgres({ isDurable: true });
  const database = await createDatabase(postgres.adminUrl);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const clean = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const settings = {
      DATABASE_URL: database.url,
      DATABASE_MIGRATION_URL: database.migrationUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      APP_SECRET: randomBytes(32).toString('hex'),
      ALLOW_LOCAL_PROVIDERS: 'true',
      // Its staff are those of the demonstration, who sign in with an emailed code.
      STAFF_FACTOR: 'invited',
      // No SMTP server listens there: emails stay in the outbox, where the measures read their codes.
      SMTP_URL: 'smtp://127.0.0.1:1',
      CONTACT_LINE: 'Mesures',
    };
    progress('filling the database');
    await runProgram({
      script: join(api, 'commands', 'seed.ts'),
      args: data === 'demo' ? [] : ['--without-market'],
      // Demonstration accounts are refused in production, and the measured server runs in production mode.
      env: { ...settings, NODE_ENV: 'development' },
    });
    await prepare?.(database.migrationUrl);
    const port = await freePort();
    const server = await startServer(
      {
        script: join(api, 'main.ts'),
        env: {
          ...settings,
          NODE_ENV: 'production',
          API_PORT: String(port),
          API_URL: `http://127.0.0.1:${port}`,
          SITE_URL: 'http://localhost:3000',
          BACKOFFICE_URL: 'http://localhost:3001',
          ...env,
        },
        onOutput: onLog,
      },
      { port, path: '/health/ready' },
    );
    return {
      adminUrl: postgres.adminUrl,
      databaseUrl: database.migrationUrl,
      stopDatabase: () => postgres.stop(),
      server,
      settings,
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
