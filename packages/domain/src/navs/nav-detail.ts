// How a NAV is made, where its source gives it: net = gross − accruals, and the high-water mark of the strategy (design 1.2).
import { addDays, type IsoDay } from '../dates/index.ts';
import { formatNumericDate } from '../format/index.ts';
import { type Decimal, decimal, toText } from '../money/index.ts';
import { navDetailTexts as texts } from './nav-entry.texts.ts';
import { readNumber } from './read-number.ts';

/** As it is typed; an empty text is no value. */
export interface TypedNavDetail {
  readonly gross?: string | undefined;
  readonly accruals?: string | undefined;
  readonly mark?: string | undefined;
}

/** For one unit, in the reference currency; null where the source does not give it. */
export interface NavDetail {
  readonly gross: Decimal | null;
  readonly accruals: Decimal | null;
  readonly mark: Decimal | null;
}

export const noNavDetail: NavDetail = { gross: null, accruals: null, mark: null };

export type ReadNavDetail =
  | { readonly ok: true; readonly detail: NavDetail }
  | { readonly ok: false; readonly problem: string };

const columns = ['gross', 'accruals', 'mark'] as const;

export function readNavDetail(typed: TypedNavDetail, maxDecimals: number): ReadNavDetail {
  const read: Record<(typeof columns)[number], Decimal | null> = { ...noNavDetail };
  for (const column of columns) {
    const text = (typed[column] ?? '').trim();
    if (text === '') continue;
    const number = readNumber(text, maxDecimals);
    if (!number.ok) return { ok: false, problem: texts.at(texts.names[column], number.problem) };
    read[column] = decimal(number.text);
  }
  return { ok: true, detail: read };
}

/** Why a NAV can't be published with this detail; null when it can. Exact: not a last decimal may be missing. */
export function navDetailProblem(nav: Decimal, { gross, accruals, mark }: NavDetail): string | null {
  if (mark?.lte(0)) return texts.markNotPositive;
  if (gross === null && accruals === null) return null;
  if (gross === null || accruals === null) return texts.bothOrNone;
  if (accruals.lt(0)) return texts.accrualsNegative;
  const net = gross.minus(accruals);
  return net.eq(nav) ? null : texts.netDiffers(comma(net), comma(nav));
}

export interface MarkPoint {
  readonly day: IsoDay;
  readonly mark: Decimal;
}

export interface NavMarks {
  /** The mark in force on a day: the highest of the days up to it; null before the first. */
  inForce: (day: IsoDay) => Decimal | null;
  /** Why the typed mark of a day can't be published; null when it can, or when none was typed. */
  problem: (day: IsoDay) => string | null;
}

/** The marks of a strategy: those published, with typed ones in the place of those of their days. They never fall from day to day. */
export function navMarks(published: readonly MarkPoint[], typed: readonly MarkPoint[]): NavMarks {
  const typedOn = new Map(typed.map(({ day, mark }) => [day, mark]));
  const byDay = new Map([...published, ...typed].map(({ day, mark }) => [day, mark]));
  const inOrder = [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([day, mark]) => ({ day, mark }));
  /** The highest up to each. */
  const highest: MarkPoint[] = [];
  for (const point of inOrder) {
    const last = highest.at(-1);
    highest.push(last === undefined || point.mark.gte(last.mark) ? point : last);
  }
  /** The lowest from each on, among those that are published and stay. */
  const lowest: (MarkPoint | null)[] = [];
  for (const point of inOrder.toReversed()) {
    const next = lowest.at(-1) ?? null;
    const isKept = !typedOn.has(point.day) && (next === null || point.mark.lt(next.mark));
    lowest.push(isKept ? point : next);
  }
  lowest.reverse();
  /** How many days are not after this one. */
  const countUpTo = (day: IsoDay): number => {
    let [low, high] = [0, inOrder.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((inOrder[middle]?.day ?? '') <= day) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    inForce: (day) => highest[countUpTo(day) - 1]?.mark ?? null,
    problem: (day) => {
      const mark = typedOn.get(day);
      if (mark === undefined) return null;
      const before = highest[countUpTo(addDays(day, -1)) - 1];
      if (before !== undefined && mark.lt(before.mark)) {
        return texts.markFalls(comma(before.mark), formatNumericDate(before.day));
      }
      const after = lowest[countUpTo(day)] ?? null;
      return after !== null && mark.gt(after.mark)
        ? texts.markAboveLater(comma(after.mark), formatNumericDate(after.day))
        : null;
    },
  };
}

/**
 * What is unusual of the mark, in sentences. `highest`: of the NAVs published before the day; null before the first. `mark` is the one in
 * force on the day, moved or not by it.
 */
export function navMarkWarnings(
  nav: Decimal,
  { mark, isMoved, highest }: { mark: Decimal | null; isMoved: boolean; highest: Decimal | null },
): string[] {
  if (mark === null) return [];
  if (nav.gt(mark)) return [texts.aboveMark(comma(mark))];
  const most = highest === null || nav.gt(highest) ? nav : highest;
  return isMoved && mark.gt(most) ? [texts.markAboveNavs(comma(most))] : [];
}

const comma = (value: Decimal): string => toText(value).replace('.', ',');
