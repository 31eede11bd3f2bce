// PgBouncer and Caddy, of Debian's packages, on the files of `deploy`: only addresses and what needs a certificate are changed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@repo/postgres/free-port';
import { serverUserId } from '@repo/postgres/server-user';

const deployed = (name: string) => fileURLToPath(new URL(`../../../../../deploy/${name}`, import.meta.url));

/** A service user's PATH may leave this folder out. */
const env = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

const programs = ['pgbouncer', 'caddy'] as const;

/** One sentence naming what is missing, or null. */
export function missingProgram(): string | null {
  const missing = programs.filter((name) => spawnSync(name, ['--version'], { env }).error);
  return missing.length === 0
    ? null
    : `${missing.join(' and ')} cannot be run: install ${missing.length === 1 ? 'it' : 'them'} (Debian, Ubuntu: apt install ${missing.join(' ')}).`;
}

export interface Front {
  kill: () => Promise<void>;
}

interface Run {
  args: string[];
  /** Where it listens once it is up. */
  port: number;
  variables?: Record<string, string>;
}

async function run(name: (typeof programs)[number], { args, port, variables = {} }: Run): Promise<Front> {
  const isRefusedToRoot = name === 'pgbouncer' && process.getuid?.() === 0;
  const child: ChildProcess = spawn(name, args, {
    env: { ...env, ...variables },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRefusedToRoot && serverUserId !== null && { uid: serverUserId, gid: serverUserId }),
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const hasEnded = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${Buffer.concat(output).toString()}`);
    await wait(50);
  }
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await hasEnded;
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export interface PoolerAddresses {
  folder: string;
  port: number;
  serverPort: number;
  database: string;
}

/** One stands beside each server of the database, and dies with its machine. */
export async function startPooler({ folder, port, serverPort, database }: PoolerAddresses): Promise<Front> {
  const [config, users] = [join(folder, `pgbouncer-${port}.ini`), join(folder, 'userlist.txt')];
  const text = await readFile(deployed('pgbouncer.ini'), 'utf8');
  const own = text
    .replace(
      /^app = host=\S+ port=\S+ dbname=\S+/m,
      `${database} = host=127.0.0.1 port=${serverPort} dbname=${database}`,
    )
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*/m, 'auth_type = trust')
    .replace(/^auth_file = .*/m, `auth_file = ${users}`)
    .replace(/^client_tls_.*\n/gm, '');
  await writeFile(users, '"app" ""\n');
  await writeFile(config, own);
  for (const file of [users, config]) await chmod(file, 0o644);
  return run('pgbouncer', { args: [config], port });
}

const at = (port: number) => `http://127.0.0.1:${port}`;

/** Before two APIs, at this port; the two sites of the file have ports that nothing uses. */
export async function startFront(
  folder: string,
  port: number,
  apiPorts: readonly [number, number],
): Promise<Front> {
  const variables = {
    API_URL: at(port),
    SITE_URL: at(await freePort()),
    BACKOFFICE_URL: at(await freePort()),
    API_UPSTREAM: apiPorts.map((own) => `127.0.0.1:${own}`).join(' '),
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const args = ['run', '--adapter', 'caddyfile', '--config', deployed('Caddyfile')];
  return run('caddy', { args, port, variables });
}
