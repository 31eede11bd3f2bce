/**
 * (d) Many concurrent sign-ins slow no other client down, and thousands of wrong passwords lock out only the attacker.
 */
import { demoEmail, demoPassword } from '@repo/api/demo/accounts';
import { atMost, type Figure, progress } from '../report.ts';
import { quantile } from '../statistics.ts';
import { type BenchDatabase, fillDatabase } from './prepare-database.ts';
import { browse, flood, type SignInAttempt, signIn } from './sign-in-load.ts';
import { type Product, startProduct } from './start-product.ts';

const browsingClients = 20;
const browsingPauseMs = 50;
const idleMs = 5000;
const signInsAtOnce = 50;
const waves = 4;
const wrongPasswords = 10_000;
const attackersAtOnce = 200;
/** The highest ratio of the p95 under load to the idle p95 (issue of the accounts). */
const p95Target = 5;

const victim = demoEmail('yanis.roche');
/**
 * Addresses from which the owner has already signed in, one for each attack: each may sign in fifty times in 15
 * minutes.
 */
const rightFrom = (home: number): SignInAttempt => ({
  email: victim,
  password: demoPassword,
  from: `198.51.100.${home}`,
});
const ownerPauseMs = 3000;
const wrong = 'Pas-le-bon-2026';

export async function measureSignIns(): Promise<Figure[]> {
  const product = await startProduct({
    data: 'accounts',
    env: { TRUST_PROXY: 'true', RATE_LIMIT_READS_PER_MINUTE: '1000000' },
  });
  let database: BenchDatabase | null = null;
  try {
    database = await fillDatabase(product.databaseUrl);
    const bench = { product, database };
    await browseDuring(bench, () => wait(idleMs));
    const idle = await browseDuring(bench, () => wait(idleMs));
    const memoryBefore = await product.server.memoryMb();
    const figures = [
      { name: 'GET /proxy/me, p95, no sign-in', measured: `${p95(idle).toFixed(1)} ms` },
      ...(await measureWaves(bench, p95(idle))),
      ...(await measureAttacks(bench, p95(idle))),
    ];
    const memoryAfter = await product.server.memoryMb();
    const memory =
      memoryBefore === null || memoryAfter === null
        ? '?'
        : `${memoryBefore.toFixed(0)} MB, ${memoryAfter.toFixed(0)} MB`;
    return [
      ...figures,
      { name: 'memory of the server before the sign-ins, after the attacks', measured: memory },
    ];
  } finally {
    await database?.close();
    await product.stop();
  }
}

interface Bench {
  readonly product: Product;
  readonly database: BenchDatabase;
}

const p95 = (timesMs: readonly number[]) => quantile(timesMs, 0.95);
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The latency of browsing clients while something else runs. */
async function browseDuring({ product, database }: Bench, work: () => Promise<void>): Promise<number[]> {
  const requests = database.accounts.slice(0, browsingClients).map(({ token }) => ({
    path: '/proxy/me',
    headers: { authorization: `Bearer ${token}` },
  }));
  const browsing = browse(product.server.url, requests, browsingPauseMs);
  await work();
  return browsing.stop();
}

async function mustSignIn({ server }: Product, attempt: SignInAttempt): Promise<number> {
  const { status, durationMs } = await signIn(server.url, attempt);
  if (status !== 200) throw new Error(`${attempt.email} was refused his right password: ${status}.`);
  return durationMs;
}

async function measureWaves(bench: Bench, idleP95: number): Promise<Figure[]> {
  const durations: number[] = [];
  const times = await browseDuring(bench, async () => {
    for (let wave = 0; wave < waves; wave += 1) {
      const accounts = bench.database.accounts.slice(wave * signInsAtOnce, (wave + 1) * signInsAtOnce);
      const attempts = accounts.map(({ id }, index) =>
        mustSignIn(bench.product, {
          email: `${id}@exemple.fr`,
          password: demoPassword,
          from: `203.0.${wave}.${index}`,
        }),
      );
      durations.push(...(await Promise.all(attempts)));
    }
  });
  progress(`${durations.length} sign-ins, ${signInsAtOnce} at once; ${times.length} requests meanwhile`);
  return [
    {
      name: `${signInsAtOnce} sign-ins at once, all let in`,
      measured: `median ${quantile(durations, 0.5).toFixed(0)} ms, slowest ${Math.max(...durations).toFixed(0)} ms`,
    },
    atMost('GET /proxy/me meanwhile, p95 ÷ idle', p95(times) / idleP95, { target: p95Target, unit: '×' }),
  ];
}

/** Every guess of each attack; the owner signs in from a known address meanwhile. */
async function measureAttacks(bench: Bench, idleP95: number): Promise<Figure[]> {
  const { url } = bench.product.server;
  const attacks: [name: string, attempt: (index: number) => SignInAttempt][] = [
    ['one address', () => ({ email: victim, password: wrong, from: '192.0.2.1' })],
    ['as many addresses', (index) => ({ email: victim, password: wrong, from: addressOf(index) })],
    [
      'as many addresses, on as many accounts',
      (index) => ({ email: `personne-${index}@exemple.fr`, password: wrong, from: addressOf(index) }),
    ],
  ];
  const figures: Figure[] = [];
  // Addresses become known before an attack: during one, a new address of the owner is rate-limited too.
  for (const home of attacks.keys()) await mustSignIn(bench.product, rightFrom(home));
  for (const [home, [name, attempt]] of attacks.entries()) {
    const right = rightFrom(home);
    const owner: number[] = [];
    let statuses = new Map<number, number>();
    const times = await browseDuring(bench, async () => {
      const over = new AbortController();
      const attack = flood(url, { count: wrongPasswords, atOnce: attackersAtOnce, attempt }).finally(() =>
        over.abort(),
      );
      do {
        owner.push((await signIn(url, right)).status);
        await wait(ownerPauseMs);
      } while (!over.signal.aborted);
      statuses = await attack;
    });
    owner.push((await signIn(url, right)).status);
    const letIn = owner.filter((status) => status === 200).length;
    progress(`${name}: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
    figures.push(
      {
        name: `${wrongPasswords} wrong passwords from ${name}: the owner, from home, meanwhile and after`,
        measured: `let in ${letIn} of ${owner.length} times`,
        target: 'always',
        isMet: letIn === owner.length && !statuses.has(200),
      },
      {
        name: '    GET /proxy/me meanwhile, p95 ÷ idle',
        measured: `${(p95(times) / idleP95).toFixed(1)} ×`,
      },
    );
  }
  return figures;
}

const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
