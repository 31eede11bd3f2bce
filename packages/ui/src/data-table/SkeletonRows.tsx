import { Skeleton } from '../feedback/index.ts';
import { cx } from '../internal/class-names.ts';
import type { DataColumn } from './columns.ts';
import styles from './data-table.module.css';

interface SkeletonRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly count: number;
}

/** Rows in their final height while the list loads. */
export function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: count }, (_, index) => index);
  return rows.map((row) => (
    <tr className={styles.row} key={row}>
      {columns.map((column) => (
        <td className={cx(styles.cell)} data-label={column.header} key={column.id}>
          <Skeleton height="1.2em" width="70%" />
        </td>
      ))}
    </tr>
  ));
}
