import type { components } from '@repo/api-sdk/spec';
import { payoutDueBy } from '@repo/domain/books';
import { formatBookAmount, formatLongDate } from '@repo/domain/format';
import { returnReasonText } from '@repo/domain/payouts';
import type { PayoutRow, ReceiptRow } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { sentBackEntry } from '../books/cash-entries.ts';
import { insertPayouts } from '../books/owed.repository.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { type MoveEffect, movePayout } from '../payouts/move-payout.ts';
import { type PayoutView, unmarkReturned } from '../payouts/payouts.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { refuseDecided } from './attached-money.ts';
import { returnFee } from './propose-payouts.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { lockReceipt, saveReceipt } from './receipts.repository.ts';
import { receiptsTexts as texts } from './receipts.texts.ts';

/**
 * « Enregistrer le renvoi »: the bank sent the transfer of a payout back with this receipt, whole or less a
 * fee. The payout is « Remplacé » by a new one of the same amount, to be prepared again; the client is notified.
 */
export function recordPayoutReturn(
  deps: Deps,
  actor: Actor,
  receiptId: string,
  { payout_id: payoutId, reason }: components['schemas']['RecordPayoutReturnBody'],
): Promise<void> {
  const move = { actor, payoutId, action: 'return', auditAction: 'payout.returned' } as const;
  return movePayout(deps, move, async (inTx, view) => {
    const receipt = await lockReceipt(inTx.db, receiptId);
    if (receipt === undefined) throw new AppError(receiptsErrors.notFound);
    refuseDecided(receipt);
    const fee = returnFee(receipt, view);
    if (fee === null) throw new AppError(receiptsErrors.notItsReturn);
    const why = returnReasonText(receipt.returnReason ?? reason?.trim() ?? '');
    const nextId = deps.ids.uuid();
    await owesAgain(inTx, view.payout, { id: nextId, sentBackOn: receipt.day });
    if (view.payout.kind === 'unmatched') await unmarkReturned(inTx.db, view.payout);
    await keepReceipt(inTx, actor, { receipt, payout: view.payout, reason: reason?.trim() || null });
    await notify(inTx, view, { receipt, why });
    const kept = fee.eq(0) ? null : formatBookAmount(fee, view.payout.asset);
    const entry = sentBackEntry(receipt, { payoutId: nextId, day: parisDay(deps.clock.now()), fee });
    return effectOf({ receipt, payout: view.payout, entry, why, kept });
  });
}

/** The same debt, without a beneficiary: the one before could not be paid. */
async function owesAgain(
  deps: Deps,
  { kind, userId, contractId, receiptId, orderId, amount, asset, id: replacesId }: PayoutRow,
  { id, sentBackOn }: { id: string; sentBackOn: string },
): Promise<void> {
  const now = deps.clock.now();
  // The legal period ran from the notice: what came back is due as any other sum, from the day that this is known.
  const dueBy = payoutDueBy({ kind: 'unmatched', noticeDay: parisDay(now), dealingDay: null });
  await insertPayouts(deps.db, [
    {
      id,
      kind,
      state: 'to_prepare',
      userId,
      contractId,
      receiptId,
      orderId,
      amount,
      asset,
      requestedAt: now,
      dueBy,
      replacesId,
      sentBackOn,
    },
  ]);
}

interface Return {
  receipt: ReceiptRow;
  payout: PayoutRow;
}

async function keepReceipt(
  deps: Deps,
  by: Actor,
  { receipt, payout, reason }: Return & { reason: string | null },
): Promise<void> {
  await saveReceipt(deps.db, receipt.id, {
    state: 'payout_return',
    userId: payout.userId,
    reason: reason ?? receipt.reason,
  });
  await recordAudit(deps, {
    by,
    action: 'receipt.payout_returned',
    object: { type: 'receipt', id: receipt.id },
    after: { payoutId: payout.id, reason: reason ?? '' },
  });
}

interface Recorded extends Return {
  entry: ReturnType<typeof sentBackEntry>;
  why: string;
  /** The fee that the banks kept; null for none. */
  kept: string | null;
}

function effectOf({ receipt, payout, entry, why, kept }: Recorded): MoveEffect {
  const said = texts.sentBack(formatLongDate(receipt.day), why);
  const reason = kept === null ? said : texts.sentBackLess(said, kept);
  return {
    columns: { returnReceiptId: receipt.id, reason },
    entries: [{ ...entry, reason, ...(payout.contractId !== null && { contractId: payout.contractId }) }],
    detail: reason,
    after: { replaced_by: entry.subject?.id },
  };
}

/** A payout without an account of ours is announced by no email. */
async function notify(
  deps: Deps,
  { payout, contract, strategy }: PayoutView,
  { receipt, why }: { receipt: ReceiptRow; why: string },
): Promise<void> {
  if (payout.userId === null || payout.executedOn === null) return;
  const amount = formatBookAmount(payout.amount, payout.asset);
  const paidOn = formatLongDate(payout.executedOn);
  const sentBackOn = formatLongDate(receipt.day);
  await recordEvent(deps, {
    userId: payout.userId,
    ...(payout.contractId !== null && { contractId: payout.contractId }),
    type: 'other',
    metadata: {
      ...(strategy && { strategy_title: strategy.title }),
      topic: 'payout',
      note: texts.sentBackNote(amount, paidOn, sentBackOn),
    },
  });
  await mailClient(
    deps,
    { id: payout.contractId, userId: payout.userId },
    {
      kind: 'payoutReturned',
      data: {
        strategy: strategy?.title ?? null,
        poNumber: contract?.poNumber ?? null,
        amount,
        paidOn,
        sentBackOn,
        reason: why,
      },
    },
  );
}
