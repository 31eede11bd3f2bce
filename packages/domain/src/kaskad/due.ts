/** What an investment is due: whole units at a price in euros, and the fee of the round beside it (staff-and-kaskad 15.2). */
import { receiptGap } from '../books/receipt-gap.ts';
import { type Decimal, roundDown, roundFor, toText, ZERO } from '../money/index.ts';
import { decimalOf } from './apportion.ts';

/** Units × price, exact, rounded half-even to the cent: what is invested, without the fee. */
export const unitsCost = (units: bigint, price: Decimal): Decimal =>
  roundFor('EUR', decimalOf(units).times(price));

/** What an investment keeps of its round from its submission on. */
export interface DueTerms {
  /** Euros, of one unit. */
  readonly price: Decimal;
  /** In percent of the cost, beside it. */
  readonly feePercent: Decimal;
}

/** Euros, to the cent. */
export interface AmountDue {
  readonly cost: Decimal;
  readonly fee: Decimal;
  /** cost + fee. */
  readonly due: Decimal;
}

const feeOf = (cost: Decimal, feePercent: Decimal): Decimal =>
  roundFor('EUR', cost.times(feePercent).div(100));

/** The one amount due of a number of units: their cost to the cent, and the fee of that amount, rounded half-even to the cent. */
export function amountDue(units: bigint, { price, feePercent }: DueTerms): AmountDue {
  const cost = unitsCost(units, price);
  const fee = feeOf(cost, feePercent);
  return { cost, fee, due: cost.plus(fee) };
}

/**
 * The part of the fee in what was received: the price is served first, so that what is missing within the tolerance is missing of
 * the fee. In euros to the cent; 0 where not more than the price was received.
 */
export function feeReceived(received: Decimal, { cost, fee }: AmountDue): Decimal {
  const above = received.minus(cost);
  if (above.lte(0)) return ZERO;
  return above.gt(fee) ? fee : above;
}

/** The most whole units whose price is at most an amount in euros; 0 for a negative one. */
export function affordableUnits(amount: Decimal, price: Decimal): bigint {
  if (amount.lte(0)) return 0n;
  // Divided with 30 decimals, so that one unit too many is possible at 10^30 only.
  return BigInt(toText(roundDown(amount.div(price), 0)));
}

/** The most whole units whose cost and fee are at most an amount in euros to the cent. */
function payableUnits(amount: Decimal, { price, feePercent }: DueTerms): bigint {
  const near = roundDown(amount.div(feePercent.div(100).plus(1)), 2);
  // A fee that is rounded down may leave room for one more cent.
  const next = near.plus('0.01');
  const fits = next.plus(feeOf(next, feePercent)).lte(amount);
  return affordableUnits(fits ? next : near, price);
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

export interface Proposal extends AmountDue {
  readonly units: bigint;
}

/**
 * What may be bought near a typed amount to invest, the fee beside it: the units it pays for, and one more where it is not their
 * exact cost. 5 000 € at 80.50 €: 62 for 4 991.00 € and 63 for 5 071.50 €. Those that the bounds refuse are left out.
 */
export function proposals(amount: Decimal, terms: DueTerms, bounds: UnitBounds): Proposal[] {
  const lower = affordableUnits(amount, terms.price);
  const isExact = unitsCost(lower, terms.price).eq(amount);
  return (isExact ? [lower] : [lower, lower + 1n])
    .filter((units) => unitsProblem(units, bounds) === null)
    .map((units) => ({ units, ...amountDue(units, terms) }));
}

export interface ReceivedForUnits {
  /** Worth in euros of all that was received, at the FX of the value date. */
  readonly received: Decimal;
  readonly units: bigint;
  readonly terms: DueTerms;
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
      /** Fewer units with their fee, and what is paid back; null under the smallest investment. The client chooses. */
      readonly fewer: (Proposal & { readonly back: Decimal }) | null;
    };

/** Within the tolerance it is paid; anything above what is due is paid back, never kept. */
export function receivedOutcome({
  received,
  units,
  terms,
  least,
  tolerancePercent,
}: ReceivedForUnits): ReceivedOutcome {
  const worth = roundFor('EUR', received);
  const { due } = amountDue(units, terms);
  const gap = { received: worth, promised: due, ...(tolerancePercent && { tolerancePercent }) };
  const difference = worth.minus(due);
  if (difference.gte(0)) return { kind: 'paid', back: difference };
  if (receiptGap(gap).kind === 'within') return { kind: 'paid', back: ZERO };
  const affordable = payableUnits(worth, terms);
  const paid = amountDue(affordable, terms);
  const fewer =
    affordable > 0n && affordable >= least
      ? { units: affordable, ...paid, back: worth.minus(paid.due) }
      : null;
  return { kind: 'short', missing: due.minus(worth), fewer };
}
