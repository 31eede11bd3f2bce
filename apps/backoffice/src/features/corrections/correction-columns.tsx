import { formatDecimal, formatNumericDate, formatNumericDateTime, formatPercent } from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge } from '@repo/ui/feedback';
import type { CorrectionRow } from './corrections.model.ts';
import { correctionsTexts as texts } from './corrections.texts.ts';

const { columns } = texts;
const series: DataColumn<CorrectionRow> = {
  id: 'series',
  header: columns.series,
  isRowName: true,
  cell: (row) => row.series,
};
const day: DataColumn<CorrectionRow> = {
  id: 'day',
  header: columns.day,
  cell: (row) => formatNumericDate(row.day),
};
const gap: DataColumn<CorrectionRow> = {
  id: 'gap',
  header: columns.gap,
  align: 'end',
  cell: (row) => formatPercent(row.gap),
};
const open: DataColumn<CorrectionRow> = {
  id: 'open',
  header: columns.open,
  align: 'end',
  cell: (row) =>
    row.is_decision_required ? (
      <Badge tone="warning">{formatDecimal(String(row.open))}</Badge>
    ) : (
      formatDecimal(String(row.open))
    ),
};

/** The columns of the list; beside an open correction only those that distinguish rows. */
export function correctionColumns({ isNarrow }: { isNarrow: boolean }): readonly DataColumn<CorrectionRow>[] {
  if (isNarrow) return [series, day, gap, open];
  return [
    series,
    day,
    {
      id: 'executed',
      header: columns.executed,
      align: 'end',
      cell: (row) => row.executed.map((value) => formatDecimal(value)).join(' · '),
    },
    { id: 'value', header: columns.value, align: 'end', cell: (row) => formatDecimal(row.value) },
    gap,
    { id: 'deals', header: columns.deals, align: 'end', cell: (row) => formatDecimal(String(row.deals)) },
    open,
    {
      id: 'date',
      header: columns.correctedAt,
      align: 'end',
      cell: (row) => formatNumericDateTime(row.corrected_at),
    },
  ];
}
