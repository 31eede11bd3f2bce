import { Select } from '../select/index.ts';
import { type DataColumn, isSortable, type Sort, type SortDirection } from './columns.ts';
import { dataTableTexts } from './data-table.texts.ts';

interface SortSelectProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort | null;
  readonly hasOriginalOrder: boolean;
  readonly onChange: (sort: Sort | null) => void;
}

const directions: readonly SortDirection[] = ['asc', 'desc'];
const unsorted = 'unsorted';

/** Replaces the sortable headers where rows are cards. */
export function SortSelect<Row>({ columns, sort, hasOriginalOrder, onChange }: SortSelectProps<Row>) {
  const choices = columns.filter(isSortable).flatMap((column) =>
    directions.map((direction) => ({
      value: `${column.id}:${direction}`,
      label: `${column.header}, ${dataTableTexts.directions[direction]}`,
      sort: { column: column.id, direction },
    })),
  );
  if (choices.length === 0) return null;
  return (
    <Select
      label={dataTableTexts.sortBy}
      look="inline"
      onChange={(value) => onChange(choices.find((choice) => choice.value === value)?.sort ?? null)}
      options={[
        ...(hasOriginalOrder ? [{ value: unsorted, label: dataTableTexts.unsorted }] : []),
        ...choices,
      ]}
      value={sort === null ? unsorted : `${sort.column}:${sort.direction}`}
    />
  );
}
