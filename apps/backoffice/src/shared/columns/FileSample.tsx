import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { columnsTexts as texts } from './columns.texts.ts';

interface Row {
  readonly rank: number;
  readonly cells: readonly string[];
}

/** The first lines of a file under its header, so that its columns can be recognised. */
export function FileSample({
  headers,
  rows,
}: {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}) {
  if (headers.length === 0 || rows.length === 0) return null;
  const columns = headers.map(
    (header, index): DataColumn<Row> => ({
      id: String(index),
      header,
      isRowName: index === 0,
      cell: ({ cells }) => cells[index] ?? '',
    }),
  );
  return (
    <DataTable
      columns={columns}
      isWide
      label={texts.sample}
      rowId={({ rank }) => String(rank)}
      rows={rows.map((cells, rank) => ({ rank, cells }))}
    />
  );
}
