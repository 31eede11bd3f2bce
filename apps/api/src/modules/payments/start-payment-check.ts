import { BULK_MAIL_SECONDS } from '@repo/domain/bulk';
import type { Actor, Deps } from '../../deps.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { movePaymentInTx } from './move-payment.ts';

/** « Passer en vérification »: the client can no longer change their proof. */
export function startPaymentCheck(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await startCheckInTx({ ...deps, db: tx }, actor, { contractId });
    await deps.settleRequest?.(tx);
  });
}

export interface StartedCheck {
  /** Of the contract, from now on. */
  updatedAt: Date;
  /** What its client reads of it. */
  eventId: string;
  mailId: string;
}

/** In the caller's transaction. The email of a bulk waits, so that undoing it at once sends none. */
export async function startCheckInTx(
  deps: Deps,
  actor: Actor,
  { contractId, bulkId }: { contractId: string; bulkId?: string },
): Promise<StartedCheck> {
  const [eventId, mailId] = [deps.ids.uuid(), deps.ids.uuid()];
  const notBefore =
    bulkId === undefined ? undefined : new Date(deps.clock.now().getTime() + BULK_MAIL_SECONDS * 1000);
  const move = { actor, contractId, bulkId, action: 'startCheck', auditAction: 'payment.checking' } as const;
  const { updatedAt } = await movePaymentInTx(deps, move, async (inTx, { contract, strategy }) => {
    await recordEvent(inTx, {
      id: eventId,
      userId: contract.userId,
      contractId,
      type: 'payment_status_checking',
      metadata: { strategy_title: strategy.title, amount: contract.amount, devise: contract.currency },
    });
    const mail = { kind: 'paymentChecking', data: { strategy: strategy.title } } as const;
    await mailClient(inTx, contract, mail, { id: mailId, notBefore });
    return {};
  });
  return { updatedAt, eventId, mailId };
}
