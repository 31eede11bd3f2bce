import { type Decimal, toText } from '@repo/domain/money';
import { readDecimal } from '../parameters/read-decimal.ts';
import type { ParameterDeps } from '../parameters/read-parameters.ts';

/** Above this gap to the value in force, in percent of it, a decision is required (staff-and-kaskad 12.5). */
export async function readThreshold(deps: ParameterDeps): Promise<{ percent: Decimal; fraction: string }> {
  const percent = await readDecimal(deps, 'CORRECTION_THRESHOLD_PERCENT');
  return { percent, fraction: toText(percent.div(100)) };
}
