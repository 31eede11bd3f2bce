// A NAV as staff type it, and what is unusual of one: the same for the grid and for an imported file.
import { addDays, daysBetween, type IsoDay, weekdayOf } from '../dates/index.ts';
import { formatDecimal, formatNumericDate } from '../format/index.ts';
import { type Decimal, decimal, roundTo, toText } from '../money/index.ts';
import { navEntryTexts as texts } from './nav-entry.texts.ts';
import { readNumber } from './read-number.ts';

/** A cell is the NAV itself, or the yield since the NAV before, in percent. */
export type NavUnit = 'nav' | 'percent';

export type ReadNav =
  | { readonly ok: true; readonly nav: Decimal }
  | { readonly ok: false; readonly problem: string };

/** As many as in an imported file; also of what a NAV is made of. */
export const maxNavDecimals = 12;
const MAX_PERCENT_DECIMALS = 8;
/** Of a NAV that is made of a yield (finance.md). */
const MADE_NAV_DECIMALS = 8;

/** Reads a typed cell; `previous` is the NAV before its day, null without one. */
export function readNavEntry(typed: string, unit: NavUnit, previous: Decimal | null): ReadNav {
  const text = typed.trim().replace(unit === 'percent' ? /\s*%$/ : /$^/, '');
  const number = readNumber(text, unit === 'nav' ? maxNavDecimals : MAX_PERCENT_DECIMALS);
  if (!number.ok) return number;
  const value = decimal(number.text);
  if (unit === 'nav') return { ok: true, nav: value };
  if (previous === null) return { ok: false, problem: texts.noPrevious };
  return { ok: true, nav: roundTo(previous.times(value.div(100).plus(1)), MADE_NAV_DECIMALS) };
}

/** The yield from one NAV to another, a fraction. */
export function yieldBetween(before: Decimal, after: Decimal): Decimal {
  return after.div(before).minus(1);
}

export interface NavPoint {
  readonly day: IsoDay;
  readonly nav: Decimal;
}

export interface NavContext {
  /** In Paris. */
  readonly today: IsoDay;
  /** No NAV is before; null for a product older than this rule. */
  readonly launchDay: IsoDay | null;
  /** Of the strategy's first NAV; null while it has none. */
  readonly firstDay: IsoDay | null;
  /** Days of the week, from 1 for Monday to 7. */
  readonly publicationDays: readonly number[];
  /** The NAVs before the day, the latest first: at most `navHistoryLength` are read. */
  readonly before: readonly NavPoint[];
  /** BTC and ETH move more than the others. */
  readonly referenceCurrency: string;
}

/** Of one unit, on the launch day (finance.md). */
const FIRST_NAV = decimal('100');

/** NAVs before a day that its checks read. */
export const navHistoryLength = 91;

const TOLERANCE_PERCENT = { stable: decimal('0.5'), crypto: decimal('5') } as const;
/** Standard deviations from the mean beyond which a yield is unusual, and yields that make a mean. */
const MOST_DEVIATIONS = 4;
const LEAST_YIELDS = 20;

/** Why a NAV can't be published; null when it can. Units are made and redeemed by dividing by it: it is never 0. */
export function navProblem(
  { day, nav }: NavPoint,
  { today, launchDay, firstDay }: NavContext,
): string | null {
  if (day > today) return texts.future;
  if (launchDay !== null && day < launchDay) return texts.beforeLaunch(formatNumericDate(launchDay));
  if (firstDay !== null && day < firstDay) return texts.beforeFirst(formatNumericDate(firstDay));
  return nav.lte(0) ? texts.notPositive : null;
}

/** What is unusual, in sentences; each is accepted with a reason. */
export function navWarnings(point: NavPoint, context: NavContext): string[] {
  const { day, nav } = point;
  const [last, secondLast] = context.before;
  const warnings: (string | false)[] = [
    !context.publicationDays.includes(weekdayOf(day)) && texts.unplanned,
    last !== undefined && last.day < addDays(day, -1) && texts.gap(daysBetween(last.day, day)),
    last === undefined && context.launchDay !== null && !nav.eq(FIRST_NAV) && texts.firstNav,
    secondLast !== undefined && nav.eq(last?.nav ?? 0) && nav.eq(secondLast.nav) && texts.frozen,
    ...yieldWarnings(point, context),
  ];
  return warnings.filter((warning) => warning !== false);
}

function yieldWarnings({ day, nav }: NavPoint, { before, referenceCurrency }: NavContext): string[] {
  const [last] = before;
  if (last === undefined) return [];
  const change = yieldBetween(last.nav, nav);
  const percent = change.times(100);
  const tolerance = TOLERANCE_PERCENT[isCrypto(referenceCurrency) ? 'crypto' : 'stable'];
  const isOver = percent.abs().gt(tolerance.times(daysBetween(last.day, day)));
  const deviations = deviationsOf(change, before);
  return [
    ...(isOver ? [texts.overTolerance(signed(percent), toText(tolerance).replace('.', ','))] : []),
    ...(deviations > MOST_DEVIATIONS ? [texts.unusual(formatDecimal(String(Math.floor(deviations))))] : []),
  ];
}

const isCrypto = (currency: string): boolean => currency === 'BTC' || currency === 'ETH';

/** « +0,62 ». */
function signed(percent: Decimal): string {
  const rounded = roundTo(percent, 4);
  return `${rounded.gt(0) ? '+' : ''}${toText(rounded).replace('-', '\u2212').replace('.', ',')}`;
}

/** How far a yield is from the mean of those before, in their standard deviations; 0 of too few. Statistics: doubles suffice. */
function deviationsOf(change: Decimal, before: readonly NavPoint[]): number {
  if (before.length <= LEAST_YIELDS) return 0;
  const navs = before.map(({ nav }) => nav.toNumber());
  const yields = navs.slice(1).map((earlier, index) => (navs[index] ?? 0) / earlier - 1);
  const mean = yields.reduce((sum, rate) => sum + rate, 0) / yields.length;
  const variance = yields.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / yields.length;
  return variance === 0 ? 0 : Math.abs(change.toNumber() - mean) / Math.sqrt(variance);
}
