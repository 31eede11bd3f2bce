import { type Decimal, decimal, toText } from '@repo/domain/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { parameters } from '../../db/schema/platform.ts';

/** Above this gap to the value in force, in percent of it, a decision is required (staff-and-kaskad 12.5). */
export const thresholdParameter = 'CORRECTION_THRESHOLD_PERCENT';
const DEFAULT_THRESHOLD_PERCENT = '0.5';

export async function readThreshold(db: Database): Promise<{ percent: Decimal; fraction: string }> {
  const [row] = await db
    .select({ value: parameters.value })
    .from(parameters)
    .where(eq(parameters.key, thresholdParameter));
  const percent = decimal(row?.value ?? DEFAULT_THRESHOLD_PERCENT);
  if (percent.lt(0)) throw new Error(`parameter ${thresholdParameter} is ${row?.value}`);
  return { percent, fraction: toText(percent.div(100)) };
}
