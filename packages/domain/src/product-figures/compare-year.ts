// A product beside what its money could have done instead, over twelve months and in euros.
import { addMonths, daysBetween, type IsoDay } from '../dates/index.ts';
import { type Decimal, sumOf } from '../money/index.ts';
import { type NavPoint, pointOn } from './nav-figures.ts';

/** A percentage in force from a day on; 0 where there is none to show. */
export interface DatedPercent {
  readonly day: IsoDay;
  readonly percent: Decimal;
}

export interface ComparisonRow {
  readonly kind: 'product' | 'livret_a' | 'inflation' | 'asset';
  /** Over the year, in euros: a fraction. */
  readonly rate: number;
  /** Of the figure that it rests on: in force, or published; null for what the NAVs and quotes give. */
  readonly since: IsoDay | null;
}

export interface Comparison {
  readonly from: IsoDay;
  readonly until: IsoDay;
  /** The product first. */
  readonly rows: readonly ComparisonRow[];
}

interface ComparisonInput {
  /** In order of time. */
  readonly points: readonly NavPoint[];
  /** Whether its currency is the euro: holding it is no alternative. */
  readonly isEuro: boolean;
  /** In order of time, each. */
  readonly livretA: readonly DatedPercent[];
  readonly inflation: readonly DatedPercent[];
}

/** Null where the product has no year of NAVs and quotes. A reference without figures is left out. */
export function compareYear({ points, isEuro, livretA, inflation }: ComparisonInput): Comparison | null {
  const last = points.at(-1);
  const first = last && pointOn(points, addMonths(last.date, -12));
  if (!last || !first || first.eur === null || last.eur === null) return null;
  const [from, until] = [first.date, last.date];
  const asset = last.eur.div(first.eur);
  const product = asset.times(last.nav).div(first.nav);
  const saved = savedRate(livretA, from, until);
  const prices = inForce(inflation, until);
  return {
    from,
    until,
    rows: [
      { kind: 'product', rate: product.minus(1).toNumber(), since: null },
      ...(saved === null ? [] : [{ kind: 'livret_a' as const, ...saved }]),
      ...(prices === null
        ? []
        : [{ kind: 'inflation' as const, rate: fractionOf(prices), since: prices.day }]),
      ...(isEuro ? [] : [{ kind: 'asset' as const, rate: asset.minus(1).toNumber(), since: null }]),
    ],
  };
}

const fractionOf = ({ percent }: DatedPercent): number => percent.div(100).toNumber();

/** The one in force on a day; null where there is none to show. */
function inForce(versions: readonly DatedPercent[], day: IsoDay): DatedPercent | null {
  const found = versions.findLast((version) => version.day <= day);
  return found === undefined || found.percent.eq(0) ? null : found;
}

/** Interest without compounding, each day at the rate in force; null where a day of the year has none. */
function savedRate(
  versions: readonly DatedPercent[],
  from: IsoDay,
  until: IsoDay,
): Pick<ComparisonRow, 'rate' | 'since'> | null {
  const start = inForce(versions, from);
  const latest = inForce(versions, until);
  const days = daysBetween(from, until);
  if (start === null || latest === null || days === 0) return null;
  const changes = versions.filter(({ day }) => day > from && day <= until);
  if (changes.some(({ percent }) => percent.eq(0))) return null;
  const stretches = [{ ...start, day: from }, ...changes].map(({ day, percent }, index) => {
    const end = changes[index]?.day ?? until;
    return percent.times(daysBetween(day, end));
  });
  return { rate: sumOf(stretches).div(days).div(100).toNumber(), since: latest.day };
}
