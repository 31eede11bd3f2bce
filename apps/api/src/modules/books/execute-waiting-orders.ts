// Publishing a NAV or a quote executes the orders that it completes, in its own transaction: all of them or none.
import {
  type ExecutedPayment,
  type ExecutedRedemption,
  type ExecutedRenunciation,
  executeOrders,
  type Order,
  payoutDueBy,
  publishedQuote,
} from '@repo/domain/books';
import { addDays, isoDay } from '@repo/domain/dates';
import { decimal, fxBook, toText } from '@repo/domain/money';
import { navBook, type Prices, type Strategy } from '@repo/domain/portfolio';
import type { Deps } from '../../deps.ts';
import type { AuditAuthor } from '../audit/record-audit.ts';
import { readPublications } from '../market-data/load-market.ts';
import { bookEntries, type NewEntry } from './book-entries.ts';
import {
  type Execution,
  entryOfPayment,
  entryOfRedemption,
  entryOfRenunciation,
} from './execution-entries.ts';
import {
  isHeld,
  lockWaitingOrders,
  markOrders,
  readHoldings,
  readNavVersions,
  readRenouncedUnits,
  type WaitingOrder,
} from './orders.repository.ts';
import { insertPayouts } from './owed.repository.ts';
import { toOrder } from './to-order.ts';

/** An executed order, with its contract's rows. */
export interface ExecutedNow {
  payments: readonly Execution<ExecutedPayment>[];
  redemptions: readonly Execution<ExecutedRedemption>[];
}

interface Waiting {
  /** Only the orders of this contract. */
  contractId?: string;
  /** What places them, booked first, in one batch with what is executed. */
  placed?: { by: AuditAuthor | null; entries: readonly NewEntry[] };
}

/**
 * Executes every waiting order that has its NAV and quotes, or those of one contract. Call it in the transaction that
 * publishes, or that places the order; the caller holds the market.
 */
export async function executeWaitingOrders(
  deps: Deps,
  { contractId, placed = { by: null, entries: [] } }: Waiting = {},
): Promise<ExecutedNow> {
  const waiting = await lockWaitingOrders(deps.db, contractId);
  const now = waiting.length === 0 ? nothing : await execute(deps, waiting);
  const executed = await settle(deps, now);
  await bookEntries(deps, placed.by, [
    ...placed.entries,
    ...executed.map((entry) => ({ ...entry, isBySystem: true as const })),
  ]);
  return now;
}

async function execute(deps: Deps, waiting: readonly WaitingOrder[]): Promise<Executions> {
  const { strategies, navs, fx, par } = await readPublications(deps.db);
  const prices: Prices = { navs: navBook(navs), fx: fxBook(fx, par) };
  const executed = executeOrders(await toOrders(deps, waiting, strategies), {
    prices,
    hasQuote: publishedQuote(prices),
    positions: await readPositions(deps, waiting),
  });
  const rows = new Map(waiting.map((row) => [row.order.id, row]));
  const withRows = <Kind extends { order: Order }>(all: readonly Kind[]): Execution<Kind>[] =>
    all.flatMap((execution) => {
      const row = rows.get(execution.order.id);
      return row === undefined ? [] : [{ ...execution, row, payoutId: deps.ids.uuid() }];
    });
  return {
    payments: withRows(executed.payments),
    redemptions: withRows(executed.redemptions),
    renunciations: withRows(executed.renunciations),
  };
}

async function toOrders(
  deps: Deps,
  waiting: readonly WaitingOrder[],
  strategies: readonly Strategy[],
): Promise<Order[]> {
  const byId = new Map(strategies.map((strategy) => [strategy.key, strategy]));
  const ofKind = (kind: string) => waiting.filter(({ order }) => order.kind === kind);
  const renounced = await readRenouncedUnits(
    deps.db,
    ofKind('renunciation').map(({ order }) => order.id),
  );
  const contributions = await readHoldings(
    deps.db,
    waiting.filter(({ order }) => order.request === 'yield').map(({ order }) => order.contractId),
  );
  return waiting.map((row) => {
    const strategy = byId.get(row.strategyId);
    if (strategy === undefined) throw new Error(`unknown strategy ${row.strategyId}`);
    return toOrder(row, strategy, {
      renounced: renounced.find(({ orderId }) => orderId === row.order.id),
      contributed: contributions.find(({ contractId }) => contractId === row.order.contractId)?.contributed,
    });
  });
}

async function readPositions(deps: Deps, waiting: readonly WaitingOrder[]) {
  const out = waiting.filter(({ order }) => order.kind === 'withdrawal' || order.kind === 'closing');
  const rows = await readHoldings(
    deps.db,
    out.map(({ order }) => order.contractId),
  );
  return new Map(
    rows.map(({ contractId, units, cost }) => [contractId, { units: decimal(units), cost: decimal(cost) }]),
  );
}

interface Executions extends ExecutedNow {
  renunciations: readonly Execution<ExecutedRenunciation>[];
}

const nothing: Executions = { payments: [], redemptions: [], renunciations: [] };

/** States and payouts; the entries are for the journal, which is booked last: see `bookEntries`. */
async function settle(deps: Deps, { payments, redemptions, renunciations }: Executions): Promise<NewEntry[]> {
  const all = [...payments, ...redemptions, ...renunciations];
  if (all.length === 0) return [];
  await markOrders(
    deps.db,
    all.map(({ order }) => order.id),
    'executed',
  );
  await insertPayouts(
    deps.db,
    redemptions.filter(({ dealt }) => dealt.paid.gt(0)).map((execution) => payoutOf(deps, execution)),
  );
  const versions = await readNavVersions(
    deps.db,
    all.map(({ order, day }) => ({ strategyId: order.strategy.key, day })),
  );
  return [
    ...payments.map((execution) => entryOfPayment(execution, versions, execution.row.isRectified)),
    ...redemptions.map((execution) => entryOfRedemption(execution, versions)),
    ...renunciations.map(entryOfRenunciation),
  ];
}

function payoutOf(deps: Deps, { order, day, dealt, row, payoutId }: Execution<ExecutedRedemption>) {
  const heldUntil = isHeld(row) ? addDays(isoDay(row.renounceUntil), 1) : null;
  return {
    id: payoutId,
    kind: order.kind,
    state: 'to_prepare',
    userId: row.order.userId,
    contractId: order.contractId,
    orderId: order.id,
    amount: toText(dealt.paid),
    asset: order.asset,
    requestedAt: deps.clock.now(),
    heldUntil,
    dueBy: payoutDueBy({ kind: order.kind, noticeDay: order.orderDay, dealingDay: day, heldUntil }),
  } as const;
}
