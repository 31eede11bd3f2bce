import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatBookAmount, formatLongDate } from '@repo/domain/format';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal, sumOf, toText } from '@repo/domain/money';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { NewEntry } from '../books/book-entries.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { recordEvent } from '../timeline/record-event.ts';
import type { MoveEffect } from './move-payment.ts';
import { paymentsTexts as texts } from './payments.texts.ts';
import { placeSubscription } from './place-subscription.ts';

interface Payment {
  contract: ContractRow;
  strategy: StrategyRow;
  /** All that are attached to it: the value date is that of the last. */
  receipts: readonly ReceiptRow[];
  /** Of receipts that are recorded or attached in this transaction. */
  entries: readonly NewEntry[];
  reference: string;
  reason: string | null;
}

/** A contract is paid by its receipts: its order is placed, and executed if its NAV is published, and its client notified. */
export async function payContract(deps: Deps, actor: Actor, payment: Payment): Promise<MoveEffect> {
  const { contract, strategy, receipts, entries, reference, reason } = payment;
  const asset = paymentAssetOf(contract.currency);
  const received = sumOf(receipts.map(({ amount }) => decimal(amount)));
  const orderDay = lastDayOf(receipts);
  const placed = await placeSubscription(deps, {
    contract,
    strategy,
    asset,
    received,
    orderDay,
    reference,
    placedBy: actor.userId,
  });
  await executeWaitingOrders(deps, {
    contractId: contract.id,
    placed: { by: actor, entries: [...entries, ...placed.entries] },
  });
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'payment_status_paid',
    metadata: { strategy_title: strategy.title, amount: toText(received), devise: asset },
  });
  const amount = formatBookAmount(toText(received), asset);
  const day = formatLongDate(orderDay);
  await mailClient(deps, contract, {
    kind: 'paymentPaid',
    data: { strategy: strategy.title, amount, day },
  });
  return {
    columns: { paymentRecordedAt: orderDay },
    detail: [texts.received(amount, day, reference), ...(reason === null ? [] : [reason])].join('. '),
    payment: { amount: toText(placed.gross), currency: asset, value_date: orderDay },
  };
}

function lastDayOf(receipts: readonly ReceiptRow[]): IsoDay {
  const days = receipts.map(({ day }) => isoDay(day)).toSorted();
  const last = days.at(-1);
  if (last === undefined) throw new Error('a contract is paid without a receipt');
  return last;
}
