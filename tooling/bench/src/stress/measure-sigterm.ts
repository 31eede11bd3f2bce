/**
 * SIGTERM while the API verifies a long audit trail: the process must exit with code 0 within 30 s, which is what process
 * managers wait before they kill it, and leave no query running in the database.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { apiRole, withClient } from '@repo/postgres/databases';
import { atMost, type Figure, progress } from '../report.ts';
import { startProduct } from '../server/start-product.ts';

const stopLimitSeconds = 30;
/** Rows in one transaction. */
const batchSize = 20_000;

/** @param options `rows`: of the audit trail; `seed`: of their content, from 0 to 2^31 - 1. */
export async function measureSigterm(options: { seed: number; rows: number }): Promise<Figure[]> {
  let log = '';
  const product = await startProduct({
    data: 'accounts',
    env: { LOG_LEVEL: 'info' },
    prepare: (databaseUrl) => fillAuditTrail(databaseUrl, options),
    onLog: (text) => {
      log += text;
    },
  });
  try {
    await wait(1000);
    const signalledAt = performance.now();
    await product.server.stop();
    const seconds = (performance.now() - signalledAt) / 1000;
    const exitCode = product.server.exitCode();
    const active = await countActiveQueries(product.adminUrl);
    return [
      atMost('from SIGTERM to the exit', seconds, { target: stopLimitSeconds, unit: 's' }),
      { name: 'exit code', measured: String(exitCode ?? 'killed'), target: '0', isMet: exitCode === 0 },
      { name: 'queries still active', measured: String(active), target: '0', isMet: active === 0 },
      {
        name: 'verification under way at SIGTERM',
        measured: log.includes('audit trail not verified: stopping') ? 'yes' : 'no (more --rows needed)',
      },
    ];
  } finally {
    await product.stop();
  }
}

function fillAuditTrail(url: string, { seed, rows }: { seed: number; rows: number }): Promise<void> {
  return withClient(url, async (client) => {
    await client.query('select setseed($1)', [seed / 2 ** 31]);
    for (let done = 0; done < rows; done += batchSize) {
      await client.query(
        `insert into audit_log (at, action, object_type, object_id, request_id, after)
         select now(), 'stress', 'object', (random() * 1000)::int::text, 'request',
           jsonb_build_object('text', repeat('x', (random() * 200)::int))
         from generate_series(1, $1::int)`,
        [Math.min(batchSize, rows - done)],
      );
      if ((done / batchSize) % 10 === 0) progress(`${done} of ${rows} audit rows`);
    }
  });
}

/** Queries of the API's role in the whole cluster. */
function countActiveQueries(adminUrl: string): Promise<number> {
  return withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where usename = $1 and state = 'active'",
      [apiRole],
    );
    return rowCount ?? 0;
  });
}
