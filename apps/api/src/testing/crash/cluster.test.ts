// Two API processes and a worker on one database, behind a balancer, each killed in turn while clients and staff write.
// `pnpm stress cluster` kills each several times.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@repo/postgres';
import { freePort } from '@repo/postgres/free-port';
import { and, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { connectDatabase, type DatabaseHandle } from '../../db/client.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { quarantineUnknown } from '../../jobs/quarantine-files.ts';
import { createFolderFiles } from '../../ports/files/folder-files.ts';
import { sealFiles } from '../../ports/files/sealed-files.ts';
import { readSecret } from '../../secret.ts';
import { readSettings } from '../../settings.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { findBrokenInvariants } from './broken-invariants.ts';
import { type ClusterLoad, findLost, startClusterLoad } from './cluster-load.ts';
import { createCrashWorlds } from './crash-world.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

const rounds = Number(process.env['CLUSTER_ROUNDS'] ?? 1);
const people = Number(process.env['CLUSTER_PEOPLE'] ?? 3);
/** Acknowledged writes between two kills. */
const writesBetween = 8;
/** From a kill to the first request or job that the process restarted has ended. */
const recoveryLimitMs = 120_000;

interface Member {
  name: string;
  kind: 'api' | 'worker';
  port: number;
  process: ServerProcess;
}

let dataDir: string;
let env: Record<string, string>;
let database: DatabaseHandle;
let balancer: Balancer;
let members: Member[] = [];
let load: ClusterLoad;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cluster-'));
  const { url } = await createDatabase(inject('adminUrl'), { template: inject('template') });
  env = { DATA_DIR: dataDir, DATABASE_URL: url, WORK: 'off', MIGRATE: 'off' };
  database = connectDatabase(url, { maxConnections: 2 });
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  balancer = await startBalancer([ports[0], ports[1]]);
  members = [
    { name: 'the first API', kind: 'api' as const, port: ports[0] },
    { name: 'the second API', kind: 'api' as const, port: ports[1] },
    { name: 'the worker', kind: 'worker' as const, port: ports[2] },
  ].map((member) => ({ ...member, process: prepareMember(member) }));
  const worlds = await createCrashWorlds(env, balancer.origin, people);
  await Promise.all(members.map((member) => member.process.start()));
  load = startClusterLoad(worlds);
}, 300_000);
afterAll(async () => {
  await load.stop();
  await Promise.all(members.map((member) => member.process.kill()));
  balancer.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function prepareMember({ kind, port }: Pick<Member, 'kind' | 'port'>): ServerProcess {
  const variable = kind === 'api' ? 'API_PORT' : 'WORKER_PORT';
  return prepareServer({ ...env, [variable]: String(port) }, kind);
}

/** Kills the process and starts it again; `recoveryMs`: from the kill until it has ended a request or a job. */
async function killAndRestart(member: Member): Promise<{ killedAt: number; recoveryMs: number }> {
  await member.process.kill();
  const killedAt = performance.now();
  member.process = prepareMember(member);
  await member.process.start();
  const startedAt = performance.now();
  const { now } = await readJobs('-infinity');
  const isBack = async () => {
    if (member.kind === 'worker') return (await readJobs(now)).ended > 0;
    const own = balancer.served.filter(({ upstream }) => upstream === members.indexOf(member));
    return own.some(({ at, status }) => at > startedAt && status !== 'cut');
  };
  await expect.poll(isBack, { interval: 50, timeout: recoveryLimitMs }).toBe(true);
  return { killedAt, recoveryMs: performance.now() - killedAt };
}

const jobsSchema = z.object({ rows: z.tuple([z.object({ now: z.string(), ended: z.number() })]) });

/** The time of the database, and how many jobs have ended since this one. */
async function readJobs(since: string) {
  const found: unknown = await database.db.execute(sql`
    select now()::text as now, count(*)::int as ended from pgboss.job
    where state = 'completed' and completed_on > ${since}::timestamptz`);
  return jobsSchema.parse(found).rows[0];
}

it('loses no acknowledged write and keeps serving while each of its processes is killed in turn', async () => {
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, member] of members.entries()) {
      const before = load.acknowledged.length;
      await expect.poll(() => load.acknowledged.length).toBeGreaterThanOrEqual(before + writesBetween);
      const { killedAt, recoveryMs } = await killAndRestart(member);
      const since = balancer.served.filter(({ at }) => at > killedAt && at < killedAt + recoveryMs);
      const byOthers = since.filter(({ upstream }) => upstream !== index);
      process.stdout.write(
        `${member.name}: killed, back after ${(recoveryMs / 1000).toFixed(1)} s, ${byOthers.length} requests served by the others\n`,
      );
      const written = byOthers.filter(({ method, status }) => method === 'POST' && Number(status) < 300);
      expect(written.length, `${member.name}: writes meanwhile`).toBeGreaterThan(0);
      const failed = byOthers.filter(({ status }) => status === 'cut' || status >= 500);
      expect(failed, `${member.name}: what failed elsewhere`).toEqual([]);
    }
  }
  await load.stop();
  expect(load.unexpected).toEqual([]);
});

it('has every acknowledged write, every mail sent, whole books, and stops in order', async () => {
  expect(await findLost(load)).toEqual([]);
  const { db } = database;
  const waitsForMail = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt));
  await expect.poll(() => db.$count(mailOutbox, waitsForMail)).toBe(0);
  const files = sealFiles(await createFolderFiles(join(dataDir, 'files')), [
    await readSecret(readSettings(env)),
  ]);
  const inTwoHours = { now: () => new Date(Date.now() + 2 * 60 * 60_000) };
  await quarantineUnknown({ db, files, clock: inTwoHours });
  await expect.poll(() => findBrokenInvariants(db, files), { interval: 1000 }).toEqual([]);
  const codes = await Promise.all(members.map((member) => member.process.stop()));
  expect(codes).toEqual([0, 0, 0]);
  process.stdout.write(`${load.acknowledged.length} acknowledged writes, each of them kept\n`);
});
