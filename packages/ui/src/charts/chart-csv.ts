import { MINUS, toCsv } from '@repo/domain/format';
import { chartTexts } from './chart.texts.ts';
import type { ChartReading, ReadingPoint } from './reading.model.ts';

/**
 * The numbers of a chart as a CSV file: those of its table, to the last decimal shown, with the unit moved to the
 * column header so that a spreadsheet parses numbers. Hidden balances stay hidden: the file has the bullets.
 */
export function chartCsv({ pointHead, columns, points }: ChartReading): string {
  return toCsv(
    [
      { header: pointHead, value: (point: ReadingPoint) => point.fileLabel ?? point.label },
      ...columns.map(({ label }, index) => ({
        header: withUnit(label, points, index),
        value: (point: ReadingPoint) => numberIn(point.values[index] ?? ''),
      })),
    ],
    points,
  );
}

const numberAndUnit = /^([+\u2212]?[\d\s]+(?:,\d+)?)\s*([^\d\s]*)$/u;

/** « USDFY (%) »: the unit of the column's numbers in the table. */
function withUnit(label: string, points: readonly ReadingPoint[], index: number): string {
  const units = points.map(({ values }) => numberAndUnit.exec(values[index] ?? '')?.[2] ?? '');
  const unit = units.find((candidate) => candidate !== '');
  return unit === undefined ? label : chartTexts.columnUnit(label, unit);
}

/** « −0,12 % » → `-0,12`; a word is unchanged, and a missing value is an empty cell. */
function numberIn(text: string): string | null {
  if (text === chartTexts.missing || text === '') return null;
  const figure = numberAndUnit.exec(text)?.[1];
  return figure === undefined ? text : figure.replaceAll(/[\s+]/gu, '').replace(MINUS, '-');
}
