import type { Actor, Deps } from '../../deps.ts';
import type { RequestBody } from '../../http/operation.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { userEmailKind } from './user-email-kind.ts';

/** « Boîte e-mail perdue »: plans another address, or holds it until a second person approves it. */
export async function replaceClientEmail(
  deps: Deps,
  actor: Actor,
  { id, email, reason }: RequestBody<'replaceClientEmail'> & { id: string },
): Promise<void> {
  await holdOrApply(deps, actor, { kind: userEmailKind, subjectId: id, input: { email }, reason });
}
