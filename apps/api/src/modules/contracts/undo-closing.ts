// A closing that is renounced (docs/books.md): one that waits is canceled; of one that was dealt the deal is reversed, and its
// payout, held until the period is over, is replaced by that of the renunciation.
import type { PayoutRow } from '../../db/schema/cash.ts';
import type { WithdrawalRow } from '../../db/schema/dealt-money.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { NewEntry } from '../books/book-entries.ts';
import { findMovement, findOrder, markOrders } from '../books/orders.repository.ts';
import {
  isReplaceable,
  listClosingPayouts,
  lockClosingPayouts,
  replacePayout,
} from '../books/owed.repository.ts';
import { dealReversal } from '../books/reversal-entry.ts';
import { lockPending, replaceRequest } from '../change-requests/replace-request.ts';
import { contractsErrors } from './contracts.errors.ts';
import type { ContractView } from './contracts.repository.ts';
import { contractsTexts } from './contracts.texts.ts';

/** The request to approve its payout, then the payout. Before the contract: approving and executing lock them in this order too. */
export async function lockClosing(deps: Deps, contractId: string): Promise<void> {
  for (const { id } of await listClosingPayouts(deps.db, contractId))
    await lockPending(deps, { kind: 'payout.approve', subjectId: id });
  await lockClosingPayouts(deps.db, contractId);
}

/** The entry to book, if the closing was dealt; the caller holds the contract and its payouts. */
export async function undoClosing(deps: Deps, actor: Actor, view: ContractView): Promise<NewEntry[]> {
  const closing = view.withdrawals.find(({ kind }) => kind === 'closing');
  if (closing === undefined) return [];
  if (closing.units === null) {
    await markOrders(deps.db, [closing.id], 'canceled');
    return [];
  }
  const payout = view.payouts.find(({ orderId }) => orderId === closing.id);
  if (payout !== undefined) await replace(deps, actor, payout);
  await markOrders(deps.db, [closing.id], 'reversed');
  return [await reverse(deps, closing)];
}

/** What a closing paid out can't be taken back: the client would have it twice. */
export function refusePaidClosing({ withdrawals, payouts }: ContractView): void {
  const closing = withdrawals.find(({ kind }) => kind === 'closing');
  const payout = payouts.find(({ orderId }) => closing !== undefined && orderId === closing.id);
  if (payout !== undefined && !isReplaceable(payout)) throw new AppError(contractsErrors.closingPaidSince);
}

async function replace(deps: Deps, by: Actor, { id, state }: PayoutRow): Promise<void> {
  await replaceRequest(deps, by, { kind: 'payout.approve', subjectId: id });
  if (!(await replacePayout(deps.db, id, contractsTexts.replacedNote))) {
    throw new AppError(contractsErrors.closingPaid);
  }
  await recordAudit(deps, {
    by,
    action: 'payout.replaced',
    object: { type: 'payout', id },
    before: { state },
    after: { state: 'replaced', detail: contractsTexts.replacedNote },
  });
}

async function reverse(deps: Deps, { id, contractId }: WithdrawalRow): Promise<NewEntry> {
  const order = await findOrder(deps.db, id);
  if (order === undefined) throw new Error(`closing ${id} has no order`);
  const movement = await findMovement(deps.db, id);
  return dealReversal(deps, { contractId, order, reason: contractsTexts.renouncedNote, movement });
}
