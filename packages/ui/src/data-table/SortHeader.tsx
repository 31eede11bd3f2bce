import { Button } from 'react-aria-components/Button';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { type DataColumn, isSortable, nextSort, type Sort } from './columns.ts';
import styles from './data-table.module.css';

interface SortHeaderProps<Row> {
  readonly column: DataColumn<Row>;
  readonly sort: Sort | null;
  readonly hasOriginalOrder: boolean;
  readonly onSort: (sort: Sort | null) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A column header; a button when the column is sortable. */
export function SortHeader<Row>({ column, sort, hasOriginalOrder, onSort }: SortHeaderProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : null;
  return (
    <th
      aria-sort={direction === null ? undefined : ariaSort[direction]}
      className={cx(styles.header, column.align === 'end' && styles.end)}
      scope="col"
    >
      {isSortable(column) ? (
        <Button
          className={cx(styles.sort)}
          onPress={() => onSort(nextSort(sort, column.id, hasOriginalOrder))}
        >
          {column.header}
          <Icon
            className={cx(styles.arrow, direction !== null && styles.active)}
            name={direction === 'desc' ? 'arrow-down' : 'arrow-up'}
            size={14}
          />
        </Button>
      ) : (
        column.header
      )}
    </th>
  );
}
