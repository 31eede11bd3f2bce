/** The variants of a contract (R370, R371). */
import type { components } from '../generated/api.ts';
import { firstOf, readAmount, readOptionalAmount, type WireAmount } from './values.ts';

export type Contract = components['schemas']['Contract'];
type Withdrawal = Contract['withdrawals'][number];

type OptionalAmount =
  | 'gross_invested_amount'
  | 'gross_invested_amount_converted'
  | 'total_invested_amount'
  | 'total_amount'
  | 'total_amount_converted';

export interface WireWithdrawal extends Omit<Withdrawal, 'amount' | 'amount_converted' | 'exit_fee'> {
  amount: WireAmount;
  exit_fee?: WireAmount | null;
  amount_converted?: WireAmount | null;
}

type VariantField =
  | 'product'
  | 'currency'
  | 'amount'
  | 'withdrawals'
  | 'pending_withdrawals'
  | 'can_withdraw'
  | 'channel'
  | 'prepared_by'
  | 'exit_order_day'
  | OptionalAmount;

/** A contract on the wire: title, currency and amounts under several names and types. */
export interface WireContract extends Omit<Contract, VariantField> {
  product?: string | null;
  strategy_title?: string | null;
  strategy?: { title?: string | null } | null;
  currency?: Contract['currency'] | null;
  devise?: Contract['currency'] | null;
  amount: WireAmount;
  gross_invested_amount?: WireAmount | null;
  gross_invested_amount_converted?: WireAmount | null;
  total_invested_amount?: WireAmount | null;
  total_amount?: WireAmount | null;
  total_amount_converted?: WireAmount | null;
  exit_order_day?: string | null;
  withdrawals?: WireWithdrawal[] | null;
  pending_withdrawals?: Contract['pending_withdrawals'] | null;
  can_withdraw?: boolean | null;
  channel?: Contract['channel'];
  prepared_by?: string | null;
}

/** Normalises a contract to the names of the spec. */
export function normaliseContract(wire: WireContract): Contract {
  const { strategy_title, strategy, devise, ...rest } = wire;
  return {
    ...rest,
    product: firstOf('product', wire.product, strategy_title, strategy?.title),
    currency: firstOf('currency', wire.currency, devise),
    amount: readAmount(wire.amount, 'amount'),
    gross_invested_amount: optional(wire, 'gross_invested_amount'),
    gross_invested_amount_converted: optional(wire, 'gross_invested_amount_converted'),
    total_invested_amount: optional(wire, 'total_invested_amount'),
    total_amount: optional(wire, 'total_amount'),
    total_amount_converted: optional(wire, 'total_amount_converted'),
    exit_order_day: wire.exit_order_day ?? null,
    withdrawals: (wire.withdrawals ?? []).map(normaliseWithdrawal),
    pending_withdrawals: wire.pending_withdrawals ?? [],
    can_withdraw: wire.can_withdraw ?? false,
    channel: wire.channel ?? 'direct',
    prepared_by: wire.prepared_by ?? null,
  };
}

function optional(wire: WireContract, field: OptionalAmount): string | null {
  return readOptionalAmount(wire[field], field);
}

function normaliseWithdrawal(wire: WireWithdrawal): Withdrawal {
  return {
    ...wire,
    amount: readAmount(wire.amount, 'withdrawal.amount'),
    amount_converted: readOptionalAmount(wire.amount_converted, 'withdrawal.amount_converted'),
    exit_fee: readOptionalAmount(wire.exit_fee, 'withdrawal.exit_fee'),
  };
}
