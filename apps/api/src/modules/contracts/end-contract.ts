// The one place where a pending contract ends without a signature: cancelled by its owner or staff, refused by the signer,
// or expired at the provider. Its payment ends with it.
import { type ContractAction, contractActorFor, decideContractAction } from '@repo/domain/contract-status';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { mailContractCanceled, mailContractRefused } from './contract-mails.ts';
import * as repository from './contracts.repository.ts';
import { contractsTexts } from './contracts.texts.ts';

export interface ContractEnding {
  contractId: string;
  action: Extract<ContractAction, 'cancel' | 'refuse' | 'expire'>;
  /** What the signature request becomes. */
  requestStatus: 'declined' | 'canceled' | 'failed';
  /** Null when the provider or the reconciler ends it. */
  by: Actor | null;
  /** Why staff cancel it: its client reads it. */
  reason?: string;
  /** Its product takes no subscription any more: its client reads that. */
  isProductStopped?: boolean;
}

/** Returns whether the contract moved; one that is no longer pending stays as it is. */
export function endContract(deps: Deps, ending: ContractEnding): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const contract = await repository.lockContract(tx, ending.contractId);
    if (!contract) return false;
    const actor =
      ending.action === 'cancel' && ending.by !== null
        ? contractActorFor(ending.by.access, contract.userId)
        : 'provider';
    const decision = decideContractAction(
      ending.action,
      { status: contract.status, payment_status: contract.paymentStatus },
      actor,
    );
    if (!decision.isAllowed) return false;
    const { status, payment_status: paymentStatus } = decision.next;
    const now = deps.clock.now();
    const ended = await repository.moveContract(tx, contract, { status, paymentStatus, updatedAt: now });
    const request = await repository.findSignatureRequest(tx, { contractId: contract.id });
    if (request) {
      await repository.saveSignatureRequest(tx, request.id, { status: ending.requestStatus, updatedAt: now });
    }
    await notify(inTx, ended, ending);
    // An ending found at the provider is not what the caller requested.
    if (ending.by !== null) await deps.settleRequest?.(tx);
    return true;
  });
}

async function notify(deps: Deps, contract: ContractRow, ending: ContractEnding): Promise<void> {
  const strategy = await findStrategy(deps.db, contract.strategyId);
  const title = strategy?.title ?? contract.strategyId;
  const isRefused = contract.status === 'refused';
  const isStopped = ending.isProductStopped === true;
  const reason = ending.reason ?? null;
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: isRefused ? 'other' : 'contract_canceled',
    metadata: {
      strategy_title: title,
      amount: contract.amount,
      devise: contract.currency,
      ...(isRefused && { topic: 'signature_refused' as const, note: contractsTexts.refusedNote(title) }),
    },
  });
  await recordAudit(deps, {
    by: ending.by,
    action: `contract.${contract.status}`,
    object: { type: 'contract', id: contract.id },
    before: { status: 'pending' },
    after: {
      status: contract.status,
      paymentStatus: contract.paymentStatus,
      detail: isStopped ? contractsTexts.stoppedNote : reason,
    },
  });
  await (isRefused
    ? mailContractRefused(deps, contract, title)
    : mailContractCanceled(deps, contract, { title, reason, isStopped }));
}
