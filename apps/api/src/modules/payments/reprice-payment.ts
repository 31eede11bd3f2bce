// A payment that was executed at a NAV or a quote corrected since (docs/books.md, Corrections): its deal is reversed and made
// again on the same day, for the same money and fees.
import { dealIn, type ExecutedPayment } from '@repo/domain/books';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatDecimal, formatLongDate } from '@repo/domain/format';
import { type Decimal, decimal, toText } from '@repo/domain/money';
import type { OrderRow } from '../../db/schema/books.ts';
import type { Actor, Deps } from '../../deps.ts';
import { bookEntries } from '../books/book-entries.ts';
import { isPricedOtherwise, pricesOf, readPrices, subscriptionOf } from '../books/compare-deal.ts';
import { type DealRow, findDeal } from '../books/deals.repository.ts';
import { entryOfPayment } from '../books/execution-entries.ts';
import { insertOrder, markOrders, readNavVersions } from '../books/orders.repository.ts';
import { dealReversal } from '../books/reversal-entry.ts';
import type { Rectifiable } from './lock-rectifiable.ts';
import { paymentsTexts as texts } from './payments.texts.ts';
import { recordRectification } from './record-rectification.ts';
import { refuseNegativeUnits } from './refuse-negative-units.ts';

/** A deal, and what it is at the prices in force on its day. */
export interface Repriced {
  row: DealRow;
  due: Omit<ExecutedPayment, 'order'>;
  /** In words: units and NAV. */
  before: string;
  after: string;
}

/** Null for a payment that waits, or was executed at the prices in force. */
export async function findRepriced(deps: Deps, order: OrderRow): Promise<Repriced | null> {
  const row = await findDeal(deps.db, order.id);
  if (row === undefined) return null;
  const prices = await readPrices(deps.db, row);
  const at = pricesOf(row, prices);
  if (at === undefined || !isPricedOtherwise(row, prices)) return null;
  const { units, nav } = row.movement;
  const dealt = dealIn(subscriptionOf(row), at);
  return {
    row,
    due: { day: at.day, nav: at.nav, dealt },
    before: written(decimal(units), decimal(nav ?? '0'), at.day),
    after: written(dealt.units, at.nav, at.day),
  };
}

const written = (units: Decimal, nav: Decimal, day: IsoDay): string =>
  texts.unitsAt(formatDecimal(toText(units)), formatDecimal(toText(nav)), formatLongDate(day));

/** Writes both lines; the caller holds the market and the contract, and has checked that it may be rectified. */
export async function repricePayment(
  deps: Deps,
  actor: Actor,
  { view, order }: Rectifiable,
  { row, due, before, after, reason, documentId }: Repriced & { reason: string; documentId: string | null },
): Promise<void> {
  const { contract } = view;
  const id = deps.ids.uuid();
  const subscription = subscriptionOf(row);
  const orderDay = isoDay(order.orderDay);
  await markOrders(deps.db, [order.id], 'reversed');
  await insertOrder(deps.db, { ...order, id, state: 'executed' });
  const versions = await readNavVersions(deps.db, [{ strategyId: contract.strategyId, day: due.day }]);
  const placed = { ...subscription, id, contractId: contract.id, orderDay, kind: 'payment' } as const;
  const stated = { reason, ...(documentId !== null && { documentId }) };
  const reversed = { contractId: contract.id, order, reason, movement: row.movement };
  await bookEntries(deps, actor, [
    { ...(await dealReversal(deps, reversed)), ...stated },
    { ...entryOfPayment({ ...due, order: placed }, versions, true), ...stated },
  ]);
  await refuseNegativeUnits(deps, contract.id);
  const { asset, gross } = subscription;
  await recordRectification(deps, actor, { view, asset, gross, orderDay, before, after, reason });
}
