/** The variants of a contract (R332–R335, R370, R371). */
import { isDisplayCurrency, isPaymentAsset, type PaymentAsset, parCurrency } from '@repo/domain/money';
import type { components } from '../generated/api.ts';
import { readAmount, readOptionalAmount, type WireAmount } from './amounts.ts';
import { MalformedResponse } from './malformed-response.ts';
import { firstOf, idFor, optionalText, readDate, readId } from './values.ts';

export type Contract = components['schemas']['Contract'];
type Withdrawal = Contract['withdrawals'][number];
type Proof = NonNullable<Contract['payment_proof']>;

type OptionalAmount =
  | 'gross_invested_amount'
  | 'gross_invested_amount_converted'
  | 'total_invested_amount'
  | 'total_amount'
  | 'total_amount_converted';

type WireFields<Type, Replaced extends keyof Type> = {
  [Field in Exclude<keyof Type, Replaced>]?: Type[Field] | null;
};

export type WireWithdrawal = WireFields<Withdrawal, 'id' | 'amount' | 'amount_converted' | 'exit_fee'> & {
  id?: string | number | null;
  amount: WireAmount;
  exit_fee?: WireAmount | null;
  amount_converted?: WireAmount | null;
};

type VariantField =
  | 'id'
  | 'strategy_id'
  | 'product'
  | 'currency'
  | 'amount'
  | 'withdrawals'
  | 'payment_proof'
  | OptionalAmount;

/** A contract on the wire: title, currency and amounts under several names and types; only its id is certain. */
export type WireContract = WireFields<Contract, VariantField> & {
  id?: string | number | null;
  strategy_id?: string | number | null;
  product?: string | null;
  strategy_title?: string | null;
  strategy?: { title?: string | null } | null;
  currency?: string | null;
  devise?: string | null;
  amount?: WireAmount | null;
  gross_invested_amount?: WireAmount | null;
  gross_invested_amount_converted?: WireAmount | null;
  total_invested_amount?: WireAmount | null;
  total_amount?: WireAmount | null;
  total_amount_converted?: WireAmount | null;
  withdrawals?: WireWithdrawal[] | null;
  payment_proof?: Partial<Proof> | null;
};

/**
 * Normalises a contract to the names of the spec. `shown` is the currency that was requested, for a host that does not
 * repeat it.
 * @throws MalformedResponse without an id, a product, a status or an amount.
 */
export function normaliseContract(wire: WireContract, shown?: string): Contract {
  const { strategy_title, strategy, devise, paid_as: paidAs, ...rest } = wire;
  const product = firstOf('product', optionalText(wire.product), strategy_title, strategy?.title);
  const currency = assetOf(firstOf('currency', wire.currency, devise));
  const convertedCurrency = wire.converted_currency ?? displayCurrency(shown) ?? parCurrency(currency);
  const converted = { from: currency, to: convertedCurrency, isAtPar: !paidAs };
  const gross = optional(wire, 'gross_invested_amount');
  const total = optional(wire, 'total_amount');
  const subscribed = wire.amount ?? gross ?? optional(wire, 'total_invested_amount');
  return {
    ...rest,
    ...(paidAs ? { paid_as: paidAs } : {}),
    ...datesOf(wire),
    ...paymentOf(wire, currency),
    ...documentsOf(wire),
    ...ownOf(wire),
    id: firstOf('id', readId(wire.id)),
    product,
    strategy_id: readId(wire.strategy_id) ?? idFor(product),
    status: firstOf('status', wire.status),
    currency,
    amount: readAmount(subscribed, 'amount'),
    gross_invested_amount: gross,
    gross_invested_amount_converted: convertedAmount(wire.gross_invested_amount_converted, gross, converted),
    total_invested_amount: optional(wire, 'total_invested_amount'),
    total_amount: total,
    total_amount_converted: convertedAmount(wire.total_amount_converted, total, converted),
    converted_currency: convertedCurrency,
    withdrawals: (wire.withdrawals ?? []).map((one, index) => ({
      ...normaliseWithdrawal(one, converted),
      id: readId(one.id) ?? `withdrawal-${index}`,
    })),
  };
}

/** In any letter case; a currency at par with one asset alone is that asset (D24). */
function assetOf(name: string): PaymentAsset {
  const text = name.trim().toUpperCase();
  const asset = { EUR: 'EURO', USD: 'USDC' }[text] ?? text;
  if (!isPaymentAsset(asset)) throw new MalformedResponse(`currency is unknown: ${text.slice(0, 20)}`);
  return asset;
}

