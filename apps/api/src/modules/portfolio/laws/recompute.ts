// Recomputes a client's figures with integers from what was booked and the rules of docs/money.md, independently of the
// product's valuation.
import { type Entry, type Order, parOf } from './execute-orders.ts';
import { added, type Fixed, fixed, over, size, times, UNIT } from './fixed-point.ts';
import { type Currency, type DrawnMarket, referenceOf, type StrategyId, strategies } from './histories.ts';
import { isKnown, lastUpTo, rateOf } from './published.ts';

/** What was booked of an order, as money and units that moved on the dealing day. */
export interface Movement extends Pick<Order, 'kind' | 'contract' | 'strategy'> {
  orderDay: string;
  day: string;
  currency: Currency;
  /** Money in (+), fees included, or received (−). */
  cash: Fixed;
  fee: Fixed;
  /** In (+) or out (−). */
  units: Fixed;
}

/** A payment that has no units yet. */
export interface Waiting extends Pick<Order, 'strategy'> {
  orderDay: string;
  currency: Currency;
  amount: Fixed;
}

export interface RecomputedStrategy {
  start: string;
  movements: readonly Movement[];
  /** By day, from `start` to the last: at its end. */
  units: ReadonlyMap<string, Fixed>;
  value: ReadonlyMap<string, Fixed>;
  valueEur: ReadonlyMap<string, Fixed>;
  contribution: ReadonlyMap<string, Fixed>;
  /** The money moved on the day, in or out: the tolerance of a contribution is relative to it. */
  moved: ReadonlyMap<string, Fixed>;
  /** Of the days after one on which units were held. */
  rates: ReadonlyMap<string, Fixed>;
  paid: Fixed;
  paidEur: Fixed;
  received: Fixed;
  current: Fixed;
  currentEur: Fixed;
  yielded: Fixed;
  /** What the units moved are worth at current prices, over what they were booked for. */
  executionGap: Fixed;
}

export interface Recomputed {
  /** The one requested, where every movement has a rate to it. */
  currency: Currency;
  /** The day the figures stand at. */
  until: string;
  days: readonly string[];
  strategies: ReadonlyMap<StrategyId, RecomputedStrategy>;
  /** `w_i r_i` by day and strategy; the rate of a day is their sum. */
  contributions: ReadonlyMap<string, ReadonlyMap<StrategyId, Fixed>>;
  /** Beside all figures. */
  waiting: readonly Waiting[];
}

function toMovement({ deal, ...order }: Entry): Movement[] {
  if (deal === null) return [];
  const { kind, contract, strategy, asset, day: orderDay } = order;
  const base = { kind, contract, strategy, orderDay, day: deal.day, currency: parOf[asset] };
  const fee = added(deal.fees);
  return kind === 'payment'
    ? [{ ...base, cash: deal.gross, fee, units: deal.units }]
    : [{ ...base, cash: fee - deal.gross, fee, units: -deal.units }];
}

function toWaiting({ deal, kind, strategy, asset, day, amount }: Entry): Waiting[] {
  if (deal !== null || kind !== 'payment') return [];
  return [{ strategy, orderDay: day, currency: parOf[asset], amount: fixed(amount) }];
}

interface View {
  currency: Currency;
  days: readonly string[];
}

/** Of the days after one on which units were held. */
function ratesOf(market: DrawnMarket, strategy: StrategyId, units: ReadonlyMap<string, Fixed>) {
  const published = market.navs[strategy];
  const days = [...units.keys()];
  return new Map(
    days.slice(1).flatMap((day, index): [string, Fixed][] => {
      const before = lastUpTo(published, days[index] ?? '');
      const vl = published.get(day);
      if (before === null || vl === undefined || (units.get(days[index] ?? '') ?? 0n) === 0n) return [];
      return [[day, over(fixed(vl), fixed(before)) - UNIT]];
    }),
  );
}

