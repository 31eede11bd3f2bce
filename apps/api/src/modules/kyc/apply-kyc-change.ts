import { decideKycChange, isKyc, type KycSource, type KycStatus } from '@repo/domain/kyc';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { findApplicant, type Refusal, saveRefusal } from './applicants.repository.ts';
import { mailIdentityAccepted, mailIdentityRefused } from './kyc-mails.ts';

export interface KycChange {
  userId: string;
  source: KycSource;
  to: KycStatus;
  by: AuditAuthor | null;
  /** The person begins again: after a refusal it holds while the one that stands leaves a new try (RETRY). */
  isNewTry?: boolean;
}

/** Moves the status under a lock, as the table of `@repo/domain/kyc` allows; returns the status that holds after. */
export async function applyKycChange(
  deps: Deps,
  { userId, source, to, by, isNewTry = false }: KycChange,
): Promise<KycStatus> {
  return deps.db.transaction(async (tx) => {
    const from = await lockKycStatus(tx, userId);
    // Only the provider reopens what it has refused, and a refusal to RETRY is it doing so.
    const isReopened = isNewTry && (await findApplicant(tx, userId))?.rejectType === 'RETRY';
    const decision = decideKycChange(isReopened ? 'provider' : source, from, to);
    if (decision.kind !== 'set') return from;
    await setKycStatus({ ...deps, db: tx }, { userId, from, to: decision.next, by, source });
    return decision.next;
  });
}

export async function lockKycStatus(tx: Database, userId: string): Promise<KycStatus> {
  const [user] = await tx
    .select({ status: users.kycStatus })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (user === undefined) throw new AppError(httpErrors.notFound);
  return user.status;
}

/** Call it under the lock, with a move that is allowed. A refusal stands until the next move. */
export async function setKycStatus(
  deps: Deps,
  change: {
    userId: string;
    from: KycStatus;
    to: KycStatus;
    source: KycSource;
    by: AuditAuthor | null;
    refusal?: Refusal | null;
    /** The words of staff, for the trail. */
    detail?: string | null;
  },
): Promise<void> {
  const { userId, from, to, source, by, refusal = null, detail = null } = change;
  await deps.db.update(users).set({ kycStatus: to, updatedAt: deps.clock.now() }).where(eq(users.id, userId));
  const isVerdict = isKyc(to) || to === 'rejected';
  await saveRefusal(deps.db, userId, { refusal, isByStaff: source === 'staff', isVerdict });
  await recordAudit(deps, {
    by,
    action: 'kyc.changed',
    object: { type: 'user', id: userId },
    before: { kyc_status: from },
    after: {
      kyc_status: to,
      source,
      ...(refusal !== null && { reject_type: refusal.rejectType, reject_labels: refusal.rejectLabels }),
      ...(detail !== null && { detail }),
    },
  });
  if (isKyc(to) && !isKyc(from)) {
    await recordEvent(deps, { userId, type: 'kyc_validated' });
    await mailIdentityAccepted(deps, userId);
  }
  if (to === 'rejected') await mailIdentityRefused(deps, userId, refusal);
}
