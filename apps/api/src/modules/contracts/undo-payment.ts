// What becomes of the money of a contract that is renounced, or closed while short (docs/books.md): an order not dealt is canceled, one that was
// dealt is reversed as it was booked, and its units are dealt back at the house's cost.

import { payoutDueBy, renunciationEntry } from '@repo/domain/books';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, sumOf, toText } from '@repo/domain/money';
import type { PaymentRow } from '../../db/schema/dealt-money.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { NewEntry } from '../books/book-entries.ts';
import { returnEntry } from '../books/cash-entries.ts';
import { findMovement, insertOrder, markOrders } from '../books/orders.repository.ts';
import { insertPayouts } from '../books/owed.repository.ts';
import { readOrderDay } from '../books/read-order-day.ts';
import { listContractReceipts } from '../books/received.repository.ts';
import { undoneMovement } from '../books/undone-movement.ts';
import type { ContractView } from './contracts.repository.ts';

export interface UndonePayment {
  /** What was received and is owed, fees included, in the asset paid. */
  gross: Decimal;
  /** The entry that makes it owed by this payout. */
  entryFor: (payoutId: string) => NewEntry;
}

/** What was received of it, fees included, in the asset paid; null when nothing was. */
export async function receivedOf(
  deps: Pick<Deps, 'db'>,
  { contract, payment }: ContractView,
): Promise<Decimal | null> {
  if (payment !== null && payment.units !== null) return decimal(payment.amount);
  const attached = await listContractReceipts(deps.db, contract.id);
  if (attached.length === 0) return null;
  return payment === null ? sumOf(attached.map(({ amount }) => decimal(amount))) : decimal(payment.amount);
}

/** Null when nothing was received. */
export async function undoPayment(deps: Deps, view: ContractView): Promise<UndonePayment | null> {
  const { contract, payment } = view;
  const asset = paymentAssetOf(contract.currency);
  if (payment !== null && payment.units !== null) return reverse(deps, view, { asset, payment });
  const gross = await receivedOf(deps, view);
  if (gross === null) return null;
  if (payment !== null) await markOrders(deps.db, [payment.id], 'canceled');
  const day = parisDay(deps.clock.now());
  return {
    gross,
    entryFor: (payoutId) => returnEntry({ contractId: contract.id, payoutId, day, asset, amount: gross }),
  };
}

/** Money of a contract that is closed while short was never invested: it is owed to its sender. Null when nothing arrived. */
export async function owePartBack(
  deps: Deps,
  view: ContractView,
): Promise<{ amount: string; entry: NewEntry } | null> {
  const undone = await undoPayment(deps, view);
  if (undone === null) return null;
  const { contract } = view;
  const payoutId = deps.ids.uuid();
  const requestedAt = deps.clock.now();
  const amount = toText(undone.gross);
  await insertPayouts(deps.db, [
    {
      id: payoutId,
      kind: 'closing',
      state: 'to_prepare',
      userId: contract.userId,
      contractId: contract.id,
      amount,
      asset: contract.currency,
      requestedAt,
      dueBy: payoutDueBy({ kind: 'closing', noticeDay: parisDay(requestedAt), dealingDay: null }),
    },
  ]);
  return { amount, entry: undone.entryFor(payoutId) };
}

async function reverse(
  deps: Deps,
  { contract }: ContractView,
  { asset, payment }: { asset: PaymentAsset; payment: PaymentRow },
): Promise<UndonePayment> {
  const orderId = deps.ids.uuid();
  const orderDay = await readOrderDay(deps, contract.strategyId);
  await insertOrder(deps.db, {
    id: orderId,
    contractId: contract.id,
    userId: contract.userId,
    kind: 'renunciation',
    asset,
    request: 'all',
    orderDay,
    subscriptionFee: payment.subscriptionFee,
    fxFee: payment.fxFee,
    placedAt: deps.clock.now(),
    placedBy: contract.userId,
  });
  const gross = decimal(payment.amount);
  const booked = await findMovement(deps.db, payment.id);
  if (booked === undefined) throw new Error(`order ${payment.id} was executed without a movement`);
  const movement = undoneMovement(booked, { orderId, orderDay, nature: 'renunciation' });
  return {
    gross,
    entryFor: (payoutId) => ({
      kind: 'renunciation',
      orderDay,
      contractId: contract.id,
      subject: { type: 'order', id: orderId },
      postings: renunciationEntry(asset, gross, payoutId),
      movement,
    }),
  };
}
