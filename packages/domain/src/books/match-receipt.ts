// Which contract a line of a bank statement or a chain pays (docs/books.md; staff-and-kaskad 12.1). A person confirms.
import type { ContractStatus, PaymentStatus } from '../contract-status/index.ts';
import type { IsoDay } from '../dates/index.ts';
import type { Decimal, PaymentAsset } from '../money/index.ts';
import {
  type Expectation,
  type MatchPoints,
  type MatchReasons,
  matchPoints,
  matchScore,
} from './match-score.ts';
import { receiptGap, valueDateProblem } from './receipt-gap.ts';

/** One line received, as the bank or the chain gives it; unknown texts are empty. */
export interface ReceivedLine {
  readonly amount: Decimal;
  readonly asset: PaymentAsset;
  readonly day: IsoDay;
  readonly payerName: string;
  /** The IBAN of the payer, or the addresses that sent the coins: a Bitcoin transaction may have several. */
  readonly payerAccounts: readonly string[];
  readonly wording: string;
  /** Null for a bank. */
  readonly txid: string | null;
}

/** A contract that the line may pay. Contracts that are paid or ended count too: their reference must not pay another. */
export interface MatchCandidate {
  readonly contractId: string;
  readonly poNumber: string;
  readonly asset: PaymentAsset;
  /** The amount signed. */
  readonly amount: Decimal;
  /** The sum of the receipts attached to it already. */
  readonly received: Decimal;
  /** In Paris. */
  readonly createdOn: IsoDay;
  readonly holderName: string;
  readonly companyName: string | null;
  /** The wallet the client declared; null for a bank transfer. */
  readonly declaredOrigin: string | null;
  /** What the client typed as proof; null when they typed none. */
  readonly proof: { readonly reference: string | null; readonly txid: string | null } | null;
  readonly status: ContractStatus;
  readonly paymentStatus: PaymentStatus;
}

export interface MatchProposal {
  readonly contractId: string;
  readonly certainty: 'certain' | 'proposed';
  /** Out of 100: the sum of `points`. It orders the list, and decides nothing. */
  readonly score: number;
  readonly points: MatchPoints;
  readonly reasons: MatchReasons;
}

/** A shorter reference, or one without a digit (« virement »), appears in wordings by chance. */
const MIN_PROOF_REFERENCE = 5;

/**
 * The contracts that the line may pay, best first; an empty list: « aucune ». At most one is certain: the wording or the
 * hash names it and no other, it is awaited, in the same asset, and with this line its amount is within the tolerance.
 */
export function matchReceipt(
  line: ReceivedLine,
  candidates: readonly MatchCandidate[],
  tolerancePercent?: Decimal,
): MatchProposal[] {
  const folded = foldLine(line);
  const compared = candidates
    .map((candidate) => ({ candidate, reasons: compare(folded, candidate, tolerancePercent) }))
    .filter(({ reasons }) => isWorthShowing(reasons));
  const isSingle = compared.filter(({ reasons }) => isNamed(reasons)).length === 1;
  return compared
    .map((one) => ({ ...one, points: matchPoints(one.reasons) }))
    .map((one) => ({ ...one, score: matchScore(one.points) }))
    .toSorted(bestFirst)
    .map(({ candidate, reasons, points, score }) => ({
      contractId: candidate.contractId,
      certainty: isSingle && isSure(reasons) ? 'certain' : 'proposed',
      score,
      points,
      reasons,
    }));
}

interface Scored {
  readonly candidate: MatchCandidate;
  readonly reasons: MatchReasons;
  readonly score: number;
}

/** Of equal scores those that may be paid, then the lowest number. */
function bestFirst(one: Scored, other: Scored): number {
  const isAwaited = ({ reasons }: Scored) => Number(reasons.expectation === 'awaited');
  const rank = other.score - one.score || isAwaited(other) - isAwaited(one);
  return rank || (one.candidate.poNumber < other.candidate.poNumber ? -1 : 1);
}

/** A line is compared with every contract that waits: its texts are folded once. */
interface FoldedLine extends ReceivedLine {
  readonly letters: Letters;
  readonly payerWords: ReadonlySet<string>;
}

function foldLine(line: ReceivedLine): FoldedLine {
  return { ...line, letters: lettersOf(line.wording), payerWords: wordsOf(line.payerName) };
}

export interface FoldedCandidate {
  readonly poNumber: string;
  /** What its client typed with the proof; null when it is too short to mean anything. */
  readonly reference: string | null;
  readonly holder: ReadonlySet<string>;
  readonly company: ReadonlySet<string> | null;
}

/** Each contract is compared with many lines: its texts are folded once too. */
const foldedCandidates = new WeakMap<MatchCandidate, FoldedCandidate>();

export function foldCandidate(candidate: MatchCandidate): FoldedCandidate {
  const known = foldedCandidates.get(candidate);
  if (known !== undefined) return known;
  const { poNumber, proof, holderName, companyName } = candidate;
  const typed = lettersAndDigits(proof?.reference ?? '');
  const folded = {
    poNumber: lettersAndDigits(poNumber),
    reference: typed.length >= MIN_PROOF_REFERENCE && /\d/.test(typed) ? typed : null,
    holder: wordsOf(holderName),
    company: companyName === null ? null : wordsOf(companyName),
  };
  foldedCandidates.set(candidate, folded);
  return folded;
}

