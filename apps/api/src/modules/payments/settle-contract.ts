import { receiptGap } from '@repo/domain/books';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { toPaymentAsset } from '@repo/domain/limits';
import { type Decimal, decimal, sumOf, toText } from '@repo/domain/money';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { bookEntries, type NewEntry } from '../books/book-entries.ts';
import { listContractReceipts } from '../books/received.repository.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { type MovedPayment, type MoveEffect, movePayment } from './move-payment.ts';
import { payContract } from './pay-contract.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

/** Money that was just attached to the contract. */
export interface ReceivedMoney {
  /** Of the receipts: booked with what they pay. */
  entries: readonly NewEntry[];
  /** Of the payment, as the trail and the client's documents name it. */
  reference: string;
  reason: string | null;
}

export interface Settlement {
  /** Attaches money in the transaction, the contract held. Nothing, to accept what came before. */
  receive: (deps: Deps, moved: MovedPayment) => Promise<ReceivedMoney>;
  /** « Accepter ce montant »: the contract runs on what was received; otherwise it waits for the rest of a short amount. */
  accepts: boolean;
}

/** Pays a contract once its receipts make up what was signed, or what a person accepts; until then it stays under check. */
export function settleContract(
  deps: Deps,
  actor: Actor,
  contractId: string,
  { receive, accepts }: Settlement,
): Promise<void> {
  const action = { action: 'validatePayment', auditAction: 'payment.paid', sharesMarket: true } as const;
  return movePayment(deps, { actor, contractId, ...action }, async (inTx, moved) => {
    const money = await receive(inTx, moved);
    const receipts = await listContractReceipts(inTx.db, contractId);
    const received = sumOf(receipts.map(({ amount }) => decimal(amount)));
    const gap = receiptGap({ received, promised: decimal(moved.contract.amount) });
    if (accepts || gap.kind !== 'short') return payContract(inTx, actor, { ...moved, ...money, receipts });
    await bookEntries(inTx, actor, money.entries);
    return waitForRest(inTx, moved, { received, missing: gap.difference.neg() });
  });
}

async function waitForRest(
  deps: Deps,
  { contract, strategy }: MovedPayment,
  { received, missing }: { received: Decimal; missing: Decimal },
): Promise<MoveEffect> {
  const written = (amount: Decimal) => writtenIn(contract, amount);
  await mailClient(deps, contract.userId, {
    kind: 'paymentShort',
    data: { strategy: strategy.title, received: written(received), missing: written(missing) },
  });
  return { isShort: true, detail: texts.short(written(received), written(missing)) };
}

function writtenIn({ id, currency }: ContractRow, amount: Decimal): string {
  const asset = toPaymentAsset(currency);
  if (asset === null) throw new Error(`contract ${id} is in ${currency}`);
  return formatSubscriptionAmount(toText(amount), asset);
}
