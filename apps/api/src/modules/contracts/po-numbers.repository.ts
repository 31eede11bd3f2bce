// Purchase-order numbers: PO-2026-0001. The counter's row is locked by its own update, so two are never the same;
// a number reserved and not used leaves a gap, which is harmless.
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { poCounters, poNumbers } from '../../db/schema/contracts.ts';

const minDigits = 4;

export const formatPoNumber = (year: number, value: number): string =>
  `PO-${year}-${String(value).padStart(minDigits, '0')}`;

export interface PoReservation {
  userId: string;
  year: number;
  now: Date;
  /** A repeat of the request with this key is given the same number. */
  requestKey: string | null;
}

export async function reservePoNumber(db: Database, reservation: PoReservation): Promise<string> {
  const { userId, year, now, requestKey } = reservation;
  return db.transaction(async (tx) => {
    const known = requestKey === null ? null : await findNumberOf(tx, userId, requestKey);
    if (known !== null) return known;
    const [counter] = await tx
      .insert(poCounters)
      .values({ year, lastValue: 1 })
      .onConflictDoUpdate({ target: poCounters.year, set: { lastValue: sql`${poCounters.lastValue} + 1` } })
      .returning({ value: poCounters.lastValue });
    if (!counter) throw new Error(`no purchase-order counter for ${year}`);
    const number = formatPoNumber(year, counter.value);
    await tx.insert(poNumbers).values({ number, userId, requestKey, reservedAt: now });
    return number;
  });
}

async function findNumberOf(db: Database, userId: string, requestKey: string): Promise<string | null> {
  const [row] = await db
    .select({ number: poNumbers.number })
    .from(poNumbers)
    .where(and(eq(poNumbers.userId, userId), eq(poNumbers.requestKey, requestKey)));
  return row?.number ?? null;
}

export async function isReservedBy(db: Database, number: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ number: poNumbers.number })
    .from(poNumbers)
    .where(and(eq(poNumbers.number, number), eq(poNumbers.userId, userId)));
  return rows.length > 0;
}
