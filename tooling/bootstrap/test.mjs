/**
 * `npm test`: the same bootstrap as `npm start`, then every check and every test. The API suite and the journeys run
 * twice, on the embedded database and on a PostgreSQL server of their own. Ends with `N passed, N failed`.
 *
 * `npm test -- static unit postgres journeys security` runs only the stages named.
 */
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { BootstrapError, runMain, step } from './lib/report.mjs';
import { clearReports, conclude, countCheck, countReports } from './lib/results.mjs';
import { mustRun, run } from './lib/run.mjs';
import { ensureToolchain } from './lib/toolchain.mjs';

const turbo = ['exec', 'turbo', 'run'];

const staticChecks = [
  ['Format', ['exec', 'biome', 'ci', '.']],
  ['Lint', ['exec', 'oxlint']],
  ['Generated code is up to date', [...turbo, 'codegen', '--output-logs=errors-only', '--', '--check']],
  ['Types', [...turbo, 'check', '--output-logs=errors-only']],
  ['Boundaries', ['exec', 'turbo', 'boundaries']],
  ['Dead code', ['exec', 'knip']],
];

const stages = {
  async static(env) {
    for (const [title, args] of staticChecks) {
      const code = await step(title, () => run('pnpm', args, { env, quiet: true }));
      countCheck(title, code === 0);
    }
  },
  async unit(env) {
    const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
    const args = [
      ...turbo,
      'test',
      '--concurrency=1',
      '--continue',
      '--output-logs=new-only',
      '--',
      ...reporters,
    ];
    const code = await step('Unit, API, contract, story and page tests', () => run('pnpm', args, { env }));
    countReports('Unit, API, contract, story and page tests', 'unit.json', code);
  },
  async postgres(env) {
    const code = await step('API tests on PostgreSQL', () =>
      run('pnpm', ['--filter', '@repo/api', 'run', 'test:postgres'], { env }),
    );
    countReports('API tests on PostgreSQL', 'postgres.json', code);
  },
  async journeys(env) {
    await build(env);
    for (const database of ['embedded', 'postgres']) {
      const title = `Journeys in a browser (${database} database)`;
      const code = await step(title, () =>
        run('pnpm', ['--filter', '@repo/e2e', 'run', 'e2e'], { env: { ...env, E2E_DATABASE: database } }),
      );
      countReports(title, `journeys-${database}.json`, code);
    }
  },
  async security(env) {
    const title = 'Security of the running system';
    await build(env);
    const code = await step(title, () =>
      run('pnpm', ['--filter', '@repo/security', 'run', 'security'], { env }),
    );
    countReports(title, 'security.json', code);
  },
};

function build(env) {
  const args = [...turbo, 'build', '--filter=./apps/*', '--output-logs=errors-only'];
  return step('Building the applications', () => mustRun('pnpm', args, { env, quiet: true }));
}

runMain(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !(name in stages));
  if (unknown) throw new BootstrapError(`Unknown stage "${unknown}": ${Object.keys(stages).join(', ')}.`);
  const toolchain = ensureToolchain();
  await ensureInstalled(toolchain);
  const env = { ...toolchain, CHROMIUM_PATH: await ensureBrowser(toolchain), CI: process.env.CI ?? 'true' };
  clearReports();
  for (const name of named.length > 0 ? named : Object.keys(stages)) await stages[name](env);
  process.exitCode = conclude();
});
