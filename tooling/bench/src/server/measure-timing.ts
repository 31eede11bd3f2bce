/**
 * (e) What response times reveal to an unauthenticated client: whether an address has an account, whether a link was
 * issued.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type Figure, progress } from '../report.ts';
import { median, sameOrigin } from '../statistics.ts';
import { Caller } from './load.ts';
import { fillDatabase } from './prepare-database.ts';
import { startProduct } from './start-product.ts';

const samples = 300;
const warmUp = 20;
/** Repeated requests stay within the rate limits of one account. */
const subjects = 150;
/** security.md §6.6: the difference must be neither statistically significant nor noticeable. */
const leastChance = 0.01;
const mostMs = 5;

type Kind = 'known' | 'unknown';

interface TimedQuery {
  readonly name: string;
  readonly path: string;
  readonly status: Record<Kind, number>;
  readonly body: (kind: Kind, index: number) => unknown;
  /** Where the specification makes the response itself reveal it, timing adds nothing. */
  readonly isRevealedByResponse?: boolean;
}

export async function measureTiming(): Promise<Figure[]> {
  const product = await startProduct({ data: 'accounts', env: { TRUST_PROXY: 'true' } });
  try {
    const database = await fillDatabase(product.databaseUrl);
    await database.close();
    const known = database.accounts.slice(0, subjects).map(({ id }) => `${id}@exemple.fr`);
    const usedLinks = await insertUsedLinks(product.databaseUrl);
    const figures: Figure[] = [];
    for (const query of queries({ known, usedLinks })) {
      figures.push(await measureQuery(product.server.url, query));
    }
    return figures;
  } finally {
    await product.stop();
  }
}

function queries({ known, usedLinks }: { known: string[]; usedLinks: string[] }): TimedQuery[] {
  const unknownEmails = known.map(() => `${randomUUID()}@exemple.fr`);
  const invented = usedLinks.map(() => newLink());
  const emailOf = (kind: Kind, index: number) => (kind === 'known' ? known : unknownEmails)[index % subjects];
  return [
    {
      name: 'reset link requested: an account, none',
      path: '/proxy/send-instructions',
      status: { known: 200, unknown: 200 },
      body: (kind, index) => ({ email: emailOf(kind, index) }),
    },
    {
      name: 'wrong password: of an account, of none',
      path: '/proxy/login',
      status: { known: 401, unknown: 401 },
      body: (kind, index) => ({ user: { email: emailOf(kind, index), password: 'Pas-le-bon-2026' } }),
    },
    {
      name: 'reset link looked at: used up, never sent',
      path: '/proxy/check-token',
      status: { known: 200, unknown: 200 },
      body: (kind, index) => ({ token: (kind === 'known' ? usedLinks : invented)[index % subjects] }),
    },
    {
      name: 'registration: address taken, free',
      path: '/proxy/register',
      status: { known: 422, unknown: 201 },
      body: (kind, index) => registration(kind === 'known' ? known[index % subjects] : undefined),
      isRevealedByResponse: true,
    },
  ];
}

/** Both kinds in turn, each first every other time, each from its own address as our proxy would report it. */
async function measureQuery(url: string, query: TimedQuery): Promise<Figure> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const caller = new Caller(url);
  for (let index = 0; index < warmUp + samples; index += 1) {
    const pair: Kind[] = index % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const [place, kind] of pair.entries()) {
      const headers = { 'x-forwarded-for': `10.${place}.${index >> 8}.${index & 255}` };
      const { status, durationMs } = await caller.post(
        { path: query.path, headers },
        query.body(kind, index),
      );
      if (status !== query.status[kind]) throw new Error(`${query.name}: responded ${status}.`);
      if (index >= warmUp) times[kind].push(durationMs);
    }
  }
  caller.close();
  return judge(query, times);
}

function judge(
  { name, isRevealedByResponse = false }: TimedQuery,
  { known, unknown }: Record<Kind, number[]>,
): Figure {
  const [left, right] = [median(known), median(unknown)];
  const chance = sameOrigin(known, unknown);
  const measured = `${left.toFixed(2)} ms, ${right.toFixed(2)} ms; p = ${chance.toPrecision(2)}`;
  progress(`${name}: ${measured}`);
  if (isRevealedByResponse) return { name: `${name} (the response reveals it)`, measured };
  return {
    name,
    measured,
    target: `p > ${leastChance}, medians within ${mostMs} ms`,
    isMet: chance > leastChance && Math.abs(left - right) < mostMs,
  };
}

function registration(taken: string | undefined) {
  return {
    user: {
      is_company: false,
      lastname: 'Mesure',
      firstname: 'Alix',
      address: '12 rue des Lilas',
      zip_code: '69003',
      city: 'Lyon',
      country_address: 'FRA',
      email: taken ?? `${randomUUID()}@exemple.fr`,
      password: 'Thym-et-Laurier-2026',
      password_confirmation: 'Thym-et-Laurier-2026',
      phone: '06-11-22-33-44',
    },
  };
}

const newLink = () => `rst_${randomBytes(32).toString('base64url')}`;

/** Used links of one account: they must be indistinguishable from links that were never issued. */
async function insertUsedLinks(databaseUrl: string): Promise<string[]> {
  const links = Array.from({ length: subjects }, newLink);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into challenges (id, token_hash, user_id, purpose, created_at, expires_at, consumed_at)
     select gen_random_uuid(), hash, users.id, 'password_reset', now(), now() + interval '1 hour', now()
     from users, unnest($1::text[]) as link (hash) where users.email = 'yanis.roche@exemple.fr'`,
    [links.map((link) => createHash('sha256').update(link).digest('hex'))],
  );
  await client.end();
  return links;
}
