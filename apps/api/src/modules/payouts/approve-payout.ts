import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { movePayout } from './move-payout.ts';
import { payoutsErrors } from './payouts.errors.ts';

/** The second person of a payout: the one who chose the beneficiary may not approve it. */
export function approvePayout(deps: Deps, actor: Actor, payoutId: string): Promise<void> {
  const move = { actor, payoutId, action: 'approve', auditAction: 'payout.approved' } as const;
  return movePayout(deps, move, async (inTx, { payout }) => {
    if (payout.preparedBy === actor.userId) throw new AppError(payoutsErrors.samePerson);
    return { columns: { approvedAt: inTx.clock.now(), approvedBy: actor.userId }, detail: null };
  });
}
