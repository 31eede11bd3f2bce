import { DataRow, type RowAction } from './DataRow.tsx';
import { dataTableTexts } from './data-table.texts.ts';
import { SelectBox } from './SelectBox.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { RowSelection } from './table-options.ts';
import type { useDataTable } from './use-data-table.ts';

interface TableBodyProps<Row extends object> {
  readonly list: ReturnType<typeof useDataTable<Row>>;
  readonly rowAction: RowAction<Row> | undefined;
  readonly selection: RowSelection<Row> | undefined;
  readonly loadingRows: number | undefined;
  /** The row whose detail was open last: the focus returns to it. */
  readonly lastOpenId: string | null;
}

/** The rows of the page, or their skeletons while they load. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { list, rowAction, selection, loadingRows, lastOpenId } = props;
  if (loadingRows !== undefined) {
    return (
      <tbody>
        <SkeletonRows columns={list.columns} count={loadingRows} hasSelection={selection !== undefined} />
      </tbody>
    );
  }
  return (
    <tbody>
      {list.table.getRowModel().rows.map((row) => (
        <DataRow
          action={rowAction}
          columns={list.columns}
          id={row.id}
          isFocusTarget={(rowAction?.openId ?? null) === null && row.id === lastOpenId}
          isOpen={row.id === rowAction?.openId}
          isSelected={row.getIsSelected()}
          key={row.id}
          row={row.original}
          selectBox={
            selection === undefined ? null : (
              <SelectBox
                isDisabled={!row.getCanSelect()}
                label={dataTableTexts.selectRow(selection.rowName(row.original))}
                onChange={(isOn) => row.toggleSelected(isOn)}
                state={row.getIsSelected() ? 'on' : 'off'}
              />
            )
          }
        />
      ))}
    </tbody>
  );
}
