import { decideContractAction } from '@repo/domain/contract-status';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { mailContractRenounced } from './contract-mails.ts';
import { contractsErrors } from './contracts.errors.ts';
import { isRenounceable } from './contracts.mapper.ts';
import * as repository from './contracts.repository.ts';
import { contractsTexts } from './contracts.texts.ts';

/**
 * « Renoncer au contrat » (Code de la consommation, L222-7): the contract is closed as if it had never been concluded,
 * and what was paid is on the staff's list of money to return. The acknowledgement leaves in the same transaction.
 */
export function renounceContract(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    // A NAV published meanwhile would invest a payment that is to be returned.
    await shareMarket(tx);
    const contract = await repository.lockContract(tx, contractId);
    if (contract?.userId !== actor.userId) throw new AppError(contractsErrors.notFound);
    const state = { status: contract.status, payment_status: contract.paymentStatus };
    const decision = decideContractAction('renounce', state, 'owner');
    const now = deps.clock.now();
    if (!decision.isAllowed || !isRenounceable(contract, parisDay(now))) {
      throw new AppError(contractsErrors.notRenounceable);
    }
    const view = await repository.findContractView(tx, { id: contractId });
    if (!view) throw new AppError(contractsErrors.notFound);
    const refund = await recordRefundDue(inTx, view);
    await repository.moveContract(tx, contract, {
      status: decision.next.status,
      paymentStatus: decision.next.payment_status,
      closedDate: parisDay(now),
      renouncedAt: now,
      updatedAt: now,
    });
    await tell(inTx, { actor, view, refund });
    await deps.settleRequest?.(tx);
  });
}

/** Null when nothing was paid or announced. */
type RefundDue = { amount: string; currency: string; isReceived: boolean } | null;

/** A payment that was proved and not found yet may still arrive: staff must know that it is to be returned. */
async function recordRefundDue(
  deps: Deps,
  { contract, payment }: repository.ContractView,
): Promise<RefundDue> {
  const isExpected = contract.paymentStatus === 'proved' || contract.paymentStatus === 'checking';
  if (!payment && !isExpected) return null;
  const { amount, currency } = payment ?? contract;
  const refund = { amount, currency, isReceived: payment !== null };
  await repository.insertRefund(deps.db, {
    ...refund,
    contractId: contract.id,
    userId: contract.userId,
    requestedAt: deps.clock.now(),
  });
  return refund;
}

interface Renunciation {
  actor: Actor;
  /** As it was before. */
  view: repository.ContractView;
  refund: RefundDue;
}

async function tell(deps: Deps, { actor, view, refund }: Renunciation): Promise<void> {
  const { contract, strategy } = view;
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'contract_closed',
    metadata: {
      strategy_title: strategy.title,
      amount: contract.amount,
      devise: contract.currency,
      note: contractsTexts.renouncedNote,
    },
  });
  await recordAudit(deps, {
    by: actor,
    action: 'contract.renounced',
    object: { type: 'contract', id: contract.id },
    before: { status: contract.status, paymentStatus: contract.paymentStatus },
    after: { status: 'closed', refund },
  });
  await mailContractRenounced(deps, view, refund);
}
