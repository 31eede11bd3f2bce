import { Fragment } from 'react';
import { cx } from '../internal/class-names.ts';
import { DataRow, type RowAction } from './DataRow.tsx';
import styles from './data-table.module.css';
import { dataTableTexts } from './data-table.texts.ts';
import { SelectBox } from './SelectBox.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { RowFold, RowSelection } from './table-options.ts';
import type { useDataTable } from './use-data-table.ts';

interface TableBodyProps<Row extends object> {
  readonly list: ReturnType<typeof useDataTable<Row>>;
  readonly rowAction: RowAction<Row> | undefined;
  readonly selection: RowSelection<Row> | undefined;
  readonly folds: readonly RowFold[] | undefined;
  readonly loadingRows: number | undefined;
  /** The row whose detail was open last: the focus returns to it. */
  readonly lastOpenId: string | null;
}

/** The rows of the page, or their skeletons while they load. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { list, rowAction, selection, folds = [], loadingRows, lastOpenId } = props;
  if (loadingRows !== undefined) {
    return (
      <tbody>
        <SkeletonRows columns={list.columns} count={loadingRows} hasSelection={selection !== undefined} />
      </tbody>
    );
  }
  const width = list.columns.length + (selection === undefined ? 0 : 1);
  const foldAfter = (id: string | null) =>
    folds
      .filter(({ afterId }) => afterId === id)
      .map(({ content }) => (
        <tr className={cx(styles.row)} key={`fold-${id}`}>
          <td className={cx(styles.cell, styles.folded)} colSpan={width}>
            {content}
          </td>
        </tr>
      ));
  return (
    <tbody>
      {foldAfter(null)}
      {list.table.getRowModel().rows.map((row) => (
        <Fragment key={row.id}>
          <DataRow
            action={rowAction}
            columns={list.columns}
            id={row.id}
            isFocusTarget={(rowAction?.openId ?? null) === null && row.id === lastOpenId}
            isOpen={row.id === rowAction?.openId}
            isSelected={row.getIsSelected()}
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
          {foldAfter(row.id)}
        </Fragment>
      ))}
    </tbody>
  );
}
