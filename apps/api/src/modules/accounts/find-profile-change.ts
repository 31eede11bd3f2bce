import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';

const payload = z.object({
  input: z.unknown(),
  lines: z.array(
    z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

export interface WaitingProfile extends z.infer<typeof payload> {
  id: string;
  createdAt: Date;
}

/** The change of profile that this account requested and staff have not decided. */
export async function findProfileChange(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<WaitingProfile | null> {
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
  return row === undefined ? null : { id: row.id, createdAt: row.createdAt, ...payload.parse(row.payload) };
}
