import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { paymentValidateKind } from './payment-validate-kind.ts';

/** « Valider le paiement »: the money is received, attached, and invested if its NAV is published; all at once. */
export async function validatePayment(
  deps: Deps,
  actor: Actor,
  contractId: string,
  { reason = '', ...money }: components['schemas']['ValidatePaymentBody'],
): Promise<void> {
  await holdOrApply(deps, actor, {
    kind: paymentValidateKind,
    subjectId: contractId,
    input: { by: 'typing', ...money },
    reason,
  });
}
