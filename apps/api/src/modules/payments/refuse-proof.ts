import type { components } from '@repo/api-sdk/spec';
import { validateProofRefusal } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { movePayment } from './move-payment.ts';
import { markProofRefused } from './payments.repository.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

/** « Refuser la preuve »: the payment waits again and the client is emailed why. */
export async function refuseProof(
  deps: Deps,
  actor: Actor,
  contractId: string,
  input: components['schemas']['RefuseProofBody'],
): Promise<void> {
  refuseInvalid(validateProofRefusal(input));
  const refusal = texts.refusal(texts.refusalReasons[input.reason], input.message?.trim() ?? '');
  const move = { actor, contractId, action: 'refuseProof', auditAction: 'payment.proof_refused' } as const;
  return movePayment(deps, move, async (inTx, { contract, strategy }) => {
    const at = inTx.clock.now();
    await markProofRefused(inTx.db, contractId, { reason: input.reason, message: refusal, at });
    await recordEvent(inTx, {
      userId: contract.userId,
      contractId,
      type: 'other',
      metadata: {
        strategy_title: strategy.title,
        topic: 'proof_refused',
        note: texts.refusedNote(strategy.title, refusal),
      },
    });
    await mailClient(inTx, contract, {
      kind: 'paymentRefused',
      data: { strategy: strategy.title, refusal },
    });
    return { detail: refusal };
  });
}
