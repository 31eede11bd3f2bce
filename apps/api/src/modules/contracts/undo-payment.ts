// What becomes of the money of a contract that is renounced (docs/books.md): an order not dealt is canceled, one that was
// dealt is reversed as it was booked, and its units are dealt back at the house's cost.
import { renunciationEntry } from '@repo/domain/books';
import { type Decimal, decimal, isPaymentAsset, type PaymentAsset, sumOf } from '@repo/domain/money';
import type { PaymentRow } from '../../db/schema/dealt-money.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { NewEntry } from '../books/book-entries.ts';
import { returnEntry } from '../books/cash-entries.ts';
import { findMovement, insertOrder, markOrders } from '../books/orders.repository.ts';
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

/** Null when nothing was received. */
export async function undoPayment(deps: Deps, view: ContractView): Promise<UndonePayment | null> {
  const { contract, payment } = view;
  const asset = assetOf(contract);
  if (payment !== null && payment.units !== null) return reverse(deps, view, { asset, payment });
  const attached = await listContractReceipts(deps.db, contract.id);
  if (attached.length === 0) return null;
  if (payment !== null) await markOrders(deps.db, [payment.id], 'canceled');
  const gross =
    payment === null ? sumOf(attached.map(({ amount }) => decimal(amount))) : decimal(payment.amount);
  const day = parisDay(deps.clock.now());
  return {
    gross,
    entryFor: (payoutId) => returnEntry({ contractId: contract.id, payoutId, day, asset, amount: gross }),
  };
}

function assetOf({ id, currency }: ContractView['contract']): PaymentAsset {
  if (!isPaymentAsset(currency)) throw new Error(`contract ${id} is in ${currency}`);
  return currency;
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
