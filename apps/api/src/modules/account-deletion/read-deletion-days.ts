import { DEFAULT_DELETION_DAYS, deletionParameter } from '@repo/domain/retention';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { parameters } from '../../db/schema/platform.ts';

/** The days between a request made today and the closing of the account. */
export async function readDeletionDays(db: Database): Promise<number> {
  const [row] = await db
    .select({ value: parameters.value })
    .from(parameters)
    .where(eq(parameters.key, deletionParameter));
  const days = Number(row?.value ?? DEFAULT_DELETION_DAYS);
  if (!Number.isInteger(days) || days < 0) throw new Error(`parameter ${deletionParameter} is ${row?.value}`);
  return days;
}
