// `kill -9` of the API, of PostgreSQL or of both while something is written, then a start: the real process and
// cluster.

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@repo/postgres/free-port';
import { removePrivateCluster } from '@repo/postgres/private';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-database.ts';
import { quarantineUnknown } from '../../jobs/quarantine-files.ts';
import { createFolderFiles } from '../../ports/files/folder-files.ts';
import { sealFiles } from '../../ports/files/sealed-files.ts';
import { readSecret } from '../../secret.ts';
import { readSettings } from '../../settings.ts';
import { findBrokenInvariants } from './broken-invariants.ts';
import { type CrashWrite, type CrashWriteKind, crashWrites, createCrashWorlds } from './crash-world.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';

const kinds = Object.keys(crashWrites).filter((kind): kind is CrashWriteKind => kind in crashWrites);
/** Each kind is crashed at least once, and at most this often while there is time. */
const crashesPerKind = 3;
const budgetMs = Number(process.env['CRASH_TEST_BUDGET_MS'] ?? 20_000);

let dataDir: string;
let env: Record<string, string>;
let server: ServerProcess;
let next: ServerProcess;
/** Prepared before the first crash: one to count its steps, the others to be killed. */
const writes = new Map<CrashWriteKind, CrashWrite[]>();
let deadline = 0;

describe('a server killed while it writes', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'crash-'));
    // PostgreSQL's user passes through to the cluster.
    await chmod(dataDir, 0o711);
    const port = await freePort();
    env = { DATA_DIR: dataDir, API_PORT: String(port) };
    next = prepareServer(env);
    const perKind = 1 + crashesPerKind;
    const worlds = await createCrashWorlds(env, `http://127.0.0.1:${port}`, kinds.length * perKind);
    await startNext();
    for (const kind of kinds) {
      const prepared: CrashWrite[] = [];
      for (const world of worlds.splice(0, perKind)) prepared.push(await crashWrites[kind](world));
      writes.set(kind, prepared);
    }
    deadline = performance.now() + budgetMs;
  });
  afterAll(async () => {
    await Promise.all([server.kill(), next.kill()]);
    await removePrivateCluster(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('refuses a second process on its folder, in a sentence that names the first', async () => {
    const second = prepareServer({ ...env, API_PORT: String(await freePort()) });
    await expect(second.start()).rejects.toThrow(/^The database of .* is in use by process \d+ \(api\)\./);
  });

  it.each(kinds)(
    '%s: is whole or absent after a start, never half, and can be retried',
    async (kind) => {
      const [first, ...others] = writes.get(kind) ?? [];
      const steps = first ? await countSteps(first) : 0;
      for (const [count, write] of others.entries()) {
        if (count > 0 && performance.now() > deadline) break;
        const killAt = 1 + Math.floor(Math.random() * steps);
        const moment = `${kind} killed after write ${killAt} of ${steps}`;
        const isAcknowledged = await crashDuring(write, killAt);
        if (isAcknowledged)
          expect(await write.isDone(), `${moment}: an acknowledged write is kept`).toBe(true);
        const accepted = write.isKeyed ? [200, 201] : [200, 201, 409];
        // A key is taken over once the lease of the killed process has run out.
        await expect.poll(() => write.send(), { message: moment, interval: 500 }).toBeOneOf(accepted);
        expect(await write.isDone(), `${moment}: done after all`).toBe(true);
      }
    },
    120_000,
  );

  it('keeps every invariant of the data, and shuts down cleanly', async () => {
    expect(await server.stop()).toBe(0);
    const database = await openDatabase(readSettings({ DATA_DIR: dataDir }), {
      holder: 'crash-test',
      whenOwned: 'refuse',
    });
    const secret = await readSecret({ secret: null, dataDir });
    const files = sealFiles(await createFolderFiles(join(dataDir, 'files')), [secret]);
    const inTwoHours = { now: () => new Date(Date.now() + 2 * 60 * 60_000) };
    await quarantineUnknown({ db: database.db, files, clock: inTwoHours });
    const broken = await findBrokenInvariants(database.db, files);
    await database.close();
    expect(broken).toEqual([]);
  });
});

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
