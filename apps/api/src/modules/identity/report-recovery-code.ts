import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { countRecoveryCodes } from '../factors/factors.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';

/** The owner learns by email that one was used, and how many are left. */
export async function reportRecoveryCode(inTx: Deps, user: UserRow): Promise<void> {
  const left = await countRecoveryCodes(inTx.db, user.id);
  await queueMail(inTx, user, { kind: 'recoveryCodeUsed', data: { left } });
}
