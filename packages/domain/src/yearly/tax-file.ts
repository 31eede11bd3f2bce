// The figures that form 2086 requires of each disposal (CGI, article 150 VH bis), by a worked formula; whether a disposal
// is one for tax is left open (docs/decisions/0083).
import type { IsoDay } from '../dates/index.ts';
import { type Decimal, decimal, roundTo, sumOf, ZERO } from '../money/index.ts';

/** Disposals of a year up to this sum are exempt (CGI, article 150 VH bis, II B). */
const EXEMPT_EUROS = decimal('305');

export interface Acquisition {
  readonly day: IsoDay;
  /** Everything that was paid, fees included. */
  readonly euros: Decimal;
}

export interface Disposal {
  readonly id: string;
  readonly day: IsoDay;
  /** Gross. */
  readonly price: Decimal;
  readonly fees: Decimal;
  /** Of the holdings here, just before it. */
  readonly portfolioHere: Decimal;
}

/** What a person holds in other places at a disposal, as they declare it. */
export interface HeldElsewhere {
  /** The value of their other digital assets. */
  readonly value: Decimal;
  /** What those cost, less the parts that other disposals have taken. */
  readonly cost: Decimal;
}

export interface TaxInput {
  readonly year: number;
  /** Of every year, in order. */
  readonly acquisitions: readonly Acquisition[];
  readonly disposals: readonly Disposal[];
  /** By disposal; nothing where it is left out. */
  readonly elsewhere?: ReadonlyMap<string, HeldElsewhere>;
}

/** In whole cents. */
export interface DeclaredDisposal extends Disposal {
  /** What of `portfolio` and `acquired` is held elsewhere; null where nothing was declared. */
  readonly elsewhere: HeldElsewhere | null;
  readonly net: Decimal;
  /** Here and elsewhere. */
  readonly portfolio: Decimal;
  /** The price of acquisition of the whole portfolio, and what earlier disposals took of it. */
  readonly acquired: Decimal;
  readonly takenBefore: Decimal;
  /** `acquired` less `takenBefore`. */
  readonly cost: Decimal;
  /** The part of `cost` of this disposal: cost × price ÷ portfolio. */
  readonly taken: Decimal;
  /** `net` less `taken`; negative for a loss. */
  readonly gain: Decimal;
}

export interface TaxFile {
  readonly disposals: readonly DeclaredDisposal[];
  readonly prices: Decimal;
  readonly gain: Decimal;
  /** The prices of the year do not exceed the exemption. */
  readonly isExempt: boolean;
  /** A declared cost is lower than what earlier disposals, of any year, had taken of it: the figures mean nothing. */
  readonly isCostNegative: boolean;
}

const cents = (amount: Decimal): Decimal => roundTo(amount, 2);
const none: HeldElsewhere = { value: ZERO, cost: ZERO };

/** The disposals left blank after one that was declared: what earlier ones took of a cost elsewhere needs that cost again. */
export function blanksAfterDeclared(ids: readonly string[], declared: ReadonlySet<string>): string[] {
  const first = ids.findIndex((id) => declared.has(id));
  return first === -1 ? [] : ids.slice(first).filter((id) => !declared.has(id));
}

/** The disposals of a year; those before take their part of the price of acquisition first. */
export function taxFile({ year, acquisitions, disposals, elsewhere }: TaxInput): TaxFile {
  let takenBefore = ZERO;
  const declared: DeclaredDisposal[] = [];
  for (const disposal of disposals) {
    const given = elsewhere?.get(disposal.id);
    const other = given === undefined ? none : { value: cents(given.value), cost: cents(given.cost) };
    const bought = acquisitions.filter(({ day }) => day <= disposal.day).map(({ euros }) => euros);
    const acquired = cents(sumOf(bought).plus(other.cost));
    const cost = acquired.minus(takenBefore);
    const portfolio = cents(disposal.portfolioHere.plus(other.value));
    const [price, fees] = [cents(disposal.price), cents(disposal.fees)];
    // A value below the price, by rounding or a late rate, takes all that is left and no more.
    const isWhole = portfolio.lte(price);
    const taken = isWhole ? cost : cents(cost.times(price).div(portfolio));
    const net = price.minus(fees);
    declared.push({
      ...disposal,
      elsewhere: given === undefined ? null : other,
      price,
      fees,
      net,
      portfolio,
      acquired,
      takenBefore,
      cost,
      taken,
      gain: net.minus(taken),
    });
    takenBefore = takenBefore.plus(taken);
  }
  const ofYear = declared.filter(({ day }) => Number(day.slice(0, 4)) === year);
  const prices = sumOf(ofYear.map(({ price }) => price));
  return {
    disposals: ofYear,
    prices,
    gain: sumOf(ofYear.map(({ gain }) => gain)),
    isExempt: prices.lte(EXEMPT_EUROS),
    isCostNegative: declared.some(({ cost }) => cost.lt(ZERO)),
  };
}
