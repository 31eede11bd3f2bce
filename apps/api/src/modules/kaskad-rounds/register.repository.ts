// SQL of the register of issuers: who holds how many units of each class. It is appended only.
import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { countsOf } from '../../db/list-counts.ts';
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

export interface Capital {
  /** The shares. */
  issued: bigint;
  /** The shares, with the rights to shares in the register and those that were granted. */
  diluted: bigint;
}

const none: Capital = { issued: 0n, diluted: 0n };
const capitalSchema = z.object({
  rows: z.array(z.object({ issuer_id: z.string(), issued: z.string(), diluted: z.string() })),
});

/** The capital of each issuer, as its cap table has it: tokens are none, and the grants of investments are in the register. */
export async function sumCapital(
  db: Database,
  issuerIds: readonly string[],
): Promise<(issuerId: string) => Capital> {
  if (issuerIds.length === 0) return () => none;
  const ofIssuers = inArray(sql`c.issuer_id`, [...issuerIds]);
  const result = await db.execute(sql`
    select issuer_id, coalesce(sum(units) filter (where kind = 'shares'), 0)::text as issued, sum(units)::text as diluted
    from (
      select c.issuer_id, c.kind, m.count as units from (${countsOf('kaskad_registered')}) as m
        join kaskad_classes c on c.id::text = m.key ->> 'class_id'
      where c.kind <> 'token' and ${ofIssuers}
      union all
      select c.issuer_id, c.kind, g.total from kaskad_grants g join kaskad_classes c on c.id = g.class_id
      where c.kind in ('bspce', 'aga', 'bsa') and g.origin <> 'investment' and ${ofIssuers}
    ) as held group by issuer_id`);
  const sums = new Map(
    capitalSchema
      .parse(result)
      .rows.map((row) => [row.issuer_id, { issued: BigInt(row.issued), diluted: BigInt(row.diluted) }]),
  );
  return (issuerId) => sums.get(issuerId) ?? none;
}
