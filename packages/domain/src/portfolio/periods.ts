import { addDays, type IsoDay, isoDay, isoWeekKey, monthKey, weekStart } from '../dates/index.ts';
import type { RatePoint } from './points.ts';
import { compounded } from './rates.ts';

/** The periods of the dashboard, named as in the specification (2§2.1), in the order of the select. */
export const PERIODS = ['daily', 'monthly_short', 'weekly', 'monthly'] as const;
export type Period = (typeof PERIODS)[number];

/** The length of the valuation history of each period, in days (specification 2§9). */
export const PERIOD_DAYS: Readonly<Record<Period, number>> = {
  daily: 7,
  monthly_short: 30,
  weekly: 70,
  monthly: 365,
};

interface BucketRule {
  /** The number of newest buckets to show (2§9). */
  readonly count: number;
  readonly key: (day: IsoDay) => string;
  /** The first day of the bucket `day` is in. */
  readonly start: (day: IsoDay) => IsoDay;
}

const monthStart = (day: IsoDay): IsoDay => isoDay(`${monthKey(day)}-01`);
const sameDay = (day: IsoDay): IsoDay => day;

const BUCKET_RULES: Readonly<Record<Period, BucketRule>> = {
  daily: { count: 7, key: sameDay, start: sameDay },
  monthly_short: { count: 30, key: sameDay, start: sameDay },
  weekly: { count: 10, key: isoWeekKey, start: weekStart },
  monthly: { count: 12, key: monthKey, start: monthStart },
};

/** The rates of one day, ISO week or calendar month. */
export interface Bucket {
  /** `2026-01-31`, `2026-W05` or `2026-01`. */
  readonly key: string;
  /** The first calendar day of the bucket. */
  readonly start: IsoDay;
  /** The compounded rate, a fraction. */
  readonly rate: number;
}

/** A bucket split by product: `contributions` add up to `rate`. */
export interface StackedBucket extends Bucket {
  readonly contributions: Readonly<Record<string, number>>;
}

interface Group {
  readonly key: string;
  readonly start: IsoDay;
  readonly points: RatePoint[];
}

/** The first days of the newest buckets, oldest first. */
function bucketStarts(rule: BucketRule, until: IsoDay): IsoDay[] {
  const starts: IsoDay[] = [];
  for (let start = rule.start(until); starts.length < rule.count; start = rule.start(addDays(start, -1))) {
    starts.unshift(start);
  }
  return starts;
}

const firstBucketStart = (rule: BucketRule, until: IsoDay): IsoDay => bucketStarts(rule, until)[0] ?? until;

/** The days of one bucket, both included. */
export interface BucketDays {
  readonly start: IsoDay;
  readonly end: IsoDay;
}

/** Every bucket of the period that ends on `until`, oldest first, also those in which nothing happened. */
export function periodBuckets(period: Period, until: IsoDay): BucketDays[] {
  const starts = bucketStarts(BUCKET_RULES[period], until);
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { start, end: next === undefined ? until : addDays(next, -1) };
  });
}

/** The close before the first bucket of a period that ends on `until`: the day its change is measured from. */
export function periodStart(period: Period, until: IsoDay): IsoDay {
  return addDays(firstBucketStart(BUCKET_RULES[period], until), -1);
}

function group(points: readonly RatePoint[], period: Period, until: IsoDay | undefined): Group[] {
  const rule = BUCKET_RULES[period];
  const from = until === undefined ? undefined : firstBucketStart(rule, until);
  const groups: Group[] = [];
  for (const point of points) {
    if (from !== undefined && point.date < from) continue;
    const key = rule.key(point.date);
    const open = groups.at(-1);
    if (open?.key === key) open.points.push(point);
    else groups.push({ key, start: rule.start(point.date), points: [point] });
  }
  return groups.slice(-rule.count);
}

/**
 * Rates in the buckets of a period, each compounded: the newest 7 days (`daily`), 30 days (`monthly_short`), 10 ISO
 * weeks, Monday first (`weekly`), 12 calendar months (`monthly`). A bucket without a rate is omitted.
 * Points ascending by date. With `until`, buckets older than the period that ends on that day are left out too.
 */
export function buckets(points: readonly RatePoint[], period: Period, until?: IsoDay): Bucket[] {
  return group(points, period, until).map(({ key, start, points: inside }) => ({
    key,
    start,
    rate: compounded(inside),
  }));
}

/**
 * The buckets of the aggregated rate split by product. A day's contribution is multiplied by the growth of the bucket
 * so far, so that the parts add up to the compounded rate (compounding each part alone would not).
 */
export function stackedBuckets(
  aggregated: readonly RatePoint[],
  contributions: Readonly<Record<string, readonly RatePoint[]>>,
  period: Period,
  until?: IsoDay,
): StackedBucket[] {
  const products = Object.entries(contributions).map(
    ([product, points]) =>
      [product, new Map(points.map((point) => [point.date, point.performance_rate]))] as const,
  );
  return group(aggregated, period, until).map(({ key, start, points }) => {
    const parts: Record<string, number> = Object.fromEntries(products.map(([product]) => [product, 0]));
    let growth = 1;
    for (const point of points) {
      for (const [product, byDay] of products) {
        parts[product] = (parts[product] ?? 0) + growth * (byDay.get(point.date) ?? 0);
      }
      growth *= 1 + point.performance_rate;
    }
    return { key, start, rate: growth - 1, contributions: parts };
  });
}

/**
 * The points of the last 7, 30, 70 or 365 days of the four periods, `until` (by default the last point's day) included.
 * Points ascending by date.
 */
export function valuationCut<Point extends { readonly date: IsoDay }>(
  points: readonly Point[],
  period: Period,
  until: IsoDay | undefined = points.at(-1)?.date,
): Point[] {
  if (until === undefined) return [];
  const from = addDays(until, 1 - PERIOD_DAYS[period]);
  return points.filter((point) => point.date >= from && point.date <= until);
}
