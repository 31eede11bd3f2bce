// Recomputes a client's figures with integers from the rules of docs/money.md, independently of the product's
// valuation.
import { added, type Fixed, fixed, over, percent, size, times, UNIT } from './fixed-point.ts';
import {
  type Currency,
  type DrawnMarket,
  type Published,
  referenceOf,
  type StrategyId,
  strategies,
} from './histories.ts';

/** One database row of a contract. */
export interface Row {
  kind: 'payment' | 'withdrawal' | 'closing';
  contract: number;
  strategy: StrategyId;
  day: string;
  currency: Currency;
  amount: string;
  fees: readonly [subscription: string, fx: string, exit: string];
}

/** A row that counted. */
interface Move extends Row {
  /** Money in (+), or received (−), in `currency`. */
  cash: Fixed;
  units: Fixed;
  /** Null while the payment waits for a first NAV. */
  unitsDay: string | null;
}

export interface RecomputedStrategy {
  start: string;
  moves: readonly Move[];
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
}

export interface Recomputed {
  currency: Currency;
  days: readonly string[];
  strategies: ReadonlyMap<StrategyId, RecomputedStrategy>;
  /** `w_i r_i` by day and strategy; the rate of a day is their sum. */
  contributions: ReadonlyMap<string, ReadonlyMap<StrategyId, Fixed>>;
}

/** The last value published on or before `day`. */
export function lastUpTo(published: Published, day: string): string | null {
  const known = [...published.keys()].filter((candidate) => candidate <= day).toSorted();
  return published.get(known.at(-1) ?? '') ?? null;
}

/** What one unit is worth in euros; null before the first quote. */
export function worth(market: DrawnMarket, currency: Currency, day: string): Fixed | null {
  if (currency === 'EUR') return UNIT;
  const quoted = lastUpTo(market.quotes[currency], day);
  if (quoted === null) return null;
  return currency === 'USD' || currency === 'CHF' ? over(UNIT, fixed(quoted)) : fixed(quoted);
}

/** One unit of `from` in `to`. Multiplied before it is divided, so that there and back is the start. */
export function rateOf(market: DrawnMarket, [from, to]: readonly [Currency, Currency], day: string): Fixed {
  if (from === to) return UNIT;
  const [source, target] = [worth(market, from, day), worth(market, to, day)];
  if (source === null || target === null) throw new Error(`no rate from ${from} to ${to} on ${day}`);
  return over(source, target);
}

const ORDER = { payment: 0, withdrawal: 1, closing: 2 } as const;

export function inOrder(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.day === b.day ? ORDER[a.kind] - ORDER[b.kind] : a.day < b.day ? -1 : 1));
}

function pay(market: DrawnMarket, row: Row): Move {
  const published = market.navs[row.strategy];
  const [subscription, fx] = row.fees;
  const gross = fixed(row.amount);
  const reference = referenceOf[row.strategy];
  const left = gross - percent(gross, fixed(subscription));
  const net = row.currency === reference ? left : left - percent(left, fixed(fx));
  const first = [...published.keys()].toSorted()[0] ?? null;
  if (first === null) return { ...row, cash: gross, units: 0n, unitsDay: null };
  const unitsDay = first > row.day ? first : row.day;
  const vl = fixed(lastUpTo(published, unitsDay) ?? '');
  const units = over(times(net, rateOf(market, [row.currency, reference], row.day)), vl);
  return { ...row, cash: gross, units, unitsDay };
}

/** Null when it is refused: nothing is held, or less than is requested. */
export function takeOut(market: DrawnMarket, row: Row, held: Fixed): Move | null {
  const published = lastUpTo(market.navs[row.strategy], row.day);
  if (published === null || held === 0n) return null;
  const vl = fixed(published);
  const reference = referenceOf[row.strategy];
  const isClosing = row.kind === 'closing';
  const amount = isClosing ? times(held, vl) : fixed(row.amount);
  const units = isClosing
    ? held
    : over(times(amount, rateOf(market, [row.currency, reference], row.day)), vl);
  if (units > held) return null;
  const cash = percent(amount, fixed(row.fees[2])) - amount;
  return { ...row, currency: isClosing ? reference : row.currency, cash, units: -units, unitsDay: row.day };
}

