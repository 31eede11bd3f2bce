import { payoutDueBy } from '@repo/domain/books';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import { toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { NewEntry } from '../books/book-entries.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { insertPayouts } from '../books/owed.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { mailContractRenounced } from './contract-mails.ts';
import * as repository from './contracts.repository.ts';
import { contractsTexts } from './contracts.texts.ts';
import { lockRenounceable, type RecordedLetter, type RenounceableContract } from './lock-renounceable.ts';
import { undoClosing } from './undo-closing.ts';
import { undoPayment } from './undo-payment.ts';

/**
 * « Renoncer au contrat » (Code de la consommation, L222-7): the contract is closed as if it had never been concluded,
 * and what was paid is on the staff's list of money to return. The acknowledgement leaves in the same transaction.
 */
export function renounceContract(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const renounceable = await lockRenounceable(inTx, actor, { contractId, letter: null });
    await renounceLocked(inTx, actor, { ...renounceable, letter: null });
    await deps.settleRequest?.(tx);
  });
}

interface Renouncing extends RenounceableContract {
  /** Null where its owner does it here. */
  letter: RecordedLetter | null;
}

/** By the client or by staff, in the caller's transaction, which holds the contract. */
export async function renounceLocked(
  deps: Deps,
  actor: Actor,
  { view, next, letter }: Renouncing,
): Promise<void> {
  const { contract } = view;
  const now = deps.clock.now();
  const noticeDay = letter === null ? parisDay(now) : isoDay(letter.received_on);
  const { refund, entries } = await recordRefundDue(deps, view, { by: actor, noticeDay });
  await repository.moveContract(deps.db, contract, {
    status: next.status,
    paymentStatus: next.payment_status,
    closedDate: contract.closedDate ?? parisDay(now),
    renouncedAt: now,
    updatedAt: now,
  });
  await notifyRenounced(deps, { actor, view, refund, letter });
  // Its NAV may be published already, for a day that is still to come.
  await executeWaitingOrders(deps, { contractId: contract.id, placed: { by: actor, entries } });
}

interface RefundDue {
  /** Null when nothing was paid or announced. */
  refund: { amount: string; currency: string; isReceived: boolean } | null;
  /** To be booked once the contract is moved: see `bookEntries`. */
  entries: NewEntry[];
}

/** A payment that was proved and not found yet may still arrive: staff must know that it is to be returned. */
async function recordRefundDue(
  deps: Deps,
  view: repository.ContractView,
  { by, noticeDay }: { by: Actor; noticeDay: IsoDay },
): Promise<RefundDue> {
  const { contract } = view;
  const reversed = await undoClosing(deps, by, view);
  const undone = await undoPayment(deps, view);
  const isExpected = contract.paymentStatus === 'proved' || contract.paymentStatus === 'checking';
  if (undone === null && !isExpected) return { refund: null, entries: reversed };
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
      dueBy: isReceived ? payoutDueBy({ kind: 'renunciation', noticeDay, dealingDay: null }) : null,
    },
  ]);
  return {
    refund: { amount, currency: contract.currency, isReceived },
    entries: undone === null ? reversed : [...reversed, undone.entryFor(payoutId)],
  };
}

interface Renunciation {
  actor: Actor;
  /** As it was before. */
  view: repository.ContractView;
  refund: RefundDue['refund'];
  letter: RecordedLetter | null;
}

async function notifyRenounced(deps: Deps, { actor, view, refund, letter }: Renunciation): Promise<void> {
  const { contract, strategy } = view;
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'contract_closed',
    metadata: {
      strategy_title: strategy.title,
      amount: contract.amount,
      devise: contract.currency,
      note:
        letter === null
          ? contractsTexts.renouncedNote
          : contractsTexts.letterNote(formatLongDate(letter.sent_on)),
    },
  });
  await recordAudit(deps, {
    by: actor,
    action: 'contract.renounced',
    object: { type: 'contract', id: contract.id },
    before: { status: contract.status, paymentStatus: contract.paymentStatus },
    after: { status: 'closed', refund, ...(letter !== null && { detail: detailOf(letter) }) },
  });
  await mailContractRenounced(deps, view, { refund, letter });
}

function detailOf({ sent_on: sentOn, received_on: receivedOn, scan, reason }: RecordedLetter): string {
  const days = { sentOn: formatLongDate(sentOn), receivedOn: formatLongDate(receivedOn) };
  return contractsTexts.letterDetail({ ...days, scan, reason });
}
