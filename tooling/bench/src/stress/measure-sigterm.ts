/**
 * SIGTERM while the API verifies a long audit trail: the process must exit with code 0 within 30 s, which is what process
 * managers wait before they kill it, and leave no query running in the database.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { apiRole, withClient } from '@repo/postgres/databases';
import { atMost, type Figure } from '../report.ts';
import { startProduct } from '../server/start-product.ts';
import { type AuditTrail, fillAuditTrail } from './fill-audit-trail.ts';

const stopLimitSeconds = 30;

export async function measureSigterm(options: AuditTrail): Promise<Figure[]> {
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
    const isInterrupted = log.includes('background work interrupted: stopping');
    return [
      atMost('from SIGTERM to the exit', seconds, { target: stopLimitSeconds, unit: 's' }),
      { name: 'exit code', measured: String(exitCode ?? 'killed'), target: '0', isMet: exitCode === 0 },
      { name: 'queries still active', measured: String(active), target: '0', isMet: active === 0 },
      {
        name: 'verification under way at SIGTERM',
        measured: isInterrupted ? 'yes' : 'no (more --rows needed)',
        target: 'yes',
        isMet: isInterrupted,
      },
    ];
  } finally {
    await product.stop();
  }
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
