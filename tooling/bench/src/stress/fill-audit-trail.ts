// An audit trail of any length, written by the database itself, sealed row by row as the product's is.
import { withClient } from '@repo/postgres/databases';
import { progress } from '../report.ts';

export interface AuditTrail {
  readonly rows: number;
  /** Of their content, from 0 to 2^31 - 1. */
  readonly seed: number;
}

/** Rows in one transaction. */
const batchSize = 20_000;

export function fillAuditTrail(url: string, { seed, rows }: AuditTrail): Promise<void> {
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
