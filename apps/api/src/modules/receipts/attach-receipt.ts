import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { paymentValidateKind } from './payment-validate-kind.ts';

/** « Rattacher »: the receipt pays the contract, or waits there for the rest. */
export async function attachReceipt(
  deps: Deps,
  actor: Actor,
  receiptId: string,
  { contract_id: contractId, short = 'wait', reason = '' }: components['schemas']['AttachReceiptBody'],
): Promise<void> {
  await holdOrApply(deps, actor, {
    kind: paymentValidateKind,
    subjectId: contractId,
    input: { by: 'attaching', receipt_id: receiptId, short },
    reason,
  });
}
