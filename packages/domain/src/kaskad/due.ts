/** What an investment costs: whole units at a price in euros, rounded once (staff-and-kaskad 15.2). */
import { receiptGap } from '../books/receipt-gap.ts';
import { type Decimal, roundDown, roundFor, toText, ZERO } from '../money/index.ts';
import { decimalOf } from './apportion.ts';

/** Units × price, exact, rounded half-even to the cent. */
export const amountDue = (units: bigint, price: Decimal): Decimal =>
  roundFor('EUR', decimalOf(units).times(price));

/** The most whole units whose price is at most an amount in euros; 0 for a negative one. */
export function affordableUnits(amount: Decimal, price: Decimal): bigint {
  if (amount.lte(0)) return 0n;
  // Divided with 30 decimals, so that one unit too many is possible at 10^30 only.
  return BigInt(toText(roundDown(amount.div(price), 0)));
}

export interface UnitBounds {
  /** Of an investment. */
  readonly least: bigint;
  /** Of a person in the round, all their investments together; null without a maximum. */
  readonly most: bigint | null;
  /** What the person invested already in the round. */
  readonly held: bigint;
  /** What the round has left; null where its rule allots more than the cap later. */
  readonly remaining: bigint | null;
}

/** Why a number of units is refused; `units` is the figure to show: the minimum, or what is left. */
export interface UnitsProblem {
  readonly reason: 'underMinimum' | 'overMaximum' | 'overCap';
  readonly units: bigint;
}

const notNegative = (units: bigint) => (units > 0n ? units : 0n);

/** The first reason to refuse a number of units; null when there is none. */
export function unitsProblem(
  units: bigint,
  { least, most, held, remaining }: UnitBounds,
): UnitsProblem | null {
  if (units < least || units <= 0n) return { reason: 'underMinimum', units: least };
  if (most !== null && held + units > most) return { reason: 'overMaximum', units: notNegative(most - held) };
  if (remaining !== null && units > remaining) return { reason: 'overCap', units: notNegative(remaining) };
  return null;
}

export interface Proposal {
  readonly units: bigint;
  /** Euros, to the cent. */
  readonly due: Decimal;
}

/**
 * What may be bought near a typed amount: the units it pays for, and one more where it is not their exact price. 5 000 € at
 * 80.50 €: 62 for 4 991.00 € and 63 for 5 071.50 €. Those that the bounds refuse are left out.
 */
export function proposals(amount: Decimal, price: Decimal, bounds: UnitBounds): Proposal[] {
  const lower = affordableUnits(amount, price);
  const isExact = amountDue(lower, price).eq(amount);
  return (isExact ? [lower] : [lower, lower + 1n])
    .filter((units) => unitsProblem(units, bounds) === null)
    .map((units) => ({ units, due: amountDue(units, price) }));
}

export interface ReceivedForUnits {
  /** Worth in euros of all that was received, at the FX of the value date. */
  readonly received: Decimal;
  readonly units: bigint;
  readonly price: Decimal;
  /** The smallest investment. */
  readonly least: bigint;
  readonly tolerancePercent?: Decimal;
}

/** What was received beside what is due, in euros to the cent. */
export type ReceivedOutcome =
  | { readonly kind: 'paid'; readonly back: Decimal }
  | {
      readonly kind: 'short';
      /** The complement. */
      readonly missing: Decimal;
      /** Fewer units, with what is due back; null under the smallest investment. The client chooses. */
      readonly fewer: (Proposal & { readonly back: Decimal }) | null;
    };

/** Within the tolerance it is paid; anything above what is due is paid back, never kept. */
export function receivedOutcome({
  received,
  units,
  price,
  least,
  tolerancePercent,
}: ReceivedForUnits): ReceivedOutcome {
  const worth = roundFor('EUR', received);
  const due = amountDue(units, price);
  const gap = { received: worth, promised: due, ...(tolerancePercent && { tolerancePercent }) };
  const difference = worth.minus(due);
  if (difference.gte(0)) return { kind: 'paid', back: difference };
  if (receiptGap(gap).kind === 'within') return { kind: 'paid', back: ZERO };
  const affordable = affordableUnits(worth, price);
  const paid = amountDue(affordable, price);
  const fewer =
    affordable > 0n && affordable >= least ? { units: affordable, due: paid, back: worth.minus(paid) } : null;
  return { kind: 'short', missing: due.minus(worth), fewer };
}
