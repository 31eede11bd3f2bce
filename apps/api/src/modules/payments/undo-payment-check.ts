import type { BulkEffect } from '../../db/schema/bulk.ts';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { moveContract } from '../contracts/contracts.repository.ts';
import { withdrawMail } from '../notifications/queue-mail.ts';
import { removeEvent } from '../timeline/record-event.ts';

interface CheckToUndo {
  /** Locked, and as the check left it. */
  contract: ContractRow;
  effect: BulkEffect;
  bulkId: string;
}

/**
 * A check that a bulk started never was: the payment has the state it had, its client reads nothing of it, and its email is not
 * sent unless it has left.
 */
export async function undoPaymentCheck(
  deps: Deps,
  actor: Actor,
  { contract, effect, bulkId }: CheckToUndo,
): Promise<{ isMailStopped: boolean }> {
  const { paymentStatus } = effect;
  await moveContract(deps.db, contract, { paymentStatus, updatedAt: deps.clock.now() });
  await removeEvent(deps.db, effect.eventId);
  const isMailStopped = await withdrawMail(deps.db, effect.mailId);
  await recordAudit(deps, {
    by: actor,
    action: 'payment.check_undone',
    object: { type: 'contract', id: contract.id },
    before: { paymentStatus: contract.paymentStatus },
    after: { paymentStatus, bulk: bulkId },
  });
  return { isMailStopped };
}
