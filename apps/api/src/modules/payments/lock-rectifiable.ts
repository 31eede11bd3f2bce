import { contractActorFor } from '@repo/domain/contract-status';
import type { OrderRow } from '../../db/schema/books.ts';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { listContractReceipts } from '../books/received.repository.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { type ContractView, findContractView, lockContract } from '../contracts/contracts.repository.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { paymentsErrors } from './payments.errors.ts';
import { findOrder, hasSurplus } from './rectification.repository.ts';

/** A recorded payment that may be corrected. */
export interface Rectifiable {
  view: ContractView;
  /** The live order of the contract. */
  order: OrderRow;
  /** The line to correct. */
  receipt: ReceiptRow;
  others: ReceiptRow[];
  /** More was received than was signed: the rest is owed or was returned. */
  hasSurplus: boolean;
}

/** Holds the market and the contract; refuses what can't be rectified. `receiptId`: of a contract paid in several parts. */
export async function lockRectifiable(
  deps: Deps,
  actor: Actor,
  { contractId, receiptId }: { contractId: string; receiptId: string | undefined },
): Promise<Rectifiable> {
  await shareMarket(deps.db);
  await lockContract(deps.db, contractId);
  const view = await findContractView(deps.db, { id: contractId });
  if (view === undefined) throw new AppError(contractsErrors.notFound);
  if (contractActorFor(actor.access, view.contract.userId) !== 'admin') {
    throw new AppError(paymentsErrors.forbidden);
  }
  const order = view.payment && (await findOrder(deps.db, view.payment.id));
  if (!order || view.contract.status !== 'signed') throw new AppError(paymentsErrors.notRectifiable);
  const receipts = await listContractReceipts(deps.db, contractId);
  const receipt = receiptId === undefined ? receipts[0] : receipts.find(({ id }) => id === receiptId);
  if (receipt === undefined) throw new AppError(paymentsErrors.notRectifiable);
  if (receiptId === undefined && receipts.length > 1) throw new AppError(paymentsErrors.hasOtherReceipts);
  return {
    view,
    order,
    receipt,
    others: receipts.filter(({ id }) => id !== receipt.id),
    hasSurplus: await hasSurplus(deps.db, contractId),
  };
}
