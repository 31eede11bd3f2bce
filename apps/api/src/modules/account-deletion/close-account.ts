// A request whose day has come. The account is closed first, in a transaction of its own: from then on no sign-in and
// no withdrawal is possible, and steps interrupted by a crash are repeated from the same data.

import { formatLongDate } from '@repo/domain/format';
import { type Retention, retentionTexts } from '@repo/domain/retention';
import { type DeletionRequestRow, retainedData } from '../../db/schema/deletion.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { findUserById, lockUser, updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hashPassword } from '../identity/passwords.ts';
import { endUserSessions } from '../identity/sessions.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { findHold } from '../payout-holds/payout-holds.repository.ts';
import { findStandingRequest, saveRequest } from './deletion-requests.repository.ts';
import { describeBlocker } from './describe-blocker.ts';
import { eraseAtProviders, eraseUnretained } from './erase-unretained.ts';
import { type Blocker, readRelationship } from './read-relationship.ts';

/** Safe to run again, and by several servers at once. */
export async function closeAccount(deps: Deps, userId: string): Promise<void> {
  const closingAt = await shutAccount(deps, userId);
  const user = closingAt && (await findUserById(deps.db, userId));
  if (!closingAt || !user) return;
  const { kept } = await readRelationship(deps.db, user, parisDay(closingAt));
  await eraseAtProviders(deps, userId, new Set(kept.map(({ kind }) => kind)));
  const keys = await eraseAccount(deps, userId, kept);
  // Left behind by a crash, bytes without a row go to the quarantine, which is purged after 30 days.
  await Promise.all(keys.map((key) => deps.files.delete(key)));
}

/** When the account was closed, now or by an unfinished run; null when it may not be, or the request was canceled. */
async function shutAccount(deps: Deps, userId: string): Promise<Date | null> {
  return deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const user = await lockUser(tx, userId);
    const request = user && (await findStandingRequest(tx, userId));
    if (!user || !request) return null;
    if (request.closingAt !== null) return request.closingAt;
    // The request may be a thief’s: it waits until staff lift the hold, and is retried.
    if ((await findHold(tx, userId)) !== null) return null;
    const now = deps.clock.now();
    const { blockers } = await readRelationship(tx, user, parisDay(now));
    if (blockers.length > 0) {
      await recordBlocked(inner, { user, request, blockers });
      return null;
    }
    await saveRequest(tx, request.id, { closingAt: now, blockedAt: null, blockers: null });
    await updateUser(tx, userId, { disabledAt: now, updatedAt: now });
    await endUserSessions(tx, userId, { revokedAt: now });
    await recordAudit(inner, { by: null, action: 'account.shut', object: { type: 'user', id: userId } });
    return now;
  });
}

/** Subscribed since the request: reported once, and retried until the contract is over or the request canceled. */
async function recordBlocked(
  deps: Deps,
  { user, request, blockers }: { user: UserRow; request: DeletionRequestRow; blockers: Blocker[] },
): Promise<void> {
  const named = blockers.map(({ contractId, reason }) => `${reason} ${contractId}`);
  const blockedAt = request.blockedAt ?? deps.clock.now();
  await saveRequest(deps.db, request.id, { blockedAt, blockers: named });
  if (request.blockedAt !== null) return;
  await recordAudit(deps, {
    by: null,
    action: 'account_deletion.blocked',
    object: { type: 'user', id: user.id },
    after: { blockers: named },
  });
  await queueMail(deps, user, {
    kind: 'deletionBlocked',
    data: { blockers: blockers.map(describeBlocker) },
  });
}

/** All that happens in our own database, once: what is retained and until when, the erasure, the trace, the email. */
async function eraseAccount(deps: Deps, userId: string, kept: readonly Retention[]): Promise<string[]> {
  const passwordHash = await hashPassword(deps.ids.token());
  return deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const user = await lockUser(tx, userId);
    const request = user && (await findStandingRequest(tx, userId));
    if (!user || !request) return [];
    if (kept.length > 0) await tx.insert(retainedData).values(kept.map((row) => ({ ...row, userId })));
    const kinds = new Set(kept.map(({ kind }) => kind));
    const keys = await eraseUnretained(inner, user, { kept: kinds, passwordHash });
    await saveRequest(tx, request.id, { closedAt: deps.clock.now() });
    await recordAudit(inner, {
      by: null,
      action: 'account.closed',
      object: { type: 'user', id: userId },
      after: { kept },
    });
    // To the address as it was: it is no longer held anywhere else.
    await queueMail(inner, user, {
      kind: 'accountClosed',
      data: {
        kept: kept.map(({ kind, until }) => [retentionTexts.kinds[kind].what, formatLongDate(until)]),
      },
    });
    return keys;
  });
}
