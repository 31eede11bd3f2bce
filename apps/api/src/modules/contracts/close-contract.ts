import { type ContractState, decideContractAction } from '@repo/domain/contract-status';
import type { IsoDay } from '@repo/domain/dates';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { notifyRedemptions } from '../books/notify-redemptions.ts';
import { insertOrder } from '../books/orders.repository.ts';
import { readOrderDay } from '../books/read-order-day.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { mailContractClosed } from './contract-mails.ts';
import { contractsErrors } from './contracts.errors.ts';
import * as repository from './contracts.repository.ts';
import { readFees } from './read-fees.ts';

/**
 * Closes the caller's signed contract at once; its units leave at the first NAV of the order day or after. A payment not
 * received ends with it.
 */
export function closeContract(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    // A NAV published meanwhile would neither see this order nor be seen by it.
    await shareMarket(tx);
    const contract = await repository.lockContract(tx, contractId);
    if (contract?.userId !== actor.userId) throw new AppError(contractsErrors.notFound);
    const decision = decideContractAction(
      'close',
      { status: contract.status, payment_status: contract.paymentStatus },
      'owner',
    );
    if (!decision.isAllowed) throw new AppError(contractsErrors.notClosable);
    const view = await repository.findContractView(tx, { id: contractId });
    if (!view) throw new AppError(contractsErrors.notFound);
    const orderDay = await placeOrder(inTx, view, actor.userId);
    await close(inTx, { actor, view, orderDay, next: decision.next });
    // Its NAV may be published already, for a day that is still to come.
    const executed = await executeWaitingOrders(inTx, { contractId });
    await notifyRedemptions(inTx, executed.redemptions);
    await deps.settleRequest?.(tx);
  });
}

interface Closing {
  actor: Actor;
  view: repository.ContractView;
  /** The order day of its units; null when nothing was paid. */
  orderDay: IsoDay | null;
  next: ContractState;
}

/** Places the order that takes every unit out. Money that is not invested yet can't be taken out. */
async function placeOrder(
  deps: Deps,
  { contract, payment }: repository.ContractView,
  placedBy: string,
): Promise<IsoDay | null> {
  if (payment === null) return null;
  if (payment.units === null) throw new AppError(contractsErrors.notYetInvested);
  const orderDay = await readOrderDay(deps, contract.strategyId);
  const { exit } = await readFees(deps.db);
  await insertOrder(deps.db, {
    id: deps.ids.uuid(),
    contractId: contract.id,
    userId: contract.userId,
    kind: 'closing',
    asset: contract.currency,
    request: 'all',
    orderDay,
    exitFeePercent: exit,
    placedAt: deps.clock.now(),
    placedBy,
  });
  return orderDay;
}

async function close(deps: Deps, { actor, view, orderDay, next }: Closing): Promise<void> {
  const { contract, strategy } = view;
  const now = deps.clock.now();
  const closedDate = parisDay(now);
  await repository.moveContract(deps.db, contract, {
    status: next.status,
    paymentStatus: next.payment_status,
    closedDate,
    updatedAt: now,
  });
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'contract_closed',
    metadata: { strategy_title: strategy.title, amount: contract.amount, devise: contract.currency },
  });
  await recordAudit(deps, {
    by: actor,
    action: 'contract.closed',
    object: { type: 'contract', id: contract.id },
    before: { status: contract.status, paymentStatus: contract.paymentStatus },
    after: {
      status: next.status,
      paymentStatus: next.payment_status,
      orderDay,
    },
  });
  await mailContractClosed(deps, view, orderDay);
}
