// Publishing a NAV or a quote executes the orders that it completes, in its own transaction: all of them or none.
import {
  type DealtOut,
  type ExecutedPayment,
  type ExecutedRedemption,
  executeOrders,
  type PaymentOrder,
  type Position,
  publishedQuote,
  type RedemptionOrder,
} from '@repo/domain/books';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import {
  type Decimal,
  decimal,
  fxBook,
  isPaymentAsset,
  type PaymentAsset,
  roundTo,
  toText,
} from '@repo/domain/money';
import { navBook, type Prices, type Strategy } from '@repo/domain/portfolio';
import type { Deps } from '../../deps.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { readPublications } from '../market-data/load-market.ts';
import {
  lockWaitingPayments,
  lockWaitingRedemptions,
  readPositions,
  saveExecutedPayments,
  saveExecutedRedemptions,
  type WaitingPaymentRow,
  type WaitingRedemptionRow,
} from './orders.repository.ts';

/** An executed withdrawal or closing: what its owner is owed. */
export interface RedemptionResult {
  order: WaitingRedemptionRow;
  day: IsoDay;
  nav: Decimal;
  dealt: DealtOut;
}

export interface ExecutedNow {
  payments: readonly ExecutedPayment[];
  redemptions: readonly RedemptionResult[];
}

/**
 * Executes every waiting order that has its NAV and quotes, or those of one contract. Call it in the transaction that
 * publishes, or that places the order; the caller holds the market.
 */
export async function executeWaitingOrders(
  deps: Deps,
  { contractId }: { contractId?: string } = {},
): Promise<ExecutedNow> {
  const waiting = {
    payments: await lockWaitingPayments(deps.db, contractId),
    redemptions: await lockWaitingRedemptions(deps.db, contractId),
  };
  if (waiting.payments.length + waiting.redemptions.length === 0) return { payments: [], redemptions: [] };
  const { strategies, navs, fx } = await readPublications(deps.db);
  const prices: Prices = { navs: navBook(navs), fx: fxBook(fx) };
  const byId = new Map(strategies.map((strategy) => [strategy.key, strategy]));
  const orders = [
    ...waiting.payments.map((row) => toPaymentOrder(row, strategyOf(byId, row))),
    ...waiting.redemptions.map((row) => toRedemptionOrder(row, strategyOf(byId, row))),
  ];
  const executed = executeOrders(orders, {
    prices,
    hasQuote: publishedQuote(prices),
    positions: await positionsOf(deps, waiting.redemptions),
  });
  await savePayments(deps, executed.payments);
  const redemptions = matchRows(executed.redemptions, waiting.redemptions);
  await saveRedemptions(deps, redemptions);
  return { payments: executed.payments, redemptions };
}

function strategyOf(
  byId: ReadonlyMap<string, Strategy>,
  { strategyId }: Pick<WaitingPaymentRow, 'strategyId'>,
): Strategy {
  const strategy = byId.get(strategyId);
  if (strategy === undefined) throw new Error(`unknown strategy ${strategyId}`);
  return strategy;
}

function assetOf(contractId: string, currency: string): PaymentAsset {
  if (!isPaymentAsset(currency)) throw new Error(`contract ${contractId} is in ${currency}`);
  return currency;
}

function toPaymentOrder(row: WaitingPaymentRow, strategy: Strategy): PaymentOrder {
  return {
    kind: 'payment',
    id: row.id,
    contractId: row.contractId,
    strategy,
    asset: assetOf(row.contractId, row.currency),
    orderDay: isoDay(row.valueDate),
    gross: decimal(row.amount),
    fees: {
      subscriptionPercent: decimal(row.subscriptionFeePercent),
      fxPercent: decimal(row.fxFeePercent),
    },
  };
}

function toRedemptionOrder(row: WaitingRedemptionRow, strategy: Strategy): RedemptionOrder {
  return {
    kind: row.kind,
    id: row.id,
    contractId: row.contractId,
    strategy,
    asset: assetOf(row.contractId, row.asset),
    orderDay: isoDay(row.valueDate),
    request: { kind: 'all' },
    exitPercent: decimal(row.exitFeePercent),
  };
}

async function positionsOf(
  deps: Deps,
  redemptions: readonly WaitingRedemptionRow[],
): Promise<ReadonlyMap<string, Position>> {
  const rows = await readPositions(
    deps.db,
    redemptions.map(({ contractId }) => contractId),
  );
  return new Map(
    rows.map(({ contractId, units, nav }) => {
      const held = decimal(units);
      return [contractId, { units: held, cost: roundTo(held.times(decimal(nav)), COST_DECIMALS) }];
    }),
  );
}

const COST_DECIMALS = 18;

async function savePayments(deps: Deps, executed: readonly ExecutedPayment[]): Promise<void> {
  await saveExecutedPayments(
    deps.db,
    executed.map(({ order, day, nav, dealt }) => ({
      id: order.id,
      subscription_fee: toText(dealt.subscriptionFee),
      fx_fee: toText(dealt.fxFee),
      net_amount: toText(dealt.net),
      net_reference_amount: toText(dealt.netReference),
      units: toText(dealt.units),
      nav: toText(nav),
      nav_date: day,
    })),
  );
  await recordAudits(
    deps,
    executed.map(({ order, dealt }) => {
      const payment = {
        amount: toText(order.gross),
        currency: order.asset,
        value_date: order.orderDay,
      };
      return {
        by: null,
        action: 'payment.invested',
        object: { type: 'contract', id: order.contractId },
        before: { payment: { ...payment, units: null } },
        after: { payment: { ...payment, units: toText(dealt.units) } },
      };
    }),
  );
}

function matchRows(
  executed: readonly ExecutedRedemption[],
  rows: readonly WaitingRedemptionRow[],
): RedemptionResult[] {
  const byId = new Map(executed.map((execution) => [execution.order.id, execution]));
  return rows.flatMap((row) => {
    const execution = byId.get(row.id);
    return execution === undefined ? [] : [{ ...execution, order: row }];
  });
}

async function saveRedemptions(deps: Deps, executed: readonly RedemptionResult[]): Promise<void> {
  await saveExecutedRedemptions(
    deps.db,
    executed.map(({ order, day, nav, dealt }) => ({
      id: order.id,
      amount: toText(dealt.gross),
      exit_fee: toText(dealt.exitFee),
      units: toText(dealt.units),
      nav: toText(nav),
      nav_date: day,
    })),
  );
  await recordAudits(
    deps,
    executed.map(({ order, day, dealt }) => ({
      by: null,
      action: `${order.kind}.executed`,
      object: { type: 'contract', id: order.contractId },
      after: {
        redemption: {
          units: toText(dealt.units),
          amount: toText(dealt.gross),
          exit_fee: toText(dealt.exitFee),
          currency: order.asset,
          dealing_day: day,
        },
      },
    })),
  );
}
