import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findServer } from './cluster.ts';
import { withClient } from './databases.ts';
import {
  openPrivateCluster,
  type PrivateCluster,
  type PrivateClusterOptions,
  removePrivateCluster,
} from './private-cluster.ts';
import { findPrograms } from './programs.ts';
import { serverUserId } from './server-user.ts';
import { killNow, startHolder } from './testing/cluster-holder.ts';

const folders: string[] = [];
const opened: PrivateCluster[] = [];

async function newDataDir(mode = 0o711): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'private-cluster-'));
  folders.push(folder);
  // Traversable by PostgreSQL's user, as in a checkout that is not in a private home.
  await chmod(folder, mode);
  return folder;
}

async function open(dataDir: string, options: Partial<PrivateClusterOptions> = {}): Promise<PrivateCluster> {
  const cluster = await openPrivateCluster({ dataDir, holder: 'test', whenOwned: 'refuse', ...options });
  opened.push(cluster);
  return cluster;
}

async function closeAll(): Promise<void> {
  for (const cluster of opened.splice(0)) await cluster.close();
}

afterEach(closeAll);
afterAll(async () => {
  for (const folder of folders) {
    await removePrivateCluster(folder);
    await rm(folder, { recursive: true, force: true });
  }
});

const ask = (cluster: PrivateCluster, sql: string) =>
  withClient(cluster.migrationUrl, async (client) => (await client.query(sql)).rows);

const readNotes = (cluster: PrivateCluster) => ask(cluster, 'select text from notes order by text');

