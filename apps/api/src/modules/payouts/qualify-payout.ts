import type { components } from '@repo/api-sdk/spec';
import { payoutDueBy } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { validatePayoutQualification } from '@repo/domain/payouts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { bookPayout } from './book-payout.ts';
import { describeExecution, executionBounds } from './execute-payout.ts';
import { movePayout } from './move-payout.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

/**
 * A payout from before the books: « déjà payé » is booked on its day, without an email, since the client was paid then; « à
 * payer » is prepared as any other, due as if it had been requested today unless it has a day already.
 */
export function qualifyPayout(
  deps: Deps,
  actor: Actor,
  payoutId: string,
  { outcome, executed_on = null, reference = '' }: components['schemas']['QualifyPayoutBody'],
): Promise<void> {
  const move = { actor, payoutId, action: 'qualify', auditAction: 'payout.qualified' } as const;
  return movePayout(deps, move, async (inTx, view) => {
    const { payout } = view;
    const values = { outcome, executed_on, reference };
    refuseInvalid(validatePayoutQualification(values, executionBounds(inTx, payout)));
    if (outcome === 'due') {
      const noticeDay = parisDay(inTx.clock.now());
      const dueBy = payout.dueBy ?? payoutDueBy({ kind: payout.kind, noticeDay, dealingDay: null });
      return { columns: { dueBy }, detail: null };
    }
    const execution = { executedOn: isoDay(executed_on ?? ''), reference: reference.trim() };
    const { columns, entries } = await bookPayout(inTx, { actor, view, execution });
    const described = describeExecution(payout, execution);
    return {
      columns: { ...columns, state: 'executed' },
      entries,
      detail: texts.paidBeforeDetail(described.amount, described.day, execution.reference),
    };
  });
}
