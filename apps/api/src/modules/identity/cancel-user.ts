import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { consents, contracts, poNumbers } from '../../db/schema/contracts.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { deleteUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { deleteUserFiles } from '../documents/delete-user-files.ts';
import { hasVerdict } from '../kyc/kyc.policy.ts';
import { removeApplicant } from '../kyc/remove-applicant.ts';
import { eraseHolds, findHold } from '../payout-holds/payout-holds.repository.ts';
import { identityErrors } from './identity.errors.ts';

/** D11: only the caller's own account, and only without a KYC verdict or a contract. */
export async function cancelUser(deps: Deps, actor: Actor, userId: string): Promise<void> {
  if (userId !== actor.userId) throw new AppError(httpErrors.forbidden);
  await refuseInUse(deps.db, actor.account);
  // The provider first: if it fails nothing is lost, and the person can try again.
  await removeApplicant(deps, userId);
  const storedKeys = await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    // A verdict or a contract may have come while the provider responded.
    const account = await lockAccount(tx, actor);
    await refuseInUse(tx, account);
    await tx.delete(timelineEvents).where(eq(timelineEvents.userId, userId));
    await tx.delete(poNumbers).where(eq(poNumbers.userId, userId));
    await tx.delete(consents).where(eq(consents.userId, userId));
    const keys = await deleteUserFiles(inner, userId);
    await eraseHolds(tx, userId);
    await deleteUser(tx, userId);
    await recordAudit(inner, {
      by: actor,
      action: 'account.canceled',
      object: { type: 'user', id: userId },
      before: { kyc_status: account.kycStatus },
    });
    return keys;
  });
  await Promise.all(storedKeys.map((key) => deps.files.delete(key)));
}

async function refuseInUse(db: Database, { id, kycStatus }: UserRow): Promise<void> {
  const isInUse =
    hasVerdict(kycStatus) ||
    (await findHold(db, id)) !== null ||
    (await db.$count(contracts, eq(contracts.userId, id))) > 0;
  if (isInUse) throw new AppError(identityErrors.accountInUse);
}
