/**
 * The real product, started for one journey: API, site and back office on free ports, on a clone of a template's
 * database and files. It can be stopped, or killed, and started again on the same data.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@repo/postgres';
import { freePort } from '@repo/postgres/free-port';
import { findTemplate, type TemplateName } from './templates.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const startTimeoutMs = 300_000;

export interface Stack {
  readonly siteUrl: string;
  readonly backofficeUrl: string;
  readonly apiUrl: string;
  /** Ends the API with the signal and starts it again on the same data. */
  restartApi(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /**
   * Starts the API again with its clock further ahead. The clock is never moved back, so that no stored date is in the
   * future.
   */
  advanceClock(byMs: number): Promise<void>;
  /** How far ahead of the machine's clock the product's is. */
  clockAheadMs(): number;
  stop(): Promise<void>;
}

export interface StackOptions {
  readonly data: TemplateName;
}

export async function startStack({ data }: StackOptions): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  const template = findTemplate(data);
  await cp(template.folder, folder, { recursive: true });
  const database = await createDatabase(template.adminUrl, { template: template.database });
  const ports = new Set<number>();
  while (ports.size < 3) ports.add(await freePort());
  const [site, backoffice, api] = ports;
  const env = {
    ...process.env,
    SITE_PORT: String(site),
    BACKOFFICE_PORT: String(backoffice),
    API_PORT: String(api),
    DATABASE_URL: database.url,
    DATABASE_MIGRATION_URL: database.migrationUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  };
  const apiUrl = `http://localhost:${api}`;
  const siteUrl = `http://localhost:${site}`;
  const backofficeUrl = `http://localhost:${backoffice}`;
  let clockAheadMs = 0;
  const start = async () => {
    const early = clockAheadMs === 0 ? [] : ['--import', join(import.meta.dirname, 'clock-ahead.ts')];
    const child = startProcess([...early, 'apps/api/src/main.ts'], {
      ...env,
      CLOCK_AHEAD_MS: String(clockAheadMs),
    });
    await waitFor(`${apiUrl}/health/ready`, child);
    return child;
  };
  let apiProcess = await start();
  const sites = startProcess(['tooling/site-server/src/main.ts'], env);
  // One process listens on both, one after the other.
  for (const url of [siteUrl, backofficeUrl]) await waitFor(url, sites);
  const restartApi: Stack['restartApi'] = async (signal) => {
    await end(apiProcess, signal);
    apiProcess = await start();
  };
  return {
    siteUrl,
    apiUrl,
    backofficeUrl,
    restartApi,
    async advanceClock(byMs) {
      clockAheadMs += byMs;
      await restartApi('SIGTERM');
    },
    clockAheadMs: () => clockAheadMs,
    async stop() {
      await Promise.all([end(apiProcess, 'SIGTERM'), end(sites, 'SIGTERM')]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function startProcess(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server of ${url} stopped while starting (${child.exitCode}).`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not respond in time.`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
