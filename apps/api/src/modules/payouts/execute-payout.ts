import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { formatBookAmount, formatLongDate } from '@repo/domain/format';
import { type ExecutionBounds, shortAccount, validatePayoutExecution } from '@repo/domain/payouts';
import type { PayoutRow } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { bookPayout, type Execution } from './book-payout.ts';
import { movePayout } from './move-payout.ts';
import type { PayoutView } from './payouts.repository.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

/** The days on which it may have been paid: from its request, or the day it is held to, to today. */
export function executionBounds(deps: Pick<Deps, 'clock'>, payout: PayoutRow): ExecutionBounds {
  return {
    requestedOn: parisDay(payout.requestedAt),
    heldUntil: payout.heldUntil,
    today: parisDay(deps.clock.now()),
  };
}

/** « Enregistrer l’exécution »: the money left the house's account; the client is notified. */
export function executePayout(
  deps: Deps,
  actor: Actor,
  payoutId: string,
  body: components['schemas']['ExecutePayoutBody'],
): Promise<void> {
  const move = { actor, payoutId, action: 'execute', auditAction: 'payout.executed' } as const;
  return movePayout(deps, move, async (inTx, view) => {
    refuseInvalid(validatePayoutExecution(body, executionBounds(inTx, view.payout)));
    const execution = { executedOn: isoDay(body.executed_on), reference: body.reference.trim() };
    const effect = await bookPayout(inTx, { actor, view, execution });
    await notify(inTx, view, execution);
    const described = describeExecution(view.payout, execution);
    return { ...effect, detail: texts.executedDetail(described.amount, described.day, execution.reference) };
  });
}

export function describeExecution(
  payout: PayoutRow,
  { executedOn }: Execution,
): { amount: string; day: string } {
  return { amount: formatBookAmount(payout.amount, payout.asset), day: formatLongDate(executedOn) };
}

/** A payout without an account of ours is announced by no email. */
async function notify(
  deps: Deps,
  { payout, contract, strategy }: PayoutView,
  execution: Execution,
): Promise<void> {
  if (payout.userId === null) return;
  const { amount, day } = describeExecution(payout, execution);
  const { reference } = execution;
  await recordEvent(deps, {
    userId: payout.userId,
    ...(payout.contractId !== null && { contractId: payout.contractId }),
    type: 'other',
    metadata: {
      ...(strategy && { strategy_title: strategy.title }),
      topic: 'payout',
      note: texts.executedNote(amount, day, reference),
    },
  });
  const { beneficiaryAccount: account, method } = payout;
  await mailClient(
    deps,
    { id: payout.contractId, userId: payout.userId },
    {
      kind: 'payoutExecuted',
      data: {
        cause: payout.kind,
        strategy: strategy?.title ?? null,
        poNumber: contract?.poNumber ?? null,
        amount,
        day,
        reference,
        account: account === null || method === null ? null : shortAccount(account, method),
      },
    },
  );
}
