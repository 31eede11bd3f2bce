import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import type { Call } from '../../http/operation.ts';
import { toWirePreview } from '../change-requests/change-requests.mapper.ts';
import { hasTwoPersonControl } from '../parameters/has-two-person-control.ts';
import { checkRectification } from './check-rectification.ts';
import { paymentRectifyKind } from './payment-rectify-kind.ts';

/** What « Rectifier » would change, or why it is refused; the same rules decide again when it is sent. */
export function previewRectification(
  deps: Deps,
  actor: Actor,
  contractId: string,
  input: Call<'previewRectification'>['query'],
): Promise<components['schemas']['ChangePreview']> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const call = { actor, subjectId: contractId, input, reason: null };
    return toWirePreview(
      await hasTwoPersonControl(inTx),
      paymentRectifyKind,
      await checkRectification(inTx, call),
    );
  });
}
