/**
 * The measured database: demonstration accounts and products, then, straight in SQL, ten years of daily NAVs and rates,
 * fifty paid contracts for each of many clients, and a session for each of them.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createMarketFiles } from '@repo/api/demo/market-files';
import { addDays, parisDay } from '@repo/domain/dates';
import { Client } from 'pg';

/** The load is spread over many clients, as in production. */
export const accountCount = 200;
const contractsAClient = 50;
const years = 10;
/** From the second contract in a strategy to the last, in days: within the ten years. */
const daysOfContracts = 3600;

export interface BenchAccount {
  readonly id: string;
  readonly token: string;
}

export interface BenchDatabase {
  readonly accounts: readonly BenchAccount[];
  /** Makes the server reload the market data at the next request, as a new NAV does. */
  raiseMarketVersion(): Promise<void>;
  close(): Promise<void>;
}

export async function fillDatabase(url: string, count = accountCount): Promise<BenchDatabase> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const accounts = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: `usx_${randomBytes(32).toString('base64url')}`,
  }));
  try {
    await fill(client, accounts);
  } catch (error) {
    // Left open, it would end the program when the cluster stops, and hide the error.
    await client.end();
    throw error;
  }
  return {
    accounts,
    raiseMarketVersion: async () => {
      await client.query('update parameters set value = value');
    },
    close: () => client.end(),
  };
}

async function fill(client: Client, accounts: readonly BenchAccount[]): Promise<void> {
  const lastDay = parisDay(new Date());
  const firstDay = addDays(lastDay, -Math.round(365.25 * years));
  await insertMarket(client, lastDay);
  await insertAccounts(client, accounts);
  await insertContracts(client, firstDay);
  await client.query('analyze');
}

async function insertMarket(client: Client, lastDay: string): Promise<void> {
  // A little more than the contracts need: a rate must precede the first payment.
  const { series } = createMarketFiles({ lastDay, years: years + 0.05 });
  for (const [strategy, points] of Object.entries(series.navs)) {
    await client.query(
      `insert into navs (strategy_id, day, vl, source, published_at)
       select $1, day, vl, 'bench', now() from unnest($2::date[], $3::numeric[]) as point (day, vl)`,
      [strategy.toLowerCase(), points.map(({ day }) => day), points.map(({ value }) => value)],
    );
  }
  for (const [pair, points] of Object.entries(series.fx)) {
    const [base, quote] = pair.split('/');
    await client.query(
      `insert into fx_rates (base, quote, day, rate, source, published_at)
       select $1, $2, day, rate, 'bench', now() from unnest($3::date[], $4::numeric[]) as point (day, rate)`,
      [base, quote, points.map(({ day }) => day), points.map(({ value }) => value)],
    );
  }
}

/**
 * Copies of one demonstration account, an individual without an adviser, each with an open session: 200 sign-ins would
 * measure argon2id.
 */
async function insertAccounts(client: Client, accounts: readonly BenchAccount[]): Promise<void> {
  const columns = await columnsOfUsers(client);
  await client.query(
    `insert into users (${columns})
     select ${columns} from (select (jsonb_populate_record(users, jsonb_build_object(
       'id', account.id, 'external_user_id', account.id, 'email', account.id || '@exemple.fr',
       'assigned_sales_id', null))).*
     from users, unnest($1::text[]) as account (id)
     where users.email = 'yanis.roche@exemple.fr') as copies`,
    [accounts.map(({ id }) => id)],
  );
  await client.query(
    `insert into sessions (id, token_hash, user_id, ip, user_agent, auth_methods, created_at, last_seen_at,
       idle_expires_at, absolute_expires_at)
     select gen_random_uuid(), hash, id, '127.0.0.1', 'bench', '{password}', now(), now(),
       now() + interval '12 hours', now() + interval '30 days'
     from unnest($1::uuid[], $2::text[]) as session (id, hash)`,
    [
      accounts.map(({ id }) => id),
      accounts.map(({ token }) => createHash('sha256').update(token).digest('hex')),
    ],
  );
}

/** Those that are written: the others are computed. */
export async function columnsOfUsers(client: Client): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = 'users'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return rows[0]?.columns ?? '';
}

/** The first contract in each strategy is as old as the series; the others follow, in turn, every ten weeks. */
async function insertContracts(client: Client, firstDay: string): Promise<void> {
  await client.query(
    `with numbered as (
       select users.id as user_id, n, gen_random_uuid() as id,
         (array['usdfy', 'btcfy', 'ethfy', 'eurfy'])[1 + n % 4] as strategy_id,
         case when n < 4 then $1::date else $1::date + $3::int * (n - 3) end as day,
         10000 + 1250 * n as amount
       from users, generate_series(0, $2::int - 1) as n where users.email like '%-%@exemple.fr'
     ), signed as (
       insert into contracts (id, user_id, strategy_id, po_number, status, payment_status, currency, amount,
         payment_method, created_at, updated_at, signed_at, payment_recorded_at)
       select id, user_id, strategy_id, id, 'signed', 'paid', 'EURO', amount, 'rib', day, day, day, day
       from numbered returning id
     ), ordered as (
       insert into orders (id, contract_id, user_id, kind, state, asset, request, amount, order_day,
         subscription_fee_percent, fx_fee_percent, subscription_fee, fx_fee, placed_at, reference)
       select id, id, user_id, 'subscription', 'executed', 'EURO', 'amount', amount, day, 0.1, 0.5,
         amount * 0.001, amount * 0.004995, day, 'VIR-' || n
       from numbered returning id
     ), dealt as (
       select numbered.*, navs.vl, row_number() over (order by numbered.day, numbered.id) as number, amount * 0.994005 as net,
         amount * 0.994005 / coalesce((select case when base = 'EUR' then 1 / rate else rate end from fx_rates
           where strategies.reference_currency in (base, quote) and fx_rates.day <= numbered.day and reference_currency <> 'EUR'
           order by fx_rates.day desc limit 1), 1) as reference_amount
       from numbered join strategies on strategies.id = strategy_id
         join navs on navs.strategy_id = numbered.strategy_id and navs.day = numbered.day
     ), booked as (
       insert into journal_entries (number, kind, order_day, booked_at, contract_id)
       select number, 'deal-in', day, day, id from dealt returning number
     ), held as (
       insert into unit_movements (strategy_id, number, contract_id, order_id, nature, units, order_day, dealing_day, nav,
         nav_version, asset, gross, fees, net, reference_amount, cost, entry, booked_at)
       select strategy_id, number, id, id, 'subscription', round(reference_amount / vl, 12), day, day, vl, 1, 'EURO', amount,
         amount - net, net, reference_amount, reference_amount, number, day
       from dealt returning number
     )
     insert into timeline_events (id, user_id, contract_id, type, metadata, occurred_at)
     select gen_random_uuid(), user_id, id, 'payment_status_paid',
       jsonb_build_object('strategy_title', upper(strategy_id), 'amount', amount::text, 'devise', 'EURO'), day
     from numbered`,
    [firstDay, contractsAClient, Math.floor(daysOfContracts / contractsAClient)],
  );
}
