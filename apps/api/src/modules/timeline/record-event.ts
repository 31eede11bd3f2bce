import { type TimelineEventType, type TimelineMetadata, timelineEvents } from '../../db/schema/timeline.ts';
import type { Deps } from '../../deps.ts';

export interface NewTimelineEvent {
  userId: string;
  type: TimelineEventType;
  contractId?: string;
  metadata?: TimelineMetadata;
}

/** Writes a line of the client's « Activité récente ». Call it in the transaction of the event. */
export async function recordEvent(
  deps: Pick<Deps, 'db' | 'ids' | 'clock'>,
  event: NewTimelineEvent,
): Promise<void> {
  await deps.db.insert(timelineEvents).values({
    id: deps.ids.uuid(),
    userId: event.userId,
    contractId: event.contractId ?? null,
    type: event.type,
    metadata: event.metadata ?? {},
    occurredAt: deps.clock.now(),
  });
}
