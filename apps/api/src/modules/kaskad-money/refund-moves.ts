// What staff do with a refund: the frame of its moves.

import type { AuditAction } from '@repo/domain/audit';
import { decidePayoutAction, type PayoutAction } from '@repo/domain/payouts';
import type { payouts } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findInvestmentView } from '../kaskad-investments/investments.repository.ts';
import { refuseHeld } from '../payout-holds/refuse-held.ts';
import { payoutRefusals } from '../payouts/payouts.errors.ts';
import { savePayouts } from '../payouts/payouts.repository.ts';
import { lockView } from './lock-investment-view.ts';
import { moneyErrors } from './money.errors.ts';
import { findRefund, lockRefund, type RefundView } from './refunds.repository.ts';

export interface RefundMove {
  actor: Actor;
  refundId: string;
  action: Extract<PayoutAction, 'prepare' | 'approve' | 'execute'>;
}

const actions = {
  prepare: 'refund.prepared',
  approve: 'refund.approved',
  execute: 'refund.executed',
} as const satisfies Record<RefundMove['action'], AuditAction>;

/** Holds the investment and its refund, and refuses the action in words. */
export async function lockRefundFor(
  deps: Deps,
  { actor, refundId, action }: RefundMove,
): Promise<{ view: RefundView; next: RefundView['payout']['state'] }> {
  const found = await findRefund(deps.db, refundId);
  if (found === undefined) throw new AppError(moneyErrors.refundNotFound);
  await lockView(deps.db, await findInvestmentView(deps.db, found.investment.id));
  await lockRefund(deps.db, refundId);
  const view = await findRefund(deps.db, refundId);
  if (view === undefined) throw new AppError(moneyErrors.refundNotFound);
  const decision = decidePayoutAction(
    action,
    { ...view.payout, isInFile: view.payout.fileId !== null },
    {
      actor: view.owner.id === actor.userId ? 'beneficiary' : 'admin',
      today: parisDay(deps.clock.now()),
    },
  );
  if (!decision.isAllowed) throw new AppError(payoutRefusals[decision.reason]);
  if (action !== 'prepare') await refuseHeld(deps.db, [view.owner.id]);
  return { view, next: decision.next };
}

/** The refund is held; without sums in the trail, which an administrator of Yield reads (decision 75). */
export async function saveRefund(
  deps: Deps,
  { actor, refundId, action }: RefundMove,
  columns: Partial<typeof payouts.$inferInsert>,
): Promise<void> {
  await savePayouts(deps.db, [refundId], columns);
  await recordAudit(deps, {
    by: actor,
    action: actions[action],
    object: { type: 'payout', id: refundId },
    after: { state: columns.state },
  });
}
