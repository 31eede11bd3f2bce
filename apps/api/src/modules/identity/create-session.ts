import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import type { RequestInfo } from '../../http/operation.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { absoluteExpiry, idleExpiry } from './session-lifetime.ts';
import { insertSession } from './sessions.repository.ts';
import { newToken, sessionTokenPrefix } from './tokens.ts';

export type AuthMethod = 'password' | 'code' | 'handoff';

/** Where a request comes from, as the session and the audit trail remember it. */
export interface Visitor {
  ip: string;
  userAgent: string;
  requestId: string;
}

export function toVisitor({ ip, userAgent, id }: RequestInfo): Visitor {
  return { ip, userAgent, requestId: id };
}

/** A user who has just proved their identity, before any session is open. */
export function authorOf(
  user: UserRow,
  { ip, requestId }: Visitor,
  sessionId: string | null = null,
): AuditAuthor {
  return { userId: user.id, role: user.role, sessionId, ip, requestId };
}

interface Opening {
  visitor: Visitor;
  methods: AuthMethod[];
  /** When the session it continues ends; a session opened by a sign-in has its own lifetime. */
  endsAt?: Date;
}

/** Opens a session; the token returned here is shown once and never stored. */
export async function createSession(
  deps: Deps,
  user: UserRow,
  { visitor, methods, endsAt }: Opening,
): Promise<string> {
  const now = deps.clock.now();
  const { token, tokenHash } = newToken(deps, sessionTokenPrefix);
  const id = deps.ids.uuid();
  await insertSession(deps.db, {
    id,
    tokenHash,
    userId: user.id,
    ip: visitor.ip,
    userAgent: visitor.userAgent,
    authMethods: methods,
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: idleExpiry(user.role, now),
    absoluteExpiresAt: endsAt ?? absoluteExpiry(user.role, now),
  });
  await recordAudit(deps, {
    by: authorOf(user, visitor, id),
    action: 'session.opened',
    object: { type: 'session', id },
    after: { methods },
  });
  return token;
}
