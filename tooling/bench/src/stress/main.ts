/**
 * `pnpm stress`: scenarios that put the product under a failure, each with its pass condition. Random data comes from the
 * seed printed at the start: `pnpm stress sigterm --rows=20000 --seed=7` runs one scenario again with the same data.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Figure, orFailure, printReport, progress } from '../report.ts';
import type { AuditTrail } from './fill-audit-trail.ts';
import { measureDoctor } from './measure-doctor.ts';
import { measureSigterm } from './measure-sigterm.ts';
import { runTests } from './run-tests.ts';

/** There are twenty kinds. */
const killsAKind = 14;

interface Options extends AuditTrail {
  /** Of the fuzzer. */
  readonly calls: number;
}

const scenarios: Record<string, (options: Options) => Promise<Figure[]>> = {
  sigterm: measureSigterm,
  doctor: measureDoctor,
  kills: (options) =>
    runTests({
      workspace: 'apps/api',
      name: `books after ${killsAKind} kills in each kind of write, under load`,
      files: ['src/testing/crash/crash.test.ts'],
      env: {
        CRASH_SEED: String(options.seed),
        CRASHES_A_KIND: String(killsAKind),
        CRASH_TEST_BUDGET_MS: 'Infinity',
        CRASH_BUSY_PEOPLE: '3',
      },
    }),
  cluster: () =>
    runTests({
      workspace: 'apps/api',
      name: 'two APIs and a worker, each killed five times, under load',
      files: ['src/testing/crash/cluster.test.ts'],
      env: { CLUSTER_ROUNDS: '5', CLUSTER_PEOPLE: '6' },
    }),
  staff: (options) =>
    runTests({
      workspace: 'apps/api',
      name: 'books after two administrators, 5 minutes',
      files: ['src/testing/staff'],
      env: { STAFF_SEED: String(options.seed), STAFF_ACTS: '50', STAFF_MINUTES: '5' },
    }),
  laws: (options) =>
    runTests({
      workspace: 'apps/api',
      name: 'laws over 1 000 histories written day by day',
      files: ['src/modules/portfolio/laws/laws.test.ts', 'src/modules/portfolio/laws/booked.test.ts'],
      env: { LAWS_SEED: String(options.seed), LAWS_DAY_BY_DAY: '1000', LAWS_BOOKED: '1000' },
    }),
  orders: () =>
    runTests({
      workspace: 'apps/api',
      name: '10 000 orders for one NAV, in 5 s, all or none',
      files: ['src/testing/crash/many-orders.test.ts'],
      env: { MANY_ORDERS: '10000', MANY_ORDERS_LIMIT_MS: '5000' },
    }),
  issue: (options) =>
    runTests({
      workspace: 'apps/api',
      name: '5 000 investments allotted and issued once each, through ten kills',
      files: ['src/testing/crash/many-investments.test.ts'],
      env: { CRASH_SEED: String(options.seed), MANY_INVESTMENTS: '5000', MANY_INVESTMENTS_KILLS: '10' },
    }),
  kaskad: (options) =>
    runTests({
      workspace: 'packages/domain',
      name: 'laws of vesting and allotment over 10 000 random grants and rounds',
      files: ['src/kaskad'],
      env: { KASKAD_SEED: String(options.seed), KASKAD_RUNS: '10000' },
    }),
  fuzz: (options) =>
    runTests({
      workspace: 'apps/api',
      name: `${options.calls} random calls of the spec`,
      files: ['src/testing/fuzz'],
      env: { FUZZ_SEED: String(options.seed), FUZZ_CALLS: String(options.calls) },
    }),
  hosts: async (options) => {
    const env = { HOSTS_SEED: String(options.seed), HOSTS_RUNS: '1000' };
    return [
      ...(await runTests({
        workspace: 'packages/api-sdk',
        name: '1 000 hosts of the documents, with random variants, read as the spec',
        files: ['src/testing/documents-host'],
        env,
      })),
      ...(await runTests({
        workspace: 'apps/yield-client',
        name: '1 000 of them, a page of the site each',
        files: ['src/app/documents-host.test.tsx'],
        env,
      })),
    ];
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    rows: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '100000' },
  },
});
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const [rows, calls] = [Number(values.rows), Number(values.calls)];
const unknown = positionals.filter((name) => !(name in scenarios));
if (unknown.length > 0)
  stop(`Unknown scenario: ${unknown.join(', ')}. Known: ${Object.keys(scenarios).join(', ')}.`);
if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 31)
  stop('--seed is an integer from 0 to 2147483647.');
if (!Number.isInteger(rows) || rows < 1) stop('--rows is a positive integer.');
if (!Number.isInteger(calls) || calls < 1) stop('--calls is a positive integer.');

console.log(`seed ${seed}`);
const figures: Figure[] = [];
for (const [name, run] of Object.entries(scenarios)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  progress(`── ${name}`);
  figures.push(...(await orFailure(name, () => run({ seed, rows, calls }))));
}
printReport(figures);
process.exitCode = figures.some(({ isMet }) => isMet === false) ? 1 : 0;

function stop(reason: string): never {
  console.error(reason);
  process.exit(2);
}
