/**
 * A throw-away primary and a streaming standby on this machine, to rehearse the loss of one of them. A commit is acknowledged once the standby
 * has applied it.
 */
import { rmSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCluster, findServer, startServer, superuser } from './cluster.ts';
import { ClusterError } from './cluster-error.ts';
import { ensureRoles, withClient } from './databases.ts';
import { endProcesses } from './end-processes.ts';
import { freePort } from './free-port.ts';
import { findReplicationPrograms, type Programs } from './programs.ts';
import { giveToServerUser, runAsServerUser } from './server-user.ts';
import { traversableFolder } from './throw-away.ts';

export interface ReplicatedServers {
  /** Of both servers; each keeps its own. */
  readonly ports: readonly [number, number];
  /** The place of the one that accepts writes. */
  readonly primary: 0 | 1;
  readonly adminUrl: string;
  /** As a machine that loses its power: every process of the primary at once. */
  killPrimary(): Promise<void>;
  /** The standby accepts writes, and acknowledges them alone until there is another. */
  promote(): Promise<void>;
  /** Makes a standby in the place of the server that was killed, and waits until commits need it. */
  rebuildStandby(): Promise<void>;
  stop(): Promise<void>;
}

const settings = ['max_connections=300', 'synchronous_commit=remote_apply', 'wal_receiver_status_interval=1'];

export async function startReplicated(): Promise<ReplicatedServers> {
  const programs = findReplicationPrograms();
  const folder = await traversableFolder(tmpdir());
  const pair = new Pair(programs, folder, [await freePort(), await freePort()]);
  process.once('exit', pair.abandon);
  await createCluster(programs, pair.dataOf(0), null);
  await pair.start(0);
  await withClient(pair.adminUrl, (client) => ensureRoles(client, null));
  await pair.rebuildStandby();
  return pair;
}

class Pair implements ReplicatedServers {
  primary: 0 | 1 = 0;
  readonly ports: readonly [number, number];
  readonly #programs: Programs;
  readonly #folder: string;
  /** Of the servers that run. */
  readonly #pids: [number | null, number | null] = [null, null];

  constructor(programs: Programs, folder: string, ports: readonly [number, number]) {
    this.#programs = programs;
    this.#folder = folder;
    this.ports = ports;
  }

  get adminUrl(): string {
    return `postgres://${superuser}@127.0.0.1:${this.ports[this.primary]}/postgres`;
  }

  get #standby(): 0 | 1 {
    return this.primary === 0 ? 1 : 0;
  }

  dataOf(place: 0 | 1): string {
    return join(this.#folder, `data-${place}`);
  }

  async start(place: 0 | 1): Promise<void> {
    const data = this.dataOf(place);
    await startServer(this.#programs, data, { port: this.ports[place], settings });
    this.#pids[place] = (await findServer(data))?.pid ?? null;
  }

  async #kill(place: 0 | 1): Promise<void> {
    await kill(this.dataOf(place));
    this.#pids[place] = null;
  }

  /** At the end of a process that did not stop them. */
  readonly abandon = (): void => {
    endProcesses(this.#pids, 'SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  };

  async killPrimary(): Promise<void> {
    await this.#kill(this.primary);
  }

  async promote(): Promise<void> {
    const data = this.dataOf(this.#standby);
    const args = ['promote', '-D', data, '-w', '-t', '60'];
    const { code, output } = await runAsServerUser(join(this.#programs.bin, 'pg_ctl'), args);
    if (code !== 0) throw new ClusterError(`the standby was not promoted: ${output.trim()}`);
    this.primary = this.#standby;
  }

  async rebuildStandby(): Promise<void> {
    const data = this.dataOf(this.#standby);
    await rm(data, { recursive: true, force: true });
    await mkdir(data, { mode: 0o700 });
    await giveToServerUser(data);
    const from = ['-h', '127.0.0.1', '-p', String(this.ports[this.primary]), '-U', superuser];
    const args = [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast'];
    const { code, output } = await runAsServerUser(join(this.#programs.bin, 'pg_basebackup'), args);
    if (code !== 0) throw new ClusterError(`pg_basebackup failed: ${output.trim()}`);
    await this.start(this.#standby);
    await this.#waitForStreaming();
    // Of the primary alone: the standby was copied before, so that it waits for no other once it is promoted.
    await withClient(this.adminUrl, async (client) => {
      await client.query("alter system set synchronous_standby_names = '*'");
      await client.query('select pg_reload_conf()');
    });
  }

  async #waitForStreaming(): Promise<void> {
    await withClient(this.adminUrl, async (client) => {
      for (;;) {
        const { rowCount } = await client.query("select from pg_stat_replication where state = 'streaming'");
        if (rowCount === 1) return;
        await sleep(100);
      }
    });
  }

  async stop(): Promise<void> {
    process.removeListener('exit', this.abandon);
    for (const place of [0, 1] as const) await this.#kill(place);
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function kill(data: string): Promise<void> {
  const server = await findServer(data);
  if (server === null) return;
  const { pid } = server;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  endProcesses([pid, ...children.trim().split(' ').filter(Boolean).map(Number)], 'SIGKILL');
  while ((await findServer(data)) !== null) await sleep(20);
}
