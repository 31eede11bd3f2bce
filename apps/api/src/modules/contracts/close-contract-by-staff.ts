import type { Actor, Deps } from '../../deps.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { contractCloseKind } from './contract-close-kind.ts';

/** « Clôturer » by staff: always two persons (section 1.4 of the staff screens). */
export async function closeContractByStaff(
  deps: Deps,
  actor: Actor,
  { contractId, reason }: { contractId: string; reason: string },
): Promise<void> {
  await holdOrApply(deps, actor, { kind: contractCloseKind, subjectId: contractId, input: {}, reason });
}