function compare(line: FoldedLine, candidate: MatchCandidate, tolerancePercent?: Decimal): MatchReasons {
  const { proof } = candidate;
  const folded = foldCandidate(candidate);
  const isSameAsset = line.asset === candidate.asset;
  return {
    reference: referenceIn(line.letters, folded),
    isProofTxid: line.txid && proof?.txid ? includesHash(proof.txid, line.txid) : null,
    gap: isSameAsset
      ? receiptGap({
          received: candidate.received.plus(line.amount),
          promised: candidate.amount,
          ...(tolerancePercent !== undefined && { tolerancePercent }),
        })
      : null,
    payer: payerOf(line.payerWords, folded),
    origin: originOf(line.payerAccounts, candidate.declaredOrigin),
    day: dayOf(line.day, candidate.createdOn),
    expectation: expectationOf(candidate),
  };
}

function dayOf(day: IsoDay, createdOn: IsoDay): MatchReasons['day'] {
  if (day >= createdOn) return 'since_creation';
  return valueDateProblem({ valueDate: day, createdOn, today: day }) === null ? 'before' : 'long_before';
}

function isNamed({ reference, isProofTxid }: MatchReasons): boolean {
  return reference !== null || isProofTxid === true;
}

/** A hash is public, so that anyone may type it as theirs: it proves nothing when the coins come from elsewhere than declared. */
function isSure(reasons: MatchReasons): boolean {
  const { reference, isProofTxid, gap, origin, expectation } = reasons;
  const isIdentified = reference === 'po_number' || (isProofTxid === true && origin !== 'other');
  return isIdentified && gap?.kind === 'within' && expectation === 'awaited';
}

/** Without its reference, hash or declared origin, a contract is proposed only if it waits for money in that asset. */
function isWorthShowing(reasons: MatchReasons): boolean {
  const { gap, payer, origin, expectation } = reasons;
  if (isNamed(reasons) || origin === 'declared') return true;
  const isPayer = payer === 'holder' || payer === 'company';
  return expectation === 'awaited' && gap !== null && (gap.kind === 'within' || isPayer);
}

function expectationOf({ status, paymentStatus }: MatchCandidate): Expectation {
  if (status === 'pending') return 'not_signed';
  if (status !== 'signed' || paymentStatus === 'canceled') return 'ended';
  return paymentStatus === 'paid' ? 'already_paid' : 'awaited';
}

function referenceIn(wording: Letters, { poNumber, reference }: FoldedCandidate): MatchReasons['reference'] {
  if (hasReference(wording, poNumber)) return 'po_number';
  return reference !== null && hasReference(wording, reference) ? 'proof' : null;
}

/** The letters and digits of a wording, and where each is. */
interface Letters {
  readonly text: string;
  readonly indexes: readonly number[];
}

function lettersOf(wording: string): Letters {
  const found = [...fold(wording).matchAll(/[A-Z0-9]/g)];
  return { text: found.map(([character]) => character).join(''), indexes: found.map(({ index }) => index) };
}

/** Banks drop dashes, change letter case, and break lines in the middle of a word; a longer number is another one. */
function hasReference({ text, indexes }: Letters, wanted: string): boolean {
  let start = text.indexOf(wanted);
  while (start !== -1) {
    const end = start + wanted.length;
    const isLonger = /\d/.test(text[end] ?? '') && indexes[end] === (indexes[end - 1] ?? 0) + 1;
    if (!isLonger) return true;
    start = text.indexOf(wanted, start + 1);
  }
  return false;
}

/** The proof may be a link to an explorer, whose path contains the hash. */
export function includesHash(typed: string, txid: string): boolean {
  return typed.toLowerCase().includes(txid.toLowerCase());
}

/** The parts of the holder's name in any order, between titles and other first names. */
function payerOf(written: ReadonlySet<string>, { holder, company }: FoldedCandidate): MatchReasons['payer'] {
  if (written.size === 0) return 'unknown';
  const names = (words: ReadonlySet<string>) =>
    words.size > 0 && [...words].every((word) => written.has(word));
  if (company !== null && names(company)) return 'company';
  return names(holder) ? 'holder' : 'other';
}

/** Whether one of the senders is the declared wallet. */
export function originOf(accounts: readonly string[], declared: string | null): MatchReasons['origin'] {
  if (declared === null || accounts.length === 0) return 'unknown';
  const isDeclared = accounts.some((account) => account.toLowerCase() === declared.toLowerCase());
  return isDeclared ? 'declared' : 'other';
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
}

export function lettersAndDigits(text: string): string {
  return fold(text).replaceAll(/[^A-Z0-9]/g, '');
}

export function wordsOf(name: string): Set<string> {
  return new Set(fold(name).match(/[A-Z0-9]+/g) ?? []);
}
