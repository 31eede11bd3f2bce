import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { cx } from '../internal/class-names.ts';
import type { DataColumn } from './columns.ts';
import styles from './data-table.module.css';

/** The action of a row; `openId` is the row whose detail is open beside the list. */
export type RowAction<Row> = { readonly openId?: string | null | undefined } & (
  | { readonly kind: 'link'; readonly href: (row: Row) => string }
  | { readonly kind: 'press'; readonly onPress: (row: Row) => void }
);

interface DataRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly DataColumn<Row>[];
  readonly action: RowAction<Row> | undefined;
  /** The row whose detail is open beside the list. */
  readonly isOpen: boolean;
  /** Takes the focus when the detail beside the list is closed. */
  readonly isFocusTarget: boolean;
  /** Selected by its checkbox, `selectBox`. */
  readonly isSelected: boolean;
  readonly selectBox: ReactNode;
}

/** One row; its name holds the link or button, whose hit area covers the whole row. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { id, row, columns, action, isOpen, isFocusTarget, isSelected, selectBox } = props;
  return (
    <tr
      aria-current={isOpen ? 'true' : undefined}
      data-row={id}
      className={cx(styles.row, action !== undefined && styles.pressable, isSelected && styles.selected)}
    >
      {selectBox === null ? null : <td className={cx(styles.cell, styles.select)}>{selectBox}</td>}
      {columns.map((column) => {
        const content = column.cell(row);
        return (
          <td
            className={cx(
              styles.cell,
              column.align === 'end' && styles.end,
              column.isRowName === true && styles.name,
            )}
            data-label={column.header}
            key={column.id}
          >
            {column.isRowName === true && action !== undefined ? (
              <RowControl action={action} isFocusTarget={isFocusTarget} row={row}>
                {content}
              </RowControl>
            ) : (
              <span className={styles.value}>{content}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface RowControlProps<Row> {
  readonly row: Row;
  readonly action: RowAction<Row>;
  readonly isFocusTarget: boolean;
  readonly children: ReactNode;
}

function RowControl<Row>({ row, action, isFocusTarget, children }: RowControlProps<Row>) {
  const focus = isFocusTarget ? { 'data-page-focus': true } : {};
  if (action.kind === 'link') {
    return (
      <Link {...focus} className={cx(styles.control)} href={action.href(row)}>
        {children}
      </Link>
    );
  }
  return (
    <Button {...focus} className={cx(styles.control)} onPress={() => action.onPress(row)}>
      {children}
    </Button>
  );
}
