// A contract as the wire shows it (2§3 "Contract (signature)"), its amounts also in the display currency.
import type { components } from '@repo/api-sdk/spec';
import { compareProof, isCancelable } from '@repo/domain/books';
import { isRenounceable } from '@repo/domain/contract-status';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { paymentAssetOf } from '@repo/domain/limits';
import {
  type Decimal,
  type DisplayCurrency,
  decimal,
  decimalsOf,
  isParCoin,
  type MoneyAsset,
  moneyAsset,
  toText,
} from '@repo/domain/money';
import type { Prices } from '@repo/domain/portfolio';
import type { OrderRow } from '../../db/schema/books.ts';
import type { PayoutRow } from '../../db/schema/cash.ts';
import type { ContractRow, PaymentProofRow, ProofReading } from '../../db/schema/contracts.ts';
import type { WithdrawalRow } from '../../db/schema/dealt-money.ts';
import { toWithdrawalRequest } from '../books/to-order.ts';
import { dealingDayOf } from '../portfolio/client-books.ts';
import type { ContractView } from './contracts.repository.ts';
import { contractTexts, pepTexts } from './documents/documents.texts.ts';
import { convert, holdingOf } from './value-contract.ts';

type WireContract = components['schemas']['Contract'];
type WireWithdrawal = components['schemas']['Withdrawal'];

/** What a contract is shown with. */
export interface ContractDisplay {
  currency: DisplayCurrency;
  prices: Prices;
  /** The day of the values, Europe/Paris. */
  today: IsoDay;
  /** The hour there, 0 to 23. */
  hour: number;
  /** From this hour on, a withdrawal counts for the next day. */
  cutOffHour: number;
  /** The gap to the amount signed, in percent of it, that is no difference. */
  tolerancePercent: Decimal;
  /** A short-lived signed link to a stored file. */
  linkTo: (fileId: string) => string;
}

export const amountText = (amount: Decimal, currency: string): string => toText(amount, decimalsOf(currency));

const nullableText = (amount: Decimal | null, currency: string): string | null =>
  amount === null ? null : amountText(amount, currency);

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

export function toWireContract(view: ContractView, display: ContractDisplay): WireContract {
  const { contract, strategy } = view;
  const currency = paymentAssetOf(contract.currency);
  return {
    id: contract.id,
    product: strategy.title,
    strategy_id: strategy.id,
    status: contract.status,
    created_at: contract.createdAt.toISOString(),
    updated_at: contract.updatedAt.toISOString(),
    signed_at: iso(contract.signedAt),
    payment_recorded_at: contract.paymentRecordedAt,
    closed_date: contract.closedDate,
    renounce_until: mayRenounce(contract, display.today) ? contract.renounceUntil : null,
    renounced_at: iso(contract.renouncedAt),
    currency,
    ...paidAs(display, currency, display.today),
    amount: amountText(decimal(contract.amount), currency),
    ...amountsOf(view, display),
    converted_currency: display.currency,
    payment_method: contract.paymentMethod,
    payment_status: contract.paymentStatus,
    payment_reference: contract.paymentReference,
    payment_origin: contract.paymentOrigin,
    payment_proof: toWireProof(view, display),
    proof_refusal: view.proof?.refusedAt ? view.proof.refusalMessage : null,
    ...documentsOf(view, display),
    po_number: contract.poNumber,
    channel: contract.channel,
    prepared_by: view.preparer,
    withdrawals: view.withdrawals.flatMap((row) => toWireWithdrawal(row, display) ?? []),
    payouts: view.payouts.map(toWirePayout),
    exit_order_day: closingDay(view),
    can_withdraw: canWithdraw(view, display),
    pending_withdrawals: view.pendingWithdrawals.map((row) => toPendingWithdrawal(row, view, display)),
  };
}

/** Present of a coin that is off its par: amounts in it are no longer named as its par currency. */
function paidAs(
  { prices }: Pick<ContractDisplay, 'prices'>,
  currency: string,
  day: IsoDay,
): Pick<WireContract, 'paid_as'> {
  const quoted = prices.fx.resolve(moneyAsset(currency), day);
  return isParCoin(quoted) ? { paid_as: quoted } : {};
}

/** Until the end of its last day, its owner may renounce it: also once it is closed. */
export function mayRenounce(
  { status, paymentStatus, renounceUntil, renouncedAt }: ContractRow,
  today: IsoDay,
): boolean {
  const isRenounced = renouncedAt !== null;
  return isRenounceable({ status, payment_status: paymentStatus, renounceUntil, isRenounced }, today);
}

/** Until which day a letter that renounces it may have been sent, whatever the day; null where there can be none. */
export function letterUntil(contract: ContractRow): string | null {
  const { renounceUntil } = contract;
  return renounceUntil !== null && mayRenounce(contract, isoDay(renounceUntil)) ? renounceUntil : null;
}

