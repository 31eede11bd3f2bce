import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { staffViewsErrors as errors } from './staff-views.errors.ts';
import { assertScreen, readVisible } from './staff-views.policy.ts';
import { saveDefault } from './staff-views.repository.ts';

/** « Définir par défaut »: of the caller’s list alone. */
export async function setDefaultStaffView(
  deps: Deps,
  actor: Actor,
  { screen, view_id: viewId }: components['schemas']['DefaultStaffViewBody'],
): Promise<void> {
  assertScreen(actor, screen);
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    const view = viewId === null ? null : await readVisible(tx, actor, viewId);
    if (view !== null && view.screen !== screen) throw new AppError(errors.notFound);
    await saveDefault(tx, { userId: actor.userId, screen, viewId });
  });
}
