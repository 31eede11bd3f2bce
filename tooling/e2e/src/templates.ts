/**
 * The starting data of journeys, prepared once for the run: a database on the run's cluster and a folder of files and
 * keys, both filled by the seed command. Each stack clones one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '@repo/postgres';

const repository = join(import.meta.dirname, '..', '..', '..');

/** `accounts`: accounts and products, no NAV and no rate. `demo`: all of the demonstration data. */
const seedOptions = { accounts: ['--without-market'], demo: [] } as const;
export type TemplateName = keyof typeof seedOptions;

export interface Template {
  readonly adminUrl: string;
  readonly database: string;
  readonly folder: string;
}

/** Workers inherit the environment of the process that ran the global set-up. */
const adminUrlVariable = 'E2E_ADMIN_URL';
const folderVariable = 'E2E_TEMPLATES';

/** Starts the cluster and fills the templates; returns what deletes them. Playwright runs both once, around the workers. */
// oxlint-disable-next-line import/no-default-export -- Playwright expects a default export here
export default async function prepareTemplates(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'journey-templates-'));
  process.env[adminUrlVariable] = postgres.adminUrl;
  process.env[folderVariable] = folder;
  await Promise.all([fill('accounts'), fill('demo')]);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export function findTemplate(name: TemplateName): Template {
  const adminUrl = process.env[adminUrlVariable];
  const folder = process.env[folderVariable];
  if (adminUrl === undefined || folder === undefined) throw new Error('The global set-up did not run.');
  return { adminUrl, database: `template_${name}`, folder: join(folder, name) };
}

async function fill(name: TemplateName): Promise<void> {
  const { adminUrl, database, folder } = findTemplate(name);
  const urls = await createDatabase(adminUrl, { name: database });
  const child = spawn(process.execPath, ['apps/api/src/commands/seed.ts', ...seedOptions[name]], {
    cwd: repository,
    env: {
      ...process.env,
      DATABASE_URL: urls.url,
      DATABASE_MIGRATION_URL: urls.migrationUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Filling the template "${name}" failed (${String(code)}).`);
}
