// An allotment and the issue of many investments, with `kill -9` in its publication and again and again in the job that follows: each is
// allotted, paid back and issued once. `pnpm stress issue` runs it with 5 000 investments.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@repo/postgres';
import { freePort } from '@repo/postgres/free-port';
import { and, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { compose } from '../../compose.ts';
import { connectDatabase, type DatabaseHandle } from '../../db/client.ts';
import { journalEntries } from '../../db/schema/books.ts';
import { payouts } from '../../db/schema/cash.ts';
import { kaskadGrants } from '../../db/schema/kaskad.ts';
import { kaskadMovements } from '../../db/schema/kaskad-registers.ts';
import { kaskadInvestments, kaskadRounds } from '../../db/schema/kaskad-rounds.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { createRandom } from '../../demo/random.ts';
import type { Deps } from '../../deps.ts';
import { bookRules } from '../../modules/audit/book-rules.ts';
import { listRules } from '../../modules/audit/database-rules.ts';
import { brokenRules } from '../../modules/audit/examine.ts';
import { signInKaskadAdmin } from '../../modules/kaskad-rounds/rounds.fixture.ts';
import { readSecret } from '../../secret.ts';
import { readSettings } from '../../settings.ts';
import type { SignedIn } from '../people.ts';
import { type ClosedRound, fillClosedRound } from './closed-round.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

const count = Number(process.env['MANY_INVESTMENTS'] ?? 30);
const kills = Number(process.env['MANY_INVESTMENTS_KILLS'] ?? 2);
const seed = Number(process.env['CRASH_SEED'] ?? randomInt(2 ** 31));
const random = createRandom(seed);
/** The job writes more than six times for each, so that each kill is within it. */
const mostWrites = Math.max(1, Math.floor((count * 6) / kills));
const limit = { timeout: 30_000 + count * 100, interval: 250 };

let dataDir: string;
let env: Record<string, string>;
let database: DatabaseHandle;
let admin: SignedIn;
let checker: SignedIn;
let closed: ClosedRound;
let server: ServerProcess;
let next: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'many-investments-'));
  const { url, migrationUrl } = await createDatabase(inject('adminUrl'), { template: inject('template') });
  const port = String(await freePort());
  env = { DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_MIGRATION_URL: migrationUrl, API_PORT: port };
  next = prepareServer(env);
  database = connectDatabase(url, { maxConnections: 4 });
  const settings = readSettings({ NODE_ENV: 'test', ...env });
  const secret = await readSecret(settings);
  const { deps } = await compose({ settings, secret, database, log: pino({ level: 'silent' }) });
  await fill(deps);
  await startNext();
}, 600_000);
afterAll(async () => {
  await Promise.all([server.kill(), next.kill()]);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function fill(deps: Deps): Promise<void> {
  [admin, checker] = [await signInKaskadAdmin({ deps }), await signInKaskadAdmin({ deps })];
  closed = await fillClosedRound(deps, { count, recordedBy: admin.userId });
  await deps.db.execute('analyze');
}

async function startNext(): Promise<void> {
  server = next;
  next = prepareServer(env);
  await server.start();
}

/** What another process does once a dead one has sent no heartbeat for ten seconds. */
const takeBackJobs = () =>
  database.db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);

async function call(path: string, by: SignedIn, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${env['API_PORT']}/proxy/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = z.looseObject({}).parse(await response.json());
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(json)}`);
  return json;
}

const inState = (...states: (typeof kaskadInvestments.$inferSelect)['state'][]) =>
  Promise.all(
    states.map((state) =>
      database.db.$count(
        kaskadInvestments,
        and(eq(kaskadInvestments.roundId, closed.roundId), eq(kaskadInvestments.state, state)),
      ),
    ),
  ).then((counts) => counts.reduce((sum, one) => sum + one, 0));

const broken = () => brokenRules(database.db, [...bookRules, ...listRules]);

async function stateOfRound(): Promise<string | undefined> {
  const [round] = await database.db
    .select({ state: kaskadRounds.state })
    .from(kaskadRounds)
    .where(eq(kaskadRounds.id, closed.roundId));
  return round?.state;
}

it(`[B53] ${count} investments are allotted, paid back and issued once each, whenever it is killed (seed ${seed})`, async () => {
  const round = `kaskad-admin/rounds/${closed.roundId}`;
  const version = async () => z.number().parse((await call(round, admin))['version']);
  const rule = { rule: 'pro_rata' };
  const { fingerprint } = await call(`${round}/allotment-simulation`, admin, { rule });
  const reason = 'Allocation de la levée';
  await call(`${round}/allotment`, admin, { version: await version(), fingerprint, allotment: rule, reason });
  const pending = z.object({ id: z.string() }).parse((await call(round, admin))['pending_change']);
  const approval = `admin/change-requests/${pending.id}/approve`;

  await server.killAtInsert('kaskad_allotments');
  await expect(call(approval, checker, {})).rejects.toThrow();
  await server.hasEnded;
  await startNext();
  expect(await inState('firm')).toBe(count);
  expect(await broken()).toEqual([]);
  await call(approval, checker, {});
  // Its job writes them by parts.
  await expect.poll(() => inState('allotted', 'partly_allotted'), limit).toBe(count);
  const cut = await inState('partly_allotted');
  expect(cut).toBeGreaterThan(count / 2);

  await call(`${round}/issue`, admin, { version: await version() });
  for (let killed = 0; killed < kills; killed += 1) {
    await server.killAtWrite(random.integer(1, mostWrites));
    await server.hasEnded;
    expect(await broken()).toEqual([]);
    await takeBackJobs();
    await startNext();
  }
  await expect.poll(stateOfRound, limit).toBe('issued');

  const { db } = database;
  expect(await inState('issued')).toBe(count);
  const movements = await db
    .select({ number: kaskadMovements.number, investmentId: kaskadMovements.investmentId })
    .from(kaskadMovements)
    .where(eq(kaskadMovements.classId, closed.classId))
    .orderBy(kaskadMovements.number);
  expect(movements.map(({ number }) => number)).toEqual(
    Array.from({ length: count }, (_, place) => place + 1),
  );
  expect(new Set(movements.map(({ investmentId }) => investmentId)).size).toBe(count);
  expect(await db.$count(kaskadGrants, eq(kaskadGrants.classId, closed.classId))).toBe(count);
  expect(await db.$count(journalEntries, eq(journalEntries.kind, 'kaskad-issue'))).toBe(count);
  expect(await db.$count(payouts, eq(payouts.investmentCause, 'not_allotted'))).toBe(cut);
  expect(await db.$count(mailOutbox, eq(mailOutbox.kind, 'grantMade'))).toBe(count);
  expect(await broken()).toEqual([]);
}, 3_600_000);
