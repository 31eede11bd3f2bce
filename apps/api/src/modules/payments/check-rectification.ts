import { type HouseResult, valueDateProblem } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { formatLongDate, formatMatchedAmount } from '@repo/domain/format';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { type ChangeCall, type CheckedChange, fingerprintOf } from '../change-requests/change-kind.ts';
import { subjectLabel } from '../change-requests/subject-label.ts';
import { recordedReference } from './corrected-reference.ts';
import { foreseeRectification } from './foresee-rectification.ts';
import {
  type CheckedRectification,
  lockAndCheck,
  type RectifyCall,
  type RectifyInput,
} from './lock-and-check.ts';
import { paymentsTexts as texts } from './payments.texts.ts';
import { rectifyPayment } from './rectify-payment.ts';
import { repricePayment } from './reprice-payment.ts';

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
        before: formatMatchedAmount(receipt.amount, asset),
        after: formatMatchedAmount(toText(decimal(amount)), asset),
      },
      { label: texts.dayLabel, before: formatLongDate(receipt.day), after: formatLongDate(day) },
      ...(reference === null
        ? []
        : [{ label: texts.referenceLabel, before: recordedReference(receipt), after: reference }]),
      ...lines,
    ],
    warnings: isEarly(call.input, locked) ? ['early_day'] : [],
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

/** The corrected day precedes the contract by so much that a receipt of that day would need a second person. */
function isEarly({ value_date }: RectifyInput, { view, receipt }: CheckedRectification): boolean {
  const valueDate = isoDay(value_date);
  const createdOn = parisDay(view.contract.createdAt);
  // Its rules refused a day to come.
  const problem = valueDateProblem({ valueDate, createdOn, today: valueDate });
  return valueDate !== receipt.day && problem !== null;
}

/** Made after the check, in its transaction. */
export async function applyRectification(deps: Deps, call: ChangeCall<RectifyInput>): Promise<void> {
  await rectifyLocked(deps, call, await lockAndCheck(deps, call));
}

async function rectifyLocked(
  deps: Deps,
  { actor, reason, input: corrected }: ChangeCall<RectifyInput>,
  { repriced, reference, ...rectifiable }: CheckedRectification,
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
