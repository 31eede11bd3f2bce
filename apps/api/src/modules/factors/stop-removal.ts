// A removal that staff planned (decision 98) is stopped: by a person, by « Ce n’est pas moi », or by a factor that was not lost after all.
import { isClientRole } from '@repo/domain/access';
import { FACTOR_REMOVAL_HOURS } from '@repo/domain/clients';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { clientName } from '../accounts/client-name.ts';
import { lockUser, updateUser } from '../accounts/users.repository.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { findRemovalMaker } from './factors.repository.ts';

export const removalCauses = {
  used: 'Un moyen de vérification a servi depuis la validation.',
  shut: 'Ce compte est bloqué ou fermé.',
} as const;

/** The account keeps its factors, and its owner is notified; false when none was planned. The caller holds the account. */
export async function stopRemoval(
  inTx: Deps,
  user: UserRow,
  { by, detail }: { by: AuditAuthor | null; detail: string | null },
): Promise<boolean> {
  if (user.factorRemovalAt === null) return false;
  await updateUser(inTx.db, user.id, { factorRemovalAt: null, updatedAt: inTx.clock.now() });
  await recordAudit(inTx, {
    by,
    action: 'factors.removal_stopped',
    object: { type: 'user', id: user.id },
    ...(detail !== null && { after: { detail } }),
  });
  if (user.disabledAt === null) await queueMail(inTx, user, { kind: 'factorRemovalStopped', data: null });
  return true;
}

/** A factor or a recovery code was used, added, removed or renewed: it is not lost. */
export async function stopUsedRemoval(
  inTx: Deps,
  { id, factorRemovalAt }: Pick<UserRow, 'id' | 'factorRemovalAt'>,
): Promise<void> {
  const user = factorRemovalAt === null ? null : await lockUser(inTx.db, id);
  if (user !== null) await stopForCause(inTx, user, removalCauses.used);
}

/** The person of staff who requested it is emailed: two persons claim the account, or its owner found what was lost. */
export async function stopForCause(inTx: Deps, user: UserRow, cause: string): Promise<void> {
  if (user.factorRemovalAt === null) return;
  const approvedAt = approvalOf(user.factorRemovalAt);
  await stopRemoval(inTx, user, { by: null, detail: cause });
  const maker = await findRemovalMaker(inTx.db, { userId: user.id, approvedAt });
  if (maker === null || maker.disabledAt !== null) return;
  const path = isClientRole(user.role) ? `/admin/users/${user.id}` : '/admin/commerciaux/sessions';
  const data = { person: clientName(user), cause, url: `${inTx.settings.backofficeUrl}${path}` };
  await queueMail(inTx, maker, { kind: 'factorsNotRemoved', data });
}

/** When the removal that is made at this hour was approved. */
export function approvalOf(removalAt: Date): Date {
  return new Date(removalAt.getTime() - FACTOR_REMOVAL_HOURS * 3_600_000);
}
