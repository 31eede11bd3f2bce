/** Counts what the checks and the test runners report, and how long each took. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { duration } from './report.mjs';

/** Removes the reports of an earlier run, so that they can never be counted again. */
export function clearReports(root) {
  for (const group of ['apps', 'packages', 'tooling']) {
    for (const workspace of readdirSync(join(root, group))) {
      for (const report of reportsIn(join(root, group, workspace, 'test-results'))) rmSync(report);
    }
  }
}

function reportsIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => join(folder, name));
}

/** Results of one run of `npm test`. `root` is the repository's folder. */
export function createResults(root) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const times = [];

  function count({ passed, failed, skipped }) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }

  function fail(title) {
    count({ passed: 0, failed: 1, skipped: 0 });
    failures.push(title);
  }

  return {
    /** Counts one check that either holds or not. */
    countCheck(title, holds) {
      if (holds) count({ passed: 1, failed: 0, skipped: 0 });
      else fail(title);
    },
    /**
     * Counts the report that each task wrote in its workspace's `test-results`, from the cache or not. A task without
     * a report, or that failed without a failed test, counts as one failure.
     */
    countTasks(stage, tasks, reportName) {
      if (tasks.length === 0) fail(`${stage}: the run itself failed`);
      for (const { workspace, directory, exitCode } of tasks) {
        const file = join(root, directory, 'test-results', reportName);
        if (!existsSync(file)) {
          fail(`${workspace}: the run itself failed (no report)`);
          continue;
        }
        const report = JSON.parse(readFileSync(file, 'utf8'));
        const counts = countsOf(report);
        count(counts);
        if (counts.failed > 0) {
          failures.push(`${workspace}: ${counts.failed} failed`);
          for (const failed of failedTestsOf(report)) failures.push(`${workspace}: ${failed}`);
        } else if (exitCode !== 0) fail(`${workspace}: the run itself failed (exit code ${exitCode})`);
      }
    },
    /** `parts`: `{ title, ms, isCached }` of each part, in the order to show. */
    addTime(stage, ms, parts = []) {
      times.push({ stage, ms, parts });
    },
    /** Prints times, failures and totals; returns the exit code. The last line is read by machines: keep its form. */
    conclude(write) {
      for (const line of timeTable(times)) write(`${line}\n`);
      for (const failure of failures) write(`FAILED  ${failure}\n`);
      const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
      write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
      return total.failed === 0 ? 0 : 1;
    },
  };
}

function timeTable(times) {
  if (times.length === 0) return [];
  return [
    'Time by stage and workspace',
    ...times.flatMap(({ stage, ms, parts }) => [
      row(stage, duration(ms)),
      ...parts.map((part) => row(`  ${part.title}`, part.isCached ? 'cached' : duration(part.ms))),
    ]),
  ];
}

function row(title, time) {
  return `  ${title.padEnd(34)}${time.padStart(14)}`;
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

/** The failed tests of a report: title, then the first line of the error. */
function failedTestsOf(report) {
  const failed = report.stats
    ? specsIn(report.suites ?? [], []).filter((spec) => !spec.ok)
    : report.testResults.flatMap(failedInFile);
  return failed.map(({ title, message }) => `${title}: ${firstLine(message)}`);
}

/** Vitest: a file that could not be loaded has a message and no test. */
function failedInFile({ name, status, message, assertionResults }) {
  if (status === 'failed' && assertionResults.length === 0) return [{ title: name, message }];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({ title: test.fullName, message: test.failureMessages?.[0] }));
}

/** Playwright: suites hold specs and further suites; a flaky spec counts as failed. */
function specsIn(suites, above) {
  return suites.flatMap((suite) => {
    const titles = [...above, suite.title];
    const specs = (suite.specs ?? []).map((spec) => ({
      title: [...titles, spec.title].join(' › '),
      ok: spec.tests.every((test) => test.status === 'expected' || test.status === 'skipped'),
      message: spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error.message,
    }));
    return [...specs, ...specsIn(suite.suites ?? [], titles)];
  });
}

function firstLine(message) {
  return stripVTControlCharacters(message ?? 'no message').split('\n')[0];
}
