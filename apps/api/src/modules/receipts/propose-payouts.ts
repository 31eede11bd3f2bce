// The executed payouts that a credit may return, by the rules of `matchPayoutReturn`.
import type { components } from '@repo/api-sdk/spec';
import { type ExecutedTransfer, matchPayoutReturn } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { paymentAssetOf, toPaymentAsset } from '@repo/domain/limits';
import { type Decimal, decimal, toText } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import { payingAccount } from '../payouts/payout-route.ts';
import { toPayoutRow } from '../payouts/payouts.mapper.ts';
import { findReturnedPayout, listExecutedViews, type PayoutView } from '../payouts/payouts.repository.ts';

type Schemas = components['schemas'];

/** Transfers alone come back by themselves: a chain refuses none. Empty of any other receipt. */
export async function proposePayouts(db: Database, receipt: ReceiptRow): Promise<Schemas['PayoutReturn'][]> {
  if (receipt.state !== 'open' || !receipt.account.startsWith('bank:')) return [];
  const views = await listExecutedViews(db, receipt);
  const byId = new Map(views.map((view) => [view.payout.id, view]));
  return matchPayoutReturn(toReturnedLine(receipt), views.flatMap(toTransfer)).flatMap(
    ({ payoutId, certainty, reasons, fee }) => {
      const view = byId.get(payoutId);
      if (view === undefined) return [];
      return [{ payout: toPayoutRow(view), certainty, reasons, fee: toText(fee) }];
    },
  );
}

export async function readReturnedPayout(
  db: Database,
  receipt: ReceiptRow,
): Promise<Schemas['PayoutRow'] | null> {
  const view = receipt.state === 'payout_return' ? await findReturnedPayout(db, receipt.id) : null;
  return view && toPayoutRow(view);
}

/** What the banks kept if the receipt is the payout's transfer, come back; null if it can't be. */
export function returnFee(receipt: ReceiptRow, view: PayoutView): Decimal | null {
  if (!receipt.account.startsWith('bank:')) return null;
  const [proposal] = matchPayoutReturn(toReturnedLine(receipt), toTransfer(view));
  return proposal?.fee ?? null;
}

function toReturnedLine(receipt: ReceiptRow) {
  return {
    account: receipt.account,
    amount: decimal(receipt.amount),
    asset: paymentAssetOf(receipt.asset),
    day: isoDay(receipt.day),
    partyName: receipt.payerName ?? '',
    partyAccount: receipt.payerAccount ?? '',
    wording: `${receipt.wording ?? ''} ${receipt.externalId}`,
    isMarked: receipt.isReversal,
  };
}

function toTransfer(view: PayoutView): ExecutedTransfer[] {
  const { id, amount, asset, executedOn, reference, beneficiaryName, beneficiaryAccount } = view.payout;
  const paymentAsset = toPaymentAsset(asset);
  if (executedOn === null || paymentAsset === null) return [];
  return [
    {
      payoutId: id,
      account: payingAccount(view),
      amount: decimal(amount),
      asset: paymentAsset,
      executedOn: isoDay(executedOn),
      reference: reference ?? '',
      beneficiaryName: beneficiaryName ?? '',
      beneficiaryAccount: beneficiaryAccount ?? '',
    },
  ];
}
