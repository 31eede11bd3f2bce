/**
 * `npm test`: the same bootstrap as `npm start`, then every check and every test. Ends with the time of each stage and
 * workspace, then `N passed, N failed`.
 *
 * `npm test -- static unit api` runs only the stages named; `npm test -- api --shard=1/2` half of one; `npm test -- --all`
 * runs the long tests too, which are left out of a run on one machine (docs/testing.md).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { duration, runMain, say, step } from './lib/report.mjs';
import { repository as root } from './lib/repository.mjs';
import { clearReports, createResults } from './lib/results.mjs';
import { run } from './lib/run.mjs';
import { readStages } from './lib/stages.mjs';
import { runTasks } from './lib/tasks.mjs';
import { ensureToolchain } from './lib/toolchain.mjs';

const turbo = ['exec', 'turbo', 'run'];
const quietly = '--output-logs=errors-only';
const vitestReport = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];

const staticChecks = [
  ['Format', ['exec', 'biome', 'ci', '.']],
  ['Lint', ['exec', 'oxlint', '--type-aware']],
  ['Generated code is up to date', [...turbo, 'codegen', quietly, '--', '--check']],
  ['Types', [...turbo, 'check', quietly]],
  ['Boundaries', ['exec', 'turbo', 'boundaries']],
  ['Dead code', ['exec', 'knip']],
  ['Storybook builds', [...turbo, 'build', '--filter=@repo/ui', quietly]],
];

const withBrowser = ['unit', 'journeys', 'security'];

const results = createResults(root);

const stages = {
  async static({ env }) {
    const begun = Date.now();
    const parts = [];
    for (const [title, args] of staticChecks) {
      const partBegun = Date.now();
      const code = await step(title, () => run('pnpm', args, { env, quiet: true }));
      results.countCheck(title, code === 0);
      parts.push({ title, ms: Date.now() - partBegun, isCached: false });
    }
    results.addTime('static', Date.now() - begun, parts);
  },
  unit: (options) =>
    runStage('unit', 'test', {
      ...options,
      filters: ['!@repo/api'],
      options: vitestReport,
      reportName: 'unit.json',
    }),
  api: ({ shard, ...options }) =>
    runStage('api', 'test', {
      ...options,
      filters: ['@repo/api'],
      options: [...vitestReport, ...shard],
      reportName: 'unit.json',
    }),
  journeys: ({ env, shard }) =>
    runStage('journeys', 'e2e', { env, options: shard, reportName: 'journeys.json' }),
  security: ({ env }) => runStage('security', 'security', { env, reportName: 'security.json' }),
};

async function runStage(stage, task, { reportName, ...options }) {
  const begun = Date.now();
  const tasks = await step(stage, () => runTasks(task, { root, ...options }));
  results.countTasks(stage, tasks, reportName);
  const parts = tasks.map(({ workspace, ms, isCached }) => ({ title: workspace, ms, isCached }));
  results.addTime(stage, Date.now() - begun, parts);
}

/** Time of the processors in all child processes that have ended, in ms; null where the system does not say. */
function processorMs() {
  try {
    // Fields 16 and 17 of /proc/self/stat, in ticks of 10 ms; the name before them may hold spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return null;
  }
}

runMain(async () => {
  const begun = Date.now();
  const { stages: chosen, shard, isWhole } = readStages(process.argv.slice(2), Object.keys(stages));
  const toolchain = await ensureToolchain();
  await ensureInstalled(toolchain);
  const needsBrowser = chosen.some((name) => withBrowser.includes(name));
  const browser = needsBrowser ? { CHROMIUM_PATH: await ensureBrowser(toolchain) } : {};
  const env = {
    ...toolchain,
    ...browser,
    CI: process.env.CI ?? 'true',
    LONG_TESTS: isWhole ? 'true' : '',
    // The API starts more than a hundred times, and a third of a start is compiling its modules.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
  };
  clearReports(root);
  // One after the other: each fills two processors, and two at once took three to four times as long.
  for (const name of chosen) await stages[name]({ env, shard });
  const processors = processorMs();
  say(
    `All stages: ${duration(Date.now() - begun)}${processors === null ? '' : `, processors busy ${duration(processors)}`}`,
  );
  process.exitCode = results.conclude((text) => process.stdout.write(text));
});
