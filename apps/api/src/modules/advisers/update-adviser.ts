import { adviserFields, validateAdviser } from '@repo/domain/advisers';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { actOnAdviser } from './act-on-adviser.ts';
import { advisersErrors } from './advisers.errors.ts';
import { advisersTexts } from './advisers.texts.ts';
import { storedOf } from './invite-adviser.ts';
import { typedOf, versionOf } from './list-adviser-accounts.ts';

/** Corrects what clients are shown of an adviser; the second of two persons who opened the same version is refused. */
export function updateAdviser(
  deps: Deps,
  actor: Actor,
  { id, version, adviser }: RequestBody<'updateAdviser'> & { id: string },
): Promise<void> {
  refuseInvalid(validateAdviser(adviser));
  return actOnAdviser(deps, actor, id, async (inTx, user) => {
    if (version !== versionOf(user)) throw new AppError(advisersErrors.changed);
    const before = typedOf(user);
    const saved = await updateUser(inTx.db, id, { ...storedOf(adviser), updatedAt: deps.clock.now() });
    const after = typedOf(saved);
    const changed = adviserFields.filter((field) => before[field] !== after[field]);
    if (changed.length === 0) refuseField('adviser', advisersTexts.unchanged);
    const pick = (values: typeof before) =>
      Object.fromEntries(changed.map((field) => [field, values[field]]));
    return { action: 'adviser.updated', before: pick(before), after: pick(after) };
  });
}
