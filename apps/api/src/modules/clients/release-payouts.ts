import type { Actor, Deps } from '../../deps.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { userPayoutsKind } from './user-payouts-kind.ts';

/** « Reprendre les versements »: held until a second person approves it. */
export async function releasePayouts(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await holdOrApply(deps, actor, { kind: userPayoutsKind, subjectId: id, input: {}, reason });
}
