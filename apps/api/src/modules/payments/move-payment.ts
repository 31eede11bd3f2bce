// The frame every move of a payment shares: lock, decide, move; what else a move does is handed in, and happens in
// the same transaction or not at all.
import type { AuditAction } from '@repo/domain/audit';
import {
  contractActorFor,
  decidePaymentAction,
  type PaymentAction,
  type PaymentStatus,
} from '@repo/domain/contract-status';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { type RecordedPayment, recordAudit } from '../audit/record-audit.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { lockContract, moveContract } from '../contracts/contracts.repository.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { refusalErrors } from './payments.errors.ts';

export interface PaymentMove {
  actor: Actor;
  contractId: string;
  action: PaymentAction;
  auditAction: AuditAction;
  /** The bulk that it is a row of. */
  bulkId?: string | undefined;
  /**
   * Holds publications off, from before the contract is held: closing takes both in this order too. Otherwise the first
   * NAV published at this instant would neither be seen here nor see this payment.
   */
  sharesMarket?: true;
}

export interface MovedPayment {
  /** As it was before the move. */
  contract: ContractRow;
  strategy: StrategyRow;
}

/** The effects of an action: columns of the contract to set, and the entry of the trail. */
export interface MoveEffect {
  columns?: { paymentRecordedAt: string };
  detail?: string;
  /** What was received does not suffice: the payment stays under check. */
  isShort?: true;
  /** The money as it was recorded: doctor compares the payment with it. */
  payment?: RecordedPayment;
}

type ApplyMove = (deps: Deps, moved: MovedPayment) => Promise<MoveEffect>;

/** Holds the contract; refuses the action, in words. */
export async function lockPaymentFor(
  deps: Deps,
  move: PaymentMove,
): Promise<MovedPayment & { next: PaymentStatus }> {
  if (move.sharesMarket) await shareMarket(deps.db);
  const contract = await lockContract(deps.db, move.contractId);
  if (!contract) throw new AppError(contractsErrors.notFound);
  const owner = contractActorFor(move.actor.access, contract.userId);
  // A client learns nothing of the contracts of others, not even that they exist.
  if (owner === 'other' || (owner === 'admin' && move.action === 'submitProof')) {
    throw new AppError(contractsErrors.notFound);
  }
  const state = { status: contract.status, payment_status: contract.paymentStatus };
  const decision = decidePaymentAction(move.action, state, owner);
  if (!decision.isAllowed) throw new AppError(refusalErrors[decision.reason]);
  const strategy = await findStrategy(deps.db, contract.strategyId);
  if (!strategy) throw new Error(`contract ${contract.id} has no strategy`);
  return { contract, strategy, next: decision.next.payment_status };
}

/** In the caller's transaction; returns the contract as it is now. */
export async function movePaymentInTx(deps: Deps, move: PaymentMove, apply: ApplyMove): Promise<ContractRow> {
  const { contract, strategy, next } = await lockPaymentFor(deps, move);
  const effect = await apply(deps, { contract, strategy });
  const paymentStatus = effect.isShort ? 'checking' : next;
  const moved = await moveContract(deps.db, contract, {
    paymentStatus,
    updatedAt: deps.clock.now(),
    ...effect.columns,
  });
  await recordAudit(deps, {
    by: move.actor,
    action: effect.isShort ? 'payment.short' : move.auditAction,
    object: { type: 'contract', id: contract.id },
    before: { paymentStatus: contract.paymentStatus },
    after: {
      paymentStatus,
      detail: effect.detail ?? null,
      ...(effect.payment && { payment: effect.payment }),
      ...(move.bulkId !== undefined && { bulk: move.bulkId }),
    },
  });
  return moved;
}

export function movePayment(deps: Deps, move: PaymentMove, apply: ApplyMove): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await movePaymentInTx({ ...deps, db: tx }, move, apply);
    await deps.settleRequest?.(tx);
  });
}
