import { isoDay } from '@repo/domain/dates';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findOrder, lockWaitingOrders, markOrders } from '../books/orders.repository.ts';
import { readOrderDay } from '../books/read-order-day.ts';
import { toWithdrawalRequest } from '../books/to-order.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { lockContract } from '../contracts/contracts.repository.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { describeRequest } from './read-request.ts';
import { withdrawalsErrors as errors } from './withdrawals.errors.ts';

/** Until the cut-off hour of its order day, or its NAV: from then on it would be known what is canceled. */
export function cancelWithdrawal(deps: Deps, actor: Actor, orderId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await shareMarket(tx);
    const found = await findOwnWithdrawal(inTx, actor, orderId);
    const contract = await lockContract(tx, found.contractId);
    const waiting = await lockWaitingOrders(tx, found.contractId);
    const row = waiting.find(({ order }) => order.id === orderId);
    if (contract === undefined || row === undefined) throw new AppError(errors.notCancelable);
    const { order, strategyId, poNumber } = row;
    if ((await readOrderDay(inTx, strategyId)) > isoDay(order.orderDay)) {
      throw new AppError(errors.notCancelable);
    }
    await markOrders(tx, [orderId], 'canceled');
    const requested = describeRequest(toWithdrawalRequest(order));
    await recordAudit(inTx, {
      by: actor,
      action: 'withdrawal.canceled',
      object: { type: 'contract', id: contract.id },
      after: { orderId, detail: requested },
    });
    const strategy = await findStrategy(tx, strategyId);
    if (!strategy) throw new Error(`contract ${contract.id} has no strategy`);
    await mailClient(inTx, contract, {
      kind: 'withdrawalCanceled',
      data: { strategy: strategy.title, poNumber, requested },
    });
    await deps.settleRequest?.(tx);
  });
}

/** The contract of a withdrawal of the caller; staff cancel none. */
export async function findOwnWithdrawal(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  orderId: string,
): Promise<{ contractId: string }> {
  const order = await findOrder(deps.db, orderId);
  if (order?.kind !== 'withdrawal' || order.userId !== actor.userId) throw new AppError(errors.notFound);
  return { contractId: order.contractId };
}
