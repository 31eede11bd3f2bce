import { messages, messageThreads } from '../../db/schema/messages.ts';
import type { TestApp } from '../../testing/create-test-app.ts';

/** A thread of this client with one message, which awaits its reply. */
export async function givenThread(
  { deps: { db, ids, clock } }: TestApp,
  userId: string,
  change: Partial<typeof messageThreads.$inferInsert> = {},
): Promise<string> {
  const [id, now] = [ids.uuid(), clock.now()];
  const opened = { subject: 'Mon retrait', state: 'waiting', since: now, openedAt: now } as const;
  await db.insert(messageThreads).values({ id, userId, ...opened, ...change });
  const text = 'Quand sera-t-il versé ?';
  await db
    .insert(messages)
    .values({ id: ids.uuid(), threadId: id, authorId: userId, side: 'client', text, sentAt: now });
  return id;
}
