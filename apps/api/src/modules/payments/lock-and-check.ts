// The rules of a rectification, and what it is made from: held until the transaction ends.

import { paymentAssetOf } from '@repo/domain/limits';
import { decimal, sumOf } from '@repo/domain/money';
import { validateReceipt } from '@repo/domain/validation';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import { hasSettlement } from '../books/settlements.repository.ts';
import type { ChangeCall } from '../change-requests/change-kind.ts';
import { readCorrectedReference } from './corrected-reference.ts';
import { lockRectifiable, type Rectifiable } from './lock-rectifiable.ts';
import { paymentsErrors } from './payments.errors.ts';
import { findRepriced, type Repriced } from './reprice-payment.ts';
import { refuseUnknownDocument } from './upload-rectification-file.ts';

export const rectifyInput = z.strictObject({
  receipt_id: z.string().optional(),
  amount: z.union([z.string(), z.number()]),
  value_date: z.string(),
  reference: z.string().optional(),
  document_id: z.string().optional(),
});
export type RectifyInput = z.infer<typeof rectifyInput>;

/** The request, or its preview: then `reason` is null. */
export type RectifyCall = Omit<ChangeCall<RectifyInput>, 'reason'> & { reason: string | null };

export interface CheckedRectification extends Rectifiable {
  /** The money stays, and the deal is made again at the prices in force: the strategy's own units, so that it costs the house nothing. */
  repriced: Repriced | null;
  /** The corrected reference; null if it does not change. */
  reference: string | null;
}

/** Holds the market and the contract; refuses, in words, what the direct call refuses. */
export async function lockAndCheck(
  deps: Deps,
  { actor, subjectId, input, reason }: RectifyCall,
): Promise<CheckedRectification> {
  const { receipt_id, amount, value_date } = input;
  const rectifiable = await lockRectifiable(deps, actor, { contractId: subjectId, receiptId: receipt_id });
  const { view, order, receipt, others, hasSurplus } = rectifiable;
  const { contract } = view;
  const verdict = validateReceipt(
    { amount, value_date, reference: input.reference ?? receipt.externalId, reason: reason ?? '' },
    {
      asset: paymentAssetOf(contract.currency),
      today: parisDay(deps.clock.now()),
      promised: decimal(contract.amount),
      received: sumOf(others.map((other) => decimal(other.amount))),
      createdOn: parisDay(contract.createdAt),
      tolerancePercent: await readTolerance(deps),
    },
  );
  refuseInvalid(verdict, reason === null ? ['reason'] : []);
  if (await hasSettlement(deps.db, order.id)) throw new AppError(paymentsErrors.settled);
  await refuseUnknownDocument(deps, { id: input.document_id, userId: contract.userId });
  const reference = await readCorrectedReference(deps, receipt, input.reference);
  if (reference !== null || !decimal(amount).eq(decimal(receipt.amount)) || value_date !== receipt.day) {
    if (hasSurplus) throw new AppError(paymentsErrors.hasSurplus);
    return { ...rectifiable, repriced: null, reference };
  }
  const repriced = await findRepriced(deps, order);
  if (repriced === null) throw new AppError(paymentsErrors.nothingToRectify);
  return { ...rectifiable, repriced, reference: null };
}
