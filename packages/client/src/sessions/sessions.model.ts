import type { OperationOutput } from '@repo/api-sdk';
import { formatElapsed } from '@repo/domain/format';
import type { IconName } from '@repo/ui/icons';
import { sessionsTexts as texts } from './sessions.texts.ts';

/** A device signed in to the account. */
export type Session = OperationOutput<'listSessions'>['sessions'][number];

/** The current device first, then the others in the server's order, most recent first. */
export function inReadingOrder(sessions: readonly Session[]): Session[] {
  return sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

/** `now`: when the list was read. */
export function lastActivity(session: Session, now: Date): string {
  return session.is_current ? texts.now : texts.lastSeen(formatElapsed(session.last_seen_at, now));
}

export const deviceIcons: Readonly<Record<Session['device_kind'], IconName>> = {
  computer: 'computer',
  phone: 'phone',
  tablet: 'tablet',
  unknown: 'info',
};
