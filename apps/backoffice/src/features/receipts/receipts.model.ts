/** What staff read about a receipt: the reasons of a proposal, and the words of its gap. */

import type { components } from '@repo/api-sdk';
import { choiceFilter, defineList, periodFilters, textFilter } from '@repo/client/list';
import { type MatchCriterion, matchMaxima } from '@repo/domain/books';
import { formatMatchedAmount } from '@repo/domain/format';
import { decimal, type PaymentAsset, toText } from '@repo/domain/money';
import { explorerUrl } from '../../shared/explorer-url.ts';
import {
  criterionTexts,
  dayTexts,
  expectationTexts,
  originTexts,
  payerTexts,
  proofHashTexts,
  referenceTexts,
  returnBeneficiaryTexts,
  returnReferenceTexts,
  receiptsTexts as texts,
} from './receipts.texts.ts';

type Schemas = components['schemas'];
export type Receipt = Schemas['Receipt'];
export type Proposal = Schemas['ReceiptProposal'];
export type PayoutReturn = Schemas['PayoutReturn'];
type Gap = Schemas['ReceiptGap'];

const criteria = ['reference', 'amount', 'payer', 'day'] as const satisfies readonly MatchCriterion[];

export const receiptTabs = [
  'open',
  'proposed',
  'attached',
  'unmatched',
  'returned',
  'payout_return',
] as const satisfies readonly Schemas['ReceiptTab'][];

export const receiptSources = [
  'typed',
  'camt053',
  'csv',
  'chain',
  'reprise',
] as const satisfies readonly Schemas['ReceiptSource'][];

/** In the URL: the tab, the search, the source and the period. */
export const receiptList = defineList({
  sorts: ['-date'],
  filters: {
    tab: choiceFilter('tab', receiptTabs),
    q: textFilter('search'),
    source: choiceFilter('source', receiptSources),
    source_not: choiceFilter('sourceNot', receiptSources),
    ...periodFilters,
  },
  isPagedByRow: true,
});

export type ReceiptListState = ReturnType<typeof receiptList.read>;
export type ReceiptTab = (typeof receiptTabs)[number];

export interface ReasonLine {
  readonly text: string;
  readonly isFine: boolean;
}

/** The reasons of a proposal in French, those for it first. */
export function reasonLines({ reasons, contract }: Proposal): ReasonLine[] {
  const { reference, is_proof_txid: isProof, gap, payer, origin, day, expectation } = reasons;
  const lines: ReasonLine[] = [
    ...(reference === null ? [] : [{ text: referenceTexts[reference], isFine: true }]),
    ...(isProof === null
      ? []
      : [{ text: isProof ? proofHashTexts.same : proofHashTexts.other, isFine: isProof }]),
    ...(gap === null ? [] : [{ text: gapText(gap, contract.currency), isFine: gap.kind === 'within' }]),
    ...(payer === 'unknown' ? [] : [{ text: payerTexts[payer], isFine: payer !== 'other' }]),
    ...(origin === 'unknown' ? [] : [{ text: originTexts[origin], isFine: origin === 'declared' }]),
    ...(day === 'since_creation' ? [] : [{ text: dayTexts[day], isFine: false }]),
    ...(expectation === 'awaited' ? [] : [{ text: expectationTexts[expectation], isFine: false }]),
  ];
  return lines.toSorted((a, b) => Number(b.isFine) - Number(a.isFine));
}

/** « Référence 40/40 · Montant 12/30 · Payeur 20/20 · Date 10/10 ». */
export function pointsText(points: Proposal['points']): string {
  return criteria
    .map((criterion) => `${criterionTexts[criterion]} ${points[criterion]}/${matchMaxima[criterion]}`)
    .join(' · ');
}

/** Why the bank is thought to have sent this payout back. */
export function returnLines({ payout, reasons: { reference, beneficiary }, fee }: PayoutReturn): string[] {
  return [
    ...(decimal(fee).eq(0) ? [] : [texts.lessFee(formatMatchedAmount(fee, payout.asset))]),
    ...(reference === null ? [] : [returnReferenceTexts[reference]]),
    ...(beneficiary === null ? [] : [returnBeneficiaryTexts[beneficiary]]),
  ];
}

/** « Il manque 80,00 EURC · -0,8 % de l’attendu ». */
export function gapText({ kind, difference, percent }: Gap, currency: PaymentAsset): string {
  const amount = formatMatchedAmount(toText(decimal(difference).abs()), currency);
  if (kind === 'within' && decimal(difference).eq(0)) return texts.exact;
  const isMissing = decimal(difference).lt(0);
  return `${isMissing ? texts.missing(amount) : texts.exceeding(amount)} · ${texts.gap(percent)}`;
}

/** Whether attaching needs no more than a key: nothing is missing and nothing is to be explained. */
export function isAttachedByKey(receipt: Receipt): boolean {
  const { proposal } = receipt;
  return (
    receipt.state === 'open' &&
    proposal !== null &&
    proposal.certainty === 'certain' &&
    proposal.reasons.payer !== 'other' &&
    proposal.reasons.day !== 'long_before' &&
    proposal.reasons.origin !== 'other'
  );
}

/** The public page of a transaction; null for a bank's line. */
export function receiptExplorerUrl({ account, txid }: Pick<Receipt, 'account' | 'txid'>): string | null {
  const [, network] = account.split(':');
  if (txid === null || (network !== 'bitcoin' && network !== 'ethereum')) return null;
  return explorerUrl(txid, network);
}
