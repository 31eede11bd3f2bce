// The contracts that receipts may pay, by the rules of `matchReceipt`.
import {
  type MatchCandidate,
  type MatchProposal,
  matchIndex,
  matchReceipt,
  type ReceivedLine,
} from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal } from '@repo/domain/money';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import { parisDay } from '../../paris-time.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import type { ParameterDeps } from '../parameters/read-parameters.ts';
import { type CandidateRow, listCandidates } from './candidates.repository.ts';

export interface Proposal extends MatchProposal {
  candidate: CandidateRow;
}

/** The proposals of each receipt, by its id, best first; none of a credit by which the bank undoes a debit. */
export async function proposeContracts(
  deps: ParameterDeps,
  receipts: readonly ReceiptRow[],
): Promise<ReadonlyMap<string, Proposal[]>> {
  const open = receipts.filter(({ isReversal }) => !isReversal);
  if (open.length === 0) return new Map();
  const rows = await listCandidates(deps.db, {
    assets: [...new Set(open.map(({ asset }) => asset))],
    poNumbers: [...new Set(open.flatMap(({ wording }) => poNumbersIn(wording ?? '')))],
  });
  const byId = new Map(rows.map((row) => [row.contract.id, row]));
  const tolerancePercent = await readTolerance(deps);
  const likelyFor = matchIndex(rows.map(toCandidate), poNumbersIn, tolerancePercent);
  return new Map(
    open.map((receipt) => {
      const line = toLine(receipt);
      const proposals = matchReceipt(line, likelyFor(line), tolerancePercent).flatMap(
        (proposal): Proposal[] => {
          const candidate = byId.get(proposal.contractId);
          return candidate === undefined ? [] : [{ ...proposal, candidate }];
        },
      );
      return [receipt.id, proposals];
    }),
  );
}

/** Numbers like PO-2026-0184 however a bank spells them; where other digits follow, each number that they may hold. */
export function poNumbersIn(wording: string): string[] {
  const text = wording.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return [...text.matchAll(/PO(\d{4})(\d{4,8})/g)].flatMap(([, year = '', digits = '']) =>
    Array.from({ length: digits.length - 3 }, (_, index) => `PO-${year}-${digits.slice(0, index + 4)}`),
  );
}

export function toLine(receipt: ReceiptRow): ReceivedLine {
  return {
    amount: decimal(receipt.amount),
    asset: paymentAssetOf(receipt.asset),
    day: isoDay(receipt.day),
    payerName: receipt.payerName ?? '',
    payerAccounts: receipt.payerAccount?.split(',') ?? [],
    wording: receipt.wording ?? '',
    txid: receipt.txid,
  };
}

export function toCandidate({ contract, client, proof, received }: CandidateRow): MatchCandidate {
  return {
    contractId: contract.id,
    poNumber: contract.poNumber,
    asset: paymentAssetOf(contract.currency),
    amount: decimal(contract.amount),
    received: decimal(received),
    createdOn: parisDay(contract.createdAt),
    holderName: `${client.firstname} ${client.lastname}`,
    companyName: client.isCompany ? client.companyName : null,
    declaredOrigin: contract.paymentOrigin,
    proof: proof && { reference: proof.reference, txid: proof.txid },
    status: contract.status,
    paymentStatus: contract.paymentStatus,
  };
}
