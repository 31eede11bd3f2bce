import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearReports, createResults } from './results.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'results-'));
  for (const group of ['apps', 'packages', 'tooling']) mkdirSync(join(root, group));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeReport(directory, content, name = 'unit.json') {
  mkdirSync(join(root, directory, 'test-results'), { recursive: true });
  writeFileSync(join(root, directory, 'test-results', name), JSON.stringify(content));
}

const vitest = ({ passed = 0, failed = 0, skipped = 0, todo = 0, testResults = [] }) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: todo,
  testResults,
});
const domain = {
  workspace: '@repo/domain',
  directory: 'packages/domain',
  exitCode: 0,
  ms: 1,
  isCached: false,
};

function conclude(results) {
  const lines = [];
  const code = results.conclude((text) => lines.push(text.trimEnd()));
  return { code, lines, last: lines.at(-1) };
}

describe('results of a run', () => {
  it('adds up tests and checks, and ends with the totals', () => {
    writeReport('packages/domain', vitest({ passed: 5, skipped: 1, todo: 1 }));
    const results = createResults(root);
    results.countCheck('Format', true);
    results.countTasks('unit', [domain], 'unit.json');
    expect(conclude(results)).toEqual({
      code: 0,
      lines: ['6 passed, 0 failed, 2 skipped'],
      last: expect.anything(),
    });
  });

  it('names what failed', () => {
    writeReport('packages/domain', vitest({ passed: 4, failed: 1 }));
    const results = createResults(root);
    results.countCheck('Lint', false);
    results.countTasks('unit', [{ ...domain, exitCode: 1 }], 'unit.json');
    const { code, lines } = conclude(results);
    expect(code).toBe(1);
    expect(lines).toEqual(['FAILED  Lint', 'FAILED  @repo/domain: 1 failed', '4 passed, 2 failed']);
  });

  it('names each failed test of Vitest with the first line of its error', () => {
    const assertionResults = [
      { fullName: 'sum adds', status: 'passed' },
      {
        fullName: 'sum rounds',
        status: 'failed',
        failureMessages: ['Error: expected 1\n    at sum.test.ts'],
      },
    ];
    const unloaded = {
      name: 'a.test.ts',
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    };
    const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults }, unloaded];
    writeReport('packages/domain', vitest({ passed: 1, failed: 1, testResults }));
    const results = createResults(root);
    results.countTasks('unit', [{ ...domain, exitCode: 1 }], 'unit.json');
    expect(conclude(results).lines).toEqual([
      'FAILED  @repo/domain: 2 failed',
      'FAILED  @repo/domain: sum rounds: Error: expected 1',
      'FAILED  @repo/domain: a.test.ts: Cannot find module',
      '1 passed, 2 failed',
    ]);
  });

  it('names each failed journey of Playwright with the first line of its error', () => {
    const error = { message: '\u001B[31mError: not visible\u001B[39m\nCall log' };
    const failed = { title: 'pays', tests: [{ status: 'unexpected', results: [{ error }] }] };
    const passed = { title: 'reads', tests: [{ status: 'expected', results: [{}] }] };
    const inner = { title: 'at 390 px', specs: [failed] };
    const suites = [{ title: 'money.spec.ts', specs: [passed], suites: [inner] }];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    writeReport('packages/domain', { stats, suites }, 'journeys.json');
    const results = createResults(root);
    results.countTasks('journeys', [{ ...domain, exitCode: 1 }], 'journeys.json');
    expect(conclude(results).lines).toEqual([
      'FAILED  @repo/domain: 1 failed',
      'FAILED  @repo/domain: money.spec.ts › at 390 px › pays: Error: not visible',
      '1 passed, 1 failed',
    ]);
  });

  it('a test file that could not be loaded is a failure', () => {
    writeReport('packages/domain', vitest({ testResults: [{ status: 'failed', assertionResults: [] }] }));
    const results = createResults(root);
    results.countTasks('unit', [{ ...domain, exitCode: 1 }], 'unit.json');
    expect(conclude(results).last).toBe('0 passed, 1 failed');
  });

  it('a runner that fails without a failed test is a failure', () => {
    writeReport('packages/domain', vitest({ passed: 3 }));
    const results = createResults(root);
    results.countTasks('unit', [{ ...domain, exitCode: 7 }], 'unit.json');
    expect(conclude(results).lines).toEqual([
      'FAILED  @repo/domain: the run itself failed (exit code 7)',
      '3 passed, 1 failed',
    ]);
  });

  it('a task that wrote no report is a failure, even when it says that it succeeded', () => {
    const results = createResults(root);
    results.countTasks('unit', [domain], 'unit.json');
    expect(conclude(results).lines[0]).toBe('FAILED  @repo/domain: the run itself failed (no report)');
  });

  it('a stage without any task is a failure', () => {
    const results = createResults(root);
    results.countTasks('unit', [], 'unit.json');
    expect(conclude(results).last).toBe('0 passed, 1 failed');
  });

  it('a flaky journey counts as failed', () => {
    const stats = { expected: 8, unexpected: 0, flaky: 1, skipped: 2 };
    writeReport('packages/domain', { stats }, 'journeys.json');
    const results = createResults(root);
    results.countTasks('journeys', [domain], 'journeys.json');
    expect(conclude(results).last).toBe('8 passed, 1 failed, 2 skipped');
  });

  it('prints the time of each stage and workspace before the totals', () => {
    const results = createResults(root);
    results.addTime('unit', 62_000, [
      { title: '@repo/ui', ms: 61_200, isCached: false },
      { title: '@repo/domain', ms: 5, isCached: true },
    ]);
    expect(conclude(results).lines.map((line) => line.trim().replaceAll(/ {2,}/g, '|'))).toEqual([
      'Time by stage and workspace',
      'unit|1 min 2 s',
      '@repo/ui|1 min 1 s',
      '@repo/domain|cached',
      '0 passed, 0 failed',
    ]);
  });

  it('an earlier run leaves no report to be counted', () => {
    writeReport('packages/domain', vitest({ passed: 4 }));
    clearReports(root);
    const results = createResults(root);
    results.countTasks('unit', [domain], 'unit.json');
    expect(conclude(results).last).toBe('0 passed, 1 failed');
  });
});
