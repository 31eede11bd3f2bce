/** (a) The API in production mode, on PostgreSQL, beside a bare Fastify process on the same machine. */

import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { freePort } from '@repo/postgres/free-port';
import { atLeast, atMost, type Figure, progress } from '../report.ts';
import { median, quantile } from '../statistics.ts';
import { Caller, type Reply, type Sent, throughput } from './load.ts';
import { type NodeServer, startServer } from './node-server.ts';
import { type BenchAccount, type BenchDatabase, fillDatabase } from './prepare-database.ts';
import { startProduct } from './start-product.ts';

const acceptEncoding = 'gzip, deflate, br, zstd';
const pairs = 11;
const warmUpRounds = 3;
const timedRequests = 100;
/** Each costs several times one of the others. */
const emptiedRequests = 40;
const warmUpRequests = 40;
const revalidatingClients = 100;

interface Bench {
  readonly bare: NodeServer;
  readonly server: NodeServer;
  readonly database: BenchDatabase;
}

export async function measureServer(): Promise<Figure[]> {
  const closing: (() => Promise<void>)[] = [];
  try {
    const product = await startProduct({
      data: 'accounts',
      // The rate limit on reads is active, but set above what a fast machine can send.
      env: { RATE_LIMIT_READS_PER_MINUTE: '1000000' },
    });
    closing.push(() => product.stop());
    progress('10 years of daily VLs, 4 strategies, 50 contracts a client');
    const database = await fillDatabase(product.databaseUrl);
    closing.push(() => database.close());
    const barePort = await freePort();
    const bare = await startServer(
      {
        script: fileURLToPath(new URL('./bare-server.ts', import.meta.url)),
        env: { DATABASE_URL: product.databaseUrl, NODE_ENV: 'production', PORT: String(barePort) },
      },
      { port: barePort, path: '/live' },
    );
    closing.push(() => bare.stop());
    const bench = { bare, server: product.server, database };
    return [
      ...(await measureMe(bench)),
      ...(await measureDashboard(bench)),
      ...(await measureRevalidation(bench)),
    ];
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

const signedIn = ({ token }: BenchAccount) => ({
  authorization: `Bearer ${token}`,
  'accept-encoding': acceptEncoding,
});

async function measureMe(bench: Bench): Promise<Figure[]> {
  const requests = bench.database.accounts.map((account) => ({
    path: '/proxy/me',
    headers: signedIn(account),
  }));
  const compared = await compareWithBare(bench, { name: 'GET /proxy/me', requests, status: 200 });
  return [
    { name: 'bare route, one indexed query', measured: speed(compared.floor) },
    { name: 'GET /proxy/me', measured: speed(compared.measured) },
    atLeast('GET /proxy/me ÷ bare route', compared.ratio, 0.7),
  ];
}

async function measureRevalidation(bench: Bench): Promise<Figure[]> {
  const name = 'GET /proxy/dashboard → 304';
  const caller = new Caller(bench.server.url);
  const requests: Sent[] = [];
  for (const account of bench.database.accounts.slice(0, revalidatingClients)) {
    const { headers } = await caller.get(dashboard(account));
    const { etag } = headers;
    if (typeof etag !== 'string') throw new Error('The dashboard has no ETag.');
    requests.push({ path: '/proxy/dashboard', headers: { ...signedIn(account), 'if-none-match': etag } });
  }
  caller.close();
  const compared = await compareWithBare(bench, { name, requests, status: 304 });
  return [{ name, measured: speed(compared.measured) }, atLeast(`${name} ÷ bare route`, compared.ratio, 0.5)];
}

interface Speed {
  readonly aSecond: number;
  /** Processor time of the server's own process; NaN where the system does not report it. */
  readonly cpuMicroseconds: number;
}

const speed = ({ aSecond, cpuMicroseconds }: Speed) =>
  `${aSecond.toFixed(0)} requests/s${Number.isNaN(cpuMicroseconds) ? '' : `, ${cpuMicroseconds.toFixed(0)} µs of processor each`}`;

interface Compared {
  readonly ratio: number;
  readonly measured: Speed;
  readonly floor: Speed;
}

/** Short pairs in alternation: a machine that slows down slows both of a pair, and the median drops the outliers. */
async function compareWithBare(
  { bare, server, database }: Bench,
  { name, requests, status }: { name: string; requests: readonly Sent[]; status: number },
): Promise<Compared> {
  const floorRequests = database.accounts.map(({ id }) => ({ path: `/accounts/${id}`, headers: {} }));
  const measureFloor = () => measureSpeed(bare, floorRequests, 200);
  const measure = () => measureSpeed(server, requests, status);
  // Warm-up, not counted: both processes compile their hot code.
  for (let round = 0; round < warmUpRounds; round += 1) {
    await measureFloor();
    await measure();
  }
  const rounds: { floor: Speed; measured: Speed }[] = [];
  for (let round = 0; round < pairs; round += 1) {
    rounds.push({ floor: await measureFloor(), measured: await measure() });
  }
  const ratios = rounds.map(({ floor, measured }) => measured.aSecond / floor.aSecond);
  progress(`${name} ÷ bare, ${pairs} pairs: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`);
  return {
    ratio: median(ratios),
    measured: medianSpeed(rounds.map(({ measured }) => measured)),
    floor: medianSpeed(rounds.map(({ floor }) => floor)),
  };
}

async function measureSpeed(server: NodeServer, requests: readonly Sent[], status: number): Promise<Speed> {
  const before = await server.cpuMs();
  const { completed, aSecond } = await throughput(server.url, requests, status);
  const after = await server.cpuMs();
  const cpuMs = before === null || after === null ? Number.NaN : after - before;
  return { aSecond, cpuMicroseconds: (1000 * cpuMs) / completed };
}

function medianSpeed(speeds: readonly Speed[]): Speed {
  return {
    aSecond: median(speeds.map(({ aSecond }) => aSecond)),
    cpuMicroseconds: median(speeds.map(({ cpuMicroseconds }) => cpuMicroseconds)),
  };
}

const dashboard = (account: BenchAccount): Sent => ({ path: '/proxy/dashboard', headers: signedIn(account) });

async function measureDashboard({ server, database }: Bench): Promise<Figure[]> {
  const [account] = database.accounts;
  if (account === undefined) throw new Error('No account was made.');
  const caller = new Caller(server.url);
  const measure = async (count: number, before: () => Promise<void> = async () => {}) => {
    const cpuBefore = await server.cpuMs();
    const responses: Reply[] = [];
    for (let index = 0; index < count; index += 1) {
      await before();
      const response = await caller.get(dashboard(account));
      if (response.status !== 200) throw new Error(`GET /proxy/dashboard responded ${response.status}.`);
      responses.push(response);
    }
    const cpuAfter = await server.cpuMs();
    return {
      responses,
      timesMs: responses.map(({ durationMs }) => durationMs),
      cpu:
        cpuBefore === null || cpuAfter === null
          ? ''
          : `, ${((cpuAfter - cpuBefore) / count).toFixed(0)} ms of processor`,
    };
  };
  await measure(warmUpRequests);
  const kept = await measure(timedRequests);
  progress(`GET /proxy/dashboard: ${timedRequests} requests, median ${median(kept.timesMs).toFixed(1)} ms`);
  const emptied = await measure(emptiedRequests, () => database.raiseMarketVersion());
  progress(`the same, market read again each time: median ${median(emptied.timesMs).toFixed(1)} ms`);
  caller.close();
  const [first] = kept.responses;
  if (first === undefined || first.headers['content-encoding'] !== 'br') {
    throw new Error('The dashboard did not come compressed with Brotli.');
  }
  const inMs = { target: 80, unit: 'ms' };
  return [
    {
      name: 'GET /proxy/dashboard, JSON',
      measured: `${(brotliDecompressSync(first.body).length / 1e6).toFixed(2)} MB`,
    },
    atMost('GET /proxy/dashboard, on the wire, Brotli and headers', first.wireBytes / 1000, {
      target: 350,
      unit: 'kB',
    }),
    {
      name: 'GET /proxy/dashboard, market held, median',
      measured: `${median(kept.timesMs).toFixed(1)} ms${kept.cpu}`,
    },
    atMost('GET /proxy/dashboard, market held, p95', quantile(kept.timesMs, 0.95), inMs),
    {
      name: 'GET /proxy/dashboard, market read again, median',
      measured: `${median(emptied.timesMs).toFixed(1)} ms${emptied.cpu}`,
    },
    atMost('GET /proxy/dashboard, market read again, p95', quantile(emptied.timesMs, 0.95), inMs),
  ];
}
