/** Runs turbo with the repository's own settings, in a small repository of two workspaces. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repository } from './repository.mjs';
import { clearReports, createResults } from './results.mjs';
import { readTasks, runTasks } from './tasks.mjs';

// Writes the report that Vitest would: one test, which passes when the domain's value is 42.
const testScript = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { value } from '../domain/index.mjs';
const failed = value === 42 ? 0 : 1;
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/unit.json', JSON.stringify({ numPassedTests: 1 - failed, numFailedTests: failed,
  numPendingTests: 0, numTodoTests: 0, testResults: [] }));
process.exitCode = failed;
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tasks-'));
  for (const file of ['turbo.json', '.nvmrc', '.gitignore']) cpSync(join(repository, file), join(root, file));
  write('package.json', JSON.stringify({ name: 'small', private: true, packageManager: 'pnpm@11.28.11' }));
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n');
  write(
    'pnpm-lock.yaml',
    "lockfileVersion: '9.0'\nimporters:\n  .: {}\n  packages/domain: {}\n  packages/app: {}\n",
  );
  for (const group of ['apps', 'packages', 'tooling']) mkdirSync(join(root, group), { recursive: true });
  workspace('domain', {});
  workspace('app', { 'small-domain': 'workspace:*' });
  write('packages/domain/index.mjs', 'export const value = 42;\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file, content) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
}

function workspace(name, dependencies) {
  const scripts = { test: 'node test.mjs' };
  write(`packages/${name}/package.json`, JSON.stringify({ name: `small-${name}`, scripts, dependencies }));
  write(`packages/${name}/test.mjs`, testScript);
}

async function runOnce() {
  clearReports(root);
  const PATH = [join(repository, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const tasks = await runTasks('test', { env: { ...process.env, PATH }, root });
  const results = createResults(root);
  results.countTasks('unit', tasks, 'unit.json');
  const lines = [];
  results.conclude((text) => lines.push(text.trimEnd()));
  return { tasks, lines };
}

describe('tasks of the workspaces', () => {
  it('reports of cached tasks count as those of tasks that ran', async () => {
    const first = await runOnce();
    const second = await runOnce();
    expect(first.tasks.map(({ isCached }) => isCached)).toEqual([false, false]);
    expect(second.tasks.map(({ isCached }) => isCached)).toEqual([true, true]);
    expect([first.lines, second.lines]).toEqual([['2 passed, 0 failed'], ['2 passed, 0 failed']]);
  });

  it('a second run after a change in one workspace fails in those that depend on it too', async () => {
    await runOnce();
    write('packages/domain/index.mjs', 'export const value = 41;\n');
    const { lines } = await runOnce();
    expect(lines).toEqual([
      'FAILED  small-app: 1 failed',
      'FAILED  small-domain: 1 failed',
      '0 passed, 2 failed',
    ]);
  });

  it('a task that turbo never started has failed', () => {
    const execution = { command: 'turbo run e2e --summarize' };
    const task = { task: 'e2e', package: '@repo/e2e', directory: 'tooling/e2e', cache: { status: 'MISS' } };
    const build = { ...task, task: 'build' };
    expect(
      readTasks('e2e', [{ execution, tasks: [build, { ...task, command: 'playwright test' }] }]),
    ).toEqual([{ workspace: '@repo/e2e', directory: 'tooling/e2e', exitCode: 1, ms: 0, isCached: false }]);
    expect(readTasks('test', [{ execution, tasks: [] }])).toEqual([]);
  });
});