function displayCurrency(name: string | undefined) {
  return name !== undefined && isDisplayCurrency(name) ? name : null;
}

interface Conversion {
  readonly from: string;
  readonly to: Contract['converted_currency'];
  readonly isAtPar: boolean;
}

/** The converted amount; where a host leaves it out, the amount itself in the currency that its asset is at par with. */
function convertedAmount(
  wire: WireAmount | null | undefined,
  amount: string | null,
  { from, to, isAtPar }: Conversion,
): string | null {
  if (wire !== undefined) return readOptionalAmount(wire, 'converted amount');
  return isAtPar && parCurrency(from) === to ? amount : null;
}

const dayOf = (value: unknown): string | null => readDate(value)?.slice(0, 10) ?? null;

/** A contract without its own day is dated by the first step that has one: a screen sorts and groups by it. */
function datesOf(wire: WireContract) {
  const created = readDate(
    wire.created_at,
    wire.signed_at,
    wire.updated_at,
    wire.payment_recorded_at,
    wire.closed_date,
  );
  return {
    created_at: firstOf('created_at', created),
    updated_at: firstOf('updated_at', readDate(wire.updated_at, created)),
    signed_at: readDate(wire.signed_at),
    payment_recorded_at: dayOf(wire.payment_recorded_at),
    closed_date: dayOf(wire.closed_date),
  };
}

function paymentOf(wire: WireContract, currency: PaymentAsset) {
  const { payment_proof: proof } = wire;
  const method: Contract['payment_method'] = currency === 'EURO' ? 'rib' : 'crypto';
  const status: Contract['payment_status'] = wire.status === 'canceled' ? 'canceled' : 'waiting';
  return {
    payment_method: wire.payment_method ?? method,
    payment_status: wire.payment_status ?? status,
    payment_reference: optionalText(wire.payment_reference),
    payment_origin: optionalText(wire.payment_origin),
    payment_proof: proof
      ? {
          ...proof,
          reference: optionalText(proof.reference),
          executed_on: readDate(proof.executed_on)?.slice(0, 10) ?? null,
          wallet_address: optionalText(proof.wallet_address),
          txid: optionalText(proof.txid),
          tx_urls: proof.tx_urls ?? [],
          submitted_at: readDate(proof.submitted_at),
          chain_reading: proof.chain_reading ?? null,
        }
      : null,
  };
}

function documentsOf(wire: WireContract) {
  return {
    contract_url: optionalText(wire.contract_url),
    contract_filename: optionalText(wire.contract_filename),
    pep_url: optionalText(wire.pep_url),
    pep_filename: optionalText(wire.pep_filename),
  };
}

/** What is ours, and on another host absent. */
function ownOf(wire: WireContract) {
  return {
    renounce_until: wire.renounce_until ?? null,
    renounced_at: wire.renounced_at ?? null,
    proof_refusal: wire.proof_refusal ?? null,
    po_number: readId(wire.po_number),
    channel: wire.channel ?? ('direct' as const),
    prepared_by: wire.prepared_by ?? null,
    exit_order_day: wire.exit_order_day ?? null,
    payouts: wire.payouts ?? [],
    pending_withdrawals: wire.pending_withdrawals ?? [],
    can_withdraw: wire.can_withdraw ?? false,
  };
}

function optional(wire: WireContract, field: OptionalAmount): string | null {
  return readOptionalAmount(wire[field], field);
}

function normaliseWithdrawal(wire: WireWithdrawal, contract: Conversion): Omit<Withdrawal, 'id'> {
  const { paid_as: paidAs, ...rest } = wire;
  const amount = readAmount(wire.amount, 'withdrawal.amount');
  const conversion = {
    from: optionalText(wire.currency) ?? contract.from,
    to: wire.converted_currency ?? contract.to,
    isAtPar: contract.isAtPar && !paidAs,
  };
  const occurred = readDate(wire.occurred_at);
  return {
    ...rest,
    ...(paidAs ? { paid_as: paidAs } : {}),
    amount,
    amount_converted: convertedAmount(wire.amount_converted, amount, conversion),
    exit_fee: readOptionalAmount(wire.exit_fee, 'withdrawal.exit_fee'),
    currency: conversion.from,
    converted_currency: conversion.to,
    occurred_at: occurred,
    reference: optionalText(wire.reference),
    metadata: { note: optionalText(wire.metadata?.note) },
  };
}
