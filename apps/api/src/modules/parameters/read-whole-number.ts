import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { parameters } from '../../db/schema/platform.ts';

/** A parameter that is a whole number, zero included: a number of days, an hour; `fallback` where it has no row. */
export async function readWholeNumber(db: Database, key: string, fallback: number): Promise<number> {
  const [row] = await db.select({ value: parameters.value }).from(parameters).where(eq(parameters.key, key));
  const value = Number(row?.value ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`parameter ${key} is ${row?.value}`);
  return value;
}
