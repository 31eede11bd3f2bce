// The difference between a file and what is stored: pure, so that preview and commit cannot disagree.
import { createHash } from 'node:crypto';
import { decimal } from '@repo/domain/money';
import type { PlannedValue, StoredDetail } from '../../db/schema/market-data.ts';
import type { DayRange, StoredValue } from './market-values.repository.ts';
import type { ParsedValue } from './parse/parsed-file.ts';

export interface PlannedRow extends ParsedValue {
  action: 'created' | 'changed' | 'unchanged';
  previous: string | null;
}

export interface Difference {
  rows: PlannedRow[];
  created: number;
  changed: number;
  unchanged: number;
  /** Only what is to be written. */
  values: PlannedValue[];
}

export function compareWithStored(
  values: readonly ParsedValue[],
  stored: readonly StoredValue[],
): Difference {
  const storedBySeriesAndDay = new Map(stored.map((row) => [`${row.series} ${row.day}`, row]));
  const rows = values.map((value): PlannedRow => {
    const previous = storedBySeriesAndDay.get(`${value.series} ${value.day}`);
    return { ...value, previous: previous?.value ?? null, action: actionOf(previous, value) };
  });
  const count = (action: PlannedRow['action']) => rows.filter((row) => row.action === action).length;
  return {
    rows,
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    values: rows
      .filter((row) => row.action !== 'unchanged')
      .map(
        ({ series, day, value, detail }): PlannedValue =>
          detail === undefined ? [series, day, value] : [series, day, value, detail],
      ),
  };
}

/** Digest of stored values: the same data gives the same text, in whatever order it is read. */
export function fingerprintOf(stored: readonly StoredValue[]): string {
  const lines = stored.map((row) => `${row.series} ${row.day} ${row.value} ${row.version}`).toSorted();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** The series that are written: a change of another one does not concern the plan. */
export function seriesOf(values: readonly PlannedValue[]): string[] {
  return [...new Set(values.map(([series]) => series))];
}

export function rangeOf(values: readonly { day: string }[]): DayRange | null {
  const first = values[0]?.day;
  if (first === undefined) return null;
  return values.reduce<DayRange>(
    (range, { day }) => ({
      first: day < range.first ? day : range.first,
      last: day > range.last ? day : range.last,
    }),
    { first, last: first },
  );
}

function actionOf(previous: StoredValue | undefined, { value, detail }: ParsedValue): PlannedRow['action'] {
  if (previous === undefined) return 'created';
  const isSame = decimal(previous.value).eq(decimal(value)) && !changesDetail(previous.detail, detail);
  return isSame ? 'unchanged' : 'changed';
}

const detailColumns = ['gross', 'accruals', 'mark'] as const;

/** Whether what was given of how a NAV is made differs from what is stored; what was not given stays as it is. */
export function changesDetail(
  stored: StoredDetail | undefined,
  given: StoredDetail | null | undefined,
): boolean {
  return detailColumns.some((column) => {
    const [before, after] = [stored?.[column], given?.[column]];
    return after !== undefined && (before === undefined || !decimal(before).eq(decimal(after)));
  });
}

/** Whether a published value would be another: what a NAV is made of changes nothing for clients. */
export const isCorrected = ({ previous, value }: PlannedRow): boolean =>
  previous !== null && !decimal(previous).eq(decimal(value));
