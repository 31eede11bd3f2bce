import type { components } from '@repo/api-sdk/spec';
import { formatLongDate, formatSubscriptionAmount } from '@repo/domain/format';
import { toPaymentAsset } from '@repo/domain/limits';
import { type PaymentAsset, toText } from '@repo/domain/money';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { checkReceipt, type Receipt } from './check-receipt.ts';
import { investReceipt } from './invest-receipt.ts';
import { movePayment } from './move-payment.ts';
import { insertPayment } from './payments.repository.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

/** « Valider le paiement »: the money is recorded once, with the fees of the day, and invested if a VL is known. */
export function validatePayment(
  deps: Deps,
  actor: Actor,
  contractId: string,
  input: components['schemas']['ValidatePaymentBody'],
): Promise<void> {
  const action = { action: 'validatePayment', auditAction: 'payment.paid', sharesMarket: true } as const;
  const move = { actor, contractId, ...action };
  return movePayment(deps, move, async (inTx, { contract, strategy }) => {
    const asset = assetOf(contract);
    const receipt = checkReceipt(input, { asset, today: parisDay(inTx.clock.now()) });
    const invested = await investReceipt(inTx, { strategy, asset, receipt });
    await insertPayment(inTx.db, {
      id: inTx.ids.uuid(),
      contractId,
      userId: contract.userId,
      currency: asset,
      valueDate: receipt.valueDate,
      reference: receipt.reference,
      recordedAt: inTx.clock.now(),
      recordedBy: actor.userId,
      ...invested,
    });
    await recordEvent(inTx, {
      userId: contract.userId,
      contractId,
      type: 'payment_status_paid',
      metadata: { strategy_title: strategy.title, amount: toText(receipt.gross), devise: asset },
    });
    const said = sayReceipt(asset, receipt);
    await mailClient(inTx, contract.userId, {
      kind: 'paymentPaid',
      data: { strategy: strategy.title, amount: said.amount, day: said.day },
    });
    return {
      columns: { paymentRecordedAt: receipt.valueDate },
      detail: texts.received(said.amount, said.day, receipt.reference),
      payment: {
        amount: invested.amount,
        currency: asset,
        value_date: receipt.valueDate,
        units: invested.units ?? null,
      },
    };
  });
}

function assetOf({ id, currency }: ContractRow): PaymentAsset {
  const asset = toPaymentAsset(currency);
  if (asset === null) throw new Error(`contract ${id} is in ${currency}`);
  return asset;
}

function sayReceipt(asset: PaymentAsset, { gross, valueDate }: Receipt): { amount: string; day: string } {
  return { amount: formatSubscriptionAmount(toText(gross), asset), day: formatLongDate(valueDate) };
}
