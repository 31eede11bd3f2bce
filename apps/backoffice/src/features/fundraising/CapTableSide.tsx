import type { components } from '@repo/api-sdk';
import { formatDecimal } from '@repo/domain/format';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Stack } from '@repo/ui/layout';
import { capTableTexts as texts } from './issuers.texts.ts';
import { shownPercent } from './rounds.model.ts';

type Schemas = components['schemas'];
type Side = Schemas['CapTableSide'];
type Row = Side['rows'][number];

interface CapTableSideProps {
  readonly title: string;
  readonly classes: Schemas['CapTable']['classes'];
  readonly side: Side;
}

const columnsOf = (classes: CapTableSideProps['classes']): readonly DataColumn<Row>[] => [
  { id: 'holder', header: texts.columns.holder, isRowName: true, cell: ({ holder }) => holder },
  ...classes.map(
    ({ id, symbol, is_issued: isIssued }, place): DataColumn<Row> => ({
      id,
      header: isIssued ? symbol : texts.rights(symbol),
      align: 'end',
      cell: ({ units }) => formatDecimal(units[place] ?? '0'),
    }),
  ),
  {
    id: 'issued',
    header: texts.columns.issued,
    align: 'end',
    cell: ({ issued }) => formatDecimal(issued),
  },
  {
    id: 'issued_percent',
    header: texts.columns.issuedPercent,
    align: 'end',
    onCard: 'first',
    cell: (row) => shownPercent(row.issued_percent),
  },
  {
    id: 'diluted',
    header: texts.columns.diluted,
    align: 'end',
    cell: ({ diluted }) => formatDecimal(diluted),
  },
  {
    id: 'diluted_percent',
    header: texts.columns.dilutedPercent,
    align: 'end',
    onCard: 'second',
    cell: (row) => shownPercent(row.diluted_percent),
  },
];

/** Who holds what, the largest diluted holding first, with its sums. */
export function CapTableSide({ title, classes, side }: CapTableSideProps) {
  return (
    <Stack gap={12}>
      <h2>{title}</h2>
      <DataTable
        columns={columnsOf(classes)}
        isWide
        label={title}
        rowId={({ holder }) => holder}
        rows={side.rows}
        totals={{
          label: texts.total,
          cells: {
            issued: formatDecimal(side.issued),
            issued_percent: side.issued === '0' ? null : texts.whole,
            diluted: formatDecimal(side.diluted),
            diluted_percent: side.diluted === '0' ? null : texts.whole,
          },
        }}
      />
    </Stack>
  );
}
