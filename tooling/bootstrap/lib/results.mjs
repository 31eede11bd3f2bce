/** Counts what the test runners report. Each runner writes JSON; a run that fails without a failed test counts as one. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './toolchain.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** Counts one check that either holds or not. */
export function countCheck(title, holds) {
  if (holds) total.passed += 1;
  else {
    total.failed += 1;
    failures.push(title);
  }
}

/** Removes the reports of an earlier run, so that they can never be counted again. */
export function clearReports() {
  for (const report of reports('*.json')) rmSync(report);
}

/** Adds the reports whose file name matches; `exitCode` is that of the run that wrote them. */
export function countReports(title, pattern, exitCode) {
  const counts = reports(pattern).map((file) => countsOf(JSON.parse(readFileSync(file, 'utf8'))));
  const sum = (key) => counts.reduce((before, one) => before + one[key], 0);
  total.passed += sum('passed');
  total.failed += sum('failed');
  total.skipped += sum('skipped');
  if (sum('failed') > 0) failures.push(`${title}: ${sum('failed')} failed`);
  if ((exitCode !== 0 && sum('failed') === 0) || counts.length === 0)
    countCheck(`${title}: the run itself failed`, false);
}

/** Prints the closing lines and returns the exit code. The last line is read by machines: keep its form. */
export function conclude() {
  for (const failure of failures) process.stdout.write(`FAILED  ${failure}\n`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
  return total.failed === 0 ? 0 : 1;
}

/** `*.json` or a whole file name, in the `test-results` folder of each workspace. */
function reports(pattern) {
  const folders = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(repository, group)).map((name) => join(repository, group, name, 'test-results')),
  );
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => ({ name, file: join(folder, name) })))
    .filter(({ name }) => (pattern === '*.json' ? name.endsWith('.json') : name === pattern))
    .map(({ file }) => file);
}

/** Vitest's JSON has `numPassedTests`; Playwright's has `stats`. */
function countsOf(report) {
  if (report.stats) {
    return {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
    };
  }
  const unstarted = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unstarted,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
