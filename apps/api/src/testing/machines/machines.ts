// The parts of docs/deploy/several-machines.md on this machine: two servers of the database with a pooler each, two APIs and a worker, Caddy before
// the APIs, a store of files.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@repo/postgres';
import { urlFor } from '@repo/postgres/databases';
import { freePort } from '@repo/postgres/free-port';
import { type ReplicatedServers, startReplicated } from '@repo/postgres/replicated';
import { migrate } from '../../db/migrate.ts';
import { prepareServer, type ServerProcess } from '../crash/server-process.ts';
import { type S3StandIn, startS3 } from '../s3/s3-stand-in.ts';
import { type Front, startFront, startPooler } from './front-programs.ts';

const database = 'app';

export interface Machines {
  /** Of Caddy. */
  origin: string;
  /** Of every process. */
  env: Record<string, string>;
  servers: ReplicatedServers;
  store: S3StandIn;
  start: () => Promise<void>;
  /** Kills this API and starts it again; resolves once it listens. */
  restartApi: (place: 0 | 1) => Promise<void>;
  /** Kills the primary with its pooler, and promotes the standby; resolves once it accepts writes. */
  failOver: () => Promise<void>;
  /** A new standby with its pooler, in the place of the machine that was lost. */
  repair: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function prepareMachines(): Promise<Machines> {
  const folder = await mkdtemp(join(tmpdir(), 'machines-'));
  // PgBouncer and PostgreSQL run as another user when root runs this.
  await chmod(folder, 0o711);
  const store = await startS3();
  const servers = await startReplicated();
  await createDatabase(servers.adminUrl, { name: database });
  const poolerPorts = [await freePort(), await freePort()] as const;
  const startOwnPooler = (place: 0 | 1) =>
    startPooler({ folder, port: poolerPorts[place], serverPort: servers.ports[place], database });
  const poolers: [Front, Front] = [await startOwnPooler(0), await startOwnPooler(1)];
  const hosts = poolerPorts.map((port) => `127.0.0.1:${port}`).join(',');
  const env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `postgres://app@${hosts}/${database}?target_session_attrs=read-write`,
    DATABASE_POOLER: 'transaction',
    WORK: 'off',
    MIGRATE: 'off',
    FILES: 's3',
    S3_ENDPOINT: store.settings.endpoint ?? '',
    S3_REGION: store.settings.region,
    S3_BUCKET: store.settings.bucket,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
    S3_PATH_STYLE: 'true',
  };
  const migrationUrl = urlFor(servers.adminUrl, database, 'app_owner');
  await migrate({ url: env.DATABASE_URL, migrationUrl });
  const [firstPort, secondPort, workerPort, frontPort] = await freePorts();
  const front = await startFront(folder, frontPort, [firstPort, secondPort]);
  const prepareApi = (port: number) => prepareServer({ ...env, API_PORT: String(port) });
  const apis: [ServerProcess, ServerProcess] = [prepareApi(firstPort), prepareApi(secondPort)];
  const worker = prepareServer({ ...env, WORKER_PORT: String(workerPort) }, 'worker');
  let lost: 0 | 1 = 0;
  return {
    origin: `http://127.0.0.1:${frontPort}`,
    env,
    servers,
    store,
    start: async () => {
      for (const each of [...apis, worker]) await each.start();
    },
    restartApi: async (place) => {
      await apis[place].kill();
      apis[place] = prepareApi(place === 0 ? firstPort : secondPort);
      await apis[place].start();
    },
    failOver: async () => {
      lost = servers.primary;
      await Promise.all([servers.killPrimary(), poolers[lost].kill()]);
      await servers.promote();
    },
    repair: async () => {
      await servers.rebuildStandby();
      poolers[lost] = await startOwnPooler(lost);
    },
    stop: async () => {
      await Promise.all([...apis, worker].map((each) => each.kill()));
      await Promise.all([front, ...poolers].map((each) => each.kill()));
      await Promise.all([servers.stop(), store.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePorts() {
  return [await freePort(), await freePort(), await freePort(), await freePort()] as const;
}
