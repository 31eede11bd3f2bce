/** The data of « Mes documents », derived from the contracts: groups, totals, actions. */
import type { components } from '@repo/api-sdk';
import { productTone } from '@repo/client/product';
import { decideContractAction, ownerStepOf, proofActionFor } from '@repo/domain/contract-status';
import { formatBookAmount, formatDocumentAmount, formatNumericDate } from '@repo/domain/format';
import {
  type Decimal,
  type DisplayCurrency,
  decimal,
  isDisplayCurrency,
  parCurrency,
} from '@repo/domain/money';
import { shortReference } from '@repo/domain/payouts';
import { sumOfComputable } from '@repo/domain/portfolio';
import type { ProductTone } from '@repo/ui/card';
import { documentsTexts as texts } from './documents.texts.ts';

export type Contract = components['schemas']['Contract'];

/** The currency of a URL; EUR when it names no known one (R242). */
export function requestedCurrency(value: string | null): DisplayCurrency {
  return value !== null && isDisplayCurrency(value) ? value : 'EUR';
}

/** The contracts of one product, newest first. */
export interface ProductGroup {
  readonly product: string;
  readonly tone: ProductTone | undefined;
  readonly contracts: readonly Contract[];
  /** « 25 000,00 € »: the amount received for them (R245). */
  readonly totalInvested: string;
}

/** Groups by product, in the order of their newest contract. */
export function groupByProduct(contracts: readonly Contract[], currency: DisplayCurrency): ProductGroup[] {
  const newestFirst = contracts.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
  const groups = Map.groupBy(newestFirst, ({ product }) => product);
  return [...groups].map(([product, group]) => ({
    product,
    tone: productTone(product),
    contracts: group,
    totalInvested: convertedText(totalOf(group), currency),
  }));
}

/** An amount in the chosen currency; « non calculable » where it has no quote: it is never in another one instead. */
function convertedText(amount: Decimal | undefined, currency: DisplayCurrency): string {
  return amount === undefined ? texts.notComputable(currency) : formatDocumentAmount(amount, currency);
}

/** Only received amounts count: a contract awaiting its payment has invested nothing yet. */
function totalOf(contracts: readonly Contract[]): Decimal | undefined {
  return sumOfComputable(
    contracts.filter(isReceived).map(({ gross_invested_amount_converted: invested }) => computable(invested)),
  );
}

const computable = (amount: string | null) => (amount === null ? undefined : decimal(amount));

const isReceived = ({
  gross_invested_amount: gross,
  gross_invested_amount_converted: converted,
}: Contract): boolean => gross !== null || converted !== null;

/** How amounts in the asset paid are named: as its par currency, or the coin itself once it is off its par (R243). */
export const paidAs = ({ paid_as: named, currency }: Pick<Withdrawal, 'paid_as' | 'currency'>): string =>
  named ?? parCurrency(currency);

export interface InvestedAmount {
  readonly amount: string;
  /** The received amount in the selected currency; else the subscribed amount, in its payment currency. */
  readonly kind: 'received' | 'subscribed';
  /** The same in the payment currency, when it differs. */
  readonly original: string | null;
}

/**
 * The invested amount of a row. Payment assets are shown in the currency they are at par with: EURO as EUR, USDC as USD
 * (R243).
 */
export function investedAmount(contract: Contract): InvestedAmount {
  const { gross_invested_amount_converted: converted, converted_currency: currency } = contract;
  const paidIn = paidAs(contract);
  const original = formatDocumentAmount(contract.gross_invested_amount ?? contract.amount, paidIn);
  if (!isReceived(contract)) return { amount: original, kind: 'subscribed', original: null };
  return {
    amount: convertedText(computable(converted), currency),
    kind: 'received',
    original: paidIn === currency ? null : original,
  };
}

type Withdrawal = Contract['withdrawals'][number];

/** A withdrawal, net of its exit fee, in the chosen currency; without a quote, what was paid beside the reason. */
export function withdrawalAmount(withdrawal: Withdrawal): string {
  const { amount_converted: converted, converted_currency: currency } = withdrawal;
  const shown = convertedText(computable(converted), currency);
  if (converted !== null) return shown;
  return `${formatDocumentAmount(withdrawal.amount, paidAs(withdrawal))} (${shown})`;
}

/** What was paid, where the chosen currency is another: the amount of its payout and emails, beside its fee. */
export function paidAmount(withdrawal: Withdrawal): string | null {
  const { amount, amount_converted: converted, converted_currency: shown } = withdrawal;
  const paidIn = paidAs(withdrawal);
  return converted === null || paidIn === shown ? null : formatDocumentAmount(amount, paidIn);
}

/** The exit fee of a withdrawal, in the currency paid; null without one. */
export function exitFee(withdrawal: Withdrawal): string | null {
  const { exit_fee: fee } = withdrawal;
  if (fee === null || decimal(fee).eq(0)) return null;
  return texts.exitFee(formatDocumentAmount(fee, paidAs(withdrawal)));
}

/** When units that are to leave are redeemed, as a sentence; their amount is not known yet. */
export function redemptionNote({ exit_order_day: day }: Contract): string | null {
  return day === null ? null : texts.redemption(formatNumericDate(day));
}

/** The owner's action on a contract (R248): close a signed one, cancel a pending one. */
export function contractAction(contract: Contract): 'close' | 'cancel' | null {
  if (decideContractAction('close', contract, 'owner').isAllowed) return 'close';
  return decideContractAction('cancel', contract, 'owner').isAllowed ? 'cancel' : null;
}

/**
 * The refund of closing. A client who submitted a proof believes that they have paid: « no payment » would alarm them.
 */
export function closingOutcome({ payment_status: status }: Contract): 'paid' | 'unpaid' | 'unchecked' {
  if (status === 'paid') return 'paid';
  return status === 'proved' || status === 'checking' ? 'unchecked' : 'unpaid';
}

/** Whether the last proof was refused, and another one is awaited. */
export function isProofRefused(contract: Contract): boolean {
  return ownerStepOf(contract, contract.proof_refusal) === 'prove_again';
}

/** Whether the contract awaits its owner's signature, on any device. */
export function isWaitingForSignature(contract: Contract): boolean {
  return ownerStepOf(contract, contract.proof_refusal) === 'sign';
}

/** What is or was owed for a contract, a sentence each; nothing of what was never to be paid. */
export function payoutNotes({ payouts }: Pick<Contract, 'payouts'>): string[] {
  return payouts.flatMap((payout) => payoutNote(payout) ?? []);
}

/** Null of what is owed no more. */
export function payoutNote(payout: Contract['payouts'][number]): string | null {
  const { amount, asset, state, due_by: dueBy, held_until: heldUntil, sent_back_on: sentBackOn } = payout;
  const shown = formatBookAmount(amount, asset);
  if (state === 'void' || state === 'replaced') return null;
  if (payout.executed_on !== null) {
    return texts.payout.executed(
      shown,
      formatNumericDate(payout.executed_on),
      shortReference(payout.reference ?? ''),
    );
  }
  if (!payout.is_received) return texts.payout.expected(shown);
  if (dueBy === null) return texts.payout.checking(shown);
  const due = texts.payout.due(shown, formatNumericDate(dueBy));
  if (sentBackOn !== null) return texts.payout.sentBack(formatNumericDate(sentBackOn), due);
  return heldUntil === null ? due : texts.payout.held(due, formatNumericDate(heldUntil));
}

/** The proof button of a contract (R253); null when there is none. */
export function proofAction(contract: Contract): 'submit' | 'edit' | 'view' | null {
  const action = proofActionFor(contract);
  return action === 'none' ? null : action;
}
