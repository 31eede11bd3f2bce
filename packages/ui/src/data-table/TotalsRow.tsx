import { cx } from '../internal/class-names.ts';
import type { DataColumn } from './columns.ts';
import styles from './data-table.module.css';
import type { TableTotals } from './table-options.ts';

interface TotalsRowProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly hasSelection: boolean;
  readonly totals: TableTotals;
}

/** The sums under the rows, in the columns they are of, whatever the order of these. */
export function TotalsRow<Row>({ columns, hasSelection, totals }: TotalsRowProps<Row>) {
  const { label, note, cells } = totals;
  const others = cells === undefined ? [] : columns.slice(1);
  const span = columns.length - others.length + (hasSelection ? 1 : 0);
  return (
    <tfoot>
      <tr className={styles.totals}>
        <th className={cx(styles.cell, styles.totalLabel)} colSpan={span} scope="row">
          {label}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </th>
        {others.map(({ id, header, align }) => (
          <td
            className={cx(
              styles.cell,
              align === 'end' && styles.end,
              cells?.[id] === undefined && styles.blank,
            )}
            data-label={header}
            key={id}
          >
            {cells?.[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
