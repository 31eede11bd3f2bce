import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { ChangeKinds } from './change-kind.ts';
import { changeRequestsErrors } from './change-requests.errors.ts';
import { inputToResume, toWireChangeRequest } from './change-requests.mapper.ts';
import { areasOf } from './change-requests.policy.ts';
import { type ChangeRequestView, findChangeRequest } from './change-requests.repository.ts';
import { isStaleNow } from './recheck-request.ts';

/** One of a service that the caller does not administer does not exist to them. */
export async function readChangeRequest(deps: Deps, actor: Actor, id: string): Promise<ChangeRequestView> {
  const view = await findChangeRequest(deps.db, id, areasOf(actor));
  if (!view) throw new AppError(changeRequestsErrors.notFound);
  return view;
}

export async function getChangeRequest(
  deps: Deps,
  actor: Actor,
  { id, kinds }: { id: string; kinds: ChangeKinds },
): Promise<components['schemas']['ChangeRequest']> {
  const view = await readChangeRequest(deps, actor, id);
  const kind = kinds[view.request.kind];
  const isWaiting = view.request.state === 'pending' && kind !== undefined;
  const wire = {
    ...toWireChangeRequest(view, { deps, kinds, actor }),
    ...(isWaiting && { is_stale: await isStaleNow(deps, { actor, kind, request: view.request }) }),
  };
  const input = kind?.readTyped && inputToResume(view.request, kind, actor);
  if (input === undefined) return wire;
  return { ...wire, typed: (await kind?.readTyped?.(deps, view.request.subjectId, input)) ?? null };
}
