import { matchReceipt, receiptGap, valueDateProblem } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { type Decimal, decimal } from '@repo/domain/money';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { alertSharedAccount, raiseAlert } from '../alerts/raise-alert.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { matchEntry } from '../books/cash-entries.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { type CandidateRow, findCandidate } from './candidates.repository.ts';
import type { MoneyCall, PaymentInputBy, PaymentMoney } from './payment-money.ts';
import { toCandidate, toLine } from './propose-contracts.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { lockReceipt, saveReceipt } from './receipts.repository.ts';
import { receiptsTexts as texts } from './receipts.texts.ts';

/** A receipt that pays the contract, alone or with those attached before (staff-and-kaskad 12.1). */
export async function readAttachedMoney(
  deps: Deps,
  { contract, input, reason }: MoneyCall<PaymentInputBy<'attaching'>>,
): Promise<PaymentMoney> {
  const accepts = input.short === 'accept';
  const receipt = await lockReceipt(deps.db, input.receipt_id);
  if (receipt === undefined) throw new AppError(receiptsErrors.notFound);
  refuseDecided(receipt);
  if (receipt.isReversal) throw new AppError(receiptsErrors.isReversal);
  const candidate = await findCandidate(deps.db, contract.id);
  if (candidate === undefined) throw new AppError(contractsErrors.notFound);
  refuseUnexplained({ receipt, candidate, reason, accepts, tolerancePercent: await readTolerance(deps) });
  return {
    added: {
      amount: decimal(receipt.amount),
      day: isoDay(receipt.day),
      isTyped: receipt.source === 'typed',
    },
    accepts,
    reference: receipt.txid ?? receipt.externalId,
    record: async (inTx, actor) => {
      await saveReceipt(inTx.db, receipt.id, {
        state: 'attached',
        contractId: contract.id,
        userId: contract.userId,
        attachedAt: inTx.clock.now(),
        attachedBy: actor.userId,
      });
      await recordAudit(inTx, {
        by: actor,
        action: 'receipt.attached',
        object: { type: 'receipt', id: receipt.id },
        after: { contractId: contract.id, short: input.short, reason: reason ?? '' },
      });
      const { payerAccount: account } = receipt;
      if (isOtherSender(receipt, candidate)) {
        const records = [
          { kind: 'contract', id: contract.id },
          { kind: 'receipt', id: receipt.id },
        ] as const;
        await raiseAlert(inTx, { rule: 'other_payer', subject: receipt.id, records });
      }
      if (account !== null) await alertSharedAccount(inTx, { account, userId: contract.userId });
      return [matchEntry(receipt, contract.id)];
    },
  };
}

/** Before the frame of payments does, and with the words of a receipt: what became of the contract. */
export async function refuseUnpayable(deps: Deps, contractId: string): Promise<void> {
  const candidate = await findCandidate(deps.db, contractId);
  if (candidate === undefined) throw new AppError(contractsErrors.notFound);
  const { status, paymentStatus } = candidate.contract;
  if (status === 'pending') throw new AppError(receiptsErrors.contractNotSigned);
  if (status !== 'signed' || paymentStatus === 'canceled') throw new AppError(receiptsErrors.contractEnded);
  if (paymentStatus === 'paid') throw new AppError(receiptsErrors.contractPaid);
}

export function refuseDecided({ state }: ReceiptRow): void {
  if (state === 'attached') throw new AppError(receiptsErrors.alreadyAttached);
  if (state === 'payout_return') throw new AppError(receiptsErrors.isPayoutReturn);
  if (state !== 'open') throw new AppError(receiptsErrors.leftUnmatched);
}

interface Attachment {
  receipt: ReceiptRow;
  candidate: CandidateRow;
  /** Null while it is not typed yet. */
  reason: string | null;
  accepts: boolean;
  tolerancePercent: Decimal;
}

/** What a reason must explain: another payer, a day long before the contract, a short amount that is accepted. */
function refuseUnexplained({ receipt, candidate, reason, accepts, tolerancePercent }: Attachment): void {
  const line = toLine(receipt);
  const { contract, received } = candidate;
  if (line.asset !== contract.currency) {
    const message = texts.contractOtherCurrency(contract.currency === 'EURO' ? 'euros' : contract.currency);
    throw new AppError(receiptsErrors.contractOtherCurrency, { message });
  }
  if (reason !== '') return;
  refuseAnotherSender(line, candidate);
  const problem = valueDateProblem({
    valueDate: isoDay(receipt.day),
    createdOn: parisDay(contract.createdAt),
    today: isoDay(receipt.day),
  });
  if (problem !== null) throw new AppError(receiptsErrors.earlyDay);
  const gap = receiptGap({
    received: decimal(received).plus(line.amount),
    promised: decimal(contract.amount),
    tolerancePercent,
  });
  if (accepts && gap.kind === 'short') throw new AppError(receiptsErrors.shortReason);
}

/** By the name of the payer, or the address that the coins came from. */
function refuseAnotherSender(line: ReturnType<typeof toLine>, candidate: CandidateRow): void {
  const sender = compareSender(line, candidate);
  if (sender?.payer === 'other') {
    throw new AppError(receiptsErrors.otherPayer, { message: texts.otherPayer(line.payerName) });
  }
  if (sender?.origin === 'other') throw new AppError(receiptsErrors.otherPayer);
}

/** Compared as a contract that waits for money, so that the reasons are there whatever else differs. */
function compareSender(line: ReturnType<typeof toLine>, candidate: CandidateRow) {
  const named = { ...line, wording: candidate.contract.poNumber };
  return matchReceipt(named, [toCandidate(candidate)])[0]?.reasons;
}

function isOtherSender(receipt: ReceiptRow, candidate: CandidateRow): boolean {
  const sender = compareSender(toLine(receipt), candidate);
  return sender?.payer === 'other' || sender?.origin === 'other';
}
