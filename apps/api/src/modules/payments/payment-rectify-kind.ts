import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import type { ChangeKind } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { applyRectification, checkRectification } from './check-rectification.ts';
import { type RectifyInput, rectifyInput } from './lock-and-check.ts';
import { paymentsTexts } from './payments.texts.ts';

/** Correcting the amount or the day of a recorded payment. */
export const paymentRectifyKind: ChangeKind<RectifyInput> = {
  kind: 'payment.rectify',
  subjectType: 'contract',
  input: rectifyInput,
  isAlwaysHeld: true,
  warnings: paymentsTexts.warnings,
  typed: ({ receipt_id = null, amount, value_date, reference = null }) => ({
    rectification: { receipt_id, amount: String(amount), value_date, reference },
  }),
  check: checkRectification,
  apply: applyRectification,
};

/** « Rectifier »: always two persons. */
export async function requestRectification(
  deps: Deps,
  actor: Actor,
  contractId: string,
  { reason, ...change }: components['schemas']['RectifyPaymentBody'],
): Promise<void> {
  await holdOrApply(deps, actor, {
    kind: paymentRectifyKind,
    subjectId: contractId,
    input: change,
    reason,
  });
}
