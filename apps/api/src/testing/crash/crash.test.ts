// `kill -9` of the API while something is written, then a start: the real process and cluster. `pnpm stress kills` runs it
// with more crashes of each kind, while other people read and write.
import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@repo/postgres/free-port';
import { removePrivateCluster } from '@repo/postgres/private';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/client.ts';
import { openDatabase } from '../../db/open-database.ts';
import { sessions } from '../../db/schema/identity.ts';
import { createRandom } from '../../demo/random.ts';
import { quarantineUnknown } from '../../jobs/quarantine-files.ts';
import { bookRules } from '../../modules/audit/book-rules.ts';
import { brokenRules } from '../../modules/audit/examine.ts';
import { createFolderFiles } from '../../ports/files/folder-files.ts';
import { sealFiles } from '../../ports/files/sealed-files.ts';
import { readSecret } from '../../secret.ts';
import { readSettings } from '../../settings.ts';
import { findBrokenInvariants } from './broken-invariants.ts';
import { keepBusy } from './crash-load.ts';
import { type CrashWrite, createCrashWorlds } from './crash-world.ts';
import { type CrashWriteKind, crashWrites } from './crash-writes.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

/** By their names, separated by commas. */
const only = process.env['CRASH_KINDS']?.split(',');
/** Killed after its last write first: what is approved has no response yet. */
const killedBeforeResponse: CrashWriteKind = 'publishNav';
/** In short, every other kind. */
const isWhole = process.env['LONG_TESTS'] === 'true' || process.env['CRASHES_A_KIND'] !== undefined;
const kinds = Object.keys(crashWrites)
  .filter((kind): kind is CrashWriteKind => kind in crashWrites)
  .filter(
    (kind, index) => only?.includes(kind) ?? (isWhole || index % 2 === 0 || kind === killedBeforeResponse),
  );
/** Each kind is crashed at least once, and at most this often while there is time. */
const crashesPerKind = Number(process.env['CRASHES_A_KIND'] ?? 1);
const budgetMs = Number(process.env['CRASH_TEST_BUDGET_MS'] ?? 20_000);
/** People who read and write beside. */
const busyPeople = Number(process.env['CRASH_BUSY_PEOPLE'] ?? 0);
const seed = Number(process.env['CRASH_SEED'] ?? randomInt(2 ** 31));
const random = createRandom(seed);
const titled = kinds.map((kind) => [kind === killedBeforeResponse ? `[A19] ${kind}` : kind, kind] as const);

let dataDir: string;
let env: Record<string, string>;
let server: ServerProcess;
let next: ServerProcess;
/** Prepared before the first crash: one to count its steps, the others to be killed. */
const writes = new Map<CrashWriteKind, CrashWrite[]>();
let deadline = 0;
let busy: { stop: () => Promise<void> };

describe(`a server killed while it writes (seed ${seed})`, () => {
  beforeAll(
    async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'crash-'));
      // PostgreSQL's user passes through to the cluster.
      await chmod(dataDir, 0o711);
      const port = await freePort();
      env = { DATA_DIR: dataDir, API_PORT: String(port) };
      next = prepareServer(env);
      const perKind = 1 + crashesPerKind;
      const worlds = await createCrashWorlds(
        env,
        `http://127.0.0.1:${port}`,
        kinds.length * perKind + busyPeople,
      );
      await startNext();
      for (const kind of kinds) {
        const prepared: CrashWrite[] = [];
        for (const world of worlds.splice(0, perKind)) prepared.push(await crashWrites[kind](world));
        writes.set(kind, prepared);
        progress(`${kind}: prepared`);
      }
      // The staff of the last kinds do nothing until their turn, which in a long run is after their session would end.
      await withDatabase('share', ({ db }) =>
        db.update(sessions).set({ idleExpiresAt: sql`${sessions.absoluteExpiresAt}` }),
      );
      busy = keepBusy(worlds);
      deadline = performance.now() + budgetMs;
    },
    300_000 * (1 + crashesPerKind),
  );
  afterAll(async () => {
    await Promise.all([server.kill(), next.kill()]);
    await removePrivateCluster(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('refuses a second process on its folder, in a sentence that names the first', async () => {
    const second = prepareServer({ ...env, API_PORT: String(await freePort()) });
    await expect(second.start()).rejects.toThrow(/^The database of .* is in use by process \d+ \(api\)\./);
  });

  it.each(titled)(
    '%s: is whole or absent after a start, never half, and can be retried',
    async (_title, kind) => {
      const [first, ...others] = writes.get(kind) ?? [];
      const steps = first ? await countSteps(first) : 0;
      for (const [count, write] of others.entries()) {
        if (count > 0 && performance.now() > deadline) break;
        const isLast = kind === killedBeforeResponse && count === 0;
        const killAt = isLast ? steps : random.integer(1, steps);
        const moment = `${kind} killed after write ${killAt} of ${steps}`;
        progress(`${count + 1} of ${others.length}: ${moment}`);
        const isAcknowledged = await crashDuring(write, killAt);
        expect(await withDatabase('share', ({ db }) => brokenRules(db, bookRules)), moment).toEqual([]);
        if (isAcknowledged)
          expect(await write.isDone(), `${moment}: an acknowledged write is kept`).toBe(true);
        const accepted = write.isKeyed ? [200, 201] : [200, 201, 409];
        // A key is taken over once the lease of the killed process has run out.
        await expect.poll(() => write.send(), { message: moment, interval: 500 }).toBeOneOf(accepted);
        expect(await write.isDone(), `${moment}: done after all`).toBe(true);
      }
    },
    300_000 * (1 + crashesPerKind),
  );

  it('keeps every invariant of the data, and shuts down cleanly', async () => {
    await busy.stop();
    expect(await server.stop()).toBe(0);
    const broken = await withDatabase('refuse', async ({ db }) => {
      const secret = await readSecret({ secret: null, dataDir });
      const files = sealFiles(await createFolderFiles(join(dataDir, 'files')), [secret]);
      const inTwoHours = { now: () => new Date(Date.now() + 2 * 60 * 60_000) };
      await quarantineUnknown({ db, files, clock: inTwoHours });
      return findBrokenInvariants(db, files);
    });
    expect(broken).toEqual([]);
  });
});

/** Of a run that takes minutes. */
function progress(text: string): void {
  if (crashesPerKind > 1) process.stdout.write(`${text}\n`);
}

async function withDatabase<Found>(
  whenOwned: 'refuse' | 'share',
  read: (database: DatabaseHandle) => Promise<Found>,
): Promise<Found> {
  const database = await openDatabase(readSettings({ DATA_DIR: dataDir }), {
    holder: 'crash-test',
    whenOwned,
  });
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}

/** How many times this write touches the database when nothing stops it. */
async function countSteps(write: CrashWrite): Promise<number> {
  await server.killAtWrite(0);
  expect([200, 201]).toContain(await write.send());
  return server.killAtWrite(0);
}

/** Returns whether the response came before the end. */
async function crashDuring(write: CrashWrite, killAt: number): Promise<boolean> {
  await server.killAtWrite(killAt);
  const isAcknowledged = await write.send().then(
    (status) => status < 300,
    () => false,
  );
  await server.kill();
  await startNext();
  return isAcknowledged;
}

/** The one that loaded meanwhile takes over, and another begins to load. */
async function startNext(): Promise<void> {
  server = next;
  next = prepareServer(env);
  await server.start();
}
