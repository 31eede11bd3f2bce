// What a second source gave for the rates of another one. SQL only.
import type { RateSource } from '@repo/domain/rates';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rateControls } from '../../db/schema/market-data.ts';
import type { ParsedValue } from '../market-data/parse/parsed-file.ts';

/** The last value received of a day replaces the one before. */
export async function saveControls(
  db: Database,
  values: readonly ParsedValue[],
  received: { source: RateSource; receivedAt: Date },
): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map(({ series, day, value }) => {
    const [base = '', quote = ''] = series.split('/');
    return { base, quote, day, rate: value, ...received };
  });
  await db
    .insert(rateControls)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateControls.base, rateControls.quote, rateControls.day, rateControls.source],
      set: { rate: sql`excluded.rate`, receivedAt: sql`excluded.received_at` },
    });
}
