// The long series of an answer written as JSON text directly: some forty thousand points go out in a few milliseconds.
import type { RatePoint, ValuePoint } from '@repo/domain/portfolio';

/** Under the 1e-9 that docs/money.md (Exactness) allows the points of a chart, with room for the doubles' own error. */
const TOLERANCE = 9e-10;
const FEWEST_DIGITS = 8;
const MOST_DIGITS = 10;
const LARGEST_EXPONENT = 40;
const powersOfTen = Array.from({ length: LARGEST_EXPONENT + 1 }, (_, exponent) => 10 ** exponent);

/**
 * A chart's number with as few digits as the tolerance lets it have, eight to ten: half of the bytes of a double.
 * Exact figures never pass here.
 */
export function shortNumber(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return '0';
  const size = Math.abs(value);
  const exponent = Math.floor(Math.log10(size));
  for (let digits = FEWEST_DIGITS; digits <= MOST_DIGITS; digits += 1) {
    const scale = powersOfTen[digits - 1 - exponent];
    // Very large and very small numbers go out as they are.
    if (scale === undefined) break;
    const rounded = Math.round(value * scale) / scale;
    if (Math.abs(rounded - value) <= size * TOLERANCE) return String(rounded);
  }
  return String(value);
}

export function ratePointsJson(points: readonly RatePoint[]): string {
  let json = '';
  for (const point of points) {
    json += `${json === '' ? '' : ','}{"date":"${point.date}","performance_rate":${shortNumber(point.performance_rate)}}`;
  }
  return `[${json}]`;
}

export function valuePointsJson(points: readonly ValuePoint[]): string {
  let json = '';
  for (const { date, value, contribution, stale } of points) {
    const start = `${json === '' ? '' : ','}{"date":"${date}","value":${shortNumber(value)}`;
    json += `${start},"contribution":${shortNumber(contribution)}${stale ? ',"stale":true}' : '}'}`;
  }
  return `[${json}]`;
}

/** An object whose values are JSON text already. */
export function objectJson(entries: Iterable<readonly [key: string, json: string]>): string {
  return `{${Array.from(entries, ([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`;
}
