import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import type { RequestInfo } from '../../http/operation.ts';
import { newToken, sessionTokenPrefix } from '../../tokens.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { noticeOrigin } from './known-origins.ts';
import { absoluteExpiry, idleExpiry } from './session-lifetime.ts';
import { insertSession } from './sessions.repository.ts';
import { isSiteOrigin, isStaffSession, refuseStaff } from './staff-origin.ts';

export type AuthMethod = 'password' | 'code' | 'handoff' | 'passkey' | 'authenticator' | 'recovery';

/** Where a request comes from, as the session and the audit trail remember it. */
export interface Visitor {
  ip: string;
  userAgent: string;
  requestId: string;
  /** Of the page, as the browser says. */
  origin?: string | null;
}

export function toVisitor({ ip, userAgent, id, origin }: RequestInfo): Visitor {
  return { ip, userAgent, requestId: id, origin };
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
  methods: readonly AuthMethod[];
  /** False: what needs a fresh proof of who is there stays closed to it until then. */
  isProven?: boolean;
  /** The sign-in of the session that is handed over: this one ends no later. A sign-in has its own lifetime. */
  parent?: { readonly id: string; readonly endsAt: Date };
}

/** Opens a session; the token returned here is shown once and never stored. A sign-in from where the account never was is reported to its owner. */
export async function createSession(
  deps: Deps,
  user: UserRow,
  { visitor, methods, isProven = true, parent }: Opening,
): Promise<string> {
  const isFromSite = isSiteOrigin(deps, visitor.origin);
  if (isFromSite) refuseStaff(user);
  const isStaff = isStaffSession(user, { isFromSite });
  const now = deps.clock.now();
  const { token, tokenHash } = newToken(deps, sessionTokenPrefix);
  const id = deps.ids.uuid();
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    if (parent === undefined) await noticeOrigin(inTx, user, visitor);
    await insertSession(tx, {
      id,
      tokenHash,
      userId: user.id,
      ip: visitor.ip,
      userAgent: visitor.userAgent,
      authMethods: [...methods],
      provenAt: isProven ? now : null,
      parentSessionId: parent?.id ?? null,
      isFromSite,
      createdAt: now,
      lastSeenAt: now,
      idleExpiresAt: idleExpiry(deps, isStaff, now),
      absoluteExpiresAt: parent?.endsAt ?? absoluteExpiry(deps, isStaff, now),
    });
    await recordAudit(inTx, {
      by: authorOf(user, visitor, id),
      action: 'session.opened',
      object: { type: 'session', id },
      after: { methods },
    });
  });
  return token;
}
