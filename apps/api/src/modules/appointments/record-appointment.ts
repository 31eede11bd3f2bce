// What a client booked in the calendar of the page, on their activity. The calendar posts no date: it is in its own email.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { timelineEvents } from '../../db/schema/timeline.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { SuccessBody } from '../../http/operation.ts';

/** The same booking of the same client is the same row, however often its page posts it. */
function idOf(userId: string, eventUri: string): string {
  const hex = createHash('sha256').update(`${userId} ${eventUri}`).digest('hex');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...groups, hex.slice(20, 32)].join('-');
}

export async function recordAppointment(
  deps: Deps,
  { userId }: Actor,
  eventUri: string,
): Promise<SuccessBody<'recordAppointment'>> {
  const id = idOf(userId, eventUri);
  const occurredAt = deps.clock.now();
  await deps.db
    .insert(timelineEvents)
    .values({ id, userId, type: 'other', metadata: { topic: 'appointment' }, occurredAt })
    .onConflictDoNothing();
  const [event] = await deps.db
    .select({ occurredAt: timelineEvents.occurredAt })
    .from(timelineEvents)
    .where(eq(timelineEvents.id, id));
  return { booked_at: (event?.occurredAt ?? occurredAt).toISOString() };
}
