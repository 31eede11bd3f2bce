import type { Actor, Deps } from '../../deps.ts';
import type { RequestBody } from '../../http/operation.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { userRoleKind } from './user-role-kind.ts';

/** Changes what the account opens, or holds the change until a second person approves it. */
export async function changeClientAccess(
  deps: Deps,
  actor: Actor,
  { id, access, reason }: RequestBody<'changeClientAccess'> & { id: string },
): Promise<void> {
  await holdOrApply(deps, actor, { kind: userRoleKind, subjectId: id, input: access, reason });
}
