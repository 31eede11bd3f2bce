// From a token to its user: checked on every call, so that a revoked right takes effect at once.
import { computeFlags } from '@repo/domain/access';
import { isKyc } from '@repo/domain/kyc';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { TokenReading } from '../../http/authenticate.ts';
import { idleExpiry } from './session-lifetime.ts';
import {
  findSession,
  findSessionAndVersions,
  type OpenSession,
  touchSession,
} from './sessions.repository.ts';
import { openFlags } from './stored-flags.ts';
import { hashToken, sessionTokenPrefix } from './tokens.ts';

/** Sliding the expiry writes a row; once a minute is precise enough. */
const touchEveryMs = 60_000;

export async function openSession(
  deps: Deps,
  token: string,
  { withVersions, isUnattended = false, ...request }: TokenReading,
): Promise<Actor | null> {
  if (!token.startsWith(sessionTokenPrefix)) return null;
  const tokenHash = hashToken(token);
  const found = withVersions
    ? await findSessionAndVersions(deps.db, tokenHash)
    : await findSession(deps.db, tokenHash);
  const now = deps.clock.now();
  if (found === null || !isUsable(found, now)) return null;
  const { session, user } = found;
  if (!isUnattended && now.getTime() - session.lastSeenAt.getTime() > touchEveryMs) {
    await touchSession(deps.db, session.id, { lastSeenAt: now, idleExpiresAt: idleExpiry(user.role, now) });
  }
  return { ...toActor(user, session.id), ...request, versions: found.versions };
}

function isUsable({ session, user }: { session: OpenSession; user: UserRow }, now: Date): boolean {
  return (
    session.revokedAt === null &&
    session.idleExpiresAt > now &&
    session.absoluteExpiresAt > now &&
    user.disabledAt === null
  );
}

/** An account as the caller of an operation. */
export function toActor(user: UserRow, sessionId: string): Omit<Actor, 'ip' | 'requestId' | 'versions'> {
  const flags = computeFlags({ role: user.role, ...openFlags(user) });
  return {
    userId: user.id,
    sessionId,
    role: user.role,
    access: { id: user.id, role: user.role, is_kyc: isKyc(user.kycStatus), ...flags },
    account: user,
    view: null,
  };
}
