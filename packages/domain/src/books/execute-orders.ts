// Orders executed at the prices that are published: each on the earliest day that has all it needs, for good.
import type { IsoDay } from '../dates/index.ts';
import { type Decimal, type MoneyAsset, type PaymentAsset, ZERO } from '../money/index.ts';
import type { Movement, Prices, Strategy } from '../portfolio/index.ts';
import {
  afterReturn,
  type DealtBack,
  type DealtIn,
  type DealtOut,
  dealBack,
  dealIn,
  dealOut,
  type EntryFees,
  type Position,
  type RedemptionRequest,
  type RenouncedDeal,
  returnedBy,
} from './deal.ts';
import { dealingDayOf, type HasQuote } from './dealing-day.ts';

interface OrderBase {
  /** Unique; orders those of one contract and kind on one dealing day that were placed together. */
  readonly id: string;
  readonly placedAt?: Date | undefined;
  readonly contractId: string;
  readonly strategy: Strategy;
  /** The asset that the contract is paid in, and paid out in. */
  readonly asset: PaymentAsset;
  readonly orderDay: IsoDay;
}

export type PaymentOrder = OrderBase & {
  readonly kind: 'payment';
  readonly gross: Decimal;
  readonly fees: EntryFees;
};

export type RedemptionOrder = OrderBase & {
  readonly kind: 'withdrawal' | 'closing';
  readonly request: RedemptionRequest;
  readonly exitPercent: Decimal;
};

/** The units left the contract when it was renounced; they are dealt back at the house's cost. */
export type RenunciationOrder = OrderBase & {
  readonly kind: 'renunciation';
  readonly renounced: Pick<RenouncedDeal, 'held' | 'fees'>;
};

export type Order = PaymentOrder | RedemptionOrder | RenunciationOrder;

/** An order with what was booked for it, on its dealing day. */
export interface Executed<Kind extends Order, Dealt> {
  readonly order: Kind;
  readonly day: IsoDay;
  readonly nav: Decimal;
  readonly dealt: Dealt;
}

export type ExecutedPayment = Executed<PaymentOrder, DealtIn>;
export type ExecutedRedemption = Executed<RedemptionOrder, DealtOut>;
export type ExecutedRenunciation = Executed<RenunciationOrder, DealtBack>;

export interface ExecutionContext {
  readonly prices: Prices;
  readonly hasQuote: HasQuote;
  /** What the contracts of the orders hold before; nothing for those that are not listed. */
  readonly positions?: ReadonlyMap<string, Position> | undefined;
}

export interface ExecutedOrders {
  readonly payments: readonly ExecutedPayment[];
  readonly redemptions: readonly ExecutedRedemption[];
  readonly renunciations: readonly ExecutedRenunciation[];
  readonly waiting: readonly Order[];
}

const NOTHING: Position = { units: ZERO, cost: ZERO };
const KIND_ORDER = { payment: 0, withdrawal: 1, closing: 2, renunciation: 3 } as const;

function assetsOf(order: Order): MoneyAsset[] {
  const requested = 'request' in order && order.request.kind === 'amount' ? [order.request.currency] : [];
  return [order.asset, order.strategy.referenceCurrency, ...requested];
}

interface Scheduled {
  readonly order: Order;
  readonly day: IsoDay;
}

function inOrder(a: Scheduled, b: Scheduled): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  if (a.order.kind !== b.order.kind) return KIND_ORDER[a.order.kind] - KIND_ORDER[b.order.kind];
  const placed = (a.order.placedAt?.getTime() ?? 0) - (b.order.placedAt?.getTime() ?? 0);
  return placed === 0 ? (a.order.id < b.order.id ? -1 : 1) : placed;
}

const latest = (days: readonly IsoDay[]): IsoDay | undefined => days.toSorted().at(-1);

/** Those of its contract that an order is executed after: money goes out after it went in, a closing takes what is left. */
function precedes(earlier: Order, order: Order): boolean {
  if (earlier.contractId !== order.contractId || order.kind === 'payment') return false;
  if (earlier.kind === 'payment') return true;
  return order.kind === 'closing' && earlier.kind === 'withdrawal' && earlier.orderDay <= order.orderDay;
}

