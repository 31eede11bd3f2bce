// The connection pool of a server. Nothing waits without a limit: too busy, or out of reach, becomes an error within seconds.
import { Client, Pool, type PoolClient } from 'pg';

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
}

const connectTimeoutMs = 5000;

export function createPool(url: string, { maxConnections = 20, limits = null }: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: limits?.poolWaitMs ?? connectTimeoutMs,
    ...(limits !== null && {
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    }),
  });
  // A connection that the server closes emits an event that would end the process: the pool makes a new one, and a query
  // under way fails by itself.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
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
      if (client instanceof Client) client.end().catch(ignore);
    };
    timers.set(client, setTimeout(close, checkoutMs));
  });
  pool.on('release', (_error, client) => clearTimeout(timers.get(client)));
}

function ignore(): void {}
