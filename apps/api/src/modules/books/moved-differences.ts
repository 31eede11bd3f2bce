// What the move to the books (migration 0010) could not keep as it was stored: staff decide about each.
import { decimal, toText } from '@repo/domain/money';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { contracts } from '../../db/schema/contracts.ts';

const movedDifference = z.object({
  contract: z.string(),
  kind: z.enum(['units', 'reprise', 'renounced', 'payout']),
  stored: z.string().nullable(),
  booked: z.string(),
});
export type MovedDifference = z.infer<typeof movedDifference>;

/** As the trail keeps them; none of an installation that never had anything to move. */
export async function readMovedDifferences(db: Database): Promise<MovedDifference[]> {
  const rows = await db
    .select({ differences: sql<unknown>`${auditLog.after} -> 'differences'` })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'books.booked'), sql`jsonb_exists(${auditLog.after}, 'differences')`))
    .orderBy(asc(auditLog.id));
  return rows.flatMap(({ differences }) => movedDifference.array().parse(differences));
}

/** « 2994.000 USD » as « 2994 USD ». */
function plain(amount: string): string {
  const [value = '0', asset = ''] = amount.split(' ');
  return `${toText(decimal(value))} ${asset}`;
}

const sentences: Readonly<Record<MovedDifference['kind'], (difference: MovedDifference) => string>> = {
  units: ({ stored, booked }) => `${stored} units were stored, ${booked} are booked (12 decimals).`,
  reprise: ({ stored }) =>
    `${stored} units were left after it was closed; a movement « reprise » took them out.`,
  renounced: ({ stored }) => `it was renounced; the ${stored} units stored of its payment are not booked.`,
  payout: ({ booked }) =>
    `${plain(booked)} came out of it, and whether it was paid was not noted: its payout is to qualify.`,
};

/** One English sentence each, by the contract's purchase-order number, or by its id once it is erased. */
export async function describeMovedDifferences(db: Database): Promise<string[]> {
  const differences = await readMovedDifferences(db);
  const rows = await db.select({ id: contracts.id, poNumber: contracts.poNumber }).from(contracts);
  const numbers = new Map(rows.map(({ id, poNumber }) => [id, poNumber]));
  return differences.map(
    (difference) =>
      `${numbers.get(difference.contract) ?? difference.contract}: ${sentences[difference.kind](difference)}`,
  );
}
