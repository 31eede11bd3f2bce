// Until the first release there is one initial migration, made again from the schema, then the hand-written triggers.
import { execFileSync } from 'node:child_process';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const migrationsFolder = join(packageFolder, 'src/db/migrations');

function drizzleKit(...options: string[]): void {
  execFileSync('drizzle-kit', ['generate', ...options], { cwd: packageFolder, stdio: 'inherit' });
}

await rm(migrationsFolder, { recursive: true, force: true });
drizzleKit('--name=initial');
drizzleKit('--custom', '--name=triggers');
const triggersFile = (await readdir(migrationsFolder)).find((name) => name.endsWith('_triggers.sql'));
if (triggersFile === undefined) throw new Error('drizzle-kit made no file for the triggers');
await copyFile(join(packageFolder, 'src/db/triggers.sql'), join(migrationsFolder, triggersFile));
