import { canUseViewScreen, type ViewScreen } from '@repo/domain/staff-views';
import type { Database } from '../../db/client.ts';
import type { StaffViewRow } from '../../db/schema/staff-views.ts';
import type { Actor } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { staffViewsErrors as errors } from './staff-views.errors.ts';
import { findView } from './staff-views.repository.ts';

export function assertScreen(actor: Actor, screen: ViewScreen): void {
  if (!canUseViewScreen(actor.access, screen)) throw new AppError(httpErrors.forbidden);
}

/** A view that the caller may open: their own or a shared one, of a list that they may open; 404 for any other. */
export async function readVisible(db: Database, actor: Actor, id: string): Promise<StaffViewRow> {
  const view = await findView(db, id);
  const isVisible = view !== undefined && (view.ownerId === actor.userId || view.isShared);
  if (!isVisible || !canUseViewScreen(actor.access, view.screen)) throw new AppError(errors.notFound);
  return view;
}

/** One of the caller’s own views; 403 for one that a colleague shares. */
export async function readOwn(db: Database, actor: Actor, id: string): Promise<StaffViewRow> {
  const view = await readVisible(db, actor, id);
  if (view.ownerId !== actor.userId) throw new AppError(errors.notYours);
  return view;
}
