/**
 * `pnpm cluster`: what clients notice, and what is lost, while an API, the primary of the database and the store of files fail in turn under their
 * writes. `pnpm cluster --seed=7 --kills=3 --store-seconds=60 --people=3`; exit status 1 when something acknowledged is lost or a response was
 * neither what it should be nor « réessayez ».
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findReplicationPrograms } from '@repo/postgres/programs';
import { and, isNull } from 'drizzle-orm';
import { openDatabase } from '../../db/open-database.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { createRandom } from '../../demo/random.ts';
import { quarantineUnknown } from '../../jobs/quarantine-files.ts';
import { openFiles } from '../../ports/files/open-files.ts';
import { readSecret } from '../../secret.ts';
import { readSettings } from '../../settings.ts';
import { findBrokenInvariants } from '../crash/broken-invariants.ts';
import { findLost, startClusterLoad } from '../crash/cluster-load.ts';
import { createCrashWorlds } from '../crash/crash-world.ts';
import { nextWrite, type Outcome, observe, print, printTable, seconds, type Watch } from './faults.ts';
import { missingProgram } from './front-programs.ts';
import { type Machines, prepareMachines } from './machines.ts';
import { recordResponses } from './responses.ts';

const betweenKillsMs = 10_000;
const settledLimitMs = 120_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    kills: { type: 'string', default: '3' },
    'store-seconds': { type: 'string', default: '60' },
    people: { type: 'string', default: '3' },
  },
});
const numbers = {
  seed: values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed),
  kills: Number(values.kills),
  storeSeconds: Number(values['store-seconds']),
  people: Number(values.people),
};

const problem = optionProblem() ?? programProblem();
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
print(`seed ${numbers.seed}`);
const machines = await prepareMachines();
try {
  process.exitCode = (await rehearse(machines)) ? 0 : 1;
} finally {
  await machines.stop();
}

function optionProblem(): string | null {
  const isWrong = Object.values(numbers).some((value) => !Number.isInteger(value) || value < 0);
  if (isWrong || numbers.people < 1 || numbers.kills < 1 || numbers.storeSeconds < 1)
    return '--seed is an integer from 0 on; --kills, --store-seconds and --people from 1 on.';
  return null;
}

function programProblem(): string | null {
  try {
    // Every server and every tool is of the same version.
    process.env['POSTGRES_BIN'] = findReplicationPrograms().bin;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return missingProgram();
}

async function rehearse(all: Machines): Promise<boolean> {
  const worlds = await createCrashWorlds(all.env, all.origin, numbers.people);
  const seen = recordResponses(all.origin);
  await all.start();
  const load = startClusterLoad(worlds);
  const watch = { seen, load };
  // Caddy has seen both APIs, and everyone has written.
  for (let writes = 0; writes < numbers.people * 2; writes += 1) await nextWrite(load);
  const outcomes = [
    ...(await killApis(watch, all)),
    await losePrimary(watch, all),
    await loseStore(watch, all),
  ];
  await load.stop();
  printTable(outcomes);
  const [lost, broken] = [await findLost(load), await findUnsettled(all)];
  print(`${load.acknowledged.length} acknowledged writes, ${lost.length} lost`);
  const failed = seen.filter(({ status }) => typeof status === 'number' && status >= 500 && status !== 503);
  for (const one of [...lost, ...broken, ...load.unexpected]) print(`not as it should be: ${one}`);
  for (const { status, path } of failed) print(`failed with ${status}: ${path}`);
  return [...lost, ...broken, ...load.unexpected, ...failed].length === 0;
}

/** Each at its own moment of the interval, which the seed gives with the API that dies. */
async function killApis(watch: Watch, { restartApi }: Machines): Promise<Outcome[]> {
  const random = createRandom(numbers.seed);
  const outcomes: Outcome[] = [];
  for (let kill = 1; kill <= numbers.kills; kill += 1) {
    await wait(random.next() * 1000);
    const place = random.next() < 0.5 ? 0 : 1;
    const fault = `API ${place + 1} killed (${kill} of ${numbers.kills})`;
    const outcome = await observe(watch, fault, async (startedAt) => {
      await restartApi(place);
      const back = `the process listens after ${seconds(performance.now() - startedAt)}`;
      await wait(Math.max(0, betweenKillsMs - (performance.now() - startedAt)));
      return back;
    });
    outcomes.push(outcome);
  }
  return outcomes;
}

async function losePrimary(watch: Watch, all: Machines): Promise<Outcome> {
  return observe(watch, 'primary and its pooler killed, standby promoted', async (startedAt) => {
    await all.failOver();
    const promoted = seconds(performance.now() - startedAt);
    await nextWrite(watch.load);
    const written = seconds(performance.now() - startedAt);
    await all.repair();
    const whole = seconds(performance.now() - startedAt);
    return `promoted after ${promoted}, a new write acknowledged after ${written}, two copies again after ${whole}`;
  });
}

async function loseStore(watch: Watch, { store }: Machines): Promise<Outcome> {
  return observe(watch, `store of files down for ${numbers.storeSeconds} s`, async () => {
    store.outages = Number.POSITIVE_INFINITY;
    await wait(numbers.storeSeconds * 1000);
    store.outages = 0;
    const backAfter = await nextWrite(watch.load, 'sign of');
    return `a new contract signed ${seconds(backAfter)} after it is back`;
  });
}

/** What has not become right by itself after a while: mails that wait, broken rules of the data and of the files. */
async function findUnsettled({ env }: Machines): Promise<string[]> {
  const settings = readSettings(env);
  const database = await openDatabase(settings, { holder: 'cluster', whenOwned: 'share' });
  try {
    const { db } = database;
    const files = await openFiles(settings, await readSecret(settings));
    const inTwoHours = { now: () => new Date(Date.now() + 2 * 60 * 60_000) };
    await quarantineUnknown({ db, files, clock: inTwoHours });
    const deadline = performance.now() + settledLimitMs;
    for (;;) {
      const waiting = await db.$count(
        mailOutbox,
        and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt)),
      );
      const found = [
        ...(waiting === 0 ? [] : [`${waiting} mails wait`]),
        ...(await findBrokenInvariants(db, files)),
      ];
      if (found.length === 0 || performance.now() > deadline) return found;
      await wait(1000);
    }
  } finally {
    await database.close();
  }
}
