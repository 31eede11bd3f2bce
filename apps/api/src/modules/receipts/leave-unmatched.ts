import type { components } from '@repo/api-sdk/spec';
import { payoutDueBy } from '@repo/domain/books';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { unmatchedEntry } from '../books/cash-entries.ts';
import { insertPayouts } from '../books/owed.repository.ts';
import { refuseDecided } from './attached-money.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { lockReceipt, saveReceipt } from './receipts.repository.ts';

/** « Laisser non rattaché »: the receipt pays nothing; its amount is owed to its sender. */
export async function leaveUnmatched(
  deps: Deps,
  actor: Actor,
  receiptId: string,
  input: components['schemas']['ReceiptReasonBody'],
): Promise<void> {
  const reason = input.reason.trim();
  if (reason === '') throw new AppError(receiptsErrors.reasonMissing);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const receipt = await lockReceipt(tx, receiptId);
    if (receipt === undefined) throw new AppError(receiptsErrors.notFound);
    refuseDecided(receipt);
    const payoutId = deps.ids.uuid();
    const today = parisDay(deps.clock.now());
    await saveReceipt(tx, receipt.id, { state: 'unmatched', reason });
    await insertPayouts(tx, [
      {
        id: payoutId,
        kind: 'unmatched',
        state: 'to_prepare',
        receiptId: receipt.id,
        amount: receipt.amount,
        asset: receipt.asset,
        requestedAt: deps.clock.now(),
        dueBy: payoutDueBy({ kind: 'unmatched', noticeDay: today, dealingDay: null }),
      },
    ]);
    await recordAudit(inTx, {
      by: actor,
      action: 'receipt.left_unmatched',
      object: { type: 'receipt', id: receipt.id },
      after: { reason, payoutId },
    });
    await bookEntries(inTx, actor, [unmatchedEntry(receipt, { payoutId, day: today })]);
    await deps.settleRequest?.(tx);
  });
}
