import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { paymentValidateKind } from './payment-validate-kind.ts';
import { receiptsErrors } from './receipts.errors.ts';

/** « Accepter ce montant » of a contract that waited for the rest of its money. */
export async function acceptReceivedAmount(
  deps: Deps,
  actor: Actor,
  contractId: string,
  { reason }: components['schemas']['ReceiptReasonBody'],
): Promise<void> {
  if (reason.trim() === '') throw new AppError(receiptsErrors.shortReason);
  await holdOrApply(deps, actor, {
    kind: paymentValidateKind,
    subjectId: contractId,
    input: { by: 'accepting' },
    reason,
  });
}
