/** Runs tasks of the workspaces through turbo and reads its summary: which tasks ran, how long, from the cache or not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/**
 * @param {string} task name of the task, as in turbo.json
 * @returns the tasks of the workspaces that define it; none when turbo itself failed. Dependencies of the task
 * (builds) are left out.
 */
export async function runTasks(task, { env, root, filters = [], concurrency = 1, options = [] }) {
  const before = new Set(summaries(root));
  const choice = filters.map((filter) => `--filter=${filter}`);
  const how = [
    `--concurrency=${concurrency}`,
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--summarize',
  ];
  const passedOn = options.length > 0 ? ['--', ...options] : [];
  await run('pnpm', ['exec', 'turbo', 'run', task, ...choice, ...how, ...passedOn], { env, cwd: root });
  return readTasks(
    task,
    summaries(root)
      .filter((file) => !before.has(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );
}

/** The builds that a task needs have summaries too: its own is found by the task that the command names. */
export function readTasks(task, runs) {
  const summary = runs.find(({ execution }) => execution.command.startsWith(`turbo run ${task} `));
  if (summary === undefined) return [];
  return summary.tasks
    .filter((one) => one.task === task && one.command !== '<NONEXISTENT>')
    .map((one) => ({
      workspace: one.package,
      directory: one.directory,
      // A task that turbo never started has no execution.
      exitCode: one.execution?.exitCode ?? 1,
      ms: one.execution ? one.execution.endTime - one.execution.startTime : 0,
      isCached: one.cache.status === 'HIT',
    }));
}

function summaries(root) {
  const folder = join(root, '.turbo', 'runs');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}
