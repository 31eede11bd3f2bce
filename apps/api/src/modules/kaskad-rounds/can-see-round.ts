import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type IssuerAccountRow, kaskadIssuerAccounts } from '../../db/schema/kaskad-registers.ts';
import { kaskadRoundUpdates, type RoundDocumentRow, type RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { isInvited } from './rounds.repository.ts';

/** A client reads a published round of its audience; a draft, and the round of others, do not exist for them. */
export async function canSeeRound(
  db: Database,
  round: Pick<RoundRow, 'id' | 'state' | 'audience'>,
  userId: string,
): Promise<boolean> {
  if (round.state === 'draft' || round.state === 'review') return false;
  return round.audience === 'public' || (await isInvited(db, round.id, userId));
}

/** Where investments in an issuer are paid now. */
export async function findIssuerAccount(db: Database, issuerId: string): Promise<IssuerAccountRow | null> {
  const [row] = await db
    .select()
    .from(kaskadIssuerAccounts)
    .where(eq(kaskadIssuerAccounts.issuerId, issuerId))
    .orderBy(desc(kaskadIssuerAccounts.setAt), desc(kaskadIssuerAccounts.id))
    .limit(1);
  return row ?? null;
}

/** Newest first. */
export const listRoundUpdates = (db: Database, roundId: string) =>
  db
    .select()
    .from(kaskadRoundUpdates)
    .where(eq(kaskadRoundUpdates.roundId, roundId))
    .orderBy(desc(kaskadRoundUpdates.publishedAt), desc(kaskadRoundUpdates.id));

/** A version of a document for those who read the round. */
export const toRoundDocument = (row: RoundDocumentRow) => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  version: row.version,
  sha256: row.sha256,
  is_substantial: row.isSubstantial,
  published_at: row.publishedAt.toISOString(),
});
