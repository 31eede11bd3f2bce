import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { type TimelineEventType, type TimelineMetadata, timelineEvents } from '../../db/schema/timeline.ts';
import type { Deps } from '../../deps.ts';

export interface NewTimelineEvent {
  /** By which it can be removed. */
  id?: string;
  userId: string;
  type: TimelineEventType;
  contractId?: string;
  metadata?: TimelineMetadata;
}

type EventDeps = Pick<Deps, 'db' | 'ids' | 'clock'>;

/** Writes a line of the client's « Activité récente ». Call it in the transaction of the event. */
export function recordEvent(deps: EventDeps, event: NewTimelineEvent): Promise<void> {
  return recordEvents(deps, [event]);
}

/** The same for thousands. */
export function recordEvents(deps: EventDeps, events: readonly NewTimelineEvent[]): Promise<void> {
  return insertMany(
    deps.db,
    timelineEvents,
    events.map((event) => ({
      id: event.id ?? deps.ids.uuid(),
      userId: event.userId,
      contractId: event.contractId ?? null,
      type: event.type,
      metadata: event.metadata ?? {},
      occurredAt: deps.clock.now(),
    })),
  );
}

/** What the event was of never was. */
export async function removeEvent(tx: Database, id: string): Promise<void> {
  await tx.delete(timelineEvents).where(eq(timelineEvents.id, id));
}
