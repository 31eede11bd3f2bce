import type { components } from '@repo/api-sdk/spec';
import { reversalOf } from '@repo/domain/books';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { matchEntry } from '../books/cash-entries.ts';
import { lockContract } from '../contracts/contracts.repository.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { findMatchEntry, findReceipt, lockReceipt, saveReceipt } from './receipts.repository.ts';

/** « Détacher »: the receipt is to be matched again. Refused once the contract is paid, or ended. */
export async function detachReceipt(
  deps: Deps,
  actor: Actor,
  receiptId: string,
  input: components['schemas']['ReceiptReasonBody'],
): Promise<void> {
  const reason = input.reason.trim();
  if (reason === '') throw new AppError(receiptsErrors.reasonMissing);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const found = await findReceipt(tx, { id: receiptId });
    if (found === undefined) throw new AppError(receiptsErrors.notFound);
    const contract = found.contractId === null ? undefined : await lockContract(tx, found.contractId);
    const receipt = await lockReceipt(tx, receiptId);
    // It may have been detached, and attached to another, since it was read.
    if (contract === undefined || receipt?.contractId !== contract.id)
      throw new AppError(receiptsErrors.notAttached);
    if (contract.paymentStatus === 'paid') throw new AppError(receiptsErrors.alreadyPaid);
    if (contract.status !== 'signed') throw new AppError(receiptsErrors.contractEnded);
    const match = await findMatchEntry(tx, receipt.id);
    if (match === undefined) throw new Error(`receipt ${receipt.id} is attached without an entry`);
    await saveReceipt(tx, receipt.id, {
      state: 'open',
      contractId: null,
      userId: null,
      attachedAt: null,
      attachedBy: null,
    });
    await recordAudit(inTx, {
      by: actor,
      action: 'receipt.detached',
      object: { type: 'receipt', id: receipt.id },
      before: { contractId: contract.id },
      after: { reason },
    });
    const entry = matchEntry(receipt, contract.id);
    await bookEntries(inTx, actor, [
      {
        ...entry,
        kind: 'reversal',
        orderDay: parisDay(deps.clock.now()),
        postings: reversalOf(entry.postings),
        reverses: match,
      },
    ]);
    await deps.settleRequest?.(tx);
  });
}
