import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { describeDevice } from './describe-device.ts';
import { type ListedSession, listOpenSessions } from './sessions.repository.ts';

type WireSession = components['schemas']['ActiveSession'];

/** The devices signed in to the caller's account; a sign-in that waits for its code is a challenge, not a session. */
export async function listSessions(deps: Deps, actor: Actor): Promise<WireSession[]> {
  const open = await listOpenSessions(deps.db, actor.userId, deps.clock.now());
  return open.map((session) => toWireSession(session, actor.sessionId));
}

export function toWireSession(session: ListedSession, currentId: string): WireSession {
  const { device, kind } = describeDevice(session.userAgent);
  return {
    id: session.id,
    device,
    device_kind: kind,
    // A socket open to both families writes an IPv4 address this way.
    ip: session.ip.replace(/^::ffff:/, ''),
    opened_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    is_current: session.id === currentId,
  };
}
