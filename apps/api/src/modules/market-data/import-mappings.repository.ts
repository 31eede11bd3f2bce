import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { importMappings } from '../../db/schema/market-data.ts';

type MappingKey = Pick<typeof importMappings.$inferSelect, 'kind' | 'fingerprint'>;

/** What was named last for files with this header, and by whom. */
export async function findMapping(db: Database, { kind, fingerprint }: MappingKey) {
  const [row] = await db
    .select({
      mapping: importMappings.mapping,
      updatedAt: importMappings.updatedAt,
      firstname: users.firstname,
      lastname: users.lastname,
    })
    .from(importMappings)
    .innerJoin(users, eq(users.id, importMappings.updatedBy))
    .where(and(eq(importMappings.kind, kind), eq(importMappings.fingerprint, fingerprint)));
  return row && { ...row, savedBy: `${row.firstname} ${row.lastname}` };
}

export async function saveMapping(tx: Database, row: typeof importMappings.$inferInsert): Promise<void> {
  const { mapping, updatedAt, updatedBy } = row;
  await tx
    .insert(importMappings)
    .values(row)
    .onConflictDoUpdate({
      target: [importMappings.kind, importMappings.fingerprint],
      set: { mapping, updatedAt, updatedBy },
    });
}
