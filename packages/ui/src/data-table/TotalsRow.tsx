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
  const [first, ...others] = columns;
  if (first === undefined) return null;
  return (
    <tfoot>
      <tr className={styles.totals}>
        <th className={cx(styles.cell, styles.totalLabel)} colSpan={hasSelection ? 2 : 1} scope="row">
          {totals.label}
          {totals.note === undefined ? null : <span className={styles.note}>{totals.note}</span>}
        </th>
        {others.map(({ id, header, align }) => (
          <td
            className={cx(styles.cell, align === 'end' && styles.end, !(id in totals.cells) && styles.blank)}
            data-label={header}
            key={id}
          >
            {totals.cells[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
