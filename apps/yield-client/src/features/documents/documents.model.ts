/** The data of « Mes documents », derived from the contracts: groups, totals, actions. */
import type { components } from '@repo/api-sdk';
import { productTone } from '@repo/client/product';
import { decideContractAction, ownerStepOf, proofActionFor } from '@repo/domain/contract-status';
import { formatBookAmount, formatDocumentAmount, formatNumericDate } from '@repo/domain/format';
import {
  type Decimal,
  DISPLAY_CURRENCIES,
  type DisplayCurrency,
  decimal,
  isDisplayCurrency,
  parCurrency,
  toText,
} from '@repo/domain/money';
import { grossOfExit, shortReference } from '@repo/domain/payouts';
import { sumOfComputable } from '@repo/domain/portfolio';
import type { ProductTone } from '@repo/ui/card';
import { documentsTexts as texts } from './documents.texts.ts';

export type Contract = components['schemas']['Contract'];

export const currencyOptions = DISPLAY_CURRENCIES.map((currency) => ({ value: currency, label: currency }));

/** The currency of a URL; EUR when it names no known one (R242). */
export function requestedCurrency(value: string | null): DisplayCurrency {
  return value !== null && isDisplayCurrency(value) ? value : 'EUR';
}

/** The contracts of one product, newest first. */
export interface ProductGroup {
  readonly product: string;
  readonly tone: ProductTone | undefined;
  readonly contracts: readonly Contract[];
  /** « 25 000,00 € »: the amount received for them (R245); « En attente » while the first of it is under way. */
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
    totalInvested: isAwaited(group) ? texts.awaited : convertedText(totalOf(group), currency),
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

const isAwaited = (contracts: readonly Contract[]): boolean =>
  !contracts.some(isReceived) &&
  contracts.some(
    ({ status, payment_status: payment }) =>
      status === 'signed' && (payment === 'proved' || payment === 'checking'),
  );

const computable = (amount: string | null) => (amount === null ? undefined : decimal(amount));

/** Whether money was received for it, also of one that has ended. */
export const isReceived = ({
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

/** What its units are worth in the selected currency; null before it has units. */
export function heldValue(contract: Contract): string | null {
  const { total_amount: held, total_amount_converted: converted, converted_currency: currency } = contract;
  if (contract.status !== 'signed' || (held === null && converted === null)) return null;
  return convertedText(computable(converted), currency);
}

const progressSteps = ['signature', 'payment', 'receipt', 'units'] as const;

export interface ProgressStep {
  readonly id: (typeof progressSteps)[number];
  readonly state: 'done' | 'current' | 'todo';
}

/** From the signature to the units; null once the contract has ended. */
export function progressOf(contract: Contract): ProgressStep[] | null {
  const { status, payment_status: payment } = contract;
  if (status !== 'signed' && status !== 'pending') return null;
  const isDone = {
    signature: status === 'signed',
    payment: payment === 'proved' || payment === 'checking' || payment === 'paid',
    receipt: payment === 'paid',
    units: heldValue(contract) !== null,
  };
  const current = progressSteps.find((id) => !isDone[id]);
  return progressSteps.map((id) => ({
    id,
    state: isDone[id] ? 'done' : id === current ? 'current' : 'todo',
  }));
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

/** « Retrait du 03/03/2026 »; null of a withdrawal that the host does not date. */
export function withdrawalDay({ occurred_at: instant }: Withdrawal): string | null {
  return instant === null ? null : texts.withdrawalOn(formatNumericDate(instant));
}

/** The gross amount of a withdrawal and its exit fee, in the currency paid; null without a fee. */
export function withdrawalParts(withdrawal: Withdrawal): string | null {
  const { amount, exit_fee: fee } = withdrawal;
  if (fee === null || decimal(fee).eq(0)) return null;
  const paidIn = paidAs(withdrawal);
  const gross = grossOfExit(decimal(amount), decimal(fee));
  return texts.grossAndFee(formatDocumentAmount(toText(gross), paidIn), formatDocumentAmount(fee, paidIn));
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

/** Whether its owner is to pay it, or to prove again that they did. */
export function isToPay(contract: Contract): boolean {
  const step = ownerStepOf(contract, contract.proof_refusal);
  return step === 'pay' || step === 'prove_again';
}

/**
 * The one button of a contract: what its owner has to do next, else a withdrawal, else its steps. After a refused proof
 * it is another proof: they have perhaps paid, and must not pay twice.
 */
export function mainAction(contract: Contract): 'sign' | 'pay' | 'prove' | 'withdraw' | 'follow' {
  const step = ownerStepOf(contract, contract.proof_refusal);
  if (step !== null) return step === 'prove_again' ? 'prove' : step;
  return contract.can_withdraw ? 'withdraw' : 'follow';
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
