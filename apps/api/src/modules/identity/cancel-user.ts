import { isKyc } from '@repo/domain/kyc';
import { eq } from 'drizzle-orm';
import { contracts, poNumbers, timelineEvents } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { deleteUserFiles } from '../documents/delete-user-files.ts';
import { removeApplicant } from '../kyc/remove-applicant.ts';
import { identityErrors } from './identity.errors.ts';
import { deleteUser } from './users.repository.ts';

/** D11: only one's own account, and only while it holds no KYC verdict and no contract. */
export async function cancelUser(deps: Deps, actor: Actor, userId: string): Promise<void> {
  if (userId !== actor.userId) throw new AppError(httpErrors.forbidden);
  const { kycStatus } = actor.account;
  if (isKyc(kycStatus) || kycStatus === 'rejected') throw new AppError(identityErrors.accountInUse);
  await refuseWithContracts(deps, userId);
  // The provider first: if it fails nothing is lost, and the person can try again.
  await removeApplicant(deps, userId);
  const storedKeys = await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    await refuseWithContracts(inner, userId);
    await tx.delete(timelineEvents).where(eq(timelineEvents.userId, userId));
    await tx.delete(poNumbers).where(eq(poNumbers.userId, userId));
    const keys = await deleteUserFiles(inner, userId);
    await deleteUser(tx, userId);
    await recordAudit(inner, {
      by: actor,
      action: 'account.canceled',
      object: { type: 'user', id: userId },
      before: { kyc_status: kycStatus },
    });
    return keys;
  });
  await Promise.all(storedKeys.map((key) => deps.files.delete(key)));
}

async function refuseWithContracts(deps: Deps, userId: string): Promise<void> {
  const [contract] = await deps.db
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.userId, userId))
    .limit(1);
  if (contract !== undefined) throw new AppError(identityErrors.accountInUse);
}
