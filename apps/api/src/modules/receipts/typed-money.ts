import { isoDay } from '@repo/domain/dates';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal, sumOf, toText } from '@repo/domain/money';
import { validateReceipt } from '@repo/domain/validation';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { matchEntry, receiptEntry } from '../books/cash-entries.ts';
import { houseAccount } from '../books/house-account.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import { findReceiptUse, insertReceipt } from '../books/received.repository.ts';
import { typedReference } from '../books/typed-reference.ts';
import { paymentsTexts as texts } from '../payments/payments.texts.ts';
import type { MoneyCall, PaymentInputBy, PaymentMoney } from './payment-money.ts';

type TypedCall = MoneyCall<PaymentInputBy<'typing'>>;

/** The line of the account as staff type it: « Valider le paiement ». */
export async function readTypedMoney(deps: Deps, call: TypedCall): Promise<PaymentMoney> {
  const { contract, strategy, input, reason, earlier } = call;
  const verdict = validateReceipt(
    { ...input, reason: reason ?? '' },
    {
      asset: paymentAssetOf(contract.currency),
      today: parisDay(deps.clock.now()),
      promised: decimal(contract.amount),
      received: sumOf(earlier.map(({ amount }) => decimal(amount))),
      createdOn: parisDay(contract.createdAt),
      tolerancePercent: await readTolerance(deps),
    },
  );
  // A preview has neither yet.
  refuseInvalid(verdict, reason === null ? ['reason', 'reference'] : []);
  const reference = input.reference.trim();
  const line = { account: houseAccount(strategy, contract), ...typedReference(contract.currency, reference) };
  await refuseUsedReference(deps, line);
  const added = { amount: decimal(input.amount), day: isoDay(input.value_date), isTyped: true };
  return {
    added,
    accepts: true,
    reference,
    record: async (inTx, actor) => {
      const row = await insertTyped(inTx, actor, { ...call, line });
      return [receiptEntry(row), matchEntry(row, contract.id)];
    },
  };
}

/** « Déjà utilisée par PO-… », where the line of that reference pays a contract. */
async function refuseUsedReference(deps: Deps, line: { account: string; externalId: string }): Promise<void> {
  const use = await findReceiptUse(deps.db, line);
  if (use === undefined) return;
  refuseField('reference', use.poNumber === null ? texts.referenceUsed : texts.referenceUsedBy(use.poNumber));
}

/** A reference that the account got at this very moment is refused too. */
async function insertTyped(
  deps: Deps,
  actor: Actor,
  {
    contract,
    input,
    reason,
    line,
  }: TypedCall & { line: Pick<ReceiptRow, 'account' | 'externalId' | 'txid'> },
): Promise<ReceiptRow> {
  const now = deps.clock.now();
  const row = await insertReceipt(deps.db, {
    ...line,
    id: deps.ids.uuid(),
    source: 'typed',
    state: 'attached',
    day: input.value_date,
    amount: toText(decimal(input.amount)),
    asset: contract.currency,
    wording: input.reference.trim(),
    reason: reason?.trim() || null,
    contractId: contract.id,
    userId: contract.userId,
    attachedAt: now,
    attachedBy: actor.userId,
    recordedAt: now,
    recordedBy: actor.userId,
  });
  if (row === undefined) refuseField('reference', texts.referenceUsed);
  return row;
}
