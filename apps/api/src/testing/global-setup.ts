// One throw-away cluster for the run, with a template that holds the migrated schema: each test clones it.
import { createDatabase, startPostgres } from '@repo/postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's maintenance database, as superuser. */
    adminUrl: string;
    /** Name of the migrated database. */
    template: string;
  }
}

// oxlint-disable-next-line import/no-default-export -- vitest requires a default export here
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const template = 'migrated';
  await migrate(await createDatabase(postgres.adminUrl, { name: template }));
  project.provide('adminUrl', postgres.adminUrl);
  project.provide('template', template);
  return () => postgres.stop();
}
