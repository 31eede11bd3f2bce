// What is published of a drawn market, looked up by day.
import { type Fixed, fixed, over, UNIT } from './fixed-point.ts';
import type { Currency, DrawnMarket, Published } from './histories.ts';

/** The last value published on or before `day`. */
export function lastUpTo(published: Published, day: string): string | null {
  const known = [...published.keys()].filter((candidate) => candidate <= day).toSorted();
  return published.get(known.at(-1) ?? '') ?? null;
}

/** What one unit is worth in euros, as a fraction; null before the first quote. */
export function eurosOf(
  market: DrawnMarket,
  currency: Currency,
  day: string,
): readonly [Fixed, Fixed] | null {
  if (currency === 'EUR') return [UNIT, UNIT];
  const quoted = lastUpTo(market.quotes[currency], day);
  if (quoted === null) return null;
  return currency === 'USD' || currency === 'CHF' ? [UNIT, fixed(quoted)] : [fixed(quoted), UNIT];
}

export const isKnown = (market: DrawnMarket, currency: Currency, day: string) =>
  eurosOf(market, currency, day) !== null;

/** One unit of the first in the second, as a fraction. */
export function fractionOf(
  market: DrawnMarket,
  [from, to]: readonly [Currency, Currency],
  day: string,
): readonly [Fixed, Fixed] {
  if (from === to) return [1n, 1n];
  const [source, target] = [eurosOf(market, from, day), eurosOf(market, to, day)];
  if (source === null || target === null) throw new Error(`no rate from ${from} to ${to} on ${day}`);
  return [source[0] * target[1], source[1] * target[0]];
}

/** The same as a number. */
export function rateOf(market: DrawnMarket, pair: readonly [Currency, Currency], day: string): Fixed {
  return over(...fractionOf(market, pair, day));
}
