import type { IsoDay } from '../dates/index.ts';
import { type Decimal, type DisplayCurrency, parCurrency, ZERO } from '../money/index.ts';
import { type FeeSchedule, investPayment } from './invest.ts';
import type { Prices, Strategy } from './prices.ts';
import { type RedemptionRefusal, redeemAll, withdraw } from './redeem.ts';

interface FlowBase {
  /** Orders the flows of one contract on one day; unique. */
  readonly id: string;
  readonly contractId: string;
  /** The key of the contract's strategy. */
  readonly strategy: string;
  readonly day: IsoDay;
  /** The fees in force when it was recorded; by default those of the client. */
  readonly fees?: FeeSchedule | undefined;
}

/** A money movement of a contract. `asset` and `currency` in any wire spelling (D24). */
export type Flow =
  | (FlowBase & { readonly kind: 'payment'; readonly asset: string; readonly amount: Decimal })
  | (FlowBase & { readonly kind: 'withdrawal'; readonly currency: string; readonly amount: Decimal })
  | (FlowBase & { readonly kind: 'closing' });

/** An applied flow. */
export interface Movement {
  readonly flow: Flow;
  /** The par currency of `cash` and `fee`. */
  readonly currency: DisplayCurrency;
  /** Cash from the client: + paid in, fees included; − paid out, exit fee deducted. */
  readonly cash: Decimal;
  /** The fees deducted, never negative. */
  readonly fee: Decimal;
  /** Units in (+) or out (−); zero while the payment waits for a first NAV. */
  readonly units: Decimal;
  /** The day from which the units count; `undefined` while the payment waits. */
  readonly unitsDay: IsoDay | undefined;
}

/** All movements of one client in one strategy, in order. */
export interface StrategyLedger {
  readonly strategy: Strategy;
  readonly movements: readonly Movement[];
  /** The units held at the end. */
  readonly units: Decimal;
}

/** A flow that could not be applied, and is ignored. */
export interface RefusedFlow {
  readonly flow: Flow;
  readonly reason: RedemptionRefusal | 'unknown_strategy';
}

export interface Ledger {
  /** In order of strategy keys. */
  readonly strategies: readonly StrategyLedger[];
  readonly refused: readonly RefusedFlow[];
}

/** A currency that has no published quote on or before a day on which money must be valued in it. */
export class MissingFx extends Error {
  override readonly name = 'MissingFx';

  constructor(from: DisplayCurrency, to: DisplayCurrency, day: IsoDay) {
    super(`No FX from ${from} to ${to} on or before ${day}`);
  }
}

/** The inputs of a replay besides the flows. */
export interface LedgerContext {
  readonly strategies: ReadonlyMap<string, { readonly strategy: Strategy }>;
  readonly prices: Prices;
  /** The last day: later flows are ignored. */
  readonly until: IsoDay;
  readonly fees: FeeSchedule;
}

// Within a day: payments, then withdrawals, then closings. The result does not depend on the order of rows.
const KIND_ORDER = { payment: 0, withdrawal: 1, closing: 2 } as const;

function inOrder(a: Flow, b: Flow): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  if (a.kind !== b.kind) return KIND_ORDER[a.kind] - KIND_ORDER[b.kind];
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

type Outcome = Movement | RefusedFlow;

function pay(flow: Flow & { kind: 'payment' }, strategy: Strategy, context: LedgerContext): Outcome {
  const payment = { strategy, asset: flow.asset, gross: flow.amount, valueDate: flow.day };
  const investment = investPayment(payment, context.prices, flow.fees ?? context.fees);
  const currency = parCurrency(flow.asset);
  if (investment.status === 'refused') {
    // Received money must not be missing from a total because of a missing quote: an error, not a refusal.
    if (investment.reason === 'no_fx') throw new MissingFx(currency, strategy.referenceCurrency, flow.day);
    return { flow, reason: investment.reason };
  }
  const { subscriptionFee, fxFee } = investment.payment;
  const movement = { flow, currency, cash: flow.amount, fee: subscriptionFee.plus(fxFee) };
  return investment.status === 'waiting'
    ? { ...movement, units: ZERO, unitsDay: undefined }
    : { ...movement, units: investment.units, unitsDay: investment.investedOn };
}

interface Outgoing {
  readonly flow: Flow & { kind: 'withdrawal' | 'closing' };
  readonly strategy: Strategy;
  readonly units: Decimal;
}

function redeem({ flow, strategy, units }: Outgoing, context: LedgerContext): Outcome {
  const { prices } = context;
  const fees = flow.fees ?? context.fees;
  const holding = { strategy, units, day: flow.day };
  const result =
    flow.kind === 'closing'
      ? redeemAll(holding, prices, fees)
      : withdraw({ ...holding, amount: flow.amount, currency: flow.currency }, prices, fees);
  if (!result.ok) return { flow, reason: result.reason };
  return {
    flow,
    currency: result.currency,
    cash: result.paidOut.neg(),
    fee: result.exitFee,
    units: result.unitsOut.neg(),
    unitsDay: flow.day,
  };
}

/**
 * Applies a client's flows, in any order, contract by contract (docs/money.md). Units are exact.
 * @throws MissingFx for a payment without a quote on or before its day.
 */
export function replayFlows(flows: readonly Flow[], context: LedgerContext): Ledger {
  const unitsByContract = new Map<string, Decimal>();
  const byStrategy = new Map<string, { strategy: Strategy; movements: Movement[]; units: Decimal }>();
  const refused: RefusedFlow[] = [];
  const happened = flows.filter((flow) => flow.day <= context.until).toSorted(inOrder);
  for (const flow of happened) {
    const strategy = context.strategies.get(flow.strategy)?.strategy;
    if (strategy === undefined) {
      refused.push({ flow, reason: 'unknown_strategy' });
      continue;
    }
    const units = unitsByContract.get(flow.contractId) ?? ZERO;
    const outcome =
      flow.kind === 'payment' ? pay(flow, strategy, context) : redeem({ flow, strategy, units }, context);
    if ('reason' in outcome) {
      refused.push(outcome);
      continue;
    }
    unitsByContract.set(flow.contractId, units.plus(outcome.units));
    const ledger = byStrategy.get(strategy.key) ?? { strategy, movements: [], units: ZERO };
    byStrategy.set(strategy.key, ledger);
    ledger.movements.push(outcome);
    ledger.units = ledger.units.plus(outcome.units);
  }
  const strategies = [...byStrategy.values()].toSorted((a, b) => (a.strategy.key < b.strategy.key ? -1 : 1));
  return { strategies, refused };
}
