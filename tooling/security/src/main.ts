/**
 * `pnpm security`: starts the product in production mode and checks, on the running system, what `docs/security.md`
 * says can be checked there. One line a check, then `N passed, N failed`; exits with a status other than 0 when one
 * failed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, type Outcome, runCheck } from './check.ts';
import { browserChecks, walk } from './checks/browser.ts';
import { exposureChecks } from './checks/exposure.ts';
import { fetchApiResponses, fetchSiteResponses, headerChecks } from './checks/headers.ts';
import { lastChecks } from './checks/last.ts';
import { fileChecks } from './checks/repository-files.ts';
import { requestChecks } from './checks/requests.ts';
import { type System, startSystem } from './system.ts';

const outcomes: Outcome[] = [];

async function runAll<Seen>(checks: readonly Check<Seen>[], seen: Seen): Promise<void> {
  for (const check of checks) outcomes.push(await runCheck(check, seen));
}

async function pass(system: System): Promise<void> {
  const responses = { system, api: await fetchApiResponses(system), sites: await fetchSiteResponses(system) };
  await runAll(headerChecks, responses);
  await runAll(requestChecks, system);
  await runAll(exposureChecks, system);
  await runAll(fileChecks, null);
  await runAll(browserChecks, await walk(system));
  await runAll(lastChecks, system);
}

const system = await startSystem();
try {
  await pass(system);
} finally {
  await system.stop();
}
const failed = outcomes.filter((outcome) => outcome === 'FAIL').length;
const passed = outcomes.length - failed;
// Counted by `npm test`, in the format of the journeys' report.
const results = join(import.meta.dirname, '..', 'test-results');
await mkdir(results, { recursive: true });
await writeFile(
  join(results, 'security.json'),
  JSON.stringify({ stats: { expected: passed, unexpected: failed, flaky: 0, skipped: 0 } }),
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
