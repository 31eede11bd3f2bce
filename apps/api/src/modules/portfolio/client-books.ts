// A client's rows as what was booked for them, and the currency it can all be expressed in.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import {
  type DisplayCurrency,
  decimal,
  type FxBook,
  isDisplayCurrency,
  isPaymentAsset,
  ONE,
  type PaymentAsset,
  parCurrency,
} from '@repo/domain/money';
import type { Booked, Movement, WaitingPayment } from '@repo/domain/portfolio';
import type { ClientContract, ClientPayment, ClientWithdrawal } from './portfolio.repository.ts';

export interface ClientRows {
  contracts: readonly ClientContract[];
  payments: readonly ClientPayment[];
  withdrawals: readonly ClientWithdrawal[];
}

/** The contract of a payment may be left out: then so is its money. */
export function toBooked({ contracts, payments, withdrawals }: ClientRows): Booked {
  const strategies = new Map(contracts.map(({ id, strategyId }) => [id, strategyId]));
  const movements: Movement[] = [];
  const waiting: WaitingPayment[] = [];
  for (const payment of payments) {
    const strategy = strategies.get(payment.contractId);
    if (strategy === undefined) continue;
    const base = { ...moneyOf(payment), contractId: payment.contractId, strategy };
    const amount = decimal(payment.amount);
    if (payment.units === null) waiting.push({ ...base, amount });
    else {
      movements.push({
        ...base,
        id: payment.id,
        kind: 'payment',
        day: dealingDayOf(payment),
        cash: amount,
        fee: decimal(payment.subscriptionFee).plus(decimal(payment.fxFee)),
        units: decimal(payment.units),
      });
    }
  }
  for (const row of withdrawals) {
    const strategy = strategies.get(row.contractId);
    if (strategy === undefined || row.amount === null || row.exitFee === null || row.units === null) continue;
    const fee = decimal(row.exitFee);
    movements.push({
      ...moneyOf(row),
      id: row.id,
      contractId: row.contractId,
      strategy,
      kind: row.kind,
      day: dealingDayOf(row),
      cash: fee.minus(decimal(row.amount)),
      fee,
      units: decimal(row.units).neg(),
    });
  }
  return { movements, waiting };
}

function moneyOf({ currency, valueDate }: { currency: string; valueDate: string }) {
  return { asset: assetOf(currency), currency: parCurrency(currency), orderDay: isoDay(valueDate) };
}

function assetOf(currency: string): PaymentAsset | DisplayCurrency {
  if (isPaymentAsset(currency) || isDisplayCurrency(currency)) return currency;
  throw new Error(`unknown currency in the database: ${currency}`);
}

/** Rows of before orders waited for their NAV may name an earlier one: their units count from the value date. */
export function dealingDayOf({ valueDate, navDate }: { valueDate: string; navDate: string | null }): IsoDay {
  return isoDay(navDate !== null && navDate > valueDate ? navDate : valueDate);
}

/** A currency that some movement is too old for. */
export interface NotComputable {
  currency: DisplayCurrency;
  /** The day of its first quote; `null` without any. */
  before: IsoDay | null;
}

export interface ValuedBooks extends Booked {
  /** EUR when some movement has no rate towards the requested currency: a response in it would be incomplete. */
  currency: DisplayCurrency;
  notComputable: NotComputable | null;
}

/**
 * Leaves out the contracts with a movement that has no rate to EUR on its day (they show on the documents screen and in
 * the timeline), and returns a currency that all others can be expressed in.
 */
export function selectValuedBooks(
  { movements, waiting }: Booked,
  market: { fx: FxBook; referenceOf: (strategy: string) => DisplayCurrency },
  requested: DisplayCurrency,
): ValuedBooks {
  const canConvert = (from: DisplayCurrency, to: DisplayCurrency, day: IsoDay) =>
    market.fx.convert(ONE, from, to, day) !== undefined;
  const unvalued = new Set(
    movements
      .filter(
        ({ currency, strategy, day }) =>
          !canConvert(currency, 'EUR', day) || !canConvert(market.referenceOf(strategy), 'EUR', day),
      )
      .map(({ contractId }) => contractId),
  );
  const valued = movements.filter(({ contractId }) => !unvalued.has(contractId));
  const isExpressible = valued.every(({ day }) => canConvert('EUR', requested, day));
  if (isExpressible) return { movements: valued, waiting, currency: requested, notComputable: null };
  const before = market.fx.eurDoubles(requested)?.days[0] ?? null;
  return { movements: valued, waiting, currency: 'EUR', notComputable: { currency: requested, before } };
}