function amountsOf(view: ContractView, { prices, today, currency: to }: ContractDisplay) {
  const { contract, payment, strategy } = view;
  const from = contract.currency;
  const holding = holdingOf(view, prices, today);
  const valueIn = (target: MoneyAsset): Decimal | null =>
    holding.value === null
      ? null
      : convert(prices, { amount: holding.value, from: strategy.referenceCurrency, to: target, day: today });
  // What was paid for a contract that was renounced is returned: it is invested nowhere.
  const invested = contract.renouncedAt === null ? payment : null;
  const gross = invested ? decimal(invested.amount) : null;
  const grossConverted =
    invested && gross ? convert(prices, { amount: gross, from, to, day: dealingDayOf(invested) }) : null;
  return {
    gross_invested_amount: nullableText(gross, from),
    gross_invested_amount_converted: nullableText(grossConverted, to),
    total_invested_amount: invested ? amountText(decimal(invested.netAmount), from) : null,
    total_amount: nullableText(valueIn(moneyAsset(from)), from),
    total_amount_converted: nullableText(valueIn(to), to),
  };
}

function documentsOf({ contract }: ContractView, { linkTo }: ContractDisplay) {
  const { contractFileId, pepFileId, poNumber } = contract;
  return {
    contract_url: contractFileId ? linkTo(contractFileId) : null,
    contract_filename: contractFileId ? contractTexts.fileName(poNumber) : null,
    pep_url: pepFileId ? linkTo(pepFileId) : null,
    pep_filename: pepFileId ? pepTexts.fileName(poNumber) : null,
  };
}

function toWireProof(
  { proof, contract }: ContractView,
  { tolerancePercent }: ContractDisplay,
): WireContract['payment_proof'] {
  if (!proof) return null;
  return {
    reference: proof.reference,
    executed_on: proof.executedOn,
    wallet_address: proof.walletAddress,
    txid: proof.txid,
    tx_urls: proof.txUrls,
    submitted_at: proof.submittedAt.toISOString(),
    chain_reading:
      proof.chainReading && toWireReading(proof, { contract, tolerancePercent }, proof.chainReading),
  };
}

function toWireReading(
  { executedOn, walletAddress }: PaymentProofRow,
  { contract: { amount, currency }, tolerancePercent }: { contract: ContractRow; tolerancePercent: Decimal },
  { readAt, outcome, amount: found, day, senders, confirmations }: ProofReading,
): components['schemas']['ProofReading'] {
  const points =
    found === null || day === null
      ? []
      : compareProof(
          { amount: decimal(amount), executedOn: isoDay(executedOn), sender: walletAddress, txid: null },
          { amount: decimal(found), day: isoDay(day), senders, txid: '' },
          tolerancePercent,
        );
  return {
    outcome,
    read_at: readAt,
    amount: found === null ? null : amountText(decimal(found), currency),
    day,
    senders,
    confirmations,
    differences: points.flatMap(({ point, isEqual }) => (isEqual || point === 'txid' ? [] : [point])),
  };
}

/** As its owner sees it. */
export function toWirePayout(payout: PayoutRow): WireContract['payouts'][number] {
  return {
    id: payout.id,
    kind: payout.kind,
    state: payout.state,
    amount: amountText(decimal(payout.amount), payout.asset),
    asset: payout.asset,
    is_received: payout.isReceived,
    requested_at: payout.requestedAt.toISOString(),
    due_by: payout.dueBy,
    held_until: payout.heldUntil,
    sent_back_on: payout.sentBackOn,
    executed_on: payout.executedOn,
    reference: payout.reference,
  };
}

/** Whether a withdrawal may be requested; for how much is decided by its preview. */
function canWithdraw(view: ContractView, { prices, today }: ContractDisplay): boolean {
  const { status } = view.contract;
  return (
    status === 'signed' && !mayRenounce(view.contract, today) && holdingOf(view, prices, today).units.gt(0)
  );
}

/** The order day of a closing that waits for its NAV. */
function closingDay({ withdrawals }: ContractView): string | null {
  return withdrawals.find(({ kind, units }) => kind === 'closing' && units === null)?.valueDate ?? null;
}

function toPendingWithdrawal(
  order: OrderRow,
  { strategy }: ContractView,
  { prices, today, hour, cutOffHour }: ContractDisplay,
): components['schemas']['PendingWithdrawal'] {
  const rules = { cutOffHour, isNavKnown: prices.navs.lastUpTo(strategy.id, today)?.day === today };
  const isOpen = isCancelable(isoDay(order.orderDay), { day: today, hour }, rules);
  const request = toWithdrawalRequest(order);
  return {
    id: order.id,
    request: request.kind,
    amount: request.kind === 'amount' ? amountText(request.amount, request.currency) : null,
    currency: request.kind === 'amount' ? request.currency : null,
    order_day: order.orderDay,
    requested_at: order.placedAt.toISOString(),
    cancelable_until_hour: isOpen ? cutOffHour : null,
  };
}

/** Net of the exit fee; null until it is executed. */
function toWireWithdrawal(
  row: WithdrawalRow,
  { prices, currency: to }: ContractDisplay,
): WireWithdrawal | null {
  if (row.amount === null || row.exitFee === null) return null;
  const exitFee = decimal(row.exitFee);
  const amount = decimal(row.amount).minus(exitFee);
  const converted = convert(prices, { amount, from: row.currency, to, day: dealingDayOf(row) });
  return {
    id: row.id,
    amount: amountText(amount, row.currency),
    exit_fee: amountText(exitFee, row.currency),
    amount_converted: nullableText(converted, to),
    currency: row.currency,
    ...paidAs({ prices }, row.currency, dealingDayOf(row)),
    converted_currency: to,
    occurred_at: row.occurredAt.toISOString(),
    reference: row.reference,
    metadata: { note: row.note },
  };
}
