import type { components } from '@repo/api-sdk/spec';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatLongDate, formatSubscriptionAmount } from '@repo/domain/format';
import { toPaymentAsset } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, toText } from '@repo/domain/money';
import { validateReceipt } from '@repo/domain/validation';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { movePayment } from './move-payment.ts';
import { insertPayment } from './payments.repository.ts';
import { paymentsTexts as texts } from './payments.texts.ts';
import { takeReceiptFees } from './take-receipt-fees.ts';

/** « Valider le paiement »: the money is recorded once, with the fees of the day, and invested if its NAV is published. */
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
    await insertPayment(inTx.db, {
      id: inTx.ids.uuid(),
      contractId,
      userId: contract.userId,
      currency: asset,
      valueDate: receipt.valueDate,
      reference: receipt.reference,
      recordedAt: inTx.clock.now(),
      recordedBy: actor.userId,
      ...(await takeReceiptFees(inTx, { strategy, asset, gross: receipt.gross })),
    });
    const [executed] = (await executeWaitingOrders(inTx, { contractId })).payments;
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
        amount: toText(receipt.gross),
        currency: asset,
        value_date: receipt.valueDate,
        units: executed ? toText(executed.dealt.units) : null,
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

interface Receipt {
  gross: Decimal;
  valueDate: IsoDay;
  reference: string;
}

/** What staff typed when money arrived, once every rule holds. */
function checkReceipt(
  input: components['schemas']['ValidatePaymentBody'],
  context: { asset: PaymentAsset; today: IsoDay },
): Receipt {
  refuseInvalid(validateReceipt(input, context));
  return {
    gross: decimal(input.amount),
    valueDate: isoDay(input.value_date),
    reference: input.reference.trim(),
  };
}