/** Every row that counts, in order. */
export function replay(market: DrawnMarket, rows: readonly Row[]): Move[] {
  const held = new Map<number, Fixed>();
  return inOrder(rows).flatMap((row) => {
    const before = held.get(row.contract) ?? 0n;
    const move = row.kind === 'payment' ? pay(market, row) : takeOut(market, row, before);
    if (move === null) return [];
    held.set(row.contract, before + move.units);
    return [move];
  });
}

function recomputeStrategy(market: DrawnMarket, moves: readonly Move[], view: View): RecomputedStrategy {
  const [first] = moves;
  if (first === undefined) throw new Error('a strategy without a move');
  const { strategy, day: start } = first;
  const reference = referenceOf[strategy];
  const published = market.navs[strategy];
  const days = view.days.filter((day) => day >= start);
  const onDays = <Value>(of: (day: string) => Value) => new Map(days.map((day) => [day, of(day)] as const));
  const units = onDays((day) =>
    added(moves.map((move) => (move.unitsDay !== null && move.unitsDay <= day ? move.units : 0n))),
  );
  const valueIn = (to: Currency) =>
    onDays((day) => {
      const held = units.get(day) ?? 0n;
      if (held === 0n) return 0n;
      return times(times(held, fixed(lastUpTo(published, day) ?? '')), rateOf(market, [reference, to], day));
    });
  const [value, valueEur] = [valueIn(view.currency), valueIn('EUR')];
  const cashIn = (of: readonly Move[], to: Currency) =>
    added(of.map((move) => times(move.cash, rateOf(market, [move.currency, to], move.day))));
  const on = (day: string) => moves.filter((move) => move.day === day);
  const rates = new Map(
    days.slice(1).flatMap((day, index): [string, Fixed][] => {
      const before = lastUpTo(published, days[index] ?? '');
      const vl = published.get(day);
      if (before === null || vl === undefined || (units.get(days[index] ?? '') ?? 0n) === 0n) return [];
      return [[day, over(fixed(vl), fixed(before)) - UNIT]];
    }),
  );
  const paidIn = moves.filter(({ kind }) => kind === 'payment');
  const received = -cashIn(
    moves.filter(({ kind }) => kind !== 'payment'),
    view.currency,
  );
  const invested = paidIn.filter(({ unitsDay }) => unitsDay !== null);
  const current = value.get(days.at(-1) ?? '') ?? 0n;
  return {
    start,
    moves,
    units,
    value,
    valueEur,
    rates,
    received,
    current,
    contribution: onDays((day) => cashIn(on(day), view.currency)),
    moved: onDays((day) => added(on(day).map((move) => size(cashIn([move], view.currency))))),
    currentEur: valueEur.get(days.at(-1) ?? '') ?? 0n,
    paid: cashIn(paidIn, view.currency),
    paidEur: cashIn(paidIn, 'EUR'),
    yielded: current + received - cashIn(invested, view.currency),
  };
}

interface View {
  currency: Currency;
  days: readonly string[];
}

/** Contracts whose money has no rate on its value date wait apart; without a rate to `requested`, all is in euros. */
function valued(market: DrawnMarket, rows: readonly Row[], requested: Currency) {
  const isKnown = (currency: Currency, day: string) => worth(market, currency, day) !== null;
  const apart = new Set(
    rows
      .filter(({ kind }) => kind === 'payment')
      .filter((row) => !isKnown(row.currency, row.day) || !isKnown(referenceOf[row.strategy], row.day))
      .map(({ contract }) => contract),
  );
  const counted = rows.filter(({ contract }) => !apart.has(contract));
  return { counted, currency: counted.every(({ day }) => isKnown(requested, day)) ? requested : 'EUR' };
}

/** `rows`: of the contracts that count. */
export function recompute(market: DrawnMarket, rows: readonly Row[], requested: Currency): Recomputed {
  const published = [...Object.values(market.navs), ...Object.values(market.quotes)];
  const last = [...published.flatMap((series) => [...series.keys()]), ...rows.map(({ day }) => day)]
    .toSorted()
    .at(-1);
  const { counted, currency } = valued(market, rows, requested);
  const moves = replay(market, counted);
  const start = moves.map(({ day }) => day).toSorted()[0] ?? '9999';
  const days = market.days.filter((day) => day >= start && day <= (last ?? ''));
  const recomputed = new Map(
    strategies.flatMap((strategy) => {
      const own = moves.filter((move) => move.strategy === strategy);
      return own.length === 0
        ? []
        : [[strategy, recomputeStrategy(market, own, { currency, days })] as const];
    }),
  );
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
  return { currency, days, strategies: recomputed, contributions };
}
