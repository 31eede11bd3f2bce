// A client's rows as what was booked for them, and what of it a currency can't express.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import {
  type DisplayCurrency,
  decimal,
  type FxBook,
  isDisplayCurrency,
  isPaymentAsset,
  type MoneyAsset,
  ONE,
} from '@repo/domain/money';
import type { Booked, Movement, WaitingPayment } from '@repo/domain/portfolio';
import type { ClientContract, ClientPayment, ClientWithdrawal } from './portfolio.repository.ts';

export interface ClientRows {
  contracts: readonly ClientContract[];
  payments: readonly ClientPayment[];
  withdrawals: readonly ClientWithdrawal[];
}

/** What of the rows is booked money. */
export interface BookedRows extends Pick<ClientRows, 'payments' | 'withdrawals'> {
  contracts: readonly Pick<ClientContract, 'id' | 'strategyId'>[];
}

/** The contract of a payment may be left out: then so is its money. */
export function toBooked({ contracts, payments, withdrawals }: BookedRows): Booked {
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
  return { asset: assetOf(currency), orderDay: isoDay(valueDate) };
}

function assetOf(currency: string): MoneyAsset {
  if (isPaymentAsset(currency) || isDisplayCurrency(currency)) return currency;
  throw new Error(`unknown currency in the database: ${currency}`);
}

/** Rows of before orders waited for their NAV may name an earlier one: their units count from the value date. */
export function dealingDayOf({ valueDate, navDate }: { valueDate: string; navDate: string | null }): IsoDay {
  return isoDay(navDate !== null && navDate > valueDate ? navDate : valueDate);
}

/** A currency that some movement is older than the first quote of. */
export interface NotComputable {
  currency: DisplayCurrency;
  /** The day of its first quote; `null` without any. */
  before: IsoDay | null;
}

export interface ValuedBooks extends Booked {
  currency: DisplayCurrency;
  /** Why some figures can't be expressed in `currency`; `null` where all can. */
  notComputable: NotComputable | null;
}

/**
 * Leaves out the contracts with a movement that has no rate to EUR on its day (they show on the documents screen and in
 * the timeline). A figure that counts a movement without a rate to the requested currency is not computable in it: the
 * currency is never another one.
 */
export function selectValuedBooks(
  { movements, waiting }: Booked,
  market: { fx: FxBook; referenceOf: (strategy: string) => DisplayCurrency },
  currency: DisplayCurrency,
): ValuedBooks {
  const canConvert = (from: MoneyAsset, to: DisplayCurrency, day: IsoDay) =>
    market.fx.convert(ONE, from, to, day) !== undefined;
  const unvalued = new Set(
    movements
      .filter(
        (movement) =>
          !canConvert(movement.asset, 'EUR', movement.day) ||
          !canConvert(market.referenceOf(movement.strategy), 'EUR', movement.day),
      )
      .map(({ contractId }) => contractId),
  );
  const valued = movements.filter(({ contractId }) => !unvalued.has(contractId));
  const isComputable = valued.every(({ day }) => canConvert('EUR', currency, day));
  const before = market.fx.eurDoubles(currency)?.days[0] ?? null;
  return { movements: valued, waiting, currency, notComputable: isComputable ? null : { currency, before } };
}
