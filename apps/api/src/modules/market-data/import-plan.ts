// The difference between a file and what is stored: pure, so that preview and commit cannot disagree.
import { createHash } from 'node:crypto';
import { decimal } from '@repo/domain/money';
import type { PlannedValue } from '../../db/schema/market-data.ts';
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
  const storedBySeriesAndDay = new Map(stored.map((row) => [`${row.series} ${row.day}`, row.value]));
  const rows = values.map((value): PlannedRow => {
    const previous = storedBySeriesAndDay.get(`${value.series} ${value.day}`) ?? null;
    return { ...value, previous, action: actionOf(previous, value.value) };
  });
  const count = (action: PlannedRow['action']) => rows.filter((row) => row.action === action).length;
  return {
    rows,
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    values: rows
      .filter((row) => row.action !== 'unchanged')
      .map((row): PlannedValue => [row.series, row.day, row.value]),
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

function actionOf(previous: string | null, value: string): PlannedRow['action'] {
  if (previous === null) return 'created';
  return decimal(previous).eq(decimal(value)) ? 'unchanged' : 'changed';
}
