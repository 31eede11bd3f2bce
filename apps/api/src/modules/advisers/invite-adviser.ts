import { type AdviserTyped, validateInvitation } from '@repo/domain/advisers';
import { normaliseEmail } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { findUserById, insertUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hashPassword } from '../identity/passwords.ts';
import { sendInvitation } from '../identity/send-reset-link.ts';
import { advisersTexts } from './advisers.texts.ts';

/** Opens the account of an adviser, without a known password: its owner chooses one by the emailed link. */
export async function inviteAdviser(
  deps: Deps,
  actor: Actor,
  { email, adviser }: RequestBody<'inviteAdviser'>,
): Promise<void> {
  refuseInvalid(validateInvitation({ ...adviser, email }));
  const passwordHash = await hashPassword(deps.ids.token());
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const now = deps.clock.now();
    const user = await insertUser(tx, {
      ...storedOf(adviser),
      id: deps.ids.uuid(),
      externalUserId: deps.ids.uuid(),
      role: 'commercial',
      email: normaliseEmail(email),
      passwordHash,
      createdAt: now,
      updatedAt: now,
    });
    if (user === null) refuseField('email', advisersTexts.taken);
    await recordAudit(inTx, {
      by: actor,
      action: 'adviser.invited',
      object: { type: 'user', id: user.id },
      after: { email: user.email, ...adviser },
    });
    const inviter = await findUserById(tx, actor.userId);
    await sendInvitation(inTx, user, { inviter: `${inviter?.firstname} ${inviter?.lastname}` });
    await deps.settleRequest?.(tx);
  });
}

/** By the names of the columns. */
export const storedOf = (typed: AdviserTyped) => ({
  firstname: typed.firstname.trim(),
  lastname: typed.lastname.trim(),
  phone: typed.phone.trim(),
  calendlyUrl: typed.booking_url.trim() || null,
});
