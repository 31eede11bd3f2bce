import type { Actor, Deps } from '../../deps.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { movePayment } from './move-payment.ts';

/** « Passer en vérification »: the client can no longer change their proof. */
export function startPaymentCheck(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  const move = { actor, contractId, action: 'startCheck', auditAction: 'payment.checking' } as const;
  return movePayment(deps, move, async (inTx, { contract, strategy }) => {
    await recordEvent(inTx, {
      userId: contract.userId,
      contractId,
      type: 'payment_status_checking',
      metadata: { strategy_title: strategy.title, amount: contract.amount, devise: contract.currency },
    });
    await mailClient(inTx, contract.userId, {
      kind: 'paymentChecking',
      data: { strategy: strategy.title },
    });
    return {};
  });
}
