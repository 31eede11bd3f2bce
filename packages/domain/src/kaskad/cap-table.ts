/** Holders × classes of an issuer, issued and fully diluted, before and after a round (staff-and-kaskad 15.6). */
import { type Decimal, roundFor } from '../money/index.ts';
import { decimalOf, percentShares, sumOfUnits } from './apportion.ts';
import type { RoundState } from './rounds.ts';

export interface ShareClass {
  readonly id: string;
  /** False for rights to shares (BSA, BSPCE, AGA not acquired): they count in the diluted capital only. */
  readonly isIssued: boolean;
}

export interface Holding {
  readonly holder: string;
  /** The id of its class. */
  readonly shareClass: string;
  /** Shares, or the shares that a right gives. */
  readonly units: bigint;
}

/** What a round would add. */
export interface RoundShares {
  /** One holding for each investor, or one for all of them. */
  readonly holdings: readonly Holding[];
  /** Euros a share. */
  readonly price: Decimal;
}

export interface CapTableRow {
  readonly holder: string;
  /** By class, in the order of the classes; 0 where the holder has none. */
  readonly units: readonly bigint[];
  readonly issued: bigint;
  readonly diluted: bigint;
  /** Percent with two decimals; a column sums up to 100.00. */
  readonly issuedPercent: Decimal;
  readonly dilutedPercent: Decimal;
}

export interface CapTable {
  /** The largest diluted holding first, then by name. */
  readonly rows: readonly CapTableRow[];
  readonly totals: Omit<CapTableRow, 'holder' | 'issuedPercent' | 'dilutedPercent'>;
}

/**
 * The table of the holdings of all movements.
 * @throws RangeError for a holding of a class that is not listed.
 */
export function capTable(classes: readonly ShareClass[], holdings: readonly Holding[]): CapTable {
  const places = new Map(classes.map(({ id }, place) => [id, place]));
  const byHolder = new Map<string, bigint[]>();
  for (const { holder, shareClass, units } of holdings) {
    const place = places.get(shareClass);
    if (place === undefined) throw new RangeError(`Unknown class: ${shareClass.slice(0, 40)}`);
    const row = byHolder.get(holder) ?? classes.map(() => 0n);
    row[place] = (row[place] ?? 0n) + units;
    byHolder.set(holder, row);
  }
  const sums = (units: readonly bigint[]) => ({
    units,
    issued: sumOfUnits(units.filter((_, place) => classes[place]?.isIssued)),
    diluted: sumOfUnits(units),
  });
  const rows = [...byHolder].map(([holder, units]) => ({ holder, ...sums(units) })).toSorted(largestFirst);
  const issued = percentShares(rows.map((row) => row.issued));
  const diluted = percentShares(rows.map((row) => row.diluted));
  return {
    rows: rows.map((row, place) => ({
      ...row,
      issuedPercent: issued[place] ?? decimalOf(0n),
      dilutedPercent: diluted[place] ?? decimalOf(0n),
    })),
    totals: sums(classes.map((_, place) => sumOfUnits(rows.map(({ units }) => units[place] ?? 0n)))),
  };
}

function largestFirst(
  a: Pick<CapTableRow, 'holder' | 'diluted'>,
  b: Pick<CapTableRow, 'holder' | 'diluted'>,
): number {
  if (a.diluted !== b.diluted) return a.diluted > b.diluted ? -1 : 1;
  return a.holder < b.holder ? -1 : 1;
}

/** What a round adds to the capital: what was allotted, its cap until then, nothing once it failed or was cancelled. */
export function addedByRound(
  { state, cap }: { readonly state: RoundState; readonly cap: bigint },
  allotted: bigint | null,
): bigint {
  if (state === 'failed' || state === 'canceled') return 0n;
  return allotted ?? cap;
}

export interface RoundWorths {
  /** Price × diluted shares before the round, in euros to the cent. */
  readonly preMoney: Decimal;
  readonly postMoney: Decimal;
}

/** The valuations of an issuer at the price of a round; null where no capital is recorded. */
export function roundWorths(before: bigint, after: bigint, price: Decimal): RoundWorths | null {
  if (before === 0n) return null;
  const worth = (shares: bigint) => roundFor('EUR', decimalOf(shares).times(price));
  return { preMoney: worth(before), postMoney: worth(after) };
}

export interface RoundEffect {
  readonly before: CapTable;
  readonly after: CapTable;
  readonly worths: RoundWorths | null;
}

/** The tables before and after a round, with the valuations at its price. */
export function roundEffect(
  classes: readonly ShareClass[],
  holdings: readonly Holding[],
  { holdings: added, price }: RoundShares,
): RoundEffect {
  const before = capTable(classes, holdings);
  const after = capTable(classes, [...holdings, ...added]);
  return { before, after, worths: roundWorths(before.totals.diluted, after.totals.diluted, price) };
}
