import type { WithdrawalRequest } from '@repo/domain/books';
import { formatLongDate } from '@repo/domain/format';
import { toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { notifyRedemptions } from '../books/notify-redemptions.ts';
import { insertOrder } from '../books/orders.repository.ts';
import { readOrderDay } from '../books/read-order-day.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { findContractView } from '../contracts/contracts.repository.ts';
import { computeWithdrawal } from './compute-withdrawal.ts';
import { describeRequest } from './read-request.ts';
import { withdrawalsTexts as texts } from './withdrawals.texts.ts';

export interface NewWithdrawal {
  contractId: string;
  request: WithdrawalRequest;
  /** Of staff: the client reads both. */
  reference?: string;
  note?: string;
}

/** Places the order of a withdrawal. Call it in a transaction that holds the market and the contract. */
export async function placeWithdrawal(
  deps: Deps,
  actor: Actor,
  { contractId, request, reference, note }: NewWithdrawal,
): Promise<void> {
  const view = await findContractView(deps.db, { id: contractId });
  if (!view) throw new AppError(contractsErrors.notFound);
  const { exitPercent } = await computeWithdrawal(deps, view, request);
  const { contract, strategy } = view;
  const orderDay = await readOrderDay(deps, strategy.id);
  await insertOrder(deps.db, {
    id: deps.ids.uuid(),
    contractId,
    userId: contract.userId,
    kind: 'withdrawal',
    asset: contract.currency,
    request: request.kind,
    ...(request.kind === 'amount' && { amount: toText(request.amount), requestCurrency: request.currency }),
    orderDay,
    exitFeePercent: toText(exitPercent),
    placedAt: deps.clock.now(),
    placedBy: actor.userId,
    reference: reference ?? null,
    note: note ?? null,
  });
  const requested = describeRequest(request);
  const day = formatLongDate(orderDay);
  await recordAudit(deps, {
    by: actor,
    action: 'withdrawal.requested',
    object: { type: 'contract', id: contractId },
    after: { orderDay, reference, detail: texts.requested(requested, day) },
  });
  await mailClient(deps, contract, {
    kind: 'withdrawalRequested',
    data: { strategy: strategy.title, poNumber: contract.poNumber, requested, orderDay: day },
  });
  // Its NAV may be published already, for a day that is still to come.
  const executed = await executeWaitingOrders(deps, { contractId });
  await notifyRedemptions(deps, executed.redemptions);
}
