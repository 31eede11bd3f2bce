/** Installs the workspace once for each state of the lock file. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingPackages, packagesFor, thisPlatform } from './locked-packages.mjs';
import { requireRegistry } from './network.mjs';
import { BootstrapError, step } from './report.mjs';
import { repository } from './repository.mjs';
import { mustRun } from './run.mjs';

/** Throws `BootstrapError` when a package is missing in the end; the next run installs again. */
export async function ensureInstalled(env, root = repository) {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const [lockFile, settings] = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) =>
    readFileSync(join(root, name), 'utf8'),
  );
  const state = createHash('sha256').update(lockFile).update(settings).digest('hex');
  const isUpToDate = existsSync(stamp) && readFileSync(stamp, 'utf8') === state;
  if (isUpToDate && missingPackages(root, lockFile).length === 0) return;
  requireBinaries(lockFile);
  const registry = await requireRegistry(env);
  // pnpm trusts these state files of an earlier install, even when a package is missing.
  for (const note of ['.installed-lock', '.modules.yaml', '.pnpm-workspace-state-v1.json', '.pnpm/lock.yaml'])
    rmSync(join(root, 'node_modules', note), { force: true });
  await step('Installing dependencies', () =>
    mustRun('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
      // pnpm does not read npm's variable of that name.
      env: { ...env, pnpm_config_registry: registry },
      cwd: root,
      quiet: true,
    }),
  );
  const missing = missingPackages(root, lockFile);
  if (missing.length > 0) {
    throw new BootstrapError(
      `The registry did not deliver ${missing.join(', ')}: run the same command again, which installs what is missing.`,
    );
  }
  writeFileSync(stamp, state);
}

/** A lock file made on another system may lack the binaries for this one. */
function requireBinaries(lockFile) {
  const { os, cpu } = thisPlatform();
  if (packagesFor(thisPlatform(), lockFile).some((id) => id.startsWith('@turbo/'))) return;
  throw new BootstrapError(
    `The lock file holds no binaries for ${os}-${cpu}: see "Systems" in README.md for those that are supported.`,
  );
}
