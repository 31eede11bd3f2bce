// SQL of the register of issuers: who holds how many units of each class. It is appended only.
import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { kaskadMovements } from '../../db/schema/kaskad-registers.ts';

type NewMovement = Omit<typeof kaskadMovements.$inferInsert, 'number'>;

/** Numbered without a gap; the class has to be locked before (`lockClass`). */
export async function insertMovements(
  tx: Database,
  classId: string,
  rows: readonly Omit<NewMovement, 'classId'>[],
): Promise<void> {
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${kaskadMovements.number}), 0)`.mapWith(Number) })
    .from(kaskadMovements)
    .where(eq(kaskadMovements.classId, classId));
  const first = (last?.number ?? 0) + 1;
  await insertMany(
    tx,
    kaskadMovements,
    rows.map((row, place) => ({ ...row, classId, number: first + place })),
  );
}

const sumsSchema = z.object({ rows: z.array(z.object({ issuer_id: z.string(), units: z.string() })) });

/** The shares of each issuer, rights to shares included; tokens are no capital. */
export async function sumDilutedShares(
  db: Database,
  issuerIds: readonly string[],
): Promise<(issuerId: string) => bigint> {
  if (issuerIds.length === 0) return () => 0n;
  const result = await db.execute(sql`
    select c.issuer_id, sum(m.units)::text as units from kaskad_movements m
    join kaskad_classes c on c.id = m.class_id
    where c.kind <> 'token' and ${inArray(sql`c.issuer_id`, [...issuerIds])} group by c.issuer_id`);
  const sums = new Map(sumsSchema.parse(result).rows.map((row) => [row.issuer_id, BigInt(row.units)]));
  return (issuerId) => sums.get(issuerId) ?? 0n;
}

const capitalSchema = z.object({ rows: z.tuple([z.object({ issued: z.string(), diluted: z.string() })]) });

/** The capital of one issuer: the shares, and those with the rights to shares. */
export async function sumCapital(
  db: Database,
  issuerId: string,
): Promise<{ issued: bigint; diluted: bigint }> {
  const result = await db.execute(sql`
    select coalesce(sum(m.units) filter (where c.kind = 'shares'), 0)::text as issued,
      coalesce(sum(m.units), 0)::text as diluted
    from kaskad_movements m join kaskad_classes c on c.id = m.class_id
    where c.kind <> 'token' and c.issuer_id = ${issuerId}`);
  const [{ issued, diluted }] = capitalSchema.parse(result).rows;
  return { issued: BigInt(issued), diluted: BigInt(diluted) };
}
