// The connection pool of a server. Nothing waits without a limit: too busy, or out of reach, becomes an error within seconds.
import { hostUrls } from '@repo/postgres/hosts';
import { Client, Pool, type PoolClient } from 'pg';
import { clientClassFor } from './pool-client.ts';

/** All in milliseconds. */
export interface DatabaseLimits {
  /** To get a connection: a free one of the pool, or a new one. */
  readonly poolWaitMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
  /**
   * From taking a connection to giving it back, measured here: a frozen server or a lost network path enforces none of its
   * own limits. The connection is then closed.
   */
  readonly checkoutMs: number;
}

/** For what serves requests and runs jobs; a command of the operator takes the time it needs. */
export const serverLimits: DatabaseLimits = {
  poolWaitMs: 5000,
  statementMs: 10_000,
  lockMs: 5000,
  idleInTransactionMs: 10_000,
  checkoutMs: 15_000,
};

/** For one that reads a whole list in many short statements: the first may sort all of it. */
export const snapshotLimits = { statementMs: 60_000, checkoutMs: 60 * 60_000 } as const;

export interface PoolOptions {
  readonly maxConnections?: number;
  readonly limits?: DatabaseLimits | null;
  /** A pooler of transactions stands before the server: see `DATABASE_POOLER`. */
  readonly isPooled?: boolean;
}

const connectTimeoutMs = 5000;

export function createPool(
  url: string,
  { maxConnections = 20, limits = null, isPooled = false }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    Client: clientClassFor(url),
    connectionString: hostUrls(url)[0],
    max: maxConnections,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: limits?.poolWaitMs ?? connectTimeoutMs,
    // A pooler refuses parameters of the session, and would give them to others.
    ...(limits !== null &&
      !isPooled && {
        statement_timeout: limits.statementMs,
        lock_timeout: limits.lockMs,
        idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      }),
  });
  // A connection that the server closes emits an event that would end the process: the pool makes a new one, and a query
  // under way fails by itself.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  if (isPooled) pool.on('connect', dropStatementNames);
  if (limits !== null) limitCheckout(pool, limits.checkoutMs);
  return pool;
}

/**
 * The driver's `query_timeout` is no substitute: it leaves the connection in the pool with its query, and its transaction,
 * still open, and the next user's writes would end up in that transaction.
 */
function limitCheckout(pool: Pool, checkoutMs: number): void {
  const timers = new WeakMap<PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) => {
    const close = () => {
      // As a lost connection is: of several servers, the one that accepts writes is then looked for again.
      if (client instanceof Client) client.connection.stream.destroy();
    };
    timers.set(client, setTimeout(close, checkoutMs));
  });
  pool.on('release', (_error, client) => clearTimeout(timers.get(client)));
}

/** A named statement stays on one connection of the server, and the next transaction may be given another. */
function dropStatementNames(client: PoolClient): void {
  const run: (statement: unknown, ...rest: unknown[]) => unknown = client.query.bind(client);
  const query = (statement: unknown, ...rest: unknown[]) => {
    const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
    return run(isNamed && !('submit' in statement) ? { ...statement, name: undefined } : statement, ...rest);
  };
  Object.assign(client, { query });
}

function ignore(): void {}
