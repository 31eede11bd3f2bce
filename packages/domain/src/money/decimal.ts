import BigJs, { type Big } from 'big.js';

/**
 * An exact decimal number: the only type for amounts, NAVs, FX rates and units (docs/money.md).
 * Immutable; arithmetic through its methods (`plus`, `minus`, `times`, `div`, `cmp`, `eq`, `lt`, `gt`, …).
 * Sums and products are exact; a division keeps 30 decimals, rounded half-even.
 */
export type Decimal = Big;

/** A text or number that is not an amount; never read as zero (docs/money.md, Exactness). */
export class MalformedAmount extends Error {
  override readonly name = 'MalformedAmount';
  readonly received: string;

  constructor(received: unknown) {
    super(`Not a decimal amount: ${String(received).slice(0, 40)}`);
    this.received = String(received);
  }
}

// A separate constructor, whose settings no other user of the library can change.
const Exact = BigJs();
// ETH is stored with 18 decimals; 12 guard digits keep every chained division far below the last one.
Exact.DP = 30;
Exact.RM = Exact.roundHalfEven;
// Amounts are written in plain notation, never as 1e-18.
Exact.NE = -1_000;
Exact.PE = 1_000;

const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;
// Far longer than any valid amount.
const MAX_TEXT_LENGTH = 200;

/**
 * Parses an amount: a plain decimal text (`"10000.50"`, no sign +, spaces, comma or exponent) or a finite number.
 * @throws MalformedAmount for anything else.
 */
export function decimal(value: string | number): Decimal {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new MalformedAmount(value);
    return new Exact(value);
  }
  refuseMalformed(value);
  return new Exact(value);
}

/**
 * The double nearest to a decimal text: for charts only (docs/money.md, Exactness).
 * @throws MalformedAmount as `decimal` does.
 */
export function toDouble(text: string): number {
  refuseMalformed(text);
  return Number(text);
}

function refuseMalformed(text: string): void {
  // The wire is untyped at runtime: an amount may be null or an object.
  if (typeof text !== 'string' || text.length > MAX_TEXT_LENGTH || !PLAIN_DECIMAL.test(text)) {
    throw new MalformedAmount(text);
  }
}

/** Zero, as an exact decimal. */
export const ZERO: Decimal = decimal('0');

/** One, as an exact decimal. */
export const ONE: Decimal = decimal('1');

/** `value` to `decimals` decimals, half-even: the rounding of every output (docs/money.md, Exactness). */
export function roundTo(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, Exact.roundHalfEven);
}

/** `value` to `decimals` decimals, half away from zero: for percentages, indexes and file sizes, never for an amount. */
export function roundAway(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, Exact.roundHalfUp);
}

/** `value` to `decimals` decimals, towards zero: for a bound that must not be exceeded. */
export function roundDown(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, Exact.roundDown);
}

/** The exact sum; zero for an empty list. */
export function sumOf(values: Iterable<Decimal>): Decimal {
  let total = ZERO;
  for (const value of values) total = total.plus(value);
  return total;
}

/** Plain decimal text, for the wire and `numeric` columns; with `decimals`, padded and rounded half-even. */
export function toText(value: Decimal, decimals?: number): string {
  const text = decimals === undefined ? value.toFixed() : value.toFixed(decimals, Exact.roundHalfEven);
  // big.js keeps the sign of a negative zero; PostgreSQL has none.
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}
