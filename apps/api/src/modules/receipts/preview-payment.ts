import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import type { Call } from '../../http/operation.ts';
import { toWirePreview } from '../change-requests/change-requests.mapper.ts';
import { hasTwoPersonControl } from '../parameters/has-two-person-control.ts';
import type { PaymentInput } from './payment-money.ts';
import { checkPayment, paymentValidateKind } from './payment-validate-kind.ts';

type Query = Call<'previewPayment'>['query'];

/** What validating would do, and why one person is not enough; the same rules decide again when it is sent. */
export function previewPayment(
  deps: Deps,
  actor: Actor,
  contractId: string,
  query: Query,
): Promise<components['schemas']['ChangePreview']> {
  return deps.db.transaction(async (tx) => {
    const call = { actor, contractId, input: toInput(query), reason: null };
    const checked = await checkPayment({ ...deps, db: tx }, call);
    return toWirePreview(await hasTwoPersonControl({ ...deps, db: tx }), paymentValidateKind, checked);
  });
}

function toInput({ amount, value_date, receipt_id, short = 'wait' }: Query): PaymentInput {
  if (receipt_id !== undefined) return { by: 'attaching', receipt_id, short };
  if (amount === undefined) return { by: 'accepting' };
  return { by: 'typing', amount, value_date: value_date ?? '', reference: '' };
}
