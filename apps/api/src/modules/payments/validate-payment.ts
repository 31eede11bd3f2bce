import type { components } from '@repo/api-sdk/spec';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatLongDate, formatSubscriptionAmount } from '@repo/domain/format';
import { toPaymentAsset } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, toText } from '@repo/domain/money';
import { validateReceipt } from '@repo/domain/validation';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { bookEntries } from '../books/book-entries.ts';
import { executeWaitingOrders } from '../books/execute-waiting-orders.ts';
import { houseAccount } from '../books/house-account.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { matchEntry, receiptEntry } from '../receipts/receipt-entries.ts';
import { insertReceipt } from '../receipts/receipts.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { movePayment } from './move-payment.ts';
import { paymentsErrors } from './payments.errors.ts';
import { paymentsTexts as texts } from './payments.texts.ts';
import { placeSubscription } from './place-subscription.ts';

/** « Valider le paiement »: the money is received, attached, and invested if its NAV is published; all at once. */
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
    const row = await typeReceipt(inTx, actor, { contract, strategy, receipt });
    const placed = await placeSubscription(inTx, {
      contract,
      strategy,
      asset,
      received: receipt.gross,
      orderDay: receipt.valueDate,
      reference: receipt.reference,
      placedBy: actor.userId,
    });
    await bookEntries(inTx, actor, [receiptEntry(row), matchEntry(row, contractId), ...placed.entries]);
    await executeWaitingOrders(inTx, { contractId });
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
        amount: toText(placed.gross),
        currency: asset,
        value_date: receipt.valueDate,
      },
    };
  });
}

interface TypedReceipt {
  contract: ContractRow;
  strategy: StrategyRow;
  receipt: Receipt;
}

/** The line of the account as staff typed it; a reference that the account has already is refused. */
async function typeReceipt(
  deps: Deps,
  actor: Actor,
  { contract, strategy, receipt }: TypedReceipt,
): Promise<ReceiptRow> {
  const now = deps.clock.now();
  const row = await insertReceipt(deps.db, {
    id: deps.ids.uuid(),
    account: houseAccount(strategy, contract),
    externalId: receipt.reference,
    source: 'typed',
    state: 'attached',
    day: receipt.valueDate,
    amount: toText(receipt.gross),
    asset: contract.currency,
    wording: receipt.reference,
    contractId: contract.id,
    userId: contract.userId,
    attachedAt: now,
    attachedBy: actor.userId,
    recordedAt: now,
    recordedBy: actor.userId,
  });
  if (row === undefined) throw new AppError(paymentsErrors.referenceUsed);
  return row;
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
