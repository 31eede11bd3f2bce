/**
 * (f) Sixty subscriptions at once by one client slow no other client down. Each one that is accepted typesets two PDF documents.
 */
import { maxPendingContracts } from '@repo/domain/limits';
import autocannon from 'autocannon';
import { atMost, type Figure, progress } from '../report.ts';
import { quantile } from '../statistics.ts';
import type { Sent } from './load.ts';
import { type BenchAccount, fillDatabase } from './prepare-database.ts';
import { browse } from './sign-in-load.ts';
import { type Product, startProduct } from './start-product.ts';

const atOnce = 60;
/** Subscribing clients, one after the other: a wave of one alone is over before there is a p95. */
const waves = 20;
const idleMs = 10_000;
/** The highest ratio of the p95 of others under load to their idle p95. */
const p95Target = 2;

/** Separate clients for each kind of read, with a pause that leaves an idle server idle. */
const reads = [
  { path: '/proxy/me', clients: 20, pauseMs: 50 },
  { path: '/proxy/dashboard', clients: 2, pauseMs: 500 },
] as const;

export async function measureSubscriptions(): Promise<Figure[]> {
  const product = await startProduct({
    data: 'accounts',
    env: { RATE_LIMIT_READS_PER_MINUTE: '1000000' },
  });
  try {
    const database = await fillDatabase(product.databaseUrl);
    await database.close();
    const [subscribers, others] = [database.accounts.slice(0, waves + 1), database.accounts.slice(waves + 1)];
    const [warmUp, ...clients] = subscribers;
    if (warmUp === undefined) throw new Error('No account was made.');
    await subscribeAtOnce(product, warmUp);
    await browseDuring(product, others, () => wait(idleMs));
    const idle = await browseDuring(product, others, () => wait(idleMs));
    const start = performance.now();
    const busy = await browseDuring(product, others, async () => {
      for (const client of clients) await subscribeAtOnce(product, client);
    });
    const seconds = (performance.now() - start) / 1000;
    progress(`${waves} × ${atOnce} subscriptions at once, in ${seconds.toFixed(1)} s`);
    return reads.flatMap(({ path }, index) => {
      const [before = NaN, during = NaN] = [idle, busy].map((times) => quantile(times[index] ?? [], 0.95));
      const name = `GET ${path}, p95, ${atOnce} subscriptions at once by one client`;
      return [
        { name, measured: `${before.toFixed(1)} ms idle, ${during.toFixed(1)} ms` },
        atMost(`    ÷ idle`, during / before, { target: p95Target, unit: '×' }),
      ];
    });
  } finally {
    await product.stop();
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const signedIn = ({ token }: BenchAccount) => ({ authorization: `Bearer ${token}` });

/** The latencies of each kind of read while something else runs. */
async function browseDuring(
  { server }: Product,
  others: readonly BenchAccount[],
  work: () => Promise<void>,
): Promise<number[][]> {
  let first = 0;
  const browsing = reads.map(({ path, clients, pauseMs }) => {
    const accounts = others.slice(first, first + clients);
    first += clients;
    const requests: Sent[] = accounts.map((account) => ({ path, headers: signedIn(account) }));
    return browse(server.url, requests, pauseMs);
  });
  await work();
  return Promise.all(browsing.map((load) => load.stop()));
}

/** @throws unless as many are accepted as may be pending, and all others refused. */
async function subscribeAtOnce({ server }: Product, client: BenchAccount): Promise<void> {
  const { statusCodeStats = {} } = await autocannon({
    url: `${server.url}/proxy/new-signature`,
    method: 'POST',
    amount: atOnce,
    connections: atOnce,
    timeout: 60,
    headers: { ...signedIn(client), 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: client.id,
      strategy_id: 'usdfy',
      contract_amount: '15000',
      contract_devise: 'EURO',
      contract_payment_method: 'rib',
      terms_accepted: true,
      risks_accepted: true,
    }),
  });
  const countOf = (status: 201 | 422) => statusCodeStats[`${status}`]?.count;
  if (countOf(201) !== maxPendingContracts || countOf(422) !== atOnce - maxPendingContracts)
    throw new Error(`Subscriptions: ${JSON.stringify(statusCodeStats)}.`);
}
