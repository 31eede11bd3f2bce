import { decideKycChange, isKyc, type KycSource, type KycStatus } from '@repo/domain/kyc';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { recordEvent } from '../contracts/record-event.ts';

export interface KycChange {
  userId: string;
  source: KycSource;
  to: KycStatus;
  by: AuditAuthor | null;
}

/** Moves the status under a lock, as the table of `@repo/domain/kyc` allows; answers the status that holds after. */
export async function applyKycChange(deps: Deps, { userId, source, to, by }: KycChange): Promise<KycStatus> {
  return deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const [user] = await tx
      .select({ from: users.kycStatus })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (user === undefined) throw new AppError(httpErrors.notFound);
    const decision = decideKycChange(source, user.from, to);
    if (decision.kind !== 'set') return user.from;
    await tx
      .update(users)
      .set({ kycStatus: decision.next, updatedAt: deps.clock.now() })
      .where(eq(users.id, userId));
    await recordAudit(inner, {
      by,
      action: 'kyc.changed',
      object: { type: 'user', id: userId },
      before: { kyc_status: user.from },
      after: { kyc_status: decision.next, source },
    });
    if (isKyc(decision.next) && !isKyc(user.from))
      await recordEvent(inner, { userId, type: 'kyc_validated' });
    return decision.next;
  });
}
