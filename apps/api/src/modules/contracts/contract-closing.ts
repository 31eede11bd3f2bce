// A signed contract is closed: by its owner, or by staff once a second person has approved it.
import { type ContractState, contractActorFor, decideContractAction } from '@repo/domain/contract-status';
import type { IsoDay } from '@repo/domain/dates';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
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
import { owePartBack } from './undo-payment.ts';

/** A contract that may be closed now, held with the market until the transaction ends. */
export interface ClosableContract {
  view: repository.ContractView;
  next: ContractState;
}

/** Refuses what may not be closed by `by`: its owner, or an administrator who is not its owner. */
export async function lockClosable(
  deps: Deps,
  actor: Actor,
  { contractId, by }: { contractId: string; by: 'owner' | 'admin' },
): Promise<ClosableContract> {
  const { db } = deps;
  // A NAV published meanwhile would neither see this order nor be seen by it.
  await shareMarket(db);
  const contract = await repository.lockContract(db, contractId);
  const actual = contract && contractActorFor(actor.access, contract.userId);
  if (!contract || (by === 'owner' && actual !== 'owner')) throw new AppError(contractsErrors.notFound);
  if (actual !== by) throw new AppError(contractsErrors.ownContract);
  const state = { status: contract.status, payment_status: contract.paymentStatus };
  const decision = decideContractAction('close', state, by);
  if (!decision.isAllowed) throw new AppError(contractsErrors.notClosable);
  const view = await repository.findContractView(db, { id: contractId });
  if (!view) throw new AppError(contractsErrors.notFound);
  // Money that is not invested yet can't be taken out.
  if (view.payment !== null && view.payment.units === null)
    throw new AppError(contractsErrors.notYetInvested);
  return { view, next: decision.next };
}

/**
 * Closes it at once; its units leave at the first NAV of the order day or after. A payment not received ends with it; of
 * one received in part, what arrived is owed back.
 * `reason`: why staff do it; null for its owner.
 */
export async function closeLocked(
  deps: Deps,
  actor: Actor,
  { view, next, reason }: ClosableContract & { reason: string | null },
): Promise<void> {
  if (view.payment === null) {
    const returned = await owePartBack(deps, view);
    await close(deps, { actor, view, next, reason, orderDay: null, returned: returned?.amount ?? null });
    await bookEntries(deps, actor, returned ? [returned.entry] : []);
    return;
  }
  const orderDay = await placeOrder(deps, view, actor.userId);
  await close(deps, { actor, view, next, reason, orderDay, returned: null });
  // Its NAV may be published already, for a day that is still to come.
  const executed = await executeWaitingOrders(deps, { contractId: view.contract.id });
  await notifyRedemptions(deps, executed.redemptions);
}

interface Closing extends ClosableContract {
  actor: Actor;
  /** The order day of its units; null when nothing was paid. */
  orderDay: IsoDay | null;
  /** What was received of a payment that is not whole, and is owed back; null when nothing was. */
  returned: string | null;
  reason: string | null;
}

/** Places the order that takes every unit out. */
async function placeOrder(
  deps: Deps,
  { contract }: repository.ContractView,
  placedBy: string,
): Promise<IsoDay> {
  const orderDay = await readOrderDay(deps, contract.strategyId);
  const { exit } = await readFees(deps, contract);
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

async function close(deps: Deps, { actor, view, orderDay, returned, next, reason }: Closing): Promise<void> {
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
      returned,
      detail: reason,
    },
  });
  await mailContractClosed(deps, view, { orderDay, returned, reason });
}
