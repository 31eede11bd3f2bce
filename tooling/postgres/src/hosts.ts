// Several servers in one address, as libpq writes them: `postgres://app@db1,db2:5433/app?target_session_attrs=read-write`. One of them accepts
// writes, and another does once it is promoted. The driver knows neither several hosts nor the parameter.
import { Client } from 'pg';

/** The address of each server, in their order. */
export function hostUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

/** « cannot_connect_now » of PostgreSQL: to a client it is an outage, as a server that starts up is. */
const noPrimaryCode = '57P03';

class NoPrimaryError extends Error {
  override readonly name = 'NoPrimaryError';
  readonly code = noPrimaryCode;
}

/** From the connection to the response: a frozen server holds up no search for another. */
const probeMs = 2000;

/** The address of the one server that accepts writes; that of a single server as it is, without a call. */
export async function findPrimary(url: string): Promise<string> {
  const urls = hostUrls(url);
  if (urls.length === 1) return url;
  try {
    return await Promise.any(urls.map(requirePrimary));
  } catch (error) {
    const failures: unknown[] = error instanceof AggregateError ? error.errors : [error];
    // A password or a name that one server refuses is a mistake in the address; all else is an outage.
    throw (
      failures.find(isMistake) ??
      new NoPrimaryError(`none of the ${urls.length} servers accepts writes`, { cause: failures[0] })
    );
  }
}

async function requirePrimary(url: string): Promise<string> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  });
  // One that ends by itself needs no report.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    if (rows[0]?.transaction_read_only === 'off') return url;
    throw new NoPrimaryError('this server is read-only');
  } finally {
    client.end().catch(() => {});
  }
}

/** Class 28 of PostgreSQL, or an unknown database. */
const isMistake = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(28\w{3}|3D000)$/.test(error.code);
