/** (e) What the duration of an answer tells a stranger: whether an address has an account, whether a link was ever sent. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type Figure, progress } from '../report.ts';
import { median, sameOrigin } from '../statistics.ts';
import { Caller } from './load.ts';
import { fillDatabase } from './prepare-database.ts';
import { startProduct } from './start-product.ts';

const samples = 300;
const warmUp = 20;
/** What is asked for again keeps within the limits of one account. */
const subjects = 150;
/** Of security.md §6.6: the difference is neither to be told from chance nor to be felt. */
const leastChance = 0.01;
const mostMs = 5;

type Kind = 'known' | 'unknown';

interface Question {
  readonly name: string;
  readonly path: string;
  readonly status: Record<Kind, number>;
  readonly body: (kind: Kind, index: number) => unknown;
  /** Where the answer itself tells, as the specification words it, its duration hides nothing. */
  readonly tellsAnyway?: boolean;
}

export async function measureTiming(): Promise<Figure[]> {
  const product = await startProduct({ data: 'accounts', env: { TRUST_PROXY: 'true' } });
  try {
    const database = await fillDatabase(product.databaseUrl);
    await database.close();
    const known = database.accounts.slice(0, subjects).map(({ id }) => `${id}@exemple.fr`);
    const usedLinks = await insertUsedLinks(product.databaseUrl);
    const figures: Figure[] = [];
    for (const question of questions({ known, usedLinks })) {
      figures.push(await ask(product.server.url, question));
    }
    return figures;
  } finally {
    await product.stop();
  }
}

function questions({ known, usedLinks }: { known: string[]; usedLinks: string[] }): Question[] {
  const strangers = known.map(() => `${randomUUID()}@exemple.fr`);
  const invented = usedLinks.map(() => newLink());
  const emailOf = (kind: Kind, index: number) => (kind === 'known' ? known : strangers)[index % subjects];
  return [
    {
      name: 'reset link asked for: an account, none',
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
      tellsAnyway: true,
    },
  ];
}

/** Both kinds in turn, each first every other time, from an address of its own as our proxy would have seen it. */
async function ask(url: string, question: Question): Promise<Figure> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const caller = new Caller(url);
  for (let index = 0; index < warmUp + samples; index += 1) {
    const pair: Kind[] = index % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const [place, kind] of pair.entries()) {
      const headers = { 'x-forwarded-for': `10.${place}.${index >> 8}.${index & 255}` };
      const { status, durationMs } = await caller.post(
        { path: question.path, headers },
        question.body(kind, index),
      );
      if (status !== question.status[kind]) throw new Error(`${question.name}: answered ${status}.`);
      if (index >= warmUp) times[kind].push(durationMs);
    }
  }
  caller.close();
  return judge(question, times);
}

function judge({ name, tellsAnyway = false }: Question, { known, unknown }: Record<Kind, number[]>): Figure {
  const [left, right] = [median(known), median(unknown)];
  const chance = sameOrigin(known, unknown);
  const measured = `${left.toFixed(2)} ms, ${right.toFixed(2)} ms; p = ${chance.toPrecision(2)}`;
  progress(`${name}: ${measured}`);
  if (tellsAnyway) return { name: `${name} (the answer tells)`, measured };
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

/** Links that have served, of one account: nobody is to tell them from links that never were. */
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
