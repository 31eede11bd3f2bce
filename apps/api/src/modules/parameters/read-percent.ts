import { type Decimal, decimal } from '@repo/domain/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { parameters } from '../../db/schema/platform.ts';

/** A parameter that is a percentage, zero included; `fallback` where it has no row. */
export async function readPercent(db: Database, key: string, fallback: Decimal): Promise<Decimal> {
  const [row] = await db.select({ value: parameters.value }).from(parameters).where(eq(parameters.key, key));
  if (row === undefined) return fallback;
  const percent = decimal(row.value);
  if (percent.lt(0)) throw new Error(`parameter ${key} is ${row.value}`);
  return percent;
}
