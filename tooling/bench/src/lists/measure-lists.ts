/**
 * The staff's lists at volume (`pnpm bench lists`, some twenty minutes): p50 and p95 of each view, order, page, count and search
 * over HTTP, the time of its statements on the server, and the plan of each: the indexes that it scans and how many rows of them; a list
 * that reads one of its tables from end to end fails. `LISTS_CONTRACTS` sets the volume, `LISTS_ONLY` a part of the names of what is measured.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { withClient } from '@repo/postgres/databases';
import { atMost, type Figure, progress } from '../report.ts';
import { startProduct } from '../server/start-product.ts';
import { quantile } from '../statistics.ts';
import { bookCases, farRow } from './book-cases.ts';
import { bulkFill } from './bulk-fill.ts';
import { clientCases } from './client-cases.ts';
import { fillBooks } from './fill-books.ts';
import { fillClientCards } from './fill-client-cards.ts';
import { fillContracts } from './fill-contracts.ts';
import { fillPeople } from './fill-people.ts';
import { peopleCases } from './people-cases.ts';
import { PlanLog, type Scan, type Statement } from './plans.ts';

const contracts = Number(process.env['LISTS_CONTRACTS'] ?? 1_000_000);
const clients = Math.ceil(contracts / 5);
/** design/acceptance.md, A24 to A26. */
const listMs = 50;
const calls = 60;
const warmUp = 5;
/** Those whose statements are logged with their plans, which the others are not slowed down by. */
const loggedCalls = 20;
const foldedEveryMs = 5_000;

const list = '/proxy/admin/contracts';
const palette = '/proxy/staff/search';
const register = '/proxy/admin/register/check';
const registerSeconds = 300;

export async function measureLists(): Promise<Figure[]> {
  const seed = randomInt(2 ** 31);
  progress(`${contracts} contracts of ${clients} clients, seed ${seed}`);
  const token = `usx_${randomBytes(32).toString('base64url')}`;
  const product = await startProduct({
    data: 'accounts',
    env: { TRUST_PROXY: 'true', RATE_LIMIT_READS_PER_MINUTE: '1000000' },
    // Why a call failed.
    onLog: (text) => (text.includes('"level":50') ? progress(text) : undefined),
    prepare: async (url) => {
      await new PlanLog(url).prepare();
      await bulkFill(url, seed, async (client) => {
        await fillContracts(client, { contracts, clients });
        await fillBooks(client);
        await fillClientCards(client);
        await fillPeople(client);
      });
      await openSession(url, token);
    },
  });
  try {
    await countsAreFolded(product.databaseUrl);
    const figures: Figure[] = [];
    const measures = { url: product.server.url, plans: new PlanLog(product.databaseUrl) };
    const only = process.env['LISTS_ONLY'] ?? '';
    const all = [
      ...(await cases(product.databaseUrl)),
      ...(await bookCases(product.databaseUrl)),
      ...(await clientCases(product.databaseUrl, clients)),
      ...(await peopleCases(product.databaseUrl)),
    ];
    for (const [name, path] of all.filter(([named]) => named.includes(only))) {
      figures.push(await measure(measures, { name, path, token }));
    }
    figures.push(await measureRegisterCheck(product.server.url, token));
    return figures;
  } finally {
    await product.stop();
  }
}

/** The job of each minute adds up what the fill left, as it would after an import. */
export async function countsAreFolded(url: string): Promise<void> {
  progress('waiting for the counts of the lists');
  for (;;) {
    const { rows } = await withClient(url, (client) =>
      client.query<{ isFolded: boolean }>(
        'select count(*) = 0 as "isFolded" from (select from list_count_deltas limit 1) as left_over',
      ),
    );
    if (rows[0]?.isFolded) return;
    await new Promise((resolve) => setTimeout(resolve, foldedEveryMs));
  }
}

/** By default of a super administrator of the demonstration, who may open every list; proven at this moment, as an export requires. */
export async function openSession(
  url: string,
  token: string,
  email = 'ines.garnier@exemple.fr',
): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `insert into sessions (id, token_hash, user_id, ip, user_agent, auth_methods, proven_at, created_at, last_seen_at,
         idle_expires_at, absolute_expires_at)
       select gen_random_uuid(), $1, id, '127.0.0.1', 'bench', '{password,code}', now(), now(), now(),
         now() + interval '12 hours', now() + interval '12 hours'
       from users where email = $2`,
      [createHash('sha256').update(token).digest('hex'), email],
    ),
  );
}

