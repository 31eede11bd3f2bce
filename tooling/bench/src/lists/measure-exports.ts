/**
 * An export of every contract as CSV (`pnpm bench exports`, some ten minutes): its seconds, the memory that the API grows by, and the
 * p95 of other calls meanwhile, beside their own before it. `LISTS_CONTRACTS` sets the volume.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Figure, progress } from '../report.ts';
import { startProduct } from '../server/start-product.ts';
import { quantile } from '../statistics.ts';
import { bulkFill } from './bulk-fill.ts';
import { fillContracts } from './fill-contracts.ts';
import { openSession } from './measure-lists.ts';

const contracts = Number(process.env['LISTS_CONTRACTS'] ?? 1_000_000);
const warmUpCalls = 200;
const quietMs = 20_000;
/** Between two other calls. */
const everyMs = 50;
const pollMs = 500;

/** design/acceptance.md, A41. */
const most = { seconds: 300, memoryMb: 100, ratio: 2 };

interface Job {
  readonly status: string;
  readonly done: number;
  readonly file_url: string | null;
}

export async function measureExports(): Promise<Figure[]> {
  const seed = randomInt(2 ** 31);
  progress(`${contracts} contracts, seed ${seed}`);
  const token = `usx_${randomBytes(32).toString('base64url')}`;
  const product = await startProduct({
    data: 'accounts',
    env: { TRUST_PROXY: 'true' },
    prepare: async (url) => {
      await bulkFill(url, seed, (client) =>
        fillContracts(client, { contracts, clients: Math.ceil(contracts / 5) }),
      );
      await openSession(url, token);
    },
  });
  try {
    return await measure(product, (path, method = 'GET') =>
      fetch(`${product.server.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          // Each call from another address, within the limits of traffic.
          'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        },
      }),
    );
  } finally {
    await product.stop();
  }
}

type Product = Awaited<ReturnType<typeof startProduct>>;
type Call = (path: string, method?: string) => Promise<Response>;

async function measure({ server }: Product, call: Call): Promise<Figure[]> {
  for (let calls = 0; calls < warmUpCalls; calls += 1) await other(call);
  const quiet = await p95While(call, sleep(quietMs));
  const before = (await server.memoryMb()) ?? 0;
  progress(`other calls: p95 ${quiet.toFixed(1)} ms; the API holds ${before.toFixed(0)} MB`);
  let peak = before;
  const sampling = setInterval(() => {
    void server.memoryMb().then((memory) => {
      peak = Math.max(peak, memory ?? 0);
    });
  }, 100);
  const start = performance.now();
  const prepared = prepare(call);
  const busy = await p95While(call, prepared);
  const job = await prepared;
  const seconds = (performance.now() - start) / 1000;
  const { bytes, lines } = await download(job.file_url);
  clearInterval(sampling);
  progress(`${lines} lines, ${(bytes / 1e6).toFixed(0)} MB`);
  return [
    {
      name: `lines of the file, of ${contracts} contracts`,
      measured: String(lines),
      isMet: lines === contracts,
    },
    atMost(`export of ${contracts} contracts`, seconds, { target: most.seconds, unit: 's' }),
    atMost('memory of the API during it and its download', peak - before, {
      target: most.memoryMb,
      unit: 'MB',
    }),
    { name: 'p95 of other calls before it', measured: `${quiet.toFixed(1)} ms` },
    { name: 'p95 of other calls during it', measured: `${busy.toFixed(1)} ms` },
    atMost('p95 of other calls, during over before', busy / quiet, { target: most.ratio, unit: '×' }),
  ];
}

async function prepare(call: Call): Promise<Job> {
  const started = await call('/proxy/admin/exports/contracts', 'POST');
  if (started.status !== 202) throw new Error(`the export responded ${started.status}`);
  for (let shown = 0; ; ) {
    const job = newest(await (await call('/proxy/staff/jobs')).json());
    if (job.status === 'failed') throw new Error('the export failed');
    if (job.status === 'done') return job;
    if (job.done - shown >= contracts / 10) {
      shown = job.done;
      progress(`${job.done} rows`);
    }
    await sleep(pollMs);
  }
}

function newest(body: unknown): Job {
  const jobs: unknown = typeof body === 'object' && body !== null && 'jobs' in body ? body.jobs : null;
  const job: unknown = Array.isArray(jobs) ? jobs[0] : null;
  if (isJob(job)) return job;
  throw new Error('the export is no job');
}

const isJob = (value: unknown): value is Job =>
  typeof value === 'object' && value !== null && 'status' in value && 'done' in value && 'file_url' in value;

async function download(link: string | null): Promise<{ bytes: number; lines: number }> {
  const { body } = await fetch(link ?? '');
  if (body === null) throw new Error('the file is empty');
  let bytes = 0;
  let lines = -1;
  for await (const chunk of body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { bytes, lines };
}

/** One page of the list. */
async function other(call: Call): Promise<number> {
  const start = performance.now();
  const response = await call('/proxy/admin/contracts?status=signed&payment_status=waiting');
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`another call responded ${response.status}`);
  return performance.now() - start;
}

/** Of calls one after the other. */
async function p95While(call: Call, work: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const end = () => over.abort();
  work.then(end, end);
  const times: number[] = [];
  while (!over.signal.aborted) {
    times.push(await other(call));
    await sleep(everyMs);
  }
  return quantile(times, 0.95);
}
