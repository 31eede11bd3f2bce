import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type ChangeRequestRow, changeRequests } from '../../db/schema/change-requests.ts';

/** What this account asked to change of its profile and staff have not decided; null when there is nothing. */
export async function findProfileChange(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<ChangeRequestRow | null> {
  const [row] = await db
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.subjectId, userId),
        eq(changeRequests.kind, 'user.profile'),
        eq(changeRequests.state, 'pending'),
        gt(changeRequests.expiresAt, now),
      ),
    );
  return row ?? null;
}
