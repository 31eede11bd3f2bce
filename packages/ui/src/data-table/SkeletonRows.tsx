import { Skeleton } from '../feedback/index.ts';
import { cx } from '../internal/class-names.ts';
import type { DataColumn } from './columns.ts';
import styles from './data-table.module.css';

interface SkeletonRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly count: number;
  /** Whether the rows will have a checkbox. */
  readonly hasSelection: boolean;
}

/** Rows in their final height while the list loads. */
export function SkeletonRows<Row>({ columns, count, hasSelection }: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: count }, (_, index) => index);
  return rows.map((row) => (
    <tr className={styles.row} key={row}>
      {hasSelection ? (
        <td className={cx(styles.cell, styles.select)}>
          <Skeleton height="18px" width="18px" />
        </td>
      ) : null}
      {columns.map((column) => (
        <td
          className={cx(styles.cell, column.align === 'end' && styles.end)}
          data-label={column.header}
          key={column.id}
        >
          <span className={styles.bone}>
            <Skeleton height="1.2em" width="70%" />
          </span>
        </td>
      ))}
    </tr>
  ));
}
