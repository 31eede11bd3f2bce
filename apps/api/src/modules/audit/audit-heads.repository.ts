import { desc } from 'drizzle-orm';
import { auditHeads } from '../../db/schema/audit.ts';
import type { Deps } from '../../deps.ts';
import type { ChainHead } from './verify-audit-chain.ts';

/** Once for each head: a night without an act notes nothing. */
export async function noteAuditHead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  head: ChainHead,
): Promise<void> {
  if (head.seq === 0) return;
  await db
    .insert(auditHeads)
    .values({ ...head, at: clock.now() })
    .onConflictDoNothing();
}

export async function readNotedHead({
  db,
}: Pick<Deps, 'db'>): Promise<typeof auditHeads.$inferSelect | null> {
  const [row] = await db.select().from(auditHeads).orderBy(desc(auditHeads.seq)).limit(1);
  return row ?? null;
}
