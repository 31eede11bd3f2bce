// Purchase-order numbers: PO-2026-0001. A number reserved and not used leaves a gap, which is harmless.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { poNumbers } from '../../db/schema/contracts.ts';

const minDigits = 4;

/** The form that `reservePoNumber` gives in SQL. */
export const formatPoNumber = (year: number, value: number): string =>
  `PO-${year}-${String(value).padStart(minDigits, '0')}`;

export interface PoReservation {
  userId: string;
  year: number;
  now: Date;
  /** A repeat of the request with this key is given the same number. */
  requestKey: string | null;
}

/**
 * One statement, so that the year's counter, which every client shares, is locked for no longer than that. The account's row
 * comes first: a wait for it never holds the counter.
 */
export async function reservePoNumber(db: Database, reservation: PoReservation): Promise<string> {
  const { userId, year, now, requestKey } = reservation;
  const { rows } = reservedSchema.parse(
    await db.execute(sql`
      with owner as materialized (
        select id from users where id = ${userId} for key share
      ), counter as (
        insert into po_counters (year, last_value) select ${year}::integer, 1 from owner
        on conflict (year) do update set last_value = po_counters.last_value + 1
        returning last_value
      )
      insert into po_numbers (number, user_id, request_key, reserved_at)
      select 'PO-' || ${String(year)}::text || '-' || lpad(last_value::text, greatest(${minDigits}, length(last_value::text)), '0'),
        owner.id, ${requestKey}, ${now.toISOString()}::timestamptz
      from owner, counter
      on conflict (user_id, request_key) do nothing
      returning number`),
  );
  const number = rows[0]?.number ?? (await findReservedNumber(db, userId, requestKey));
  if (number === null) throw new Error(`no purchase-order number for account ${userId}`);
  return number;
}

const reservedSchema = z.object({ rows: z.array(z.object({ number: z.string() })) });

/** The number of the request with this key; null for a request that is new or has no key. */
export async function findReservedNumber(
  db: Database,
  userId: string,
  requestKey: string | null,
): Promise<string | null> {
  if (requestKey === null) return null;
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
