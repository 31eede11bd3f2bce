import type { components } from '@repo/api-sdk/spec';
import { viewsPerScreen } from '@repo/domain/staff-views';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { staffViewsErrors as errors } from './staff-views.errors.ts';
import { assertScreen } from './staff-views.policy.ts';
import { findByName, insertView, listOwn } from './staff-views.repository.ts';
import { staffViewsTexts as texts } from './staff-views.texts.ts';

/** « Enregistrer la vue »: after those that the caller has on this list. */
export async function createStaffView(
  deps: Deps,
  actor: Actor,
  { screen, name: typed = '', query, is_shared: isShared }: components['schemas']['NewStaffViewBody'],
): Promise<void> {
  assertScreen(actor, screen);
  const name = typed.trim();
  if (name === '') refuseField('name', texts.nameMissing);
  const ownerId = actor.userId;
  await deps.db.transaction(async (tx) => {
    // Two that are saved at once would both be the fiftieth.
    await lockAccount(tx, actor);
    const own = await listOwn(tx, { ownerId, screen });
    if (own.length >= viewsPerScreen) throw new AppError(errors.tooMany);
    if ((await findByName(tx, { ownerId, screen, name })) !== undefined) {
      refuseField('name', texts.nameTaken);
    }
    const now = deps.clock.now();
    await insertView(tx, {
      id: deps.ids.uuid(),
      ownerId,
      screen,
      name,
      query,
      isShared,
      position: (own.at(-1)?.position ?? 0) + 1,
      createdAt: now,
      updatedAt: now,
    });
    await deps.settleRequest?.(tx);
  });
}