describe('the private cluster of a data folder', () => {
  let dataDir: string;
  let data: string;
  beforeAll(async () => {
    dataDir = await newDataDir();
    data = join(dataDir, 'postgres', 'data');
    const cluster = await open(dataDir);
    await ask(cluster, `create table notes (text text); insert into notes values ('kept')`);
    await closeAll();
  });

  const pidOf = async () => (await findServer(data))?.pid ?? 0;

  it('requires a password, keeps fsync on, and stops with its owner', async () => {
    const cluster = await open(dataDir);
    const wrongPassword = new URL(cluster.url);
    wrongPassword.password = 'guessed';
    await expect(withClient(wrongPassword.href, async () => {})).rejects.toThrow(
      /password authentication failed/,
    );
    expect(await ask(cluster, 'show fsync')).toEqual([{ fsync: 'on' }]);
    const credentials = await readFile(join(dataDir, 'postgres', 'credentials.json'), 'utf8');
    expect(credentials).toContain(new URL(cluster.url).password);
    await closeAll();
    expect(await findServer(data)).toBeNull();
  });

  it('refuses a second owner in a sentence that names the first, and leaves the first undisturbed', async () => {
    const cluster = await open(dataDir);
    await expect(open(dataDir)).rejects.toThrow(
      `The database of ${dataDir} is in use by process ${process.pid} (test). Stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await readNotes(cluster)).toEqual([{ text: 'kept' }]);
  });

  it('is used by a command while its owner runs, and left running', async () => {
    const owner = await open(dataDir);
    const guest = await openPrivateCluster({ dataDir, holder: 'command', whenOwned: 'share' });
    expect(await readNotes(guest)).toEqual([{ text: 'kept' }]);
    await guest.close();
    expect(await readNotes(owner)).toEqual([{ text: 'kept' }]);
  });

  it('ends under a command that uses it when its owner stops: the command sees it in its own connection', async () => {
    await open(dataDir);
    const guest = await openPrivateCluster({ dataDir, holder: 'command', whenOwned: 'share' });
    await closeAll();
    await expect(readNotes(guest)).rejects.toThrow(/ECONNREFUSED/);
    await guest.close();
  });

  it('is adopted while running after kill -9 of its owner', async () => {
    const holder = await startHolder(dataDir);
    const pid = await pidOf();
    await killNow(holder);
    const cluster = await open(dataDir);
    expect(await pidOf()).toBe(pid);
    expect(await readNotes(cluster)).toEqual([{ text: 'kept' }]);
  });

  it('is left running for the next owner by a command with atClose: leave', async () => {
    const command = await open(dataDir, { whenOwned: 'share', atClose: 'leave' });
    const pid = await pidOf();
    await command.close();
    expect(await pidOf()).toBe(pid);
    const cluster = await open(dataDir);
    expect(await pidOf()).toBe(pid);
    expect(await readNotes(cluster)).toEqual([{ text: 'kept' }]);
  });

  it('is started again on the same port by its owner after kill -9 of PostgreSQL', async () => {
    const notices: string[] = [];
    const cluster = await open(dataDir, { onNotice: (sentence) => notices.push(sentence) });
    const pid = await pidOf();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readNotes(cluster).catch(() => null)).toEqual([{ text: 'kept' }]);
    expect(await pidOf()).not.toBe(pid);
    await expect.poll(() => notices.at(-1)).toBe('the private PostgreSQL server runs again');
    await expect(open(dataDir)).rejects.toThrow(/is in use by process/);
  });

  /** Both run: the first owner was stopped when PostgreSQL died, and the second one has the cluster. */
  async function takeOver(): Promise<{ first: ChildProcess; notices: string[] }> {
    const notices: string[] = [];
    const first = await startHolder(dataDir, (text) => notices.push(text));
    first.kill('SIGSTOP');
    process.kill(await pidOf(), 'SIGKILL');
    await open(dataDir);
    first.kill('SIGCONT');
    await expect.poll(() => notices.join('')).toContain(`is in use by process ${process.pid} (test)`);
    return { first, notices };
  }

  it('is left running by an owner that lost it during an outage', async () => {
    const { first } = await takeOver();
    const pid = await pidOf();
    first.kill('SIGTERM');
    await once(first, 'exit');
    expect(await pidOf()).toBe(pid);
  });

  it('is taken back by an owner that lost it during an outage, once the other one ends', async () => {
    const { first, notices } = await takeOver();
    await closeAll();
    await expect.poll(() => notices.at(-1)).toContain('the private PostgreSQL server runs again');
    await expect(open(dataDir)).rejects.toThrow(`is in use by process ${first.pid} (held)`);
    first.kill('SIGTERM');
    await once(first, 'exit');
    expect(await pidOf()).toBe(0);
  });

  it('is started again after kill -9 of both', async () => {
    const holder = await startHolder(dataDir);
    const pid = await pidOf();
    holder.kill('SIGSTOP');
    process.kill(pid, 'SIGKILL');
    await killNow(holder);
    expect(existsSync(join(data, 'postmaster.pid'))).toBe(true);
    expect(await readNotes(await open(dataDir))).toEqual([{ text: 'kept' }]);
  });

  it('is started despite a pid file whose number now belongs to another process', async () => {
    await open(dataDir);
    const text = await readFile(join(data, 'postmaster.pid'), 'utf8');
    await closeAll();
    await writeFile(join(data, 'postmaster.pid'), text.replace(/^\d+/, String(process.ppid)));
    expect(await readNotes(await open(dataDir))).toEqual([{ text: 'kept' }]);
  });

  it('uses another port when its last one is busy', async () => {
    const first = new URL((await open(dataDir)).url).port;
    await closeAll();
    expect(new URL((await open(dataDir)).url).port).toBe(first);
    await closeAll();
    const squatter = createServer().listen(Number(first), '127.0.0.1');
    const cluster = await open(dataDir);
    expect(new URL(cluster.url).port).not.toBe(first);
    expect(await readNotes(cluster)).toEqual([{ text: 'kept' }]);
    squatter.close();
  });

  it('of another major version is refused in one sentence and left unchanged', async () => {
    const version = await readFile(join(data, 'PG_VERSION'), 'utf8');
    await writeFile(join(data, 'PG_VERSION'), '12\n');
    await expect(open(dataDir)).rejects.toThrow(
      /^DATA_DIR: the database .*data was made by PostgreSQL 12, and .* holds PostgreSQL \d+\. Set POSTGRES_BIN /,
    );
    await writeFile(join(data, 'PG_VERSION'), version);
    expect(await readNotes(await open(dataDir))).toEqual([{ text: 'kept' }]);
  });

  it.runIf(process.getuid?.() === 0)(
    'made by another user is refused in one sentence and left as it is',
    async () => {
      await chown(data, 12_345, 12_345);
      await expect(open(dataDir)).rejects.toThrow(
        /^DATA_DIR: the database .*data belongs to another user \(number 12345/,
      );
      await chown(data, serverUserId ?? 0, serverUserId ?? 0);
      expect(await readNotes(await open(dataDir))).toEqual([{ text: 'kept' }]);
    },
  );

  it('whose password is not that of its folder is refused in one sentence', async () => {
    const path = join(dataDir, 'postgres', 'credentials.json');
    const credentials = await readFile(path, 'utf8');
    await writeFile(path, credentials.replace(/"superuser": "[^"]+"/, '"superuser": "another"'));
    await expect(open(dataDir)).rejects.toThrow(
      /^DATA_DIR: the password kept in .* is not that of its database/,
    );
    await writeFile(path, credentials);
    expect(await readNotes(await open(dataDir))).toEqual([{ text: 'kept' }]);
  });
});

it('of two concurrent starts on an empty folder, one creates the cluster and the other is refused', async () => {
  const dataDir = await newDataDir();
  const outcomes = await Promise.allSettled([open(dataDir), open(dataDir)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [refusal] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(String(refusal?.reason)).toMatch(/is in use by process/);
  expect((await readdir(dataDir)).toSorted()).toEqual(['postgres']);
});

it('deletes the leftovers of a start that was killed during preparation', async () => {
  const dataDir = await newDataDir();
  await mkdir(join(dataDir, 'postgres.new-killed', 'data'), { recursive: true });
  await open(dataDir);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

it('a folder of PGlite is refused in one sentence and left unchanged', async () => {
  const dataDir = await newDataDir();
  await mkdir(join(dataDir, 'database'));
  await writeFile(join(dataDir, 'database', 'PG_VERSION'), '17\n');
  await expect(open(dataDir)).rejects.toThrow(
    /^DATA_DIR: .*database was made by PGlite, which is no longer read\./,
  );
  expect(await readdir(dataDir)).toEqual(['database']);
});

describe.runIf(process.getuid?.() === 0)('in a private home, started by root', () => {
  it('starts from a copy of the programs when they are in the private home too', async () => {
    const home = await newDataDir(0o700);
    const { bin } = findPrograms({});
    await cp(dirname(bin), join(home, 'postgresql'), { recursive: true, verbatimSymlinks: true });
    vi.stubEnv('POSTGRES_BIN', join(home, 'postgresql', 'bin'));
    try {
      const dataDir = join(home, '.data');
      expect(await ask(await open(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
      await closeAll();
      await removePrivateCluster(dataDir);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('is located under /var/lib and found by the pointer in the data folder', async () => {
    const home = await newDataDir(0o700);
    const dataDir = join(home, 'product', '.data');
    const cluster = await open(dataDir);
    const place = (await readFile(join(dataDir, 'postgres', 'location'), 'utf8')).trim();
    expect(place).toMatch(/^\/var\/lib\/crypto-yield-platform\/[0-9a-f]{16}-/);
    await ask(cluster, `create table notes (text text); insert into notes values ('kept')`);
    await closeAll();
    expect(await readNotes(await open(dataDir))).toEqual([{ text: 'kept' }]);
    await closeAll();
    await removePrivateCluster(dataDir);
    expect([existsSync(place), existsSync(join(dataDir, 'postgres'))]).toEqual([false, false]);
  });
});
