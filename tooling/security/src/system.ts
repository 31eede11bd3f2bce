/**
 * The product in production mode, on a database of its own with the demonstration data: PostgreSQL, the API, the three
 * built sites, all behind TLS, and a browser.
 */
import { demoPassword } from '@repo/api/demo/accounts';
import { type Sites, startSites } from '@repo/bench/sites';
import { chromiumLaunch } from '@repo/vite-config/chromium';
import { Client } from 'pg';
import { type Browser, chromium } from 'playwright';
import { z } from 'zod';
import { json, sendRequest } from './http.ts';

export interface System {
  readonly sites: Sites;
  /** The API's own port, without TLS. */
  readonly api: string;
  readonly db: Client;
  readonly browser: Browser;
  /** Every line the API has logged so far. */
  logLines(): string[];
  /** Session tokens of a client and of an administrator with every permission. */
  readonly tokens: { readonly client: string; readonly staff: string };
  stop(): Promise<void>;
}

export const client = { email: 'camille.moreau@exemple.fr', password: demoPassword };
export const staff = { email: 'ines.garnier@exemple.fr', password: demoPassword };

export async function startSystem(): Promise<System> {
  let log = '';
  const sites = await startSites({
    data: 'demo',
    env: { LOG_LEVEL: 'info' },
    onLog: (text) => {
      log += text;
    },
  });
  const db = new Client({ connectionString: sites.databaseUrl });
  // The last check stops the database under the running API.
  db.on('error', () => {});
  await db.connect();
  const { args, ...launch } = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args });
  const api = sites.upstream.api;
  const challenge = await signIn(api, staff);
  const tokens = {
    client: await signIn(api, client),
    staff: await giveCode(api, challenge, await mailedCode(db, staff.email)),
  };
  return {
    sites,
    api,
    db,
    browser,
    tokens,
    logLines: () => log.split('\n').filter((line) => line !== ''),
    async stop() {
      await browser.close();
      await db.end().catch(() => {});
      await sites.stop();
    },
  };
}

const withToken = z.object({ token: z.string() });

async function signIn(api: string, user: { email: string; password: string }): Promise<string> {
  const response = await sendRequest(api, {
    method: 'POST',
    path: '/proxy/login',
    headers: json(),
    body: JSON.stringify({ user }),
  });
  return withToken.parse(JSON.parse(response.body)).token;
}

async function giveCode(api: string, challenge: string, code: string): Promise<string> {
  const response = await sendRequest(api, {
    method: 'POST',
    path: '/proxy/verify-2fa',
    headers: json(challenge),
    body: JSON.stringify({ code }),
  });
  return withToken.parse(JSON.parse(response.body)).token;
}

/** The newest code sent to this email address, read from the outbox, where emails stay without an SMTP relay. */
export async function mailedCode(db: Client, email: string): Promise<string> {
  const { rows } = await db.query<{ body: string }>(
    `select body from mail_outbox where recipient = $1 and kind = 'code' order by created_at desc limit 1`,
    [email],
  );
  const code = /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** What background work writes each minute, whatever is requested meanwhile. */
const backgroundColumns = ['checked_at', 'chain_read_at', 'chain_reading'];

/** A digest of every table, except those that counters, sign-ins, the audit trail and background work change. */
export async function digest(db: Client): Promise<Map<string, string>> {
  const moving = [
    'processes',
    'rate_limits',
    'list_counts',
    'list_count_deltas',
    'sessions',
    'audit_log',
    'audit_chain',
    'mail_outbox',
    'challenges',
  ];
  const { rows: tables } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const digests = new Map<string, string>();
  for (const { name } of tables.filter((table) => !moving.includes(table.name))) {
    const { rows } = await db.query<{ digest: string | null }>(
      `select md5(string_agg(line, '' order by line)) as digest from (select (to_jsonb(t) - $1::text[])::text as line from "${name}" t) lines`,
      [backgroundColumns],
    );
    digests.set(name, rows[0]?.digest ?? '');
  }
  return digests;
}

export function changedTables(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
}
