/** A cached result is used only when nothing that the task reads has changed: its cache key covers all inputs. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filesMatching, read, root } from './repository.ts';

interface Task {
  readonly taskId: string;
  readonly hash: string;
  readonly command: string;
  readonly resolvedTaskDefinition: { readonly cache: boolean };
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const cachedTasks = ['test', 'check', 'build'];
let copy = '';

// Each test starts Turborepo up to three times, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

// Files are changed in a copy: other tests read the repository at the same time.
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'cache-keys-'));
  for (const file of filesMatching(/./)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function dryRun(environment: Record<string, string> = {}): Map<string, Task> {
  const output = execFileSync(
    join(root, 'node_modules/.bin/turbo'),
    ['run', ...cachedTasks, 'codegen', '--dry=json'],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'], TURBO_TELEMETRY_DISABLED: '1', ...environment },
    },
  );
  const { tasks }: { tasks: Task[] } = JSON.parse(output);
  return new Map(
    tasks.filter(({ command }) => command !== '<NONEXISTENT>').map((task) => [task.taskId, task]),
  );
}

/** Ids of the cached tasks whose key changes when a comment is added to the file. */
function changedBy(file: string): string[] {
  const before = dryRun();
  appendFileSync(join(copy, file), '\n/* changed */\n');
  const after = dryRun();
  return [...before.keys()]
    .filter((id) => before.get(id)?.resolvedTaskDefinition.cache)
    .filter((id) => before.get(id)?.hash !== after.get(id)?.hash)
    .toSorted();
}

/** Names of the workspaces that depend on this one, directly or not, and its own. */
function dependentsOf(name: string): Set<string> {
  const manifests = filesMatching(/^(apps|packages|tooling)\/[^/]+\/package\.json$/).map(
    (file): Manifest => JSON.parse(read(file)),
  );
  const found = new Set([name]);
  for (const dependent of found) {
    for (const manifest of manifests) {
      if (dependent in { ...manifest.dependencies, ...manifest.devDependencies }) found.add(manifest.name);
    }
  }
  return found;
}

function cachedTasksOf(workspaces: Set<string>): string[] {
  return [...dryRun().values()]
    .filter((task) => task.resolvedTaskDefinition.cache)
    .map((task) => task.taskId)
    .filter((id) => workspaces.has(id.split('#')[0] ?? ''))
    .toSorted();
}

describe('cache keys', () => {
  it('a change in the domain changes the key of each task of each workspace that depends on it', () => {
    const dependents = dependentsOf('@repo/domain');
    expect([...dependents]).toEqual(expect.arrayContaining(['@repo/api', '@repo/ui', '@repo/yield-client']));
    const expected = cachedTasksOf(dependents);
    expect(expected).toEqual(expect.arrayContaining(['@repo/api#test', '@repo/backoffice#build']));
    expect(changedBy('packages/domain/src/money/decimal.ts')).toEqual(expected);
  });

  it('a change of a shared TypeScript setting changes the key of each type check', () => {
    expect(changedBy('tooling/tsconfig/base.json')).toEqual(cachedTasksOf(dependentsOf('@repo/tsconfig')));
  });

  it('a style sheet that the build presets read in their tests is part of the key of these', () => {
    expect(changedBy('packages/ui/src/styles/layers.css')).toContain('@repo/vite-config#test');
  });

  it('the version of Node is part of every key', () => {
    const all = [...dryRun().values()].filter((task) => task.resolvedTaskDefinition.cache);
    expect(changedBy('.nvmrc')).toEqual(all.map((task) => task.taskId).toSorted());
  });

  it.each(['CHROMIUM_PATH', 'CI', 'LONG_TESTS', 'POSTGRES_BIN', 'TZ'])(
    'a test result holds for one value of %s only',
    (name) => {
      const [one, two] = ['one', 'two'].map((value) => dryRun({ [name]: value }).get('@repo/api#test')?.hash);
      expect(one).not.toBe(two);
    },
  );

  it('tasks that read the whole repository are never cached', () => {
    const uncached = [...dryRun().values()].filter((task) => !task.resolvedTaskDefinition.cache);
    expect(uncached.map((task) => task.taskId).toSorted()).toEqual([
      '@repo/api-sdk#codegen',
      '@repo/checks#test',
      '@repo/ui#codegen',
    ]);
  });
});
