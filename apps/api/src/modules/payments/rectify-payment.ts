// A payment recorded with a wrong amount or day (docs/books.md, Rectification): what was booked is reversed and written anew.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatBookAmount, formatLongDate } from '@repo/domain/format';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, sumOf, toText } from '@repo/domain/money';
import type { OrderRow } from '../../db/schema/books.ts';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { bookEntries, type NewEntry } from '../books/book-entries.ts';
import { correctionEntry } from '../books/cash-entries.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { findMovement, markOrders } from '../books/orders.repository.ts';
import { dealReversal, receiptReversal } from '../books/reversal-entry.ts';
import { moveContract } from '../contracts/contracts.repository.ts';
import { bookHouseResult } from './book-house-result.ts';
import type { Rectifiable } from './lock-rectifiable.ts';
import { paymentsTexts as texts } from './payments.texts.ts';
import { placeSubscription } from './place-subscription.ts';
import { recordRectification } from './record-rectification.ts';
import { replaceReceipt } from './rectification.repository.ts';
import { refuseNegativeUnits } from './refuse-negative-units.ts';

export interface Correction {
  /** In the asset paid. */
  amount: Decimal;
  valueDate: IsoDay;
  /** Null: the receipt keeps its own. */
  reference: string | null;
  reason: string;
  /** The supporting document. */
  documentId: string | null;
}

/**
 * Writes both lines, and what they gain the house or cost it, which is returned; the caller holds the market and the contract, and
 * has checked that it may be rectified.
 */
export async function rectifyPayment(
  deps: Deps,
  actor: Actor,
  { view, order, receipt, others }: Rectifiable,
  correction: Correction,
): ReturnType<typeof bookHouseResult> {
  const { contract, strategy } = view;
  const asset = paymentAssetOf(contract.currency);
  const movement = await findMovement(deps.db, order.id);
  await markOrders(deps.db, [order.id], movement === undefined ? 'canceled' : 'reversed');
  const corrected = await replaceReceipt(deps, actor, receipt, {
    amount: toText(correction.amount),
    day: correction.valueDate,
    reason: correction.reason,
    reference: correction.reference,
  });
  const orderDay =
    [...others, corrected]
      .map(({ day }) => isoDay(day))
      .toSorted()
      .at(-1) ?? correction.valueDate;
  const placed = await placeSubscription(deps, {
    contract,
    strategy,
    asset,
    received: sumOf([...others, corrected].map(({ amount }) => decimal(amount))),
    orderDay,
    reference: correction.reference ?? order.reference ?? contract.poNumber,
    placedBy: actor.userId,
    fees: feesOf(order),
  });
  const reversed = { contractId: contract.id, reason: correction.reason };
  const entries: NewEntry[] = [
    ...(movement ? [await dealReversal(deps, { ...reversed, order, movement })] : []),
    await receiptReversal(deps, { ...reversed, receipt }),
    correctionEntry(corrected, contract.id, correction.reason),
    ...placed.entries,
  ];
  const documented = correction.documentId === null ? {} : { documentId: correction.documentId };
  await bookEntries(
    deps,
    actor,
    entries.map((entry) => ({ ...entry, ...documented })),
  );
  await executeWaitingOrders(deps, { contractId: contract.id });
  await refuseNegativeUnits(deps, contract.id);
  const house = await bookHouseResult(deps, actor, { view, reason: correction.reason, ...documented });
  await moveContract(deps.db, contract, { paymentRecordedAt: orderDay, updatedAt: deps.clock.now() });
  await recordRectification(deps, actor, {
    view,
    asset,
    before: written(receipt, asset),
    after: written(corrected, asset),
    gross: placed.gross,
    orderDay,
    reason: correction.reason,
  });
  return house;
}

const written = ({ amount, day }: ReceiptRow, asset: PaymentAsset): string =>
  texts.amountOn(formatBookAmount(amount, asset), formatLongDate(day));

function feesOf({ id, subscriptionFeePercent, fxFeePercent }: OrderRow) {
  if (subscriptionFeePercent === null || fxFeePercent === null) throw new Error(`order ${id} has no fees`);
  return { subscription: subscriptionFeePercent, fx: fxFeePercent };
}
