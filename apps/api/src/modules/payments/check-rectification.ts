import type { HouseResult } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { formatLongDate, formatSubscriptionAmount } from '@repo/domain/format';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal, sumOf, toText } from '@repo/domain/money';
import { validateReceipt } from '@repo/domain/validation';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { hasSettlement } from '../books/settlements.repository.ts';
import { type ChangeCall, type CheckedChange, fingerprintOf } from '../change-requests/change-kind.ts';
import { subjectLabel } from '../change-requests/subject-label.ts';
import { readCorrectedReference, recordedReference } from './corrected-reference.ts';
import { foreseeRectification } from './foresee-rectification.ts';
import { lockRectifiable, type Rectifiable } from './lock-rectifiable.ts';
import { paymentsErrors } from './payments.errors.ts';
import { paymentsTexts as texts } from './payments.texts.ts';
import { rectifyPayment } from './rectify-payment.ts';
import { findRepriced, type Repriced, repricePayment } from './reprice-payment.ts';
import { refuseUnknownDocument } from './upload-rectification-file.ts';

export const rectifyInput = z.strictObject({
  receipt_id: z.string().optional(),
  amount: z.union([z.string(), z.number()]),
  value_date: z.string(),
  reference: z.string().optional(),
  document_id: z.string().optional(),
});
export type RectifyInput = z.infer<typeof rectifyInput>;

/** As it is requested, or as it is typed: then `reason` is null. */
type RectifyCall = Omit<ChangeCall<RectifyInput>, 'reason'> & { reason: string | null };

/** The rectification as it would be made, with every refusal; nothing is written. */
export async function checkRectification(deps: Deps, call: RectifyCall): Promise<CheckedChange> {
  const locked = await lockAndCheck(deps, call);
  const { view, receipt, order, others, reference } = locked;
  const asset = paymentAssetOf(view.contract.currency);
  const { amount, value_date: day } = call.input;
  const { lines, units } = await foreseeRectification(deps, view, (inTx) =>
    rectifyLocked(inTx, { ...call, reason: call.reason ?? '' }, locked),
  );
  return {
    subjectLabel: await subjectLabel(deps, view.contract),
    userId: view.contract.userId,
    lines: [
      {
        label: texts.amountLabel,
        before: formatSubscriptionAmount(receipt.amount, asset),
        after: formatSubscriptionAmount(toText(decimal(amount)), asset),
      },
      { label: texts.dayLabel, before: formatLongDate(receipt.day), after: formatLongDate(day) },
      ...(reference === null
        ? []
        : [{ label: texts.referenceLabel, before: recordedReference(receipt), after: reference }]),
      ...lines,
    ],
    fileIds: call.input.document_id === undefined ? [] : [call.input.document_id],
    fingerprint: fingerprintOf([
      view.contract.status,
      order.id,
      order.state,
      receipt.id,
      others.map(({ id }) => id),
      units,
    ]),
  };
}

/** Made after the check, in its transaction. */
export async function applyRectification(deps: Deps, call: ChangeCall<RectifyInput>): Promise<void> {
  await rectifyLocked(deps, call, await lockAndCheck(deps, call));
}

interface Checked extends Rectifiable {
  /** The money stays, and the deal is made again at the prices in force: the strategy's own units, so that it costs the house nothing. */
  repriced: Repriced | null;
  /** Another than the one recorded. */
  reference: string | null;
}

async function rectifyLocked(
  deps: Deps,
  { actor, reason, input: corrected }: ChangeCall<RectifyInput>,
  { repriced, reference, ...rectifiable }: Checked,
): Promise<HouseResult | null> {
  const documentId = corrected.document_id ?? null;
  if (repriced !== null) {
    await repricePayment(deps, actor, rectifiable, { ...repriced, reason, documentId });
    return null;
  }
  return rectifyPayment(deps, actor, rectifiable, {
    amount: decimal(corrected.amount),
    valueDate: isoDay(corrected.value_date),
    reference,
    reason,
    documentId,
  });
}

async function lockAndCheck(deps: Deps, { actor, subjectId, input, reason }: RectifyCall): Promise<Checked> {
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
