import type { components } from '@repo/api-sdk/spec';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { toPaymentAsset } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, sumOf, toText } from '@repo/domain/money';
import { type ReceiptContext, validateReceipt } from '@repo/domain/validation';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { matchEntry, receiptEntry } from '../books/cash-entries.ts';
import { houseAccount } from '../books/house-account.ts';
import { insertReceipt, listContractReceipts } from '../books/received.repository.ts';
import { paymentsErrors } from './payments.errors.ts';
import { settleContract } from './settle-contract.ts';

/** « Valider le paiement »: the money is received, attached, and invested if its NAV is published; all at once. */
export function validatePayment(
  deps: Deps,
  actor: Actor,
  contractId: string,
  input: components['schemas']['ValidatePaymentBody'],
): Promise<void> {
  return settleContract(deps, actor, contractId, {
    accepts: true,
    receive: async (inTx, { contract, strategy }) => {
      const earlier = await listContractReceipts(inTx.db, contractId);
      const receipt = checkReceipt(input, {
        asset: assetOf(contract),
        today: parisDay(inTx.clock.now()),
        promised: decimal(contract.amount),
        received: sumOf(earlier.map(({ amount }) => decimal(amount))),
        createdOn: parisDay(contract.createdAt),
      });
      const row = await typeReceipt(inTx, actor, { contract, strategy, receipt });
      return {
        entries: [receiptEntry(row), matchEntry(row, contractId)],
        reference: receipt.reference,
        reason: receipt.reason,
      };
    },
  });
}

function assetOf({ id, currency }: ContractRow): PaymentAsset {
  const asset = toPaymentAsset(currency);
  if (asset === null) throw new Error(`contract ${id} is in ${currency}`);
  return asset;
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
    reason: receipt.reason,
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

interface Receipt {
  gross: Decimal;
  valueDate: IsoDay;
  reference: string;
  reason: string | null;
}

/** What staff typed when money arrived, once every rule holds. */
function checkReceipt(input: components['schemas']['ValidatePaymentBody'], context: ReceiptContext): Receipt {
  refuseInvalid(validateReceipt(input, context));
  const reason = input.reason?.trim() ?? '';
  return {
    gross: decimal(input.amount),
    valueDate: isoDay(input.value_date),
    reference: input.reference.trim(),
    reason: reason === '' ? null : reason,
  };
}