/** The units of the register beside those of the books, as a job compares them each night; the fill makes no chained entries to verify. */
async function measureRegisterCheck(url: string, token: string): Promise<Figure> {
  const start = performance.now();
  const response = await fetch(`${url}${register}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status !== 200) throw new Error(`${register}: ${response.status}`);
  const seconds = (performance.now() - start) / 1000;
  return atMost('the register compared with the books', seconds, {
    target: registerSeconds,
    unit: 's',
  });
}

const views = {
  'to verify': 'status=signed&payment_status=proved',
  'under check': 'status=signed&payment_status=checking',
  'not paid': 'status=signed&payment_status=waiting',
  'not signed': 'status=pending',
  all: '',
};
const sorts = ['created_at', 'amount', 'signed_at', 'client', 'status'];
/** Name and address of each call. */
async function cases(url: string): Promise<[string, string][]> {
  const skipped = farRow(contracts);
  const { far, known } = await withClient(url, async (client) => ({
    far: (
      await client.query<{ id: string }>(
        'select id from contracts order by created_at desc, id desc offset $1 limit 1',
        [skipped],
      )
    ).rows[0],
    known: (
      await client.query<{ po: string; txid: string; iban: string }>(
        `select po_number as po, proof.txid, payer_account as iban from contracts c
         join payment_proofs proof on proof.contract_id = c.id join receipts r on r.contract_id = c.id
         where left(c.id::text, 1) < '2' offset $1 limit 1`,
        [Math.floor(contracts * 0.01)],
      )
    ).rows[0],
  }));
  if (far === undefined || known === undefined) throw new Error('Too few contracts.');
  const after = `page=${Math.ceil(skipped / 25)}&after=${far.id}`;
  const orders = sorts.flatMap((sort) => [sort, `-${sort}`]);
  return [
    ['counts of every tab', '/proxy/admin/contract-counts'],
    ['total of all', '/proxy/admin/contract-total'],
    ['total of a surname', '/proxy/admin/contract-total?q=dupont-lefevre'],
    ['total of a common surname', '/proxy/admin/contract-total?q=dupont'],
    ...Object.entries(views).flatMap(([view, filters]) =>
      orders.map((sort): [string, string] => [`${view}, by ${sort}`, `${list}?${filters}&sort=${sort}`]),
    ),
    ...orders.map((sort): [string, string] => [
      `on from row ${skipped} of the newest, by ${sort}`,
      `${list}?sort=${sort}&${after}`,
    ]),
    ['back from there', `${list}?${after.replace('after', 'before')}`],
    ['page 100', `${list}?page=100`],
    ['of one product', `${list}?strategy=BTCFY`],
    ['search: a surname', `${list}?q=dupont-lefevre`],
    ['search: a common surname', `${list}?q=dupont`],
    ['search: a first name without its accents', `${list}?q=helene`],
    ['search: both', `${list}?q=helene+dupont`],
    ['search: a number', `${list}?q=${known.po}`],
    ['search: a hash', `${list}?q=${known.txid}`],
    ['search: two letters', `${list}?q=du`],
    ['search: the start of a number', `${list}?q=${known.po.slice(0, -2)}`],
    ['search: a year of numbers', `${list}?q=${known.po.slice(0, 7)}`],
    ['search: a reference', `${list}?q=REF0012345`],
    ['search: the end of an IBAN', `${list}?q=${known.iban.slice(-4)}`],
    ['search: a whole IBAN', `${list}?q=${known.iban}`],
    ['search: nothing found', `${list}?q=xyzxyz`],
    ['palette: two letters', `${palette}?q=du`],
    ['palette: both names', `${palette}?q=helene+dupont`],
    ['palette: a year of numbers', `${palette}?q=${known.po.slice(0, 7)}`],
    ['palette: a common surname', `${palette}?q=dupont`],
    ['palette: a number', `${palette}?q=${known.po}`],
    ['palette: a hash', `${palette}?q=${known.txid}`],
    ['palette: a whole IBAN', `${palette}?q=${known.iban}`],
    ['palette: nothing found', `${palette}?q=xyzxyz`],
  ];
}

interface Measured {
  readonly name: string;
  readonly path: string;
  readonly token: string;
  readonly mostMs?: number;
}

interface Measures {
  readonly url: string;
  readonly plans: PlanLog;
}

export async function measure(
  { url, plans }: Measures,
  { name, path, token, mostMs = listMs }: Measured,
): Promise<Figure> {
  const times: number[] = [];
  const call = async () => {
    const start = performance.now();
    const response = await fetch(`${url}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        // Each call from another address, within the limits of traffic.
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - start);
  };
  for (let warm = 0; warm < warmUp; warm += 1) await call();
  times.length = 0;
  for (let made = 0; made < calls; made += 1) await call();
  const p95 = quantile(times, 0.95);
  const measured = `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)} ms`;
  const timed = await plans.during(loggedCalls, call, { areCounted: false });
  const [counted = []] = await plans.during(1, call, { areCounted: true });
  const scans = counted.flatMap((statement) => statement.scans.filter(({ table }) => isPaged(table)));
  const described = `${sqlTimes(timed)}; ${describe(scans)}`;
  progress(`${name}: ${measured}; ${described}`);
  return {
    name: `${name}; ${described}`,
    measured,
    target: `p95 ≤ ${mostMs} ms, no sequential scan`,
    // An empty table has nothing that an index would spare.
    isMet: p95 <= mostMs && scans.every(({ index, rows }) => index !== null || rows === 0),
  };
}

/** What the statements of each call took on the server. */
function sqlTimes(timed: readonly (readonly Statement[])[]): string {
  const sums = timed.map((statements) => statements.reduce((sum, { duration }) => sum + duration, 0));
  return `SQL ${quantile(sums, 0.5).toFixed(1)} / ${quantile(sums, 0.95).toFixed(1)} ms`;
}

/** The indexes that it reads, and how many rows of each. */
function describe(scans: readonly Scan[]): string {
  const rows = new Map<string, number>();
  for (const scan of scans) {
    const name = scan.index ?? `SEQUENTIAL SCAN of ${scan.table}`;
    rows.set(name, (rows.get(name) ?? 0) + scan.rows);
  }
  return [...rows].map(([name, read]) => `${name} ${read}`).join(', ') || 'no large table is read';
}

/** Those that a page reads a part of; others have few rows. */
const pagedTables = [
  'contracts',
  'users',
  'receipts',
  'payouts',
  'journal_entries',
  'postings',
  'account_days',
  'account_balances',
  'orders',
  'change_requests',
  'navs',
  'fx_rates',
  'unit_movements',
  'payment_proofs',
  'audit_log',
  'client_cards',
  'kaskad_investments',
  'kaskad_investment_events',
  'kaskad_movements',
  'kaskad_grants',
  'kaskad_unlocks',
  'kaskad_claims',
];

/** A scan of an index alone names no table. */
const isPaged = (table: string): boolean => table === '' || pagedTables.includes(table);
