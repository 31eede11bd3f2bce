/** Holders × classes of an issuer, issued and fully diluted, before and after a round (staff-and-kaskad 15.6). */
import { type Decimal, roundFor } from '../money/index.ts';
import { decimalOf, percentShares, sumOfUnits } from './apportion.ts';

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

export interface RoundEffect {
  readonly before: CapTable;
  readonly after: CapTable;
  /** Price × diluted shares, in euros to the cent. */
  readonly preMoney: Decimal;
  readonly postMoney: Decimal;
}

/** The tables before and after a round, with the valuations at its price. */
export function roundEffect(
  classes: readonly ShareClass[],
  holdings: readonly Holding[],
  { holdings: added, price }: RoundShares,
): RoundEffect {
  const before = capTable(classes, holdings);
  const after = capTable(classes, [...holdings, ...added]);
  const worth = ({ totals }: CapTable) => roundFor('EUR', decimalOf(totals.diluted).times(price));
  return { before, after, preMoney: worth(before), postMoney: worth(after) };
}