function recomputeStrategy(
  market: DrawnMarket,
  movements: readonly Movement[],
  { currency, days: allDays }: View,
): RecomputedStrategy {
  const strategy = movements[0]?.strategy ?? 'eurfy';
  const start = movements.map(({ day }) => day).toSorted()[0] ?? '';
  const days = allDays.filter((day) => day >= start);
  const onDays = <Value>(of: (day: string) => Value) => new Map(days.map((day) => [day, of(day)] as const));
  const units = onDays((day) =>
    added(movements.filter((movement) => movement.day <= day).map((movement) => movement.units)),
  );
  const worth = (held: Fixed, day: string, to: Currency) => {
    if (held === 0n) return 0n;
    const vl = fixed(lastUpTo(market.navs[strategy], day) ?? '');
    return times(times(held, vl), rateOf(market, [referenceOf[strategy], to], day));
  };
  const valueIn = (to: Currency) => onDays((day) => worth(units.get(day) ?? 0n, day, to));
  const [value, valueEur] = [valueIn(currency), valueIn('EUR')];
  const converted = (amount: Fixed, movement: Movement, to: Currency) =>
    times(amount, rateOf(market, [movement.currency, to], movement.day));
  const cashIn = (of: readonly Movement[], to: Currency) =>
    added(of.map((movement) => converted(movement.cash, movement, to)));
  const on = (day: string) => movements.filter((movement) => movement.day === day);
  const paidIn = movements.filter(({ kind }) => kind === 'payment');
  const received = -cashIn(
    movements.filter(({ kind }) => kind !== 'payment'),
    currency,
  );
  const current = value.get(days.at(-1) ?? '') ?? 0n;
  const paid = cashIn(paidIn, currency);
  return {
    start,
    movements,
    units,
    value,
    valueEur,
    rates: ratesOf(market, strategy, units),
    received,
    current,
    contribution: onDays((day) => cashIn(on(day), currency)),
    moved: onDays((day) => added(on(day).map((movement) => size(cashIn([movement], currency))))),
    currentEur: valueEur.get(days.at(-1) ?? '') ?? 0n,
    paid,
    paidEur: cashIn(paidIn, 'EUR'),
    yielded: current + received - paid,
    executionGap: added(
      movements.map(
        (movement) =>
          worth(movement.units, movement.day, currency) -
          converted(movement.cash - movement.fee, movement, currency),
      ),
    ),
  };
}

/** Contracts with a movement that has no rate to euros stay apart; in euros where one has no rate to `requested`. */
function valued(market: DrawnMarket, movements: readonly Movement[], requested: Currency) {
  const apart = new Set(
    movements
      .filter(
        ({ currency, strategy, day }) =>
          !isKnown(market, currency, day) || !isKnown(market, referenceOf[strategy], day),
      )
      .map(({ contract }) => contract),
  );
  const counted = movements.filter(({ contract }) => !apart.has(contract));
  const isExpressible = counted.every(({ day }) => isKnown(market, requested, day));
  return { counted, currency: isExpressible ? requested : ('EUR' as const) };
}

/** `w_i r_i`: each strategy's rate of a day weighed by its value in euros the day before. */
function weigh(days: readonly string[], recomputed: ReadonlyMap<StrategyId, RecomputedStrategy>) {
  const contributions = new Map<string, ReadonlyMap<StrategyId, Fixed>>();
  for (const [index, day] of days.slice(1).entries()) {
    const before = new Map(
      [...recomputed].map(([id, { valueEur }]) => [id, valueEur.get(days[index] ?? '') ?? 0n]),
    );
    const total = added(before.values());
    const parts = [...recomputed].flatMap(([id, { rates }]): [StrategyId, Fixed][] => {
      const rate = rates.get(day);
      const share = before.get(id) ?? 0n;
      return rate === undefined || share === 0n ? [] : [[id, over(times(share, rate), total)]];
    });
    if (parts.length > 0) contributions.set(day, new Map(parts));
  }
  return contributions;
}

/** `entries`: of the contracts that count. */
export function recompute(market: DrawnMarket, entries: readonly Entry[], requested: Currency): Recomputed {
  const all = entries.flatMap(toMovement);
  const waiting = entries.flatMap(toWaiting);
  const published = [...Object.values(market.navs), ...Object.values(market.quotes)];
  const until =
    [
      ...published.flatMap((series) => [...series.keys()]),
      ...all.map(({ day }) => day),
      ...waiting.map(({ orderDay }) => orderDay),
    ]
      .toSorted()
      .at(-1) ?? '';
  const { counted, currency } = valued(market, all, requested);
  const start = counted.map(({ day }) => day).toSorted()[0] ?? '9999';
  const days = market.days.filter((day) => day >= start && day <= until);
  const recomputed = new Map(
    strategies.flatMap((strategy) => {
      const own = counted.filter((movement) => movement.strategy === strategy);
      return own.length === 0
        ? []
        : [[strategy, recomputeStrategy(market, own, { currency, days })] as const];
    }),
  );
  return { currency, until, days, strategies: recomputed, contributions: weigh(days, recomputed), waiting };
}
