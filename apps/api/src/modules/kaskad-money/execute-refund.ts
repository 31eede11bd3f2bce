import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { validatePayoutExecution } from '@repo/domain/payouts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { bookEntries } from '../books/book-entries.ts';
import { findInvestmentView } from '../kaskad-investments/investments.repository.ts';
import { mailInvestor } from '../kaskad-investments/mail-investor.ts';
import { moveInvestment } from '../kaskad-investments/move-investment.ts';
import { isReferenceUsed } from '../payouts/payouts.repository.ts';
import { paidBackEntry } from './kaskad-entries.ts';
import { moneyTexts } from './money.texts.ts';
import { lockRefundFor, saveRefund } from './refund-moves.ts';
import { countOpenRefunds, type RefundView } from './refunds.repository.ts';

/** The money left the account of the round; its investor is notified. */
export function executeRefund(
  deps: Deps,
  actor: Actor,
  { id: refundId, ...body }: components['schemas']['ExecuteRefundBody'] & { id: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const move = { actor, refundId, action: 'execute' } as const;
    const { view, next } = await lockRefundFor(inTx, move);
    const { payout, round } = view;
    const bounds = {
      requestedOn: parisDay(payout.requestedAt),
      heldUntil: payout.heldUntil,
      today: parisDay(inTx.clock.now()),
    };
    refuseInvalid(validatePayoutExecution(body, bounds));
    const [executedOn, reference] = [isoDay(body.executed_on), body.reference.trim()];
    if (await isReferenceUsed(tx, reference)) refuseField('reference', moneyTexts.referenceUsed);
    const executed = { executedOn, reference, executedAt: inTx.clock.now(), executedBy: actor.userId };
    await saveRefund(inTx, move, { ...executed, state: next });
    await endRefunded(inTx, actor, view);
    await bookEntries(inTx, actor, [
      paidBackEntry(payout, { roundId: round.id, day: executedOn, reference }),
    ]);
    await deps.settleRequest?.(tx);
  });
}

/** With its last refund an ended investment is paid back; its investor reads each. */
async function endRefunded(
  inTx: Deps,
  actor: Actor,
  { payout, investment, round }: RefundView,
): Promise<void> {
  if ((await countOpenRefunds(inTx.db, investment.id)) === 0) {
    // The money was with us until now; an investment that goes on keeps its state.
    await moveInvestment(inTx, {
      investment: { ...investment, received: payout.amount },
      round,
      action: 'refund',
      actor: 'admin',
      by: actor,
      event: 'refunded',
    });
  }
  const view = await findInvestmentView(inTx.db, investment.id);
  if (view !== undefined) await mailInvestor(inTx, view, { kind: 'refunded' });
}
