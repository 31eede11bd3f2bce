/** Installs the workspace once for each state of the lock file. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './report.mjs';
import { mustRun } from './run.mjs';
import { repository } from './toolchain.mjs';

export async function ensureInstalled(env) {
  const stamp = join(repository, 'node_modules', '.installed-lock');
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) =>
    readFileSync(join(repository, name)),
  );
  const state = createHash('sha256').update(Buffer.concat(inputs)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  await step('Installing dependencies', () =>
    mustRun('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], { env, quiet: true }),
  );
  writeFileSync(stamp, state);
}
