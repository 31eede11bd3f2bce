import { isDeepStrictEqual } from 'node:util';
import { clientFieldTexts } from '@repo/domain/clients';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findProfileChange } from '../accounts/find-profile-change.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { changedFields, type Profile, userProfileKind } from './profile-change-kind.ts';
import { profileChangesErrors as errors } from './profile-changes.errors.ts';
import { profileChangesTexts as texts } from './profile-changes.texts.ts';

/**
 * Holds it until a member of staff decides. `deps.db` is a transaction that holds the account. The owner is written to: a
 * thief in an open session must not change their telephone unseen.
 */
export async function requestProfileChange(
  deps: Deps,
  actor: Actor,
  { account, profile }: { account: UserRow; profile: Profile },
): Promise<void> {
  const fields = changedFields(account, profile);
  const waiting = await findProfileChange(deps.db, { userId: account.id, now: deps.clock.now() });
  // A form that was sent twice is one request.
  if (waiting !== null && isDeepStrictEqual(waiting.input, profile)) return;
  if (waiting !== null) throw new AppError(errors.waiting);
  if (fields.length === 0) return;
  await holdOrApply(deps, actor, {
    kind: userProfileKind,
    subjectId: account.id,
    input: profile,
    reason: texts.reason,
  });
  await queueMail(deps, account, {
    kind: 'profileChangeRequested',
    data: { fields: fields.map((field) => clientFieldTexts[field]) },
  });
}
