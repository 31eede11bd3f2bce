// The two roles of every database: the owner, which migrates, and the API's role, which owns nothing.
import { Client } from 'pg';
import { ClusterError } from './cluster-error.ts';
import { findPrimary } from './hosts.ts';

/** The extensions that migrations create; all three are in PostgreSQL's own contrib modules. */
export const requiredExtensions = ['pg_trgm', 'unaccent', 'pgcrypto'] as const;

export const ownerRole = 'app_owner';
export const apiRole = 'app';

export interface DatabaseUrls {
  /** For the API: may read and write rows, and nothing else. */
  readonly url: string;
  /** For migrations: owns the database and all that is in it. */
  readonly migrationUrl: string;
}

export type RolePasswords = Readonly<Record<typeof ownerRole | typeof apiRole, string>>;

/** Runs `work` on a connection of its own, of several servers to the one that accepts writes. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: await findPrimary(url), connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the roles that are missing. Null: without a password, in a cluster that trusts local connections. */
export async function ensureRoles(client: Client, passwords: RolePasswords | null): Promise<void> {
  for (const role of [ownerRole, apiRole] as const) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    if (rowCount !== 0) continue;
    const password = passwords === null ? '' : ` password ${client.escapeLiteral(passwords[role])}`;
    await client.query(`create role ${role} login${password}`);
  }
}

export async function ensureDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0)
    await client.query(`create database ${client.escapeIdentifier(name)} owner ${ownerRole}`);
}

/** Throws a `ClusterError` when these programs came without the contrib modules that migrations need. */
export async function requireExtensions(client: Client, bin: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from pg_available_extensions');
  const available = new Set(rows.map(({ name }) => name));
  const missing = requiredExtensions.filter((name) => !available.has(name));
  if (missing.length === 0) return;
  throw new ClusterError(
    `The PostgreSQL programs in ${bin} lack ${missing.join(', ')}: install its contrib modules (Debian: postgresql-contrib), or set POSTGRES_BIN to programs that have them.`,
  );
}

/** The same server, another database and role. */
export function urlFor(serverUrl: string, database: string, role: string, password?: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  url.username = role;
  url.password = password ?? '';
  return url.href;
}
