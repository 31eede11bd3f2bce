import type { components } from '@repo/api-sdk/spec';
import { receiptGap } from '@repo/domain/books';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, roundAway, toText } from '@repo/domain/money';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import { clientName } from '../accounts/client-name.ts';
import type { CandidateRow } from './candidates.repository.ts';
import type { Proposal } from './propose-contracts.ts';

type Schemas = components['schemas'];

const amountOf = (amount: string): string => toText(decimal(amount));

export function toWireReceiptContract(row: CandidateRow): Schemas['ReceiptContract'] {
  const { contract, client, product, received } = row;
  return {
    id: contract.id,
    po_number: contract.poNumber,
    client: clientName(client),
    product,
    amount: amountOf(contract.amount),
    currency: paymentAssetOf(contract.currency),
    received: amountOf(received),
    status: contract.status,
    payment_status: contract.paymentStatus,
  };
}

interface Gap {
  kind: Schemas['ReceiptGap']['kind'];
  difference: Decimal;
  percent: Decimal;
}

const toWireGap = ({ kind, difference, percent }: Gap): Schemas['ReceiptGap'] => ({
  kind,
  difference: toText(difference),
  percent: toText(roundAway(percent, 2)),
});

export function toWireProposal({
  candidate,
  certainty,
  score,
  points,
  reasons,
}: Proposal): Schemas['ReceiptProposal'] {
  const { reference, isProofTxid, gap, payer, origin, day, expectation } = reasons;
  return {
    contract: toWireReceiptContract(candidate),
    certainty,
    score,
    points,
    reasons: {
      reference,
      is_proof_txid: isProofTxid,
      gap: gap && toWireGap(gap),
      payer,
      origin,
      day,
      expectation,
    },
  };
}

/** Those of Kaskad are read by none of Yield's queries. */
export function receiptState({ id, state }: Pick<ReceiptRow, 'id' | 'state'>): Schemas['Receipt']['state'] {
  if (state === 'invested') throw new Error(`receipt ${id} is of Kaskad`);
  return state;
}

export function toWireReceipt(
  row: ReceiptRow,
  { contract, proposal }: { contract?: CandidateRow | undefined; proposal?: Proposal | undefined },
): Schemas['Receipt'] {
  return {
    id: row.id,
    account: row.account,
    source: row.source,
    state: receiptState(row),
    day: row.day,
    amount: amountOf(row.amount),
    currency: paymentAssetOf(row.asset),
    payer_name: row.payerName,
    payer_account: row.payerAccount,
    wording: row.wording,
    txid: row.txid,
    confirmations: row.confirmations,
    is_reversal: row.isReversal,
    return_reason: row.returnReason,
    reason: row.reason,
    recorded_at: row.recordedAt.toISOString(),
    contract: contract === undefined ? null : toWireReceiptContract(contract),
    proposal: proposal === undefined ? null : toWireProposal(proposal),
  };
}

export function toWireContractReceipts(
  row: CandidateRow,
  received: readonly ReceiptRow[],
  tolerancePercent: Decimal,
): Schemas['ContractReceipts'] {
  const gap = receiptGap({
    received: decimal(row.received),
    promised: decimal(row.contract.amount),
    tolerancePercent,
  });
  return {
    contract: toWireReceiptContract(row),
    gap: toWireGap(gap),
    receipts: received.map((receipt) => toWireReceipt(receipt, { contract: row })),
  };
}
