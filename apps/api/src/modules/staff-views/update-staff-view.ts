import type { components } from '@repo/api-sdk/spec';
import type { Database } from '../../db/client.ts';
import type { StaffViewRow } from '../../db/schema/staff-views.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { staffViewsErrors as errors } from './staff-views.errors.ts';
import { readOwn } from './staff-views.policy.ts';
import { endDefaultOfOthers, findByName, listOwn, updateView } from './staff-views.repository.ts';
import { staffViewsTexts as texts } from './staff-views.texts.ts';

/** Changes what the request names, and leaves the rest. */
export async function updateStaffView(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, name: typed, query, is_shared: isShared, position }: components['schemas']['StaffViewChange'],
): Promise<void> {
  const name = typed?.trim();
  if (name === '') refuseField('name', texts.nameMissing);
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    const view = await readOwn(tx, actor, id);
    if (view.version !== version) throw new AppError(errors.changed);
    if (name !== undefined) await refuseTaken(tx, { ...view, name });
    if (position !== undefined) await moveView(tx, view, position);
    if (isShared === false) await endDefaultOfOthers(tx, view);
    const updatedAt = deps.clock.now();
    await updateView(tx, id, { name, query, isShared, updatedAt, version: version + 1 });
    await deps.settleRequest?.(tx);
  });
}

async function refuseTaken(tx: Database, view: StaffViewRow): Promise<void> {
  const other = await findByName(tx, view);
  if (other !== undefined && other.id !== view.id) refuseField('name', texts.nameTaken);
}

/** Numbers the owner’s views again, this one at `position`. */
async function moveView(tx: Database, view: StaffViewRow, position: number): Promise<void> {
  const own = await listOwn(tx, view);
  const ordered = own.filter(({ id }) => id !== view.id).toSpliced(position - 1, 0, view);
  for (const [index, one] of ordered.entries()) {
    if (one.position !== index + 1) await updateView(tx, one.id, { position: index + 1 });
  }
}
