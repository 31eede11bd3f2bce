import type { IsoDay } from '../dates/index.ts';
import type { Decimal, DisplayCurrency, FxBook } from '../money/index.ts';

/** A product and the currency its VL is expressed in: USDFY in USD, BTCFY in BTC, … */
export interface Strategy {
  readonly key: string;
  readonly referenceCurrency: DisplayCurrency;
}

/** A published VL: the net asset value of one unit, in the strategy's reference currency. */
export interface Nav {
  readonly strategy: string;
  readonly day: IsoDay;
  readonly value: Decimal;
}

/** The published VLs, ready to be asked. */
export interface NavBook {
  /** The last VL published on or before `day`, never a later one. */
  lastUpTo(strategy: string, day: IsoDay): Nav | undefined;
  /** The first VL ever published. */
  first(strategy: string): Nav | undefined;
  /** All VLs of a strategy, ascending by day. */
  published(strategy: string): readonly Nav[];
}

/** What turns money into units and back. */
export interface Prices {
  readonly navs: NavBook;
  readonly fx: FxBook;
}

/** A VL that is not positive, or that contradicts another of its day. */
export class MalformedNav extends Error {
  override readonly name = 'MalformedNav';

  constructor(nav: Nav, why: string) {
    super(`VL of ${nav.strategy} on ${nav.day}: ${why}`);
  }
}

function lastIndexUpTo(navs: readonly Nav[], day: IsoDay): number {
  let low = 0;
  let high = navs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const nav = navs[middle];
    if (nav !== undefined && nav.day <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Builds the book of published VLs, in any order.
 * @throws MalformedNav
 */
export function navBook(navs: Iterable<Nav>): NavBook {
  const byStrategy = new Map<string, Map<IsoDay, Nav>>();
  for (const nav of navs) {
    if (!nav.value.gt(0)) throw new MalformedNav(nav, 'it must be positive');
    const days = byStrategy.get(nav.strategy) ?? new Map<IsoDay, Nav>();
    byStrategy.set(nav.strategy, days);
    const known = days.get(nav.day);
    // Two different answers for one day would make the result depend on the order of the rows.
    if (known !== undefined && !known.value.eq(nav.value))
      throw new MalformedNav(nav, 'the day already has another');
    days.set(nav.day, nav);
  }
  const sorted = new Map<string, readonly Nav[]>();
  for (const [strategy, days] of byStrategy) {
    sorted.set(
      strategy,
      [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    );
  }
  const published = (strategy: string): readonly Nav[] => sorted.get(strategy) ?? [];
  return {
    lastUpTo: (strategy, day) => published(strategy)[lastIndexUpTo(published(strategy), day)],
    first: (strategy) => published(strategy)[0],
    published,
  };
}
