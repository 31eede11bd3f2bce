// From a token to its user: checked on every call, so that a revoked right takes effect at once.
import { computeFlags } from '@repo/domain/access';
import { isKyc } from '@repo/domain/kyc';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { TokenReading } from '../../http/authenticate.ts';
import { hashToken, sessionTokenPrefix } from '../../tokens.ts';
import { idleExpiry } from './session-lifetime.ts';
import {
  findOpenChain,
  findSession,
  findSessionAndVersions,
  type OpenSession,
  touchSession,
} from './sessions.repository.ts';
import { guardStaff } from './staff-gate.ts';
import { isSiteOrigin, isStaffSession } from './staff-origin.ts';
import { openFlags } from './stored-flags.ts';

/** Sliding the expiry writes a row; once a minute is precise enough. */
const touchEveryMs = 60_000;

export async function openSession(
  deps: Deps,
  token: string,
  { withVersions, isUnattended = false, origin, operation, ...request }: TokenReading,
): Promise<Actor | null> {
  if (!token.startsWith(sessionTokenPrefix)) return null;
  const tokenHash = hashToken(token);
  const found = withVersions
    ? await findSessionAndVersions(deps.db, tokenHash)
    : await findSession(deps.db, tokenHash);
  const now = deps.clock.now();
  if (found === null || !isUsable(found, now)) return null;
  const { session, user } = found;
  const isStaff = isStaffSession(user, session);
  if (isStaff && isSiteOrigin(deps, origin)) return null;
  // The person is there: the sessions that this one comes from go on too, else it would end under their hands.
  const chain = session.parentSessionId === null ? [session] : await findOpenChain(deps.db, session.id, now);
  if (chain === null) return null;
  const actor: Actor = {
    ...toActor(user, session.id, session),
    ...request,
    versions: found.versions,
    provenAt: session.provenAt,
    idleEndsAt: isStaff ? session.idleExpiresAt : null,
  };
  if (operation !== undefined) await guardStaff(deps, actor, operation);
  if (!isUnattended && now.getTime() - session.lastSeenAt.getTime() > touchEveryMs) {
    for (const one of chain) {
      const idleExpiresAt = idleExpiry(deps, isStaffSession(user, one), now);
      await touchSession(deps.db, one.id, { lastSeenAt: now, idleExpiresAt });
      if (isStaff && one.id === session.id) actor.idleEndsAt = idleExpiresAt;
    }
  }
  return actor;
}

function isUsable({ session, user }: { session: OpenSession; user: UserRow }, now: Date): boolean {
  return (
    session.revokedAt === null &&
    session.idleExpiresAt > now &&
    session.absoluteExpiresAt > now &&
    user.disabledAt === null &&
    // A sign-in that was under way when « Ce n’est pas moi » was used.
    user.passwordRefusedAt === null
  );
}

const noAdministration = { can_access_yield_admin: false, can_access_kaskad_admin: false } as const;

/** An account as the caller of an operation; one of a client who administers a service does not from the site. */
export function toActor(
  user: UserRow,
  sessionId: string,
  { isFromSite } = { isFromSite: false },
): Omit<Actor, 'ip' | 'requestId' | 'versions'> {
  const opened = computeFlags({ role: user.role, ...openFlags(user) });
  const flags = isFromSite ? { ...opened, ...noAdministration } : opened;
  return {
    userId: user.id,
    sessionId,
    role: user.role,
    access: { id: user.id, role: user.role, is_kyc: isKyc(user.kycStatus), ...flags },
    account: user,
    view: null,
    provenAt: null,
    idleEndsAt: null,
  };
}
