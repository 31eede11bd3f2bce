import { type Decimal, decimal, toText } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import { readPercent } from '../parameters/read-percent.ts';

/** Above this gap to the value in force, in percent of it, a decision is required (staff-and-kaskad 12.5). */
const thresholdParameter = 'CORRECTION_THRESHOLD_PERCENT';
const DEFAULT_THRESHOLD_PERCENT = decimal('0.5');

export async function readThreshold(db: Database): Promise<{ percent: Decimal; fraction: string }> {
  const percent = await readPercent(db, thresholdParameter, DEFAULT_THRESHOLD_PERCENT);
  return { percent, fraction: toText(percent.div(100)) };
}
