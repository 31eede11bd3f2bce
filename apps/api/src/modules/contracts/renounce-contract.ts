import { payoutDueBy } from '@repo/domain/books';
import { decideContractAction } from '@repo/domain/contract-status';
import { toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { insertPayouts } from '../books/owed.repository.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { mailContractRenounced } from './contract-mails.ts';
import { contractsErrors } from './contracts.errors.ts';
import { mayRenounce } from './contracts.mapper.ts';
import * as repository from './contracts.repository.ts';
import { contractsTexts } from './contracts.texts.ts';
import { lockClosing, undoClosing } from './undo-closing.ts';
import { undoPayment } from './undo-payment.ts';

/**
 * « Renoncer au contrat » (Code de la consommation, L222-7): the contract is closed as if it had never been concluded,
 * and what was paid is on the staff's list of money to return. The acknowledgement leaves in the same transaction.
 */
export function renounceContract(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    // A NAV published meanwhile would invest a payment that is to be returned.
    await shareMarket(tx);
    await lockClosing(inTx, actor, contractId);
    const contract = await repository.lockContract(tx, contractId);
    if (contract?.userId !== actor.userId) throw new AppError(contractsErrors.notFound);
    const state = { status: contract.status, payment_status: contract.paymentStatus };
    const decision = decideContractAction('renounce', state, 'owner');
    const now = deps.clock.now();
    if (!decision.isAllowed || !mayRenounce(contract, parisDay(now))) {
      throw new AppError(contractsErrors.notRenounceable);
    }
    const view = await repository.findContractView(tx, { id: contractId });
    if (!view) throw new AppError(contractsErrors.notFound);
    const refund = await recordRefundDue(inTx, view, actor);
    await repository.moveContract(tx, contract, {
      status: decision.next.status,
      paymentStatus: decision.next.payment_status,
      closedDate: contract.closedDate ?? parisDay(now),
      renouncedAt: now,
      updatedAt: now,
    });
    // Its NAV may be published already, for a day that is still to come.
    await executeWaitingOrders(inTx, { contractId });
    await tell(inTx, { actor, view, refund });
    await deps.settleRequest?.(tx);
  });
}

/** Null when nothing was paid or announced. */
type RefundDue = { amount: string; currency: string; isReceived: boolean } | null;

/** A payment that was proved and not found yet may still arrive: staff must know that it is to be returned. */
async function recordRefundDue(deps: Deps, view: repository.ContractView, by: Actor): Promise<RefundDue> {
  const { contract } = view;
  const reversed = await undoClosing(deps, by, view);
  const undone = await undoPayment(deps, view);
  const isExpected = contract.paymentStatus === 'proved' || contract.paymentStatus === 'checking';
  if (undone === null && !isExpected) return null;
  const today = parisDay(deps.clock.now());
  const payoutId = deps.ids.uuid();
  const amount = undone === null ? contract.amount : toText(undone.gross);
  const isReceived = undone !== null;
  await insertPayouts(deps.db, [
    {
      id: payoutId,
      kind: 'renunciation',
      state: 'to_prepare',
      userId: contract.userId,
      contractId: contract.id,
      amount,
      asset: contract.currency,
      isReceived,
      requestedAt: deps.clock.now(),
      dueBy: isReceived ? payoutDueBy({ kind: 'renunciation', noticeDay: today, dealingDay: null }) : null,
    },
  ]);
  if (undone !== null) await bookEntries(deps, by, [...reversed, undone.entryFor(payoutId)]);
  return { amount, currency: contract.currency, isReceived };
}

interface Renunciation {
  actor: Actor;
  /** As it was before. */
  view: repository.ContractView;
  refund: RefundDue;
}

async function tell(deps: Deps, { actor, view, refund }: Renunciation): Promise<void> {
  const { contract, strategy } = view;
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'contract_closed',
    metadata: {
      strategy_title: strategy.title,
      amount: contract.amount,
      devise: contract.currency,
      note: contractsTexts.renouncedNote,
    },
  });
  await recordAudit(deps, {
    by: actor,
    action: 'contract.renounced',
    object: { type: 'contract', id: contract.id },
    before: { status: contract.status, paymentStatus: contract.paymentStatus },
    after: { status: 'closed', refund },
  });
  await mailContractRenounced(deps, view, refund);
}
