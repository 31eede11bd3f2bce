import { DEFAULT_RENUNCIATION_DAYS, renunciationParameter } from '@repo/domain/contract-status';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { parameters } from '../../db/schema/platform.ts';

/** The period in which a contract signed today may be renounced, in days; 0 for none. */
export async function readRenunciationDays(db: Database): Promise<number> {
  const [row] = await db
    .select({ value: parameters.value })
    .from(parameters)
    .where(eq(parameters.key, renunciationParameter));
  const days = Number(row?.value ?? DEFAULT_RENUNCIATION_DAYS);
  if (!Number.isInteger(days) || days < 0)
    throw new Error(`parameter ${renunciationParameter} is ${row?.value}`);
  return days;
}