/** Each order with its dealing day, if it has one and those that it follows have theirs. */
function schedule(orders: readonly Order[], { prices, hasQuote }: ExecutionContext): Scheduled[] {
  const byContract = Map.groupBy(orders, ({ contractId }) => contractId);
  const days = new Map<Order, IsoDay | undefined>();
  for (const order of orders.toSorted((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind])) {
    const followed = (byContract.get(order.contractId) ?? []).filter((other) => precedes(other, order));
    const known = followed.flatMap((other) => days.get(other) ?? []);
    if (known.length < followed.length) continue;
    const from = latest([order.orderDay, ...known]) ?? order.orderDay;
    const needed = { ...order, orderDay: from, assets: assetsOf(order) };
    days.set(order, dealingDayOf(needed, prices, hasQuote));
  }
  return orders
    .flatMap((order) => {
      const day = days.get(order);
      return day === undefined ? [] : [{ order, day }];
    })
    .toSorted(inOrder);
}

/**
 * Executes every order that its prices are published for (docs/books.md, Deals): on one NAV payments first, then
 * withdrawals, then closings. The others wait.
 */
export function executeOrders(orders: readonly Order[], context: ExecutionContext): ExecutedOrders {
  const { prices, positions } = context;
  const held = new Map(positions);
  const returned = new Map<string, Decimal>();
  const payments: ExecutedPayment[] = [];
  const redemptions: ExecutedRedemption[] = [];
  const renunciations: ExecutedRenunciation[] = [];
  const done = new Set<Order>();
  for (const { order, day } of schedule(orders, context)) {
    const nav = prices.navs.lastUpTo(order.strategy.key, day);
    if (nav === undefined) continue;
    const at = { day, nav: nav.value, fx: prices.fx };
    const before = held.get(order.contractId) ?? NOTHING;
    if (order.kind === 'payment') {
      const dealt = dealIn(order, at);
      held.set(order.contractId, {
        units: before.units.plus(dealt.units),
        cost: before.cost.plus(dealt.cost),
      });
      // What was contributed was read before it: more by this.
      returned.set(order.contractId, (returned.get(order.contractId) ?? ZERO).minus(dealt.gross));
      payments.push({ order, day, nav: nav.value, dealt });
    } else if (order.kind === 'renunciation') {
      renunciations.push({
        order,
        day,
        nav: nav.value,
        dealt: dealBack({ ...order, ...order.renounced }, at),
      });
    } else {
      const { contractId } = order;
      const already = returned.get(contractId) ?? ZERO;
      const dealt = dealOut({ ...order, request: afterReturn(order.request, already), held: before }, at);
      returned.set(contractId, already.plus(returnedBy(order.request, dealt)));
      held.set(order.contractId, {
        units: before.units.minus(dealt.units),
        cost: before.cost.minus(dealt.cost),
      });
      redemptions.push({ order, day, nav: nav.value, dealt });
    }
    done.add(order);
  }
  return { payments, redemptions, renunciations, waiting: orders.filter((order) => !done.has(order)) };
}

function baseOf({ order, day }: Executed<PaymentOrder | RedemptionOrder, unknown>) {
  const { id, contractId, strategy, kind, orderDay, asset } = order;
  return { id, contractId, strategy: strategy.key, kind, orderDay, day, asset };
}

/** What a client's figures read of executed orders. */
export function movementsOf({
  payments,
  redemptions,
}: Pick<ExecutedOrders, 'payments' | 'redemptions'>): Movement[] {
  return [
    ...payments.map((executed) => ({
      ...baseOf(executed),
      cash: executed.dealt.gross,
      fee: executed.dealt.subscriptionFee.plus(executed.dealt.fxFee),
      units: executed.dealt.units,
    })),
    ...redemptions.map((executed) => ({
      ...baseOf(executed),
      cash: executed.dealt.paid.neg(),
      fee: executed.dealt.exitFee,
      units: executed.dealt.units.neg(),
    })),
  ];
}
